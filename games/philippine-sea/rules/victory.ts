import type { Outcome } from '@point-option/engine';
import { UNITS } from '../data/aircraft.ts';
import { isJapaneseCarrier, JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import {
  ALONE,
  type Battle,
  EXITED,
  type G,
  LOST_AT_FLEET,
  LOST_AWAY,
  SHIP_SUNK,
  SUNK,
  WITHDRAWN,
} from '../data/state.ts';
import { CARRIERS } from '../data/usShips.ts';
import { type Damage, japaneseDamage, totalHits } from './forces.ts';
import { damageOf, type Reading } from './groups.ts';
import { promoteToMaximum } from './intelligence.ts';
import { sightings } from './sightings.ts';

/** Where Japanese ships are that have never been in the battle have numbers between those of ships that have. */
const hasAppeared = (state: Battle, ship: number): boolean => {
  const place = state.japanese[ship] as number;
  return place >= 0 || place === SHIP_SUNK || place === EXITED || place === WITHDRAWN || place === ALONE;
};

/** 12.23 to 12.27: how a Japanese carrier stands. When the battle is over every hit counts (RULINGS.md, 32). */
export function fateOf(state: Battle, ship: number): Damage {
  if (!hasAppeared(state, ship)) return 'none';
  if (state.japanese[ship] === SHIP_SUNK) return 'sunk';
  const hits = totalHits(state, ship);
  return state.over && hits >= (JAPANESE_SHIPS[ship]?.hits ?? 0) ? 'sunk' : japaneseDamage(ship, hits);
}

/** 15.1: for damage to Japanese carriers; light damage by the hit. */
function carrierAwards(g: Reading): number {
  let points = 0;
  for (let ship = 0; ship < JAPANESE_SHIPS.length; ship++) {
    if (!isJapaneseCarrier(ship)) continue;
    const fate = fateOf(g.state, ship);
    if (fate === 'none') continue;
    const each = g.look<number>('victory awards', fate, (JAPANESE_SHIPS[ship] as (typeof JAPANESE_SHIPS)[number]).type);
    points += fate === 'light' ? each * totalHits(g.state, ship) : each;
  }
  return points;
}

/** 15.1: for damage to American carriers. */
function carrierDeductions(g: Reading): number {
  let points = 0;
  for (let ship = 0; ship < CARRIERS.length; ship++) {
    const place = g.state.where[ship] as number;
    const damage: Damage = place === SUNK ? 'sunk' : place < 0 ? 'none' : damageOf(g, ship);
    if (damage !== 'none') points += g.look<number>('victory deductions', damage, CARRIERS[ship]?.type);
  }
  return points;
}

/** Air points in the Lost boxes: of carriers, and of Guam and other fields. */
export const navalPointsLost = ({ forces, lostNaval }: Battle): number =>
  forces.reduce((total, { air }) => total + air.lost, lostNaval);
export const landPointsLost = ({ guam, lostLand }: Battle): number => guam.lost + lostLand;
const pointsLost = (state: Battle): number => navalPointsLost(state) + landPointsLost(state);

function unitsLost(state: Battle, place: typeof LOST_AT_FLEET | typeof LOST_AWAY): number {
  let lost = 0;
  for (let unit = 0; unit < UNITS.length; unit++) if (state.units[unit] === place) lost++;
  return lost;
}

const other = (g: Reading, row: string): number => g.look<number>('victory others', row, 'number');

/** 15.1, RULINGS.md 38 and 46: whole points for so many air points; naval ones weigh more in the great battle. */
function airAwards(g: Reading): number {
  const { state } = g;
  const many = other(g, 'air points to a victory point');
  if (!state.rules.greatBattle) return Math.floor(pointsLost(state) / many);
  const few = other(g, 'naval air points to a victory point, great battle');
  return Math.floor(navalPointsLost(state) / few) + Math.floor(landPointsLost(state) / many);
}

/** 15.1, 7.23: ships that have broken through to the east. */
function exitDeductions(g: Reading): number {
  let points = 0;
  for (let ship = 0; ship < JAPANESE_SHIPS.length; ship++) {
    if (g.state.japanese[ship] !== EXITED) continue;
    const battleship = JAPANESE_SHIPS[ship]?.type === 'BB';
    points += other(
      g,
      isJapaneseCarrier(ship) ? 'carrier exited' : battleship ? 'battleship exited' : 'other unit exited',
    );
  }
  return points;
}

/** 15.1: every line of the reckoning. */
export interface VictoryPoints {
  readonly carriers: number;
  readonly airPoints: number;
  readonly awards: number;
  readonly ownCarriers: number;
  readonly submarines: number;
  readonly unitsAway: number;
  readonly unitsAtFleet: number;
  readonly exits: number;
  readonly deductions: number;
  readonly net: number;
}

export function victoryPoints(g: Reading): VictoryPoints {
  const { state } = g;
  const carriers = carrierAwards(g);
  const airPoints = airAwards(g);
  const ownCarriers = carrierDeductions(g);
  const submarines = state.subs.filter(({ sunk }) => sunk).length * other(g, 'submarine lost');
  const unitsAway = Math.floor(unitsLost(state, LOST_AWAY) / other(g, 'units lost away from the fleet to a point'));
  const unitsAtFleet = Math.floor(unitsLost(state, LOST_AT_FLEET) / other(g, 'units lost at the fleet to a point'));
  const exits = exitDeductions(g);
  const awards = carriers + airPoints;
  const deductions = ownCarriers + submarines + unitsAway + unitsAtFleet + exits;
  return {
    carriers,
    airPoints,
    awards,
    ownCarriers,
    submarines,
    unitsAway,
    unitsAtFleet,
    exits,
    deductions,
    net: awards - deductions,
  };
}

/** The lessons' own scales: what a leaker, and a lost unit, weighs in the first; points to a point in the third. */
const LEAKER = 2;
const UNIT = 2;
const HALF = 2;

/** The score of a battle by its parts; `net` decides. */
function scoresOf(g: Reading): Record<string, number> {
  const { state } = g;
  const lost = pointsLost(state);
  switch (state.rules.scoring) {
    case 'victory points':
      return { ...victoryPoints(g) };
    case 'interception': {
      const units = unitsLost(state, LOST_AWAY) + unitsLost(state, LOST_AT_FLEET);
      const { leakers } = state;
      return { shotDown: lost, leakers, unitsLost: units, net: lost - LEAKER * leakers - UNIT * units };
    }
    case 'defence': {
      const { deductions } = victoryPoints(g);
      const shotDown = Math.floor(lost / HALF);
      return { shotDown, deductions, net: shotDown - deductions };
    }
    case 'sightings': {
      const seen = sightings(g);
      const units = unitsLost(state, LOST_AWAY) + unitsLost(state, LOST_AT_FLEET);
      return { sightings: seen, unitsLost: units, net: seen - units };
    }
  }
}

/** The score as it stands. */
export const score = (g: Reading): number => scoresOf(g)['net'] ?? 0;

/** 15.1: what a score is worth in this scenario: the last level that it reaches. */
export function levelOf(state: Battle, net: number): string {
  const { levels } = state.rules;
  let reached = levels[0]?.result ?? 'mixed';
  for (const { from, result } of levels) if (net >= from) reached = result;
  return reached;
}
/** Levels that are a success by name. */
export const isWon = (level: string): boolean => level.endsWith('victory') || level === 'win' || level === 'major win';

/** Torpedo hits on forces that nobody has seen closely are put on a ship before the reckoning (RULINGS.md, 108). */
function settleHits(g: G): void {
  const hit = g.state.forces.filter(({ hits }) => hits.some((n) => n > 0));
  for (const force of hit) promoteToMaximum(g, force);
}

export function outcome(g: G): Outcome {
  if (g.state.rules.scoring === 'victory points') settleHits(g);
  const scores = scoresOf(g);
  const level = levelOf(g.state, scores['net'] ?? 0);
  return { winner: isWon(level) ? 'us' : null, result: level, scores };
}
