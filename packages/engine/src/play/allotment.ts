import type { Dice } from '../chance/dice.ts';
import { refuseBy, text } from './answerRefusal.ts';
import type { Ask } from './ask.ts';
import type { AllotItem, Answer } from './decision.ts';
import type { Refusal } from './refusal.ts';

type AllotAsk = Ask & { kind: 'allot' };

export function allotRefusal(ask: AllotAsk, answer: Answer): Refusal | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    return refuseBy('not amounts', ask.rule, { answer: text(answer) });
  const { items, rule } = ask;
  const stranger = Object.keys(answer).find((id) => !items.some((item) => item.id === id));
  if (stranger !== undefined) return refuseBy('no such item', rule, { item: text(stranger) });
  let total = 0;
  for (const { id, min = 0, max, by = 1 } of items) {
    const n = Object.hasOwn(answer, id) ? answer[id] : 0;
    if (typeof n !== 'number' || !Number.isSafeInteger(n) || Object.is(n, -0))
      return refuseBy('not a number', rule, { answer: text(n ?? null) });
    if (n < min || n > max) return refuseBy('item out of range', rule, { item: id, n, min, max });
    if ((n - min) % by !== 0) return refuseBy('item not a step', rule, { item: id, n, min, by });
    total += n;
  }
  return total < ask.min || total > ask.max
    ? refuseBy('total out of range', rule, { n: total, min: ask.min, max: ask.max })
    : null;
}

const stepsIn = ({ min = 0, max, by = 1 }: AllotItem): number => Math.floor((max - min) / by);

/** One allotment that keeps every limit, or null: every item at its least, then filled up in order. */
export function allotment({ items, min, max }: AllotAsk): Record<string, number> | null {
  const amounts = items.map((item) => item.min ?? 0);
  if (items.some((item) => item.max < (item.min ?? 0))) return null;
  let total = amounts.reduce((sum, n) => sum + n, 0);
  for (const [i, item] of items.entries()) {
    const by = item.by ?? 1;
    for (let step = 0; step < stepsIn(item) && total < min && total + by <= max; step++) {
      amounts[i] = (amounts[i] as number) + by;
      total += by;
    }
  }
  if (total < min || total > max) return null;
  return named(items, amounts);
}

/** What is nothing is not named. */
function named(items: readonly AllotItem[], amounts: readonly number[]): Record<string, number> {
  return Object.fromEntries(items.flatMap(({ id }, i) => (amounts[i] === 0 ? [] : [[id, amounts[i] as number]])));
}

/** Whether amounts can be given in two ways at least, as far as the limits tell. */
export function canAllotTwoWays(ask: AllotAsk): boolean {
  const least = allotment(ask);
  if (least === null) return false;
  const total = Object.values(least).reduce((sum, n) => sum + n, 0);
  const movable = ask.items.filter((item) => stepsIn(item) > 0);
  // One more of something, or one of this in place of one of that.
  if (movable.some(({ id, max, by = 1 }) => (least[id] ?? 0) + by <= max && total + by <= ask.max)) return true;
  return movable.some((from) =>
    movable.some(
      (to) =>
        from !== to &&
        (least[from.id] ?? 0) - (from.by ?? 1) >= (from.min ?? 0) &&
        (least[to.id] ?? 0) + (to.by ?? 1) <= to.max &&
        total - (from.by ?? 1) + (to.by ?? 1) >= ask.min &&
        total - (from.by ?? 1) + (to.by ?? 1) <= ask.max,
    ),
  );
}

/** Every item its least, then steps given out one by one to any item with room, until a total drawn at random is met. */
export function drawAllotment(ask: AllotAsk, dice: Dice): Record<string, number> | null {
  const { items } = ask;
  const amounts = items.map((item) => item.min ?? 0);
  let total = amounts.reduce((sum, n) => sum + n, 0);
  const most = Math.min(
    ask.max,
    items.reduce((sum, item) => sum + (item.min ?? 0) + stepsIn(item) * (item.by ?? 1), 0),
  );
  const least = Math.max(ask.min, total);
  if (most < least) return null;
  const wanted = least + dice.die(most - least + 1) - 1;
  const open = items.map((_, i) => i).filter((i) => stepsIn(items[i] as AllotItem) > 0);
  while (total < wanted && open.length > 0) {
    const pick = dice.die(open.length) - 1;
    const i = open[pick] as number;
    const { max, by = 1 } = items[i] as AllotItem;
    if ((amounts[i] as number) + by > max || total + by > ask.max) {
      open.splice(pick, 1);
      continue;
    }
    amounts[i] = (amounts[i] as number) + by;
    total += by;
  }
  return total < ask.min ? null : named(items, amounts);
}
