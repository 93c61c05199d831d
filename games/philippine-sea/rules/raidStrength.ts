import { message } from '@point-option/engine';
import { JAPANESE_SHIPS, isJapaneseCarrier, KIDO_BUTAI, JAPANESE_SHIP_BY_NAME } from '../data/japaneseShips.ts';
import { forceName } from '../data/names.ts';
import { type Battle, type Force, type G, SHIP_SUNK, TURNAROUND_REACH } from '../data/state.ts';
import { japaneseDamage, knownStrength, permanentHits, unavailable } from './forces.ts';
import type { Reading } from './groups.ts';
import { considered } from './teaching.ts';
import { told, WAVES } from './telling.ts';

/** 11.24, and so for forces (RULINGS.md, 146): below this air value nothing is launched. */
export const LEAST_VALUE = 3;
/** 10.1F: a second wave of so many points or fewer flies with the first. */
const SMALL_WAVE = 3;
/** A raid of one point is no raid (RULINGS.md, 80). */
const LEAST_RAID = 2;

export interface AirValue {
  value: number;
  /** Points that count as lost against that value (12.24). */
  lost: number;
}

const airOf = (ship: number): number => JAPANESE_SHIPS[ship]?.air ?? 0;
/** 12.24: fleet carriers count twice where losses are shared out. */
const shareOf = (ship: number): number => (JAPANESE_SHIPS[ship]?.type === 'CV' ? 2 : 1);
const KIDO_BUTAI_VALUE = KIDO_BUTAI.reduce((sum, name) => sum + airOf(JAPANESE_SHIP_BY_NAME.get(name) ?? -1), 0);

/** 12.24: the carriers of a force, those too that it had to leave behind (RULINGS.md, 83). */
function carriersEver(state: Battle, force: Force): number[] {
  const ships = force.ships.filter(isJapaneseCarrier);
  for (const { ship, of } of state.wrecks) if (of === force.id && isJapaneseCarrier(ship)) ships.push(ship);
  return ships;
}

/** 12.22 to 12.24, 9.26: what permanent hits leave of a carrier's air value, null where none of it is left. */
function valueLeft(state: Battle, ship: number): number | null {
  if (state.japanese[ship] === SHIP_SUNK) return null;
  const hits = permanentHits(state, ship);
  const damage = japaneseDamage(ship, hits);
  return damage === 'heavy' || damage === 'crippled' ? null : Math.max(0, airOf(ship) - hits);
}

/** 9.25, 9.26: the air value of a force of level 3 or 4, and the losses to be held against it. */
export function airValue(g: Reading, force: Force): AirValue {
  const { state } = g;
  const { lost } = force.air;
  if (force.level < 4) {
    const printed =
      force.chit === 'Kido Butai' ? KIDO_BUTAI_VALUE : g.look<number>('carrier chits', force.chit, 'air value');
    return { value: Math.max(0, printed - (force.hits[2] ?? 0)), lost };
  }
  const carriers = carriersEver(state, force);
  const shares = carriers.reduce((sum, ship) => sum + shareOf(ship), 0);
  let value = 0;
  let dropped = 0;
  for (const ship of carriers) {
    const left = valueLeft(state, ship);
    if (left !== null) value += left;
    else dropped += Math.floor((lost * shareOf(ship)) / shares);
  }
  return { value, lost: lost - dropped };
}

/**
 * 12.24, RULINGS.md, 83: a carrier that goes down takes its share of the losses with it; they stay on the score. To be
 * called while it is still among the ships of its force.
 */
export function takeLossesAlong(state: Battle, force: Force, ship: number): void {
  const carriers = carriersEver(state, force);
  if (!carriers.includes(ship)) return;
  const shares = carriers.reduce((sum, other) => sum + shareOf(other), 0);
  const taken = Math.floor((force.air.lost * shareOf(ship)) / shares);
  force.air.lost -= taken;
  state.lostNaval += taken;
}

/** 10.1D: what the strength of a raid is read by. */
export type StrengthBasis =
  | { readonly by: 'unknown'; readonly chit: string }
  | { readonly by: 'known'; readonly strength: number; readonly chit: string }
  | ({ readonly by: 'value' } & Readonly<AirValue>);

export function strengthBasis(g: Reading, force: Force): StrengthBasis {
  const { state } = g;
  const { chit } = force;
  if (state.rules.raids === 'simple') return { by: 'known', strength: lessonStrength(state, force), chit: 'Carrier' };
  if (force.level >= 3) return { by: 'value', ...airValue(g, force) };
  const known = knownStrength(state, force);
  if (known === null) return { by: 'unknown', chit };
  // 9.241: hits count here, and nowhere else.
  return { by: 'known', strength: known - (force.hits[2] ?? 0), chit };
}

