import type { Viewer } from '@point-option/engine';
import { type Fleet, sideOfEntry } from '../data/fleet.ts';
import { proofs } from '../data/proof.ts';
import { at, enemyOf, ofSide, type PerSide, type SideId } from '../data/side.ts';
import { baseOf } from '../data/squadron.ts';
import {
  type Battle,
  type Combatant,
  type Marker,
  NONE,
  OFF,
  type Raid,
  type Report,
  SUNK,
  type Theater,
  UNKNOWN,
} from '../data/theater.ts';
import { shownTo } from '../rules/surface/faces.ts';
import { isGroupOpen, isShipOpen, wasShown } from './laidOpen.ts';

/** What a game says of its own part of the theater. */
export interface SecrecyRules<Own extends object> {
  /** Its own part as a side may know it: the same object where nothing of it is hidden. */
  hideOwn(theater: Theater<Own>, viewer: SideId): Own;
  /** Whether what slows a formation is its owner's secret. */
  readonly hidesSlow?: boolean;
}

/** What a side sees has the form of the theater, with UNKNOWN, OFF or an unused marker in place of what it may not know. */
export type Observe<Own extends object> = (theater: Theater<Own>, viewer: Viewer) => Theater<Own>;

/** Made for every decision of every simulated match: what is not hidden is handed over as it is. */
export function createObserve<Own extends object>(fleet: Fleet, rules: SecrecyRules<Own>): Observe<Own> {
  return (theater, viewer) => {
    // At the end, and for the referee, everything lies open.
    if (theater.over || (viewer !== 'japan' && viewer !== 'us')) return theater;
    const enemy = enemyOf(viewer);
    const { secret, veiled, overfull, report, regrouping, course, wake, active } = theater;
    const isEnemyActive = active !== NONE && sideOfEntry(fleet, active) === enemy;
    const air = airSeen(fleet, theater, enemy);
    return {
      turn: theater.turn,
      lastTurn: theater.lastTurn,
      secret,
      veiled,
      markers: veiled || secret ? markersSeen(fleet, theater, enemy, rules.hidesSlow === true) : theater.markers,
      shipAt: veiled ? shipsSeen(fleet, theater, enemy) : theater.shipAt,
      hits: theater.hits,
      lame: theater.lame,
      spent: theater.spent,
      airAt: air.airAt,
      airWeak: air.airWeak,
      airHome: air.airHome,
      airBack: returnsSeen(fleet, theater.airBack, enemy),
      airPost: theater.airPost,
      airShown: theater.airShown,
      pool: theater.pool,
      active,
      course: isEnemyActive && course.length > 0 ? [] : course,
      wake: secret && isEnemyActive && wake.length > 0 ? [] : wake,
      overfull: secret ? without(overfull, enemy) : overfull,
      regrouping: regrouping !== null && regrouping.side === enemy ? null : regrouping,
      // Whoever was searched made the report, and so knows what the enemy was told.
      contacts: theater.contacts,
      report: report !== null && report.to === viewer ? awaited(report, veiled) : report,
      raid: theater.raid,
      battle: battleSeen(fleet, theater.battle, viewer),
      subs: theater.subs,
      over: theater.over,
      own: rules.hideOwn(theater, viewer),
    };
  };
}

/** Ships that lie face down are blanks to the enemy. */
function battleSeen(fleet: Fleet, battle: Battle | null, viewer: SideId): Battle | null {
  if (battle === null || battle.ships.every(({ mask }) => mask === undefined)) return battle;
  const ships = battle.ships.map((combatant): Combatant => {
    const shown = shownTo(fleet, viewer, combatant);
    if (shown === combatant.ship) return combatant;
    const { box, start, moved, fired, slow } = combatant;
    return { ship: shown, box, start, moved, fired, slow };
  });
  return { ...battle, ships };
}

function without<T>(lists: PerSide<T[]>, side: SideId): PerSide<T[]> {
  if (ofSide(lists, side).length === 0) return lists;
  return side === 'japan' ? { japan: [], us: lists.us } : { japan: lists.japan, us: [] };
}

/** A report that somebody waits for: how good it is shows nowhere, unless both saw the roll. Which group it is about would tell its ships. */
function awaited({ to, marker, group, source, tolerance, open }: Report, veiled: boolean): Report {
  return { to, marker, group: veiled ? NONE : group, source, told: 'types', tolerance: open ? tolerance : 0, open };
}

