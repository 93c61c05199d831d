import {
  choosable,
  includesRef,
  type OptionId,
  type OptionView,
  type PromptView,
  type Ref,
  refKey,
  type RouteView,
  sameRef,
  type StepView,
} from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import type { Lit } from '../chart/lit.ts';
import { type Draft, openBoxes } from '../store/draft.ts';

/** What on the board stands for what may be answered. */

/** Options with a key of their own. */
export const KEYED = 9;

const keyOf = (i: number): { key?: string } => (i < KEYED ? { key: String(i + 1) } : {});

/** Everything that may be chosen now. Of a route these are its next steps. */
export function choices(prompt: PromptView, route: RouteView | null): readonly OptionView[] {
  return prompt.kind === 'path' ? (route?.steps ?? prompt.steps) : choosable(prompt);
}

/** The options that something on the board stands for. */
export function optionsAt(prompt: PromptView, ref: Ref, route: RouteView | null = null): OptionId[] {
  return choices(prompt, route).flatMap(({ id, picks }) => (includesRef(picks, ref) ? [id] : []));
}

/**
 * The option that a click there means, after what was clicked before. A ship and then a box mean that ship in that box;
 * what is clicked again and again stands for each of its options in turn.
 */
export function optionMeant(
  prompt: PromptView,
  draft: Draft,
  ref: Ref,
  route: RouteView | null = null,
): OptionId | undefined {
  const found = optionsAt(prompt, ref, route);
  if (prompt.kind !== 'one') {
    return found.find((id) => !draft.chosen.includes(id) && !Object.hasOwn(draft.placed, id)) ?? found[0];
  }
  const [chosen] = draft.chosen;
  const now = found.findIndex((id) => id === chosen);
  if (now >= 0 && pointsAgain(draft, ref)) return found[(now + 1) % found.length];
  const picked = (id: OptionId | undefined): readonly Ref[] =>
    prompt.options.find((each) => each.id === id)?.picks ?? [];
  const before = draft.pointed.length > 0 && chosen !== undefined ? draft.pointed.toReversed() : picked(chosen);
  const pairs = before.map((other) => found.filter((id) => includesRef(picked(id), other)));
  const among = pairs.find((both) => both.length > 0) ?? found;
  return among.find((id) => id === chosen) ?? among[0];
}

/** Whether nothing else was clicked since the option was chosen. */
export function pointsAgain({ pointed }: Draft, ref: Ref): boolean {
  const last = pointed.at(-1);
  return last === undefined || sameRef(last, ref);
}

/** What an option lights: all that it touches, but for what the whole question is about. */
export function touchedBy(prompt: PromptView, id: OptionId | null, route: RouteView | null = null): readonly Ref[] {
  const option = choices(prompt, route).find((each) => each.id === id);
  return option ? option.touches.filter((ref) => !includesRef(prompt.about, ref)) : [];
}

/** Everything that is lit: where a click chooses something, or puts down the piece in hand. */
export function litOf({ prompt }: SeatView, draft: Draft, route: RouteView | null = null): Lit[] {
  if (prompt === null) return [];
  const lit = new Map<string, Lit>();
  const add = (refs: readonly Ref[], detail: Omit<Lit, 'ref'>): void => {
    for (const ref of refs) lit.set(refKey(ref), better(lit.get(refKey(ref)), { ref, ...detail }));
  };
  if (prompt.kind === 'arrange' && draft.piece !== null) {
    const { piece } = draft;
    openBoxes(prompt, draft, piece).forEach((box, i) => add(clicksFor(prompt, piece, box), keyOf(i)));
    return [...lit.values()];
  }
  choices(prompt, route).forEach((option, i) => {
    if (prompt.kind === 'arrange' && Object.hasOwn(draft.placed, option.id)) return;
    add(option.picks, litBy(option, i));
  });
  return [...lit.values()];
}

