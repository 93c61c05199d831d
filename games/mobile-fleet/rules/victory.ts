import { at, type ShipType, SUNK } from '@point-option/chit-pull';
import type { Context, Outcome } from '@point-option/engine';
import type { Level } from '../data/charts/victory.ts';
import { fleet } from '../data/fleet.ts';
import type { G, MobileTheater } from '../data/own.ts';
import { FACTORS_A_POINT, SCENARIOS, takesPart } from '../data/scenarios.ts';
import { CLASS_OF } from '../data/ships.ts';
import { JAPANESE_CARRIER_UNITS } from '../data/squadrons.ts';

/** Points and levels stand in charts. */
type Looks = Pick<Context<unknown>, 'look'>;

/** What ships count as: Yamato and Musashi are worth more than other battleships (10.2). */
export type Counted = Extract<ShipType, 'CV' | 'CVL' | 'BB' | 'CA' | 'CL' | 'DD'> | 'super battleship';
export type Losses = Readonly<Partial<Record<Counted, number>>>;
type CarrierType = 'CV' | 'CVL';

/** What the US has to show for the battle. */
export interface UsAccount {
  readonly sunk: Losses;
  /** Strength of Japanese carrier air units destroyed, in the air or aboard. */
  readonly factors: number;
  /** Points lost off Saipan, as a positive number. */
  readonly saipan: number;
}

/** What the Japanese have to show for it. */
export interface JapaneseAccount {
  readonly sunk: Losses;
  readonly damaged: Readonly<Partial<Record<CarrierType, number>>>;
  /** Their own carriers that survive. */
  readonly afloat: Readonly<Record<CarrierType, { readonly whole: number; readonly damaged: number }>>;
}

function worth(losses: Losses, points: (type: Counted) => number): number {
  let total = 0;
  for (const [type, n] of Object.entries(losses)) total += n * points(type as Counted);
  return total;
}

/** 10.2: a point for every two factors; an odd one counts for nothing. */
export function usPoints(g: Looks, account: UsAccount): { ships: number; air: number; total: number } {
  const ships = worth(account.sunk, (type) => g.look<number>('us points', type, 'sunk'));
  const air = Math.floor(account.factors / FACTORS_A_POINT);
  return { ships, air, total: ships + air - account.saipan };
}

/** 10.1: a carrier that is sunk counts as sunk alone. */
export function japanesePoints(
  g: Looks,
  { sunk, damaged, afloat }: JapaneseAccount,
): { ships: number; CV: number; CVL: number; total: number } {
  const ships =
    worth(sunk, (type) => g.look<number>('japanese points', type, 'sunk')) +
    worth(damaged, (type) => g.look<number>('japanese points', type, 'damaged'));
  const survived = (type: CarrierType): number =>
    afloat[type].whole * g.look<number>('japanese survivors', type, 'whole') +
    afloat[type].damaged * g.look<number>('japanese survivors', type, 'damaged');
  const [CV, CVL] = [survived('CV'), survived('CVL')];
  return { ships, CV, CVL, total: ships + CV + CVL };
}

/** 10.3: the level of victory for the points of the US less those of the Japanese; a scenario may shift them all. */
export function levelOf(g: Looks, net: number, shift = 0): Level {
  return g.look<Level>('levels', 'level', net - shift);
}

const WINNER: Readonly<Record<Level, 'japan' | 'us' | null>> = {
  'us decisive': 'us',
  'us significant': 'us',
  draw: null,
  'japan pyrrhic': 'japan',
  'japan decisive': 'japan',
};

/** Yamato and Musashi are a class of their own. */
function countedAs(ship: number): Counted {
  return CLASS_OF[ship] === 'yamato' ? 'super battleship' : (at(fleet.ships, ship).type as Counted);
}

function sunkOf(theater: MobileTheater, side: 'japan' | 'us'): Losses {
  const sunk: Partial<Record<Counted, number>> = {};
  for (const ship of fleet.shipsOf[side]) {
    if (theater.shipAt[ship] !== SUNK) continue;
    const type = countedAs(ship);
    sunk[type] = (sunk[type] ?? 0) + 1;
  }
  return sunk;
}

/** 10.2: strength that Japanese carrier units have lost: all of a unit that is gone, or what its back is short of its front. */
export function factorsDestroyed(theater: MobileTheater): number {
  let factors = 0;
  for (const unit of JAPANESE_CARRIER_UNITS) {
    const { full, weak } = at(fleet.squadrons, unit);
    if (theater.airAt[unit] === 'lost') factors += full;
    else if (theater.airWeak[unit]) factors += full - weak;
  }
  return factors;
}

function usAccount(theater: MobileTheater): UsAccount {
  return { sunk: sunkOf(theater, 'japan'), factors: factorsDestroyed(theater), saipan: theater.own.saipan };
}

function japaneseAccount(theater: MobileTheater): JapaneseAccount {
  const damaged = { CV: 0, CVL: 0 };
  for (const ship of fleet.carriersOf.us)
    if (theater.shipAt[ship] !== SUNK && at(theater.hits, ship) > 0) damaged[carrierType(ship)]++;
  const afloat = { CV: { whole: 0, damaged: 0 }, CVL: { whole: 0, damaged: 0 } };
  for (const ship of fleet.carriersOf.japan)
    if (theater.shipAt[ship] !== SUNK && takesPart(theater.own.scenario, ship))
      afloat[carrierType(ship)][at(theater.hits, ship) > 0 ? 'damaged' : 'whole']++;
  return { sunk: sunkOf(theater, 'us'), damaged, afloat };
}

function carrierType(ship: number): CarrierType {
  return at(fleet.ships, ship).type === 'CV' ? 'CV' : 'CVL';
}

/** What the points are made of, by name. */
export interface Score extends Record<string, number> {
  us: number;
  japan: number;
  /** What decides (10.3). */
  net: number;
}

/** 10.0: the score as it stands. */
export function scoreOf(g: Looks, theater: MobileTheater): Score {
  const us = usPoints(g, usAccount(theater));
  const japan = japanesePoints(g, japaneseAccount(theater));
  return {
    us: us.total,
    japan: japan.total,
    net: us.total - japan.total,
    'us ships': us.ships,
    'us aircraft': us.air,
    // A plain zero, never minus zero.
    ...(SCENARIOS[theater.own.scenario].saipan && { 'us saipan': 0 - theater.own.saipan }),
    'japan ships': japan.ships,
    'japan carriers': japan.CV + japan.CVL,
  };
}

/** 10.3 */
export function outcomeOf(g: G): Outcome {
  const scores = scoreOf(g, g.state);
  const level = levelOf(g, scores.net, SCENARIOS[g.state.own.scenario].levels);
  return { winner: WINNER[level], result: level, scores };
}

/** 16.1.4: the Mobile Fleet never struck, and the US has won whatever the points. */
export function unstruckOutcome(g: G): Outcome {
  return { winner: 'us', result: 'us unstruck', scores: scoreOf(g, g.state) };
}
