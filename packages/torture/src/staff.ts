import type { Answer, Ask, Dice, Observation, OptionId, PathStep, Staff } from '@point-option/engine';
import { capitalOf, rosterOf } from './data/roster.ts';
import { SIDES, type NationName } from './data/sides.ts';
import { groundOf } from './data/state.ts';
import type { WarView } from './view.ts';

/** Spends what it has, marches on the next capital, and fires at whatever is near. */
export const steady: Staff<WarView> = {
  id: 'steady',
  decide: (seen, ask, dice) => decide(seen, ask, dice),
  reason: () => ({ key: 'reason steady' }),
};

function decide(seen: Observation<WarView>, ask: Ask, dice: Dice): Answer {
  switch (ask.kind) {
    case 'one':
      // A battle lists its targets first; elsewhere one option is as good as another.
      return ask.options[ask.step === 'target' ? 0 : dice.die(ask.options.length) - 1] as OptionId;
    case 'some':
      return apart(seen.view, ask.options.map(String), ask.max);
    case 'amount':
      return Math.min(ask.max, ask.min + 1);
    case 'confirm':
      return dice.die(3) > 1;
    case 'arrange':
      return placed(ask);
    case 'path':
      return advance(seen, ask);
    case 'allot':
      return shared(ask);
  }
}

/** Units of different places. */
function apart(view: WarView, ids: readonly string[], max: number): string[] {
  const { indexOf } = rosterOf(view.scenario);
  const places = new Map(ids.map((id) => [view.units[indexOf.get(id) ?? 0]?.at, id]));
  return [...places.values()].slice(0, max);
}

/** Each piece into the first of its boxes that has room. */
function placed({ pieces, boxes }: Ask & { kind: 'arrange' }): Record<string, string> {
  const room = new Map(boxes.map(({ id, max = pieces.length }) => [id, max]));
  const answer: Record<string, string> = {};
  for (const { id, boxes: open = [...room.keys()] } of pieces) {
    const box = open.find((each) => (room.get(each) ?? 0) > 0);
    if (box === undefined) continue;
    answer[id] = box;
    room.set(box, (room.get(box) ?? 0) - 1);
  }
  return answer;
}

/** Step by step nearer to the next side's capital. */
function advance({ view, side }: Observation<WarView>, ask: Ask & { kind: 'path' }): string[] {
  const next = SIDES[(SIDES.findIndex((each) => each === side) + 1) % SIDES.length] as NationName;
  const goal = capitalOf(next, view.scenario);
  const { distance } = groundOf(view);
  const route: string[] = [];
  const nearer = (at: string, steps: readonly PathStep[]): PathStep | undefined =>
    steps.find(({ to }) => distance(String(to), goal) < distance(at, goal));
  for (let best = nearer(String(ask.from), ask.first); best !== undefined && route.length < ask.max; ) {
    route.push(String(best.to));
    best = best.stops ? undefined : nearer(String(best.to), ask.next(route));
  }
  // Where a march may not end, it ends earlier.
  const length = route.findLastIndex((_, i) => !ask.accepts?.(route.slice(0, i + 1))) + 1;
  return route.slice(0, length);
}

/** As evenly as the steps allow. */
function shared({ items, max }: Ask & { kind: 'allot' }): Record<string, number> {
  const each = Math.floor(max / Math.max(1, items.length));
  let left = max;
  return Object.fromEntries(
    items.map(({ id, min = 0, max: most, by = 1 }) => {
      const wanted = Math.min(Math.max(each, min), most, left);
      const n = min + Math.floor((wanted - min) / by) * by;
      left -= n;
      return [id, n];
    }),
  );
}