/** The fifth lesson: the first carrier force that set up a display is the strong one (RULINGS.md, 85). */
function lessonStrength({ rules, forces }: Battle, force: Force): number {
  const first = force.butai ? force.marker === '1' : !forces.some(({ butai }) => butai);
  return rules.strengths[first ? 0 : 1];
}

/** 10.1E: the column of a known strength, and how far the chit's word on the size of the force shifts it. */
export const knownColumn = (g: Reading, strength: number, chit: string): { column: number; shift: number } => ({
  column: strength,
  shift: g.look<number>('strength shift', chit, 'columns'),
});

/** 10.1E, 11.26: "8/5" is two waves, unless a raid of the force is out already or it comes from Guam. */
export function splitWaves(result: string, raidsInPlay: number, guam: boolean): number[] {
  if (!result.includes('/')) return [Number(result)];
  const waves = result.split('/').map(Number);
  return raidsInPlay === 0 && !guam ? waves : [total(waves)];
}

/** 10.1F: so many points fewer, from the second wave first; what is left of a small one flies with the first. */
export function reduceWaves(waves: readonly number[], by: number): number[] {
  const [first = 0, second = 0] = waves;
  if (by === 0) return [...waves];
  return second - by > SMALL_WAVE ? [first, second - by] : [first + second - by];
}

function total(waves: readonly number[]): number {
  let sum = 0;
  for (const points of waves) sum += points;
  return sum;
}

/**
 * 10.1D to F: the waves that a force sends so far; none where too little is left. Nobody sees the die before the raid
 * is seen.
 */
export function rollStrength(g: G, force: Force, range: number, raidsInPlay: number): number[] {
  const { state } = g;
  const to = considered(g);
  const basis = strengthBasis(g, force);
  if (basis.by === 'value' && basis.value < LEAST_VALUE) return [];
  const subject = { ...WAVES, ...told(g, 'raid strength', () => ({ force: forceName(force) })), to };
  const result =
    basis.by === 'unknown'
      ? // The chart ends with four carriers and more, and so is Kido Butai.
        g.roll<string>('strength unknown', {
          ...subject,
          column: basis.chit === 'Kido Butai' ? '4+ Carriers' : basis.chit,
        })
      : basis.by === 'known'
        ? g.roll<string>('strength known', { ...subject, ...knownColumn(g, basis.strength, basis.chit) })
        : g.roll<string>('strength by value', { ...subject, column: basis.value });
  let waves = splitWaves(result, raidsInPlay, false);
  if (state.rules.raids !== 'simple') {
    const short = unavailable(state, force, range) - (basis.by === 'value' ? force.air.lost - basis.lost : 0);
    waves = reduceWaves(waves, g.look<number>('strength reduction', short, total(waves)));
    // No more than there are (RULINGS.md, 80).
    if (basis.by === 'value') waves = reduceWaves(waves, Math.max(0, total(waves) - (basis.value - short)));
  }
  return total(waves) < LEAST_RAID ? [] : waves;
}

/** 11.24: the strength of a raid from Guam, by its net value; the chart of reductions is not used. */
export function rollGuamStrength(g: G, net: number): number {
  if (net < LEAST_VALUE) return 0;
  const result = g.roll<string>('strength by value', {
    ...WAVES,
    ...told(g, 'raid strength', () => ({ force: message('guam') })),
    column: net,
    to: considered(g),
    rule: '11.24',
  });
  const points = Math.min(net, total(splitWaves(result, 0, true)));
  return points < LEAST_RAID ? 0 : points;
}

export interface Composition {
  all: number;
  /** By box of the turnaround track. */
  turnaround: number[];
  /** 9.23: points not seen before. */
  fresh: number;
}

/** 9.23, 9.24: the points of a raid: those available at the range first, from the widest reach down, then new ones. */
export function composeRaid(
  air: { readonly turnaround: readonly number[]; readonly all: number },
  strength: number,
  range: number,
): Composition {
  const all = Math.min(strength, air.all);
  let wanted = strength - all;
  const turnaround = air.turnaround.map(() => 0);
  for (let box = turnaround.length - 1; box >= 0; box--) {
    if ((TURNAROUND_REACH[box] as number) < range) continue;
    const taken = Math.min(wanted, air.turnaround[box] ?? 0);
    turnaround[box] = taken;
    wanted -= taken;
  }
  return { all, turnaround, fresh: wanted };
}
