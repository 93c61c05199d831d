import { ARRIVAL_HEXES, type ArrivalZone } from '../data/map.ts';
import { forceName, hexName } from '../data/names.ts';
import { forceRef, hexRef } from '../data/refs.ts';
import { type G, newForce } from '../data/state.ts';
import { freeLetters } from './forces.ts';
import { carrierGroups, distanceTo, isAnyGroupAt } from './groups.ts';
import { type About, told, wayFrom } from './telling.ts';

/** 7.1: a third of the counters not in use arrives, rounded down, but one while there are any. */
const SHARE = 3;
export function arrivals(unused: number): number {
  return unused === 0 ? 0 : Math.max(1, Math.floor(unused / SHARE));
}

/** 7.15: an American carrier group this near may change where a force arrives. */
const NEAR_CARRIERS = 6;
const FACES = 10;
/** A house chart may know one zone only: then the force arrives there in the end. */
const MOST_ROLLS = 50;

/** 7.1: new forces appear, none once the commitment limit was reached (13.24). */
export function arrive(g: G): void {
  const { state } = g;
  if (state.committed) return;
  const letters = freeLetters(state);
  const taken: number[] = [];
  for (const letter of letters.slice(0, arrivals(letters.length))) {
    const hex = arrivalHex(g, taken, letter);
    taken.push(hex);
    const force = newForce(state.nextForce++, letter, hex);
    state.forces.push(force);
    if (g.silent) continue;
    g.emit(
      'force arrives',
      { force: forceName(force), hex: hexName(hex) },
      { rule: '7.12', touches: [forceRef(force.id), hexRef(hex)] },
    );
  }
}

const rollZone = (g: G, letter: string): ArrivalZone =>
  g.roll<ArrivalZone>('arrival zone', {
    ...told(g, 'arrival zone', () => ({ letter })),
    modifiers: [g.state.rules.arrivalsShifted && 'west'],
  });

/** 7.12(3): not where another has just arrived, nor where American ships are (RULINGS.md, 73). */
const isFree = (g: G, hex: number, taken: readonly number[]): boolean =>
  !taken.includes(hex) && !isAnyGroupAt(g.state, hex);

/** 7.14. */
function hexIn(g: G, zone: ArrivalZone, taken: readonly number[], letter: string): number {
  const hexes = ARRIVAL_HEXES[zone];
  const hex = hexes[g.die(FACES, 'arrival hex of a force', '7.14', { about: { letter } }) - 1] as number;
  return isFree(g, hex, taken) ? hex : otherHex(g, zone, hex, taken);
}
function otherHex(g: G, zone: ArrivalZone, hex: number, taken: readonly number[]): number {
  const free = ARRIVAL_HEXES[zone].filter((other) => other !== hex && isFree(g, other, taken));
  return free.length === 0 ? hex : g.pick(free, 'another arrival hex', '7.12', wayFrom(g, hex));
}

/** 7.15: whether American carriers near by change where a force arrives. */
export function nearCarriers(g: G, hex: number, about?: About): string {
  if (distanceTo(g.state, hex, carrierGroups(g.state)) > NEAR_CARRIERS) return 'same hex';
  return g.roll<string>('arrival near carriers', told(g, 'arrival near carriers', about));
}

function arrivalHex(g: G, taken: readonly number[], letter: string): number {
  const zone = rollZone(g, letter);
  const hex = hexIn(g, zone, taken, letter);
  switch (nearCarriers(g, hex, () => ({ letter, hex: hexName(hex) }))) {
    case 'other zone':
      return hexIn(g, otherZone(g, zone, letter), taken, letter);
    case 'other hex':
      return otherHex(g, zone, hex, taken);
    default:
      return hex;
  }
}

/** 7.15: rolled until it is another. */
function otherZone(g: G, zone: ArrivalZone, letter: string): ArrivalZone {
  for (let n = 0; n < MOST_ROLLS; n++) {
    const other = rollZone(g, letter);
    if (other !== zone) return other;
  }
  return zone;
}
