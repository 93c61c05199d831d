import type { SeenEvent } from '@point-option/engine';

/** No more lines than this are told after an order; the journal has them all. */
const MAX_LINES = 2;

export interface Telling {
  readonly lines: readonly SeenEvent[];
  /** Dice were rolled, and nothing at all came after them yet: they missed, or the question that is open now is what came of them. */
  readonly nothing: boolean;
}

/**
 * The lines that tell what came of an order, by their order alone: the last of those that follow a roll. A line right
 * before a roll may only say what that is for, so it is left out; where no other line follows one, the rolls tell their
 * results themselves, and a single one leaves room for the line before it, which may be what came of the order. Where
 * nothing was rolled, the last lines tell.
 */
export function tellingLines(events: readonly SeenEvent[]): Telling {
  const standing = events.filter(({ struck }) => !struck);
  const rolls = standing.filter(({ roll }) => roll);
  const [first] = rolls;
  if (!first) return { lines: standing.slice(-MAX_LINES), nothing: false };
  const after = standing.slice(standing.indexOf(first)).filter(({ roll }) => !roll);
  const decided = after.filter((event) => !standing[standing.indexOf(event) + 1]?.roll);
  if (after.length === 0) return { lines: standing.slice(-MAX_LINES), nothing: true };
  return { lines: (decided.length > 0 ? decided : rolls).slice(-MAX_LINES), nothing: false };
}
