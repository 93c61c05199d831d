import { at, hexOfShip, isDestroyer, OFF, type SideId } from '@point-option/chit-pull';
import type { Refusal } from '@point-option/engine';
import { MOST_ESCORTS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import type { LeyteTheater } from '../data/own.ts';
import { SINGLE_DESTROYERS } from '../data/ships.ts';

/*
 * 6.4.1: one or two destroyers of a unit in the hex go along with a damaged heavy cruiser, battleship or carrier. The unit has a box less for
 * each, and a counter of a single destroyer stands for it.
 */

/** A destroyer of a unit, as an option: the first or the second that it sends. */
interface Sent {
  readonly unit: number;
  readonly id: string;
}

/** 6.4: the hex where a ship was hit in this activation, or OFF. */
export function hexOfHit({ own }: LeyteTheater, ship: number): number {
  return own.hurt.find((each) => each.ship === ship)?.hex ?? OFF;
}

/** Ships that may have destroyers with them. */
export function hasEscorts(ship: number): boolean {
  const { side, type } = at(fleet.ships, ship);
  return side === 'japan' && !isDestroyer(type) && type !== 'CL';
}

/** Counters that nobody has used yet. */
function countersLeft({ own }: LeyteTheater): readonly number[] {
  return SINGLE_DESTROYERS.slice(own.singles);
}

/** Destroyers that units may send with damaged ships. Ruling: a unit keeps one box at least. */
export function destroyersFor(theater: LeyteTheater, side: SideId, damaged: readonly number[]): Sent[] {
  const hexes = new Set(damaged.filter(hasEscorts).map((ship) => hexOfHit(theater, ship)));
  if (side === 'us' || countersLeft(theater).length === 0) return [];
  return fleet.shipsOf.japan.flatMap((unit) => {
    const { id, type, boxes } = at(fleet.ships, unit);
    if ((type !== 'DD' && type !== 'DE') || !hexes.has(hexOfShip(theater, unit))) return [];
    const spare = Math.min(MOST_ESCORTS, boxes - at(theater.hits, unit) - 1);
    return Array.from({ length: Math.max(0, spare) }, (_, n) => ({ unit, id: `${id}, ${n + 1}` }));
  });
}

/** Why so many destroyers can't go along with these damaged ships. */
export function tooManyEscorts(
  theater: LeyteTheater,
  damaged: readonly number[],
  sent: readonly Sent[],
): Refusal | undefined {
  if (sent.length > countersLeft(theater).length) return refusal(countersLeft(theater).length);
  for (const hex of new Set(sent.map(({ unit }) => hexOfShip(theater, unit)))) {
    const going = sent.filter(({ unit }) => hexOfShip(theater, unit) === hex).length;
    const most = MOST_ESCORTS * damaged.filter((ship) => hasEscorts(ship) && hexOfHit(theater, ship) === hex).length;
    if (going > most) return refusal(most);
  }
  return undefined;
}

function refusal(most: number): Refusal {
  return { reason: { key: 'why too many escorts', values: { most } }, rule: '6.4.1' };
}

/** A unit gives up a destroyer, which sails with a marker from now on. */
export function send(theater: LeyteTheater, unit: number, marker: number): void {
  const { own } = theater;
  const single = at(SINGLE_DESTROYERS, own.singles);
  own.singles++;
  own.sent[unit] = at(own.sent, unit) + 1;
  theater.hits[unit] = at(theater.hits, unit) + 1;
  theater.shipAt[single] = marker;
  own.homeward[single] = true;
}
