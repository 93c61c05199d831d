import { JAPANESE_SHIPS, type JapaneseClass } from '../data/japaneseShips.ts';
import { US_SHIPS, type UsClass } from '../data/usShips.ts';
import type { Light } from './clock.ts';

/** 21.23: all battleships weigh the same, then all cruisers, then all destroyers. */
const DESTROYERS = 1;
const CRUISERS = 2;
const BATTLESHIPS = 3;
/** Carriers and cripples take no part (21.11, 21.16). */
const WEIGHTS: Readonly<Partial<Record<JapaneseClass | UsClass, number>>> = {
  BB: BATTLESHIPS,
  CruDiv: CRUISERS,
  CLAA: CRUISERS,
  'Cruiser Force': CRUISERS,
  DesDiv: DESTROYERS,
  'Destroyer Force': DESTROYERS,
};

export type SurfaceSide = 'japan' | 'us';
/** A ship in a surface battle: the index of its counter among those of its side. */
export interface Combatant {
  readonly side: SurfaceSide;
  readonly ship: number;
}
export function weightOf({ side, ship }: Combatant): number {
  const type = side === 'us' ? US_SHIPS[ship]?.type : JAPANESE_SHIPS[ship]?.type;
  return (type && WEIGHTS[type]) ?? 0;
}

/** 21.11(2): battleships that a Japanese force must have to stand by day: half as many, rounded up, and one at least. */
export const battleshipsNeeded = (american: number): number => Math.max(1, Math.ceil(american / 2));

/** 21.11: whether a Japanese surface force accepts battle. Carriers and forces that nobody has made out evade. */
export function acceptsBattle(light: Light, isSurface: boolean, japanese: number, american: number): boolean {
  if (!isSurface) return false;
  return light === 'night' || japanese >= battleshipsNeeded(american);
}

const heaviest = (units: readonly Combatant[]): number =>
  units.reduce((most, unit) => Math.max(most, weightOf(unit)), 0);

/** 21.22: who fires in a round; at night all but those surprised in the first. */
export function firers(
  light: Light,
  round: 1 | 2,
  units: readonly Combatant[],
  surprised: SurfaceSide | null = null,
): Combatant[] {
  if (light === 'night') return units.filter(({ side }) => round === 2 || side !== surprised);
  const most = { japan: heaviest(units.filter(isJapanese)), us: heaviest(units.filter(isAmerican)) };
  if (round === 1) return units.filter((unit) => weightOf(unit) === Math.max(most.japan, most.us));
  return units.filter((unit) => {
    const weight = weightOf(unit);
    return weight === most[unit.side] || weight >= most[unit.side === 'us' ? 'japan' : 'us'];
  });
}
const isJapanese = ({ side }: Combatant): boolean => side === 'japan';
const isAmerican = ({ side }: Combatant): boolean => side === 'us';

/** 21.23: of several targets alike, one by chance. */
export type Choose = (targets: readonly Combatant[], firer: Combatant) => Combatant;
export interface Match {
  readonly firer: Combatant;
  readonly target: Combatant;
}

/** 21.23: the Japanese that fire find their targets, the heaviest first, no target twice before all have one. */
export function matchTargets(
  light: Light,
  firing: readonly Combatant[],
  targets: readonly Combatant[],
  choose: Choose,
): Match[] {
  const ordered = [...firing].sort((a, b) => weightOf(b) - weightOf(a));
  if (light !== 'night') return matchInOrder(ordered, targets, choose);
  // By night the destroyers go in by themselves, at the heaviest again.
  const small = (unit: Combatant): boolean => weightOf(unit) <= DESTROYERS;
  return [
    ...matchInOrder(
      ordered.filter((unit) => !small(unit)),
      targets,
      choose,
    ),
    ...matchInOrder(ordered.filter(small), targets, choose),
  ];
}

function matchInOrder(firing: readonly Combatant[], targets: readonly Combatant[], choose: Choose): Match[] {
  if (targets.length === 0) return [];
  const attacked = new Map(targets.map((target) => [target, 0]));
  const times = (target: Combatant): number => attacked.get(target) ?? 0;
  return firing.map((firer) => {
    const least = Math.min(...targets.map(times));
    const free = targets.filter((target) => times(target) === least);
    const most = heaviest(free);
    const alike = free.filter((target) => weightOf(target) === most);
    const target = alike.length === 1 ? (alike[0] as Combatant) : choose(alike, firer);
    attacked.set(target, times(target) + 1);
    return { firer, target };
  });
}
