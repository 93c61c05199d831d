import { at, chitOf, isChit, createActivation, createPool, isOnMap } from '@point-option/chit-pull';
import { call, decide, enter } from '@point-option/engine';
import { fleet } from '../data/fleet.ts';
import type { Own } from '../data/own.ts';
import { movement, raids, searching } from '../family.ts';
import { announcement, mustAnnounce } from './coordination.ts';
import { poolRules } from './pool.ts';
import { choosesTargets, searchTargets } from './searchTargets.ts';

/** 6.0: search, then move, then fight. The 22nd Air Flotilla finds nothing to search for, and aircraft ashore do not move. */
export const activation = createActivation<Own>(fleet, {
  cite: { activation: '6.0', search: '6.0', move: '7.0', strike: '8.0' },
  anyOrder: false,
  first: [
    call(
      'announcement',
      '16.1.4',
      () => announcement,
      ({ state }, { entry }) =>
        !isChit(fleet, entry) && isOnMap(state, entry) && mustAnnounce(state, entry) ? {} : null,
    ),
    decide('targets', '6.0', choosesTargets, searchTargets),
  ],
  // 6.3.3: patrol planes only search; everybody else strikes.
  strikes: (_g, entry) => !isChit(fleet, entry) || at(fleet.chits, chitOf(fleet, entry)).kind === 'air',
  scouting: () => searching.scouting,
  movement: () => movement,
  strike: () => raids.strike,
});

export const pool = createPool<Own>(
  fleet,
  poolRules((_g, entry) => enter(activation, { entry })),
);
