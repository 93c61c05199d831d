import {
  airUnder,
  at,
  chitOf,
  conditionOf,
  flightTo,
  formationsAt,
  groupsOf,
  isCarrier,
  NONE,
  type Raid,
  shipsIn,
} from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import { COLUMN } from '../data/map.ts';
import type { G, MobileTheater } from '../data/own.ts';
import { SCENARIOS, STRIKE_CARRIERS } from '../data/scenarios.ts';

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
  return at(COLUMN, to) < at(COLUMN, from);
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

/** Carrier units of the formation that struck which could have flown and stayed on deck. */
function heldBack(theater: MobileTheater, { from, hex }: Pick<Raid, 'from' | 'hex'>): number {
  let held = 0;
  for (const unit of airUnder(fleet, theater, from)) {
    if (theater.airAt[unit] !== 'ready') continue;
    if (!conditionOf(fleet, theater, at(theater.airHome, unit)).flies) continue;
    if (flightTo(fleet, theater, unit, hex) <= at(fleet.squadrons, unit).range) held++;
  }
  return held;
}

/**
 * A Japanese strike has come to what it attacks, or has turned home before. Both sides see the ships of a group that is attacked, and so
 * whether the strike counts; of one that never got there they only hear if it does.
 */
export function noteStrike(g: G, raid: Raid): void {
  const { state } = g;
  if (raid.by !== 'japan' || raid.base !== NONE || chitOf(fleet, raid.from) >= 0 || !owesStrike(state)) return;
  if (!aimedAtCarriers(state, raid)) return;
  const n = heldBack(state, raid);
  if (n === 0) {
    state.own.struck = true;
    g.emit('duty done', {}, { rule: '16.1.4', reveals: true });
  } else if (raid.group !== NONE) {
    g.emit(
      'duty not done',
      { n },
      { rule: '16.1.4', to: 'japan', other: { key: 'duty not done seen' }, reveals: true },
    );
  }
}

function aimedAtCarriers(theater: MobileTheater, { group, hex }: Raid): boolean {
  if (group !== NONE) return isCarrierGroup(theater, group);
  return formationsAt(fleet, theater, 'us', hex).some((marker) =>
    groupsOf(fleet, theater, marker).some((each) => isCarrierGroup(theater, each)),
  );
}

/** Whether the US has won because the Mobile Fleet never struck. */
export function failedDuty({ own, turn }: MobileTheater): boolean {
  return !own.struck && turn === SCENARIOS[own.scenario].strikeBy;
}
