import {
  type Action,
  type Activation,
  at,
  chitOf,
  createActivation,
  createPool,
  enemyOf,
  hasFormationAt,
  isChit,
  isOnMap,
  type Meeting,
  NONE,
  OFF,
  shipsUnder,
  sideOfEntry,
  type Strike,
  type SubmarineContact,
} from '@point-option/chit-pull';
import { call, decide, deed, enter, type Procedure, procedure } from '@point-option/engine';
import { fleet } from '../data/fleet.ts';
import type { G, LeyteTheater, Own } from '../data/own.ts';
import { meetings, movement, raids, sailing, searching, surface } from '../family.ts';
import { EXTRAS } from './actions.ts';
import { coverOrder, mayCover, recallCovers } from './cover.ts';
import { getUnderWay } from './damage.ts';
import { detachers, detachOrder } from './detachment.ts';
import { notePassage } from './fanaticism.ts';
import { kamikaze } from './kamikazes.ts';
import { landers, landOrder } from './landing.ts';
import { owes } from './owing.ts';
import { isKamikaze, poolRules } from './pool.ts';

/** 6.5.1, 8.1, 8.2.1: the aircraft of an entry of the pool: patrols over others, strikes, and Japanese units that need a field. */
export const sorties: Procedure<LeyteTheater, Strike> = procedure<LeyteTheater, Strike>('sorties', '6.5', [
  decide('cover', '8.2.1', (g, f) => (mayCover(g) ? sideOfEntry(fleet, f.entry) : []), coverOrder),
  call(
    'strike',
    '8.1',
    () => raids.strike,
    (_g, f): Strike => ({ entry: f.entry, raids: [] }),
  ),
  decide('land', '6.5.7', landers, landOrder),
]);

function meetingAt(theater: LeyteTheater, marker: number): Meeting | null {
  if (!isOnMap(theater, marker)) return null;
  const enemy = enemyOf(at(fleet.markers, marker).side);
  if (!hasFormationAt(fleet, theater, enemy, at(theater.markers, marker).hex)) return null;
  return { marker, from: OFF, fights: false, left: [] };
}

const BY_DAY: readonly Action[] = ['search', 'move', 'strike'];
const BY_NIGHT: readonly Action[] = ['move'];
const ASHORE: readonly Action[] = ['search', 'strike'];

/** 4.4, 4.5: whoever is drawn searches, moves, strikes and fights in any order; aircraft ashore search and strike. */
export const activation = createActivation<Own>(fleet, {
  cite: { activation: '4.4', search: '7.2', move: '6.1', strike: '8.1' },
  anyOrder: true,
  // 4.5: aircraft ashore don't sail; 6.5.11: and none fly at night.
  actions: ({ state }, entry) => (isChit(fleet, entry) ? ASHORE : fleet.isNight(state.turn) ? BY_NIGHT : BY_DAY),
  first: [
    // 10.4: whoever is activated in the hex of a sonar marker has come upon it.
    call<LeyteTheater, Activation, SubmarineContact>(
      'lie in wait',
      '10.4',
      () => sailing.ambush,
      (g, { entry }) => (isChit(fleet, entry) ? null : sailing.waiting(g, entry)),
    ),
    // 7.1.1: forces of both sides in one hex search each other when one of them is activated.
    call<LeyteTheater, Activation, Meeting>(
      'same hex',
      '7.1.1',
      () => meetings.meeting,
      (g, { entry }) => (isChit(fleet, entry) ? null : meetingAt(g.state, entry)),
    ),
  ],
  strikes: () => true,
  scouting: () => searching.scouting,
  movement: () => movement,
  strike: () => sorties,
  fight: {
    cite: '8.3',
    battle: () => surface.battle,
    clash: sailing.clash,
  },
  extras: EXTRAS,
  owes,
});

/** 4.2, 6.4: one activation, and what follows from it. */
export const subphase: Procedure<LeyteTheater, { entry: number }> = procedure<LeyteTheater, { entry: number }>(
  'subphase',
  '4.2',
  [
    deed('begin', '4.2', begin),
    call(
      'kamikaze',
      '11.1',
      () => kamikaze,
      (_g, { entry }) => (isDive(entry) ? { entry, marker: NONE } : null),
    ),
    call(
      'activation',
      '4.4',
      () => activation,
      (_g, { entry }) => (isDive(entry) ? null : { entry }),
    ),
    // 6.5.7: aircraft that fought in a surface battle need a field too.
    decide('land', '6.5.7', landers, landOrder),
    decide('detach', '6.4', detachers, detachOrder),
    deed('close', '4.4', close),
  ],
);

function isDive(entry: number): boolean {
  return isChit(fleet, entry) && isKamikaze(chitOf(fleet, entry));
}

function begin({ state }: G): void {
  state.wake = [];
  state.own.spent = 0;
  state.own.hurt = [];
  state.own.raided = [];
}

function close(g: G, { entry }: { entry: number }): void {
  const { state } = g;
  if (!isChit(fleet, entry) && isOnMap(state, entry)) {
    notePassage(g, entry);
    getUnderWay(state, shipsUnder(fleet, state, entry));
  }
  recallCovers(g);
  state.own.spent = 0;
  state.own.hurt = [];
  state.own.raided = [];
}

export const pool = createPool<Own>(
  fleet,
  poolRules((_g, entry) => enter(subphase, { entry })),
);
