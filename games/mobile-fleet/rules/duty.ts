import {
  at,
  isChit,
  flightTo,
  formationsAt,
  groupsOf,
  isCarrier,
  isReady,
  NONE,
  type Raid,
  shipsIn,
} from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import { COLUMN } from '../data/map.ts';
import type { G, MobileTheater } from '../data/own.ts';
import { SCENARIOS, STRIKE_CARRIERS } from '../data/scenarios.ts';
import { JAPANESE_CARRIER_UNITS } from '../data/squadrons.ts';

/*
 * 16.1.4, the decisive battle: the Mobile Fleet must strike a group with three carriers or more, with all carrier aircraft it has
 * at hand, and no Japanese formation turns back before it has.
 */

/** Whether the Japanese still owe their strike. */
export function owesStrike({ own, turn }: MobileTheater): boolean {
  return !own.struck && turn <= SCENARIOS[own.scenario].strikeBy;
}

/** Whether a step leads west: into a lower column. */
export function leadsWest(from: number, to: number): boolean {
  return (COLUMN[to] as number) < (COLUMN[from] as number);
}

/** Whether Japanese groups and the Mobile Fleet may sail west. Ships that are detached run for home regardless. */
export function maySailWest(theater: MobileTheater): boolean {
  return !SCENARIOS[theater.own.scenario].onward || theater.own.struck;
}

/** Whether a US group is one that the duty is about. */
export function isCarrierGroup(theater: MobileTheater, group: number): boolean {
  let carriers = 0;
  for (const ship of shipsIn(fleet, theater, group)) if (isCarrier(at(fleet.ships, ship).type)) carriers++;
  return carriers >= STRIKE_CARRIERS;
}

/** Carrier units that wait on a deck which can launch them. Ships that are detached take no part. */
function readyUnits(theater: MobileTheater): number[] {
  return JAPANESE_CARRIER_UNITS.filter((unit) => {
    if (!isReady(fleet, theater, unit)) return false;
    const group = at(theater.shipAt, at(theater.airHome, unit));
    return at(fleet.markers, group).kind !== 'detached';
  });
}

/** Those of every formation that could have joined the strike and stayed on deck. */
function heldBack(theater: MobileTheater, { hex }: Pick<Raid, 'hex'>): number {
  return readyUnits(theater).filter((unit) => flightTo(fleet, theater, unit, hex) <= at(fleet.squadrons, unit).range)
    .length;
}

/**
 * A Japanese strike has come to what it attacks, or has turned home before. Both sides see the ships of a group that is attacked, and so
 * whether the strike counts; of one that never got there they only hear if it does. Once a carrier group has been attacked, the aircraft
 * that are still owed may strike whatever they meet.
 */
export function noteStrike(g: G, raid: Raid): void {
  const { state } = g;
  if (raid.by !== 'japan' || raid.base !== NONE || isChit(fleet, raid.from) || !owesStrike(state)) return;
  if (!state.own.attacked && !aimedAtCarriers(state, raid)) return;
  const n = heldBack(state, raid);
  if (n > 0 && raid.group === NONE) return;
  state.own.attacked = true;
  if (n === 0) fulfill(g);
  else
    g.emit(
      'duty not done',
      { n },
      { rule: '16.1.4', to: 'japan', other: { key: 'duty not done seen' }, reveals: true },
    );
}

function fulfill(g: G): void {
  g.state.own.struck = true;
  g.emit('duty done', {}, { rule: '16.1.4', reveals: true });
}

function aimedAtCarriers(theater: MobileTheater, { group, hex }: Raid): boolean {
  if (group !== NONE) return isCarrierGroup(theater, group);
  return formationsAt(fleet, theater, 'us', hex).some((marker) =>
    groupsOf(fleet, theater, marker).some((each) => isCarrierGroup(theater, each)),
  );
}

/** The last turn for the strike ends. Nothing more is owed where a carrier group was attacked and nothing that could follow is left. */
export function closeDuty(g: G): void {
  const { state } = g;
  if (failedDuty(state) && state.own.attacked && readyUnits(state).length === 0) fulfill(g);
}

/** Whether the US has won because the Mobile Fleet never struck. */
export function failedDuty({ own, turn }: MobileTheater): boolean {
  return !own.struck && turn === SCENARIOS[own.scenario].strikeBy;
}
