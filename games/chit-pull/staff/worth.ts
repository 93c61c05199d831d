import type { Fleet } from '../data/fleet.ts';
import { isCarrier } from '../data/ship.ts';
import { at } from '../data/side.ts';
import type { ShipPoints } from './rules.ts';
import type { Chances } from './tables.ts';

/** By number of hits, from none to the last box: what a ship has lost of its worth. */
export type WorthLog = readonly number[];

/** Hits that don't sink a ship still slow it and thin its fire: all of them together come to this share of sinking it. */
const CRIPPLED = 0.35;
/** A carrier that can't launch any more is out of the battle: this share of sinking it. */
const GROUNDED = 0.15;
/** With fewer turns left than these, a cripple gets away, and only what scores is worth anything. */
export const HORIZON = 4;

/** What hits do to the worth of every ship, with so many turns left. */
export function worthLogs(fleet: Fleet, points: (ship: number) => ShipPoints, turns: number): readonly WorthLog[] {
  const counts = Math.min(1, turns / HORIZON);
  return fleet.ships.map(({ type, boxes }, ship) => {
    const { sunk, hurt, byHits } = points(ship);
    const log = at(fleet.logs, ship);
    return Array.from({ length: boxes + 1 }, (_, hits) => {
      if (hits === 0) return 0;
      if (hits === boxes) return sunk;
      if (byHits) return (sunk * hits) / boxes;
      const share = (CRIPPLED * hits) / boxes + (isCarrier(type) && !at(log, hits).flies ? GROUNDED : 0);
      return hurt + (sunk - hurt) * share * counts;
    });
  });
}

/** What each hit on the way to the bottom is worth on the average. */
export function hitWorth(log: WorthLog, hits: number): number {
  const last = log.length - 1;
  return hits >= last ? 0 : (at(log, last) - at(log, hits)) / (last - hits);
}

/** A ship that several attack, one after the other: how likely it has taken each number of hits by then. */
export interface Mark {
  readonly ship: number;
  readonly log: WorthLog;
  readonly chances: number[];
  /** What it has lost by then on the average. */
  lost: number;
}

export function markOf(ship: number, log: WorthLog, hits: number): Mark {
  const chances = Array.from(log, (_, n) => (n === hits ? 1 : 0));
  return { ship, log, chances, lost: at(log, hits) };
}

/** What one more attack would bring. */
export function gainOn({ chances, log, lost }: Mark, attack: Chances): number {
  const last = log.length - 1;
  let worth = 0;
  for (let hits = 0; hits <= last; hits++) {
    const p = at(chances, hits);
    if (p === 0) continue;
    let after = 0;
    for (let more = 0; more < attack.length; more++) after += at(attack, more) * at(log, Math.min(last, hits + more));
    worth += p * after;
  }
  return worth - lost;
}

/** Counts such an attack as made. */
export function countOn(mark: Mark, attack: Chances): void {
  const { chances, log } = mark;
  const last = log.length - 1;
  // From the last box down, so that every box still holds what it held before.
  for (let hits = last - 1; hits >= 0; hits--) {
    const p = at(chances, hits);
    if (p === 0) continue;
    chances[hits] = 0;
    for (let more = 0; more < attack.length; more++) {
      const to = Math.min(last, hits + more);
      chances[to] = at(chances, to) + p * at(attack, more);
    }
  }
  let lost = 0;
  for (let hits = 0; hits <= last; hits++) lost += at(chances, hits) * at(log, hits);
  mark.lost = lost;
}

/** How likely a ship has been sunk by then. */
export function sunkChance({ chances }: Mark): number {
  return at(chances, chances.length - 1);
}
