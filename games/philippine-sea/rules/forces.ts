import type { Ref } from '@point-option/engine';
import { BUTAI_NUMBERS, FORCE_LETTERS } from '../data/chits.ts';
import { contactBox, forceDisplay, forceRef, raidRef } from '../data/refs.ts';
import { isJapaneseCarrier, JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import {
  type Battle,
  type Force,
  type G,
  LISTED,
  POOL,
  type Raid,
  TURNAROUND_REACH,
  UNDETECTED,
} from '../data/state.ts';
import { forceName, raidName } from '../data/names.ts';

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
}

export function forceById(state: Battle, id: number): Force | undefined {
  return state.forces.find((force) => force.id === id);
}
export function mustForce(state: Battle, id: number): Force {
  const force = forceById(state, id);
  if (!force) throw new Error(`There is no force ${id}.`);
  return force;
}
export const forcesAt = (state: Battle, hex: number): Force[] => state.forces.filter((force) => force.hex === hex);
export const isDetected = (force: Force): boolean => force.detection !== UNDETECTED;

/** 9.0: a force known to have carriers. */
export const isCarrierForce = (force: Force): boolean => force.kind === 'carrier';
export const isSurfaceForce = (force: Force): boolean => force.kind === 'surface';

/** Forces of which there is more to show than a counter on the chart. */
export const hasDisplay = (force: Force): boolean => force.butai || force.ships.length > 0 || isCarrierForce(force);
/** All that stands for a force: its counter, and its display or its box among the contacts. */
export const forceRefs = (force: Force): Ref[] => [
  forceRef(force.id),
  hasDisplay(force) ? { display: forceDisplay(force.id) } : { box: contactBox(force.id) },
];

/** 7.33, 7.41: how far what is known of a force can go. */
export const maximumLevel = (force: Force): number => (force.kind === 'surface' ? 3 : 4);

export const carriersIn = (force: Force): number[] => force.ships.filter(isJapaneseCarrier);

/** 10.1A, R52: raids of a force in the air, and those on their way back. */
export const raidsOf = (state: Battle, id: number): Raid[] => state.raids.filter((raid) => raid.owner === id);

function pointsAloft({ raids }: Battle, id: number): number {
  let points = 0;
  for (const raid of raids) if (raid.owner === id) points += raid.points;
  return points;
}

/** 9.24: every point on the display, lost ones too; null where nothing is known. */
export function knownStrength(state: Battle, force: Force): number | null {
  const points =
    sum(force.air.turnaround) +
    force.air.all +
    force.air.lost +
    (force.air.shuttled ?? 0) +
    pointsAloft(state, force.id);
  return points === 0 ? null : points;
}

/** 10.1F: points that cannot fly so far now: lost, in the air, in servicing or not yet available at that range. */
export function unavailable(state: Battle, force: Force, range: number): number {
  const { turnaround, lost, shuttled = 0 } = force.air;
  let waiting = 0;
  for (let box = 0; box < turnaround.length; box++)
    if ((TURNAROUND_REACH[box] as number) < range) waiting += turnaround[box] as number;
  return lost + shuttled + waiting + pointsAloft(state, force.id);
}

/** 7.11: letters that are on no counter in play. */
export function freeLetters(state: Battle): string[] {
  const isUsed = (letter: string): boolean => state.forces.some(({ marker }) => marker === letter);
  return FORCE_LETTERS.slice(0, state.rules.forces).filter((letter) => !isUsed(letter));
}
/** 9.11: the next Butai display; where all are in use the force keeps its letter. */
export function freeButai(state: Battle): string | undefined {
  const used = new Set(state.forces.map(({ marker }) => marker));
  return BUTAI_NUMBERS.find((number) => !used.has(number));
}

/**
 * A force leaves the map: it was no force (7.35), or its ships are gone. Its ships go where they are sent, the points
 * it had lost stay on the score, its raids fly on and have nowhere to return to (10.33). `rule`: what takes it off; why, an event before has said.
 */
export function removeForce(g: G, force: Force, rule: string, ships: number = POOL): void {
  const { state } = g;
  state.lostNaval += force.air.lost;
  for (const ship of force.ships) state.japanese[ship] = ships;
  for (const raid of raidsOf(state, force.id)) {
    if (raid.returning < 0) {
      raid.owner = LISTED;
      continue;
    }
    state.lostNaval += raid.points;
    if (!g.silent)
      g.emit(
        'raid has no force to return to',
        { raid: raidName(raid, force), n: raid.points },
        { rule: '10.33', touches: [raidRef(raid.id)] },
      );
  }
  state.raids = state.raids.filter((raid) => raid.owner !== force.id);
  for (const sub of state.subs) if (sub.shadows === force.id) sub.shadows = -1;
  for (const search of state.searches)
    if (search.shadows === force.id) {
      delete search.shadows;
      search.homeward = true;
    }
  const partner = forceById(state, force.partner);
  if (partner) partner.partner = -1;
  state.forces = state.forces.filter((other) => other !== force);
  g.emit('force removed', { force: forceName(force) }, { rule, touches: [forceRef(force.id)] });
}

/** 14.152, 18.11(2): what shadows a force goes where it goes. */
export function takeAlong(state: Battle, { id, hex }: Force): void {
  for (const sub of state.subs) if (sub.shadows === id) sub.hex = hex;
  for (const search of state.searches) if (search.shadows === id) search.hex = hex;
}

/** 12.21: all hits on a Japanese ship. */
export const totalHits = (state: Battle, ship: number): number => sum(state.japaneseHits[ship] ?? []);
export const permanentHits = (state: Battle, ship: number): number => state.japaneseHits[ship]?.[2] ?? 0;

export type Damage = 'none' | 'light' | 'heavy' | 'crippled' | 'sunk';

/** 12.23, 12.26 to 12.28, 12.52: how so many hits leave a Japanese ship. Only permanent hits sink (RULINGS.md, 32). */
export function japaneseDamage(ship: number, hits: number): Exclude<Damage, 'sunk'> {
  const { hits: capacity, type, hybrid } = JAPANESE_SHIPS[ship] as (typeof JAPANESE_SHIPS)[number];
  if (hits === 0) return 'none';
  if (type === 'Cruiser Force' || type === 'Destroyer Force') return 'none';
  const crippled =
    type === 'BB' || hybrid === true ? Math.ceil((capacity * 3) / 4) : type === 'CV' ? capacity - 2 : capacity - 1;
  if (hits >= crippled) return 'crippled';
  return hits * 2 >= capacity ? 'heavy' : 'light';
}
