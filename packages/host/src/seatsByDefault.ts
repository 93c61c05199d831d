import type { Side } from '@point-option/engine';

/** Who plays each side: a person, or staff by their id. */
export type Seats = Readonly<Record<Side, string>>;
export const PERSON = 'person';

/** A person plays one side, the first where none is named; the first staff play the others. */
export function seatsByDefault(sides: readonly Side[], staff: readonly string[], own = sides[0]): Record<Side, string> {
  return Object.fromEntries(sides.map((side) => [side, side === own ? PERSON : (staff[0] ?? PERSON)]));
}
