import { canonical } from '../files/json.ts';
import type { Match } from '../play/match.ts';

/** Everything a match is besides its header, as comparable text. */
export function everything<D, V>({ table, seats, record }: Match<D, V>): string {
  const { whole, journal, orders } = table;
  return canonical({ whole, journal, orders, dice: table.dice.position(), seats, record });
}
