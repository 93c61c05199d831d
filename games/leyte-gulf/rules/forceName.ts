import { shipsUnder } from '@point-option/chit-pull';
import type { Message } from '@point-option/engine';
import { fleet } from '../data/fleet.ts';
import type { LeyteTheater } from '../data/own.ts';
import { SHIPS_OF } from '../data/ships.ts';

/** The historical force that most ships under a marker are of, in a word or two; nothing for a dummy, or for whoever can't see the ships. */
export function forceName(theater: LeyteTheater, marker: number): Message | undefined {
  const ships = new Set(shipsUnder(fleet, theater, marker));
  let most: { force: string; n: number } | undefined;
  for (const [force, list] of SHIPS_OF) {
    const n = list.filter((ship) => ships.has(ship)).length;
    if (n > (most?.n ?? 0)) most = { force, n };
  }
  return most && { key: `short force.${most.force}` };
}