/** Which ships sail with which group is the owner's secret, and so is who has left the map. */
function shipsSeen(fleet: Fleet, theater: Theater, enemy: SideId): number[] {
  const seen = theater.shipAt.slice();
  const shows = theater.raid !== null || theater.battle !== null;
  for (const ship of ofSide(fleet.shipsOf, enemy)) {
    if (seen[ship] === SUNK || (shows && isShipOpen(theater, ship))) continue;
    seen[ship] = UNKNOWN;
  }
  return seen;
}

/**
 * A dummy looks like any other marker. Groups that sail in a force look like those that nobody uses. With secret movement a marker is
 * where it was last seen.
 */
function markersSeen(fleet: Fleet, theater: Theater, enemy: SideId, hidesSlow: boolean): Marker[] {
  const { markers } = theater;
  const shows = theater.raid !== null || theater.battle !== null;
  let seen = markers;
  for (const number of ofSide(fleet.markersOf, enemy)) {
    const marker = at(markers, number);
    const isOpen = shows && isGroupOpen(theater, number);
    const shown = isOpen ? marker : mask(theater, number);
    const masked = hidesSlow && (shown.slow !== 0 || shown.bombed !== 0) ? { ...shown, slow: 0, bombed: 0 } : shown;
    if (masked === marker) continue;
    if (seen === markers) seen = markers.slice();
    seen[number] = masked;
  }
  return seen;
}

/** What shows of one marker: itself where nothing of it is hidden. */
function mask(theater: Theater, number: number): Marker {
  const { veiled, secret } = theater;
  const marker = at(theater.markers, number);
  const { hex, force, dummy, shown, done, seen } = marker;
  if (veiled && (force !== NONE || hex === OFF)) return isBlank(marker) ? marker : BLANK;
  // Of a formation that was not found, no more is known than what it did this turn.
  if (veiled && secret && shown === OFF && seen === 0) {
    const proof = proofs(theater, number) === 0 ? 0 : marker.proof;
    return done || proof !== 0 ? { ...BLANK, done, proof } : BLANK;
  }
  if (!(veiled && dummy) && !(secret && shown !== hex)) return marker;
  const { slow, bombed, proof } = marker;
  return { hex: secret ? shown : hex, force, dummy: dummy && !veiled, seen, slow, bombed, done, shown, proof };
}

/** Looks as a marker that nobody uses. One object serves them all: nobody changes what he observes. */
const BLANK: Marker = Object.freeze({
  hex: OFF,
  force: NONE,
  dummy: false,
  seen: 0,
  slow: 0,
  bombed: 0,
  done: false,
  shown: OFF,
  proof: 0,
});

function isBlank({ hex, force, dummy, seen, slow, done, shown, proof }: Marker): boolean {
  return hex === OFF && force === NONE && !dummy && seen === 0 && slow === 0 && !done && shown === OFF && proof === 0;
}

type AirSeen = Pick<Theater, 'airAt' | 'airWeak' | 'airHome'>;

/**
 * Which air units are ready, on patrol or flown is the owner's secret; which are lost is not. American units tire and recover unseen;
 * Japanese ones lose steps for good, and combat is seen by both. Carriers' aircraft may have changed decks.
 */
function airSeen(fleet: Fleet, theater: Theater, enemy: SideId): AirSeen {
  const airAt = theater.airAt.slice();
  const tires = enemy === 'us';
  const airWeak = tires ? theater.airWeak.slice() : theater.airWeak;
  let { airHome } = theater;
  const open = theater.raid === null ? NOBODY : unitsOpen(theater.raid);
  for (const unit of ofSide(fleet.squadronsOf, enemy)) {
    if (airAt[unit] === 'lost' || wasShown(theater, unit) || open.has(unit)) continue;
    airAt[unit] = 'unknown';
    if (tires) airWeak[unit] = false;
    const { home } = at(fleet.squadrons, unit);
    if (at(airHome, unit) === home || baseOf(at(airHome, unit)) >= 0) continue;
    if (airHome === theater.airHome) airHome = airHome.slice();
    airHome[unit] = home;
  }
  return { airAt, airWeak, airHome };
}

const NOBODY: ReadonlySet<number> = new Set();

function unitsOpen({ flights, patrol, met }: Raid): ReadonlySet<number> {
  return new Set([...flights.map(({ unit }) => unit), ...patrol, ...met]);
}

/** When the enemy's aircraft are back, or arrive, only he knows. */
function returnsSeen(fleet: Fleet, airBack: number[], enemy: SideId): number[] {
  const units = ofSide(fleet.squadronsOf, enemy);
  if (units.every((unit) => airBack[unit] === 0)) return airBack;
  const seen = airBack.slice();
  for (const unit of units) seen[unit] = 0;
  return seen;
}