function litBy(
  { rolls, cost, costTo, caution, stops }: OptionView & Pick<StepView, 'stops'>,
  i: number,
): Omit<Lit, 'ref'> {
  return {
    ...keyOf(i),
    ...(rolls === true && { rolls }),
    ...(cost !== undefined && { cost }),
    ...(costTo !== undefined && { costTo }),
    ...(caution && { caution }),
    ...(stops && { stops }),
  };
}

/** What two options light shows the first one's key, and what it costs at least. */
function better(known: Lit | undefined, other: Lit): Lit {
  if (!known) return other;
  const cost = Math.min(known.cost ?? Infinity, other.cost ?? Infinity);
  const { rolls, costTo, ...rest } =
    known.cost === undefined || cost < known.cost ? { ...known, costTo: other.costTo } : known;
  return {
    ...rest,
    ...(rolls && other.rolls && { rolls }),
    ...(cost < Infinity && { cost }),
    ...(costTo !== undefined && { costTo }),
  };
}

type Arranging = PromptView & { kind: 'arrange' };

/** Everything that can be clicked for a box, for one piece: where it lies for that piece, and what stands for it for all. */
function clicksFor(prompt: Arranging, piece: string, box: string): readonly Ref[] {
  const touches = prompt.boxes.find(({ id }) => id === box)?.touches ?? [];
  return [...placesOf(prompt, piece, box), ...touches];
}

/** Where a box lies, for one piece. */
export function placesOf({ pieces, boxes }: Arranging, piece: string, box: string): readonly Ref[] {
  const place = pieces.find(({ id }) => id === piece)?.places?.[box];
  return place ? [place] : (boxes.find(({ id }) => id === box)?.touches ?? []);
}

/** The pieces not placed yet that can go where something stands. */
export function piecesFor(prompt: Arranging, draft: Draft, ref: Ref): string[] {
  return prompt.pieces.flatMap(({ id }) => {
    if (Object.hasOwn(draft.placed, id)) return [];
    return openBoxes(prompt, draft, id).some((box) => includesRef(clicksFor(prompt, id, box), ref)) ? [id] : [];
  });
}

/** The box that something stands for, for the piece in hand; undefined too where it may be one of several kinds. */
export function boxAt(table: SeatView, draft: Draft, ref: Ref): string | undefined {
  const [box, ...others] = boxesAt(table, draft, ref);
  return others.length === 0 ? box : undefined;
}

/**
 * The boxes that are meant by putting the piece in hand down there: one of each kind, a free one where there is
 * any. A target may be bombed or torpedoed, and a display is where several things begin.
 */
export function boxesAt({ prompt }: SeatView, draft: Draft, ref: Ref): string[] {
  if (prompt?.kind !== 'arrange' || draft.piece === null) return [];
  const { piece } = draft;
  const meant = openBoxes(prompt, draft, piece).filter((box) => includesRef(clicksFor(prompt, piece, box), ref));
  // A box is one place: whatever it stands for goes together.
  if ('box' in ref) return meant.slice(0, 1);
  const kinds = new Map<string, string[]>();
  for (const box of meant) {
    const kind = prompt.boxes.find((each) => each.id === box)?.kind ?? box;
    kinds.set(kind, [...(kinds.get(kind) ?? []), box]);
  }
  const used = new Set(Object.values(draft.placed));
  return [...kinds.values()].flatMap((same) => same.find((box) => !used.has(box)) ?? same[0] ?? []);
}

/** Which step of the route so far something stands for; 0 is where it begins, and -1 is none. */
export function routeStepAt(prompt: PromptView, route: RouteView | null, ref: Ref): number {
  if (prompt.kind !== 'path' || route === null) return -1;
  const at = route.taken.findLastIndex(({ touches }) => touches.some((each) => sameRef(each, ref)));
  if (at >= 0) return at + 1;
  return route.taken.length > 0 && includesRef(prompt.from.touches, ref) ? 0 : -1;
}
