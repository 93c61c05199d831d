import type { SeenEvent } from '@point-option/engine';

/** No more lines than this are told after an order; the journal has them all. */
const MAX_LINES = 2;
/** And of an order that was carried out to its end before something else began: what it hit, and what it cost. */
const MAX_OWN_LINES = 4;

export interface Telling {
  readonly lines: readonly SeenEvent[];
  /** Dice were rolled, and nothing at all came after them yet: they missed, or the question that is open now is what came of them. */
  readonly nothing: boolean;
}

/**
 * The lines that tell what came of an order, by their order alone: the last of those that follow a roll. A line right
 * before a roll may only say what that is for, so it is left out; where no other line follows one, the rolls tell their
 * results themselves, and a single one leaves room for the line before it, which may be what came of the order. Where
 * nothing was rolled, the last lines tell. Dice of the order itself go before all that happened under the next headings.
 */
export function tellingLines(events: readonly SeenEvent[]): Telling {
  const standing = events.filter(({ struck }) => !struck);
  const own = ownLines(standing);
  if (own.length > 0) return { lines: own.slice(-MAX_OWN_LINES), nothing: false };
  const rolls = standing.filter(({ roll }) => roll);
  const [first] = rolls;
  if (!first) return { lines: standing.slice(-MAX_LINES), nothing: false };
  const after = standing.slice(standing.indexOf(first)).filter(({ roll }) => !roll);
  const decided = after.filter((event) => !standing[standing.indexOf(event) + 1]?.roll);
  if (after.length === 0) return { lines: standing.slice(-MAX_LINES), nothing: true };
  return { lines: (decided.length > 0 ? decided : rolls).slice(-MAX_LINES), nothing: false };
}

/** What came of the order's own dice, where a new part of the turn began after it. Drawing whose turn is next is nobody's result. */
function ownLines(standing: readonly SeenEvent[]): SeenEvent[] {
  const next = standing.findIndex(({ heading }, place) => heading !== undefined && place > 0);
  const own = standing.slice(0, Math.max(0, next));
  const first = own.findIndex(({ roll }) => roll?.by === 'chart' || roll?.by === 'die');
  return first < 0 ? [] : own.slice(first).filter(({ roll }) => !roll);
}
