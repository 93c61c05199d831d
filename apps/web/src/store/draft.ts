import {
  amountOf,
  type Answer,
  type OptionId,
  type PromptView,
  type Ref,
  type RouteView,
  startingAmounts,
} from '@point-option/engine';

/** An order while it is being composed. Nothing leaves the page until it is confirmed. */
export interface Draft {
  /** Of one or some: what is chosen, in the order it was. */
  readonly chosen: readonly OptionId[];
  /** Of one: what was clicked on the board to choose it, the latest last. */
  readonly pointed: readonly Ref[];
  readonly amount: number;
  /** Of pieces to arrange: piece to box. */
  readonly placed: Readonly<Record<string, string>>;
  /** The piece in hand. */
  readonly piece: string | null;
  /** Of a route: its steps so far. */
  readonly route: readonly OptionId[];
  /** Of amounts over many things: item to amount. */
  readonly allotted: Readonly<Record<string, number>>;
}

const BLANK: Draft = { chosen: [], pointed: [], amount: 0, placed: {}, piece: null, route: [], allotted: {} };

export function emptyDraft(prompt: PromptView | null): Draft {
  if (prompt === null) return BLANK;
  switch (prompt.kind) {
    case 'one': {
      const [only, ...others] = prompt.options;
      return only && others.length === 0 ? { ...BLANK, chosen: [only.id] } : BLANK;
    }
    case 'amount':
      return { ...BLANK, amount: prompt.min };
    case 'allot':
      return { ...BLANK, allotted: startingAmounts(prompt.items) };
    case 'some':
    case 'arrange':
    case 'path':
    case 'confirm':
      return BLANK;
  }
}

/** Whether anything is written that the question did not bring with it. */
export function hasBegun(prompt: PromptView | null, draft: Draft): boolean {
  const fresh = emptyDraft(prompt);
  return (
    draft.piece !== null ||
    draft.amount !== fresh.amount ||
    draft.route.length > 0 ||
    Object.keys(draft.placed).length > 0 ||
    !sameAmounts(draft.allotted, fresh.allotted) ||
    draft.chosen.length !== fresh.chosen.length ||
    draft.chosen.some((id, i) => id !== fresh.chosen[i])
  );
}

function sameAmounts(one: Draft['allotted'], other: Draft['allotted']): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((id) => amountOf(one, id) === amountOf(other, id));
}

/** Chooses an option; of several it goes on the list, or off it again. A piece to place is taken up, or put back. */
export function choose(prompt: PromptView, draft: Draft, id: OptionId): Draft {
  switch (prompt.kind) {
    case 'arrange':
      return { ...draft, piece: draft.piece === id ? null : String(id) };
    case 'one':
      return { ...draft, chosen: [id], pointed: [] };
    case 'some': {
      if (draft.chosen.includes(id)) return { ...draft, chosen: draft.chosen.filter((each) => each !== id) };
      // Where one is to be chosen, another takes its place.
      if (draft.chosen.length >= prompt.max) return prompt.max === 1 ? { ...draft, chosen: [id] } : draft;
      return { ...draft, chosen: [...draft.chosen, id] };
    }
    case 'allot':
      return allot(prompt, draft, String(id), 1);
    case 'path':
    case 'amount':
    case 'confirm':
      return draft;
  }
}

export function place(draft: Draft, piece: string, box: string): Draft {
  return { ...draft, placed: { ...draft.placed, [piece]: box }, piece: null };
}

export function strike(draft: Draft, piece: string): Draft {
  const { [piece]: _struck, ...placed } = draft.placed;
  return { ...draft, placed, piece: null };
}

/** Boxes that take a piece now: those it may go to that are not full of others. */
export function openBoxes(prompt: PromptView & { kind: 'arrange' }, draft: Draft, piece: string): string[] {
  const allowed = prompt.pieces.find(({ id }) => id === piece)?.boxes;
  return prompt.boxes.flatMap(({ id, max }) => {
    if (allowed && !allowed.includes(id)) return [];
    const inside = Object.entries(draft.placed).filter(([other, box]) => box === id && other !== piece).length;
    return max !== undefined && inside >= max ? [] : [id];
  });
}

type AllotPrompt = PromptView & { kind: 'allot' };

export function totalOf({ allotted }: Draft): number {
  return Object.values(allotted).reduce((sum, n) => sum + n, 0);
}

/** How much more an item may get: by its own limit and by the total's. */
export function roomFor(prompt: AllotPrompt, draft: Draft, id: string): number {
  const item = prompt.items.find((each) => each.id === id);
  if (!item) return 0;
  const room = Math.min(item.max - amountOf(draft.allotted, id), prompt.max - totalOf(draft));
  return Math.max(0, Math.floor(room / item.by) * item.by);
}

/** Gives an item steps more or fewer, as far as the limits let it. */
export function allot(prompt: AllotPrompt, draft: Draft, id: string, steps: number): Draft {
  const item = prompt.items.find((each) => each.id === id);
  if (!item) return draft;
  const had = amountOf(draft.allotted, id);
  const more = Math.min(steps * item.by, roomFor(prompt, draft, id));
  return setAllotted(draft, id, Math.max(item.min, had + more));
}

/** Gives everything in order as much as it may have. */
export function fillUp(prompt: AllotPrompt, draft: Draft): Draft {
  return prompt.items.reduce(
    (filled, { id }) => setAllotted(filled, id, amountOf(filled.allotted, id) + roomFor(prompt, filled, id)),
    draft,
  );
}

/** What gets nothing is not named. */
function setAllotted(draft: Draft, id: string, n: number): Draft {
  const { [id]: _before, ...others } = draft.allotted;
  return { ...draft, allotted: n === 0 ? others : { ...others, [id]: n } };
}

/** The answer that the draft stands for; undefined where it is not one yet. */
export function answerOf(prompt: PromptView, draft: Draft, route: RouteView | null = null): Answer | undefined {
  switch (prompt.kind) {
    case 'one':
      return draft.chosen[0];
    case 'some':
      return draft.chosen.length >= prompt.min ? [...draft.chosen] : undefined;
    case 'amount':
      return draft.amount;
    case 'arrange': {
      const isWhole = prompt.pieces.every(
        ({ id, must }) => Object.hasOwn(draft.placed, id) || (prompt.partial && must !== true),
      );
      return isWhole ? { ...draft.placed } : undefined;
    }
    case 'path':
      return route !== null && route.unfinished === null ? [...draft.route] : undefined;
    case 'allot': {
      const total = totalOf(draft);
      return total >= prompt.min && total <= prompt.max ? { ...draft.allotted } : undefined;
    }
    case 'confirm':
      return undefined;
  }
}
