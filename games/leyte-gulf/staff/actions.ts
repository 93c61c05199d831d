import {
  at,
  type Belief,
  chitOf,
  counsel,
  type Counsel,
  type Habit,
  hexesEntered,
  isChit,
  ofSide,
  type OwnFormation,
  sideOfEntry,
} from '@point-option/chit-pull';
import { SEARCH_RANGE } from '../data/figures.ts';
import { BASES } from '../data/bases.ts';
import { fleet } from '../data/fleet.ts';
import { BEACHHEAD, grid, IS_IN_US_AREA } from '../data/map.ts';
import { CHIT } from '../data/markers.ts';
import type { Own } from '../data/own.ts';
import { searchRangeOf } from '../rules/searching.ts';
import type { Admiral } from './admirals.ts';
import { holdsBeachhead } from './courseAmerican.ts';
import { type Foe, foes, gunFoes, nearest, type OpsDesk, taskOf } from './sea.ts';
import { hasStrike } from './strikes.ts';
import { wayToBeach } from './ways.ts';

/** 4.4: what a force does next. It looks, strikes what it reaches, sails, and strikes again from there. */
export const nextAction: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'one') return undefined;
  const offered = (id: string): boolean => ask.options.includes(id);
  const entry = desk.view.active;
  const values = { marker: nameOf(entry) };
  if (offered('unload')) return counsel('unload', 'unload', values);
  if (offered('leave') && wouldLeave(desk, entry)) return counsel('leave', 'leave', values);
  if (offered('fight') && wouldFight(desk, entry)) return counsel('fight', 'fight here', values);
  if (offered('search') && wouldSearch(desk, entry)) return counsel('search', 'search', values);
  const canSail = offered('move') && !isChit(fleet, entry) && hexesEntered(desk.view) === 0;
  // 6.2.2: a strike costs the movement that they need.
  if (canSail && sailsFirst(desk, entry)) return counsel('move', 'sail now', values);
  if (offered('strike') && hasStrike(desk, entry)) return counsel('strike', 'strike now', values);
  // Once it has sailed it stays there: what it kept back was for a strike.
  if (canSail) return counsel('move', 'sail now', values);
  if (offered('done')) return counsel('done', 'done here', values);
  // 6.4: ships that were sent home may not stop while they can go on.
  if (offered('leave')) return counsel('leave', 'leave', values);
  return offered('move') ? counsel('move', 'sail now', values) : undefined;
};

/** Guns so near that escort carriers think of nothing but getting away. */
const UNDER_FIRE = 2;

/** Escort carriers that have somewhere to be, or guns upon them. */
function sailsFirst(desk: OpsDesk, entry: number): boolean {
  const own = ownForce(desk, entry);
  if (own === undefined || desk.side === 'japan' || taskOf(desk, own) !== 'escort carriers') return false;
  if (holdsBeachhead(desk, own)) return own.hex !== BEACHHEAD;
  return nearest(own.hex, gunFoes(desk)) <= UNDER_FIRE;
}

function nameOf(entry: number): string {
  return isChit(fleet, entry) ? at(fleet.chits, chitOf(fleet, entry)).name : at(fleet.markers, entry).name;
}

function ownForce(desk: OpsDesk, entry: number): OwnFormation | undefined {
  return desk.formations().find(({ marker }) => marker === entry);
}

/** 6.3: Ozawa goes when he may; others that come to the edge have nothing more to do here. */
function wouldLeave(desk: OpsDesk, entry: number): boolean {
  const own = ownForce(desk, entry);
  if (own === undefined || taskOf(desk, own) === 'decoy') return false;
  if (own.ships.some((ship) => desk.view.own.homeward[ship])) return true;
  // Nobody who was sent to fight goes before he has fought, whether or not the rules would hold him (13.1.5.2).
  if (isSentToFight(desk, own)) return false;
  return desk.side === 'japan' && !mayStillWin(desk, own);
}

