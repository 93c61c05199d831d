import type { Answer, OptionId, PromptView } from '@point-option/engine';

/** An order while it is being composed. Nothing leaves the page until it is confirmed. */
export interface Draft {
  /** Of one or some: what is chosen, in the order it was. */
  readonly chosen: readonly OptionId[];
  readonly amount: number;
  /** Of pieces to arrange: piece to box. */
  readonly placed: Readonly<Record<string, string>>;
  /** The piece in hand. */
  readonly piece: string | null;
}

export function emptyDraft(prompt: PromptView | null): Draft {
  const only = prompt?.kind === 'one' && prompt.options.length === 1 ? prompt.options[0] : undefined;
  return { chosen: only ? [only.id] : [], amount: prompt?.limits?.min ?? 0, placed: {}, piece: null };
}

/** Whether anything is written that the question did not bring with it. */
export function hasBegun(prompt: PromptView | null, { chosen, amount, placed, piece }: Draft): boolean {
  const fresh = emptyDraft(prompt);
  return (
    piece !== null ||
    amount !== fresh.amount ||
    Object.keys(placed).length > 0 ||
    chosen.length !== fresh.chosen.length ||
    chosen.some((id, i) => id !== fresh.chosen[i])
  );
}

/** Chooses an option, or for several puts it on the list or strikes it out again. */
export function choose(prompt: PromptView, draft: Draft, id: OptionId): Draft {
  if (prompt.kind === 'arrange') return { ...draft, piece: draft.piece === id ? null : String(id) };
  if (prompt.kind !== 'some') return { ...draft, chosen: [id] };
  if (draft.chosen.includes(id)) return { ...draft, chosen: draft.chosen.filter((each) => each !== id) };
  const most = prompt.limits?.max ?? Infinity;
  // Where one is to be chosen, another takes its place.
  if (draft.chosen.length >= most) return most === 1 ? { ...draft, chosen: [id] } : draft;
  return { ...draft, chosen: [...draft.chosen, id] };
}

export function place(draft: Draft, piece: string, box: string): Draft {
  return { ...draft, placed: { ...draft.placed, [piece]: box }, piece: null };
}

export function strike(draft: Draft, piece: string): Draft {
  const { [piece]: _struck, ...placed } = draft.placed;
  return { ...draft, placed, piece: null };
}

/** Boxes that take a piece now: those it may go to that are not full of others. */
export function openBoxes(
  prompt: PromptView,
  draft: Draft,
  piece: string,
  mayGo: Readonly<Record<string, readonly string[]>>,
): string[] {
  const allowed = mayGo[piece];
  return (prompt.boxes ?? []).flatMap(({ id, max }) => {
    if (allowed && !allowed.includes(id)) return [];
    const inside = Object.entries(draft.placed).filter(([other, box]) => box === id && other !== piece).length;
    return max !== undefined && inside >= max ? [] : [id];
  });
}

/** The answer that the draft stands for, or null where it is not one yet. */
export function answerOf(prompt: PromptView, draft: Draft): Answer | undefined {
  switch (prompt.kind) {
    case 'one':
      return draft.chosen[0];
    case 'some':
      return draft.chosen.length >= (prompt.limits?.min ?? 0) ? [...draft.chosen] : undefined;
    case 'amount':
      return draft.amount;
    case 'arrange': {
      const isWhole = prompt.partial === true || prompt.options.every(({ id }) => String(id) in draft.placed);
      return isWhole ? { ...draft.placed } : undefined;
    }
    default:
      return undefined;
  }
}
