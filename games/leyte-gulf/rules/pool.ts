import { at, chitInPool, type PoolRules } from '@point-option/chit-pull';
import { KAMIKAZES } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { CHIT } from '../data/markers.ts';
import type { G, LeyteTheater, Own } from '../data/own.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { areFleetsIdle, dateOf } from './airBoxes.ts';

/** 11.1: the Kamikazes in the order in which they come. */
const KAMIKAZE_CHITS: readonly number[] = [CHIT.kamikaze1, CHIT.kamikaze2, CHIT.kamikaze3];
const LAND_AIR: readonly number[] = [CHIT.fleet1, CHIT.fleet2, CHIT.usArmy];
const JAPANESE_AIR: readonly number[] = [CHIT.fleet1, CHIT.fleet2];

export function isKamikaze(chit: number): boolean {
  return KAMIKAZE_CHITS.includes(chit);
}

/** 11.1: how many Kamikazes have come by now, those of earlier days included. */
function kamikazesBy(date: number): number {
  let n = 0;
  for (const [day, more] of Object.entries(KAMIKAZES)) if (Number(day) <= date) n += more;
  return n;
}

/** 14.2: whether a Kamikaze has been in the pool in an earlier turn: each day's first turn is a night turn. */
export function hadKamikazes(theater: LeyteTheater): boolean {
  const turn = theater.turn - 1;
  return kamikazesBy(dateOf(fleet.isNight(turn) ? { ...theater, turn: turn - 1 } : { ...theater, turn })) > 0;
}

/** 4.1, 6.5.11, 11.1, 13.3.5: what is in the pool this turn besides forces. */
function takesPart(theater: LeyteTheater, chit: number): boolean {
  if (SCENARIOS[theater.own.scenario].opening !== undefined) return false;
  const night = fleet.isNight(theater.turn);
  if (isKamikaze(chit)) {
    const place = KAMIKAZE_CHITS.indexOf(chit);
    return !night && place < kamikazesBy(dateOf(theater)) && !theater.own.expended.includes(chit);
  }
  if (!LAND_AIR.includes(chit)) return true;
  return !night && !(JAPANESE_AIR.includes(chit) && areFleetsIdle(theater));
}

/** 4.1 to 4.3. Whoever is drawn is activated by `activation`. */
export function poolRules(activation: PoolRules<Own>['activation']): PoolRules<Own> {
  return {
    cite: { fill: '4.1', draw: '4.2', ignored: '4.3', gone: '5.4', command: '4.3' },
    takesPart: ({ state }: G, chit) => takesPart(state, chit),
    // 4.3: the USAAF and the air fleets, and never Kamikazes.
    commands: ({ state }, chit) =>
      at(fleet.chits, chit).kind === 'air' && !isKamikaze(chit) && state.pool.includes(chitInPool(fleet, chit)),
    // 4.3
    commandReturns: (side) => side === 'us',
    activation,
  };
}