function isSentToFight(desk: OpsDesk, own: OwnFormation): boolean {
  const sent = ['center', 'south'].includes(taskOf(desk, own));
  return sent && own.ships.some((ship) => desk.view.own.freed[ship] !== true);
}

function mayStillWin({ view }: OpsDesk, { ships }: OwnFormation): boolean {
  return ships.some((ship) => view.own.passed[ship] === true && view.own.freed[ship] === false);
}

/** Guns for each of the enemy's with which a battle is sought. */
const STRONGER = 0.9;

function gunsIn(list: readonly Belief[]): number {
  return list.reduce((sum, { guns }) => sum + guns, 0);
}

function wouldFight(desk: OpsDesk, entry: number): boolean {
  const own = ownForce(desk, entry);
  if (own === undefined || own.carriers.length > 0) return false;
  const there = foes(desk).filter(({ hex }) => hex === own.hex);
  if (desk.side === 'us' && wayToBeach(own.hex) <= 1) return true;
  return own.guns >= STRONGER * desk.temper.standsAt * gunsIn(there.map(({ belief }) => belief));
}

/** How old a report may be before it is worth another search: one that fails loses the enemy (7.2). */
const STALE = 1;

/** Whether there is somebody in reach of whom nothing good is known. */
function wouldSearch(desk: OpsDesk, entry: number): boolean {
  if (desk.night) return false;
  const inReach = foes(desk).filter((foe) => reaches(desk, entry, foe));
  const unknown = inReach.filter(({ isSeen, isKnown, belief }) => !isSeen || !isKnown || belief.age > STALE);
  return unknown.length > 0 && 2 * unknown.length >= inReach.length;
}

const FIELDS: ReadonlyMap<number, readonly number[]> = new Map(
  [CHIT.fleet1, CHIT.fleet2].map((chit) => [chit, BASES.filter((base) => base.chit === chit).map(({ hex }) => hex)]),
);

/** 6.5.8, 7.2: whether a force, or aircraft ashore, search so far. */
function reaches({ view }: OpsDesk, entry: number, { hex }: Foe): boolean {
  const chit = chitOf(fleet, entry);
  if (chit < 0) return grid.distance(at(view.markers, entry).hex, hex) <= searchRangeOf(view, entry);
  if (sideOfEntry(fleet, entry) === 'us') return IS_IN_US_AREA[hex] === true;
  return (FIELDS.get(chit) ?? []).some((field) => grid.distance(field, hex) <= SEARCH_RANGE.landBased);
}

/** 4.3: the command chit goes to whoever can use the moment best. */
export const giveCommand: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'one') return undefined;
  let best: { id: string; value: number; reason: string } | undefined;
  for (const own of desk.formations()) {
    const { id } = at(fleet.markers, own.marker);
    if (!ask.options.includes(id) || own.ships.length === 0) continue;
    const strikes = hasStrike(desk, own.marker);
    const task = taskOf(desk, own);
    const presses = task === 'center' || task === 'south' ? Math.max(0, PRESSING - wayToBeach(own.hex)) : 0;
    const value = (strikes ? STRIKING + own.carriers.length : 0) + presses + own.worth / LARGE;
    if (best === undefined || value > best.value)
      best = {
        id,
        value,
        reason: strikes ? 'command to strike' : presses > 0 ? 'command to press on' : 'command anyone',
      };
  }
  for (const chit of ofSide(fleet.chitsOf, desk.side)) {
    const { id } = at(fleet.chits, chit);
    const entry = fleet.markers.length + chit;
    if (ask.options.includes(id) && hasStrike(desk, entry) && (best === undefined || best.value < STRIKING))
      best = { id, value: STRIKING, reason: 'command to strike' };
  }
  return best === undefined ? counsel('nobody', 'keep command') : counsel(best.id, best.reason);
};
/** A strike matters more than all else, but for a force about to reach the beachhead. */
const STRIKING = 12;
const PRESSING = 16;
const LARGE = 1000;
