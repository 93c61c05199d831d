import { grid, IS_DOWNWIND, WAY_OUT } from '../data/map.ts';
import { AIR, AIR_OF } from '../data/aircraft.ts';
import { FLEET, IS_BATTLESHIP } from '../data/ships.ts';
import { at, LOST, numberAt, SUNK } from '../data/state.ts';
import { defenceOf, flakOf } from '../rules/airDefence.ts';
import { isDaylight, isDusk } from '../rules/clock.ts';
import { groupSpeed, speedOf } from '../rules/groups.ts';
import type { CampaignView } from '../view.ts';
import { EXIT, type Navigator, type Sea, type Way } from './course.ts';
import {
  best,
  type Desk,
  FAR,
  type Group,
  has,
  isCarrier,
  isFastCarrier,
  isLanding,
  nearest,
  powerOf,
} from './desk.ts';
import { exposure, GUN_REACH, mayHaveGuns } from './gunRange.ts';
import { movesClear } from './pursuit.ts';
import { japaneseLead, shipsLost } from './score.ts';
import { gainOf, markOf } from './worth.ts';

/** How far it is from each hex to where Japanese ships leave the chart. */
const WAY_HOME: readonly number[] = Array.from({ length: grid.count }, (_, hex) =>
  Math.min(...WAY_OUT.japan.map((out) => grid.distance(hex, out))),
);
/** Where the fleet waits for its chance: far from the American carriers, a night's run from the beaches. */
const WAITING = grid.mustHex('0708');
/** So many hexes to spare on the way home. */
const SPARE = 3;
const LAST_NIGHT = 4;
/** Japanese strike radius. */
const RADIUS = 3;
/** American carriers search three hexes, and may come one nearer before they do. */
const UNSEEN = 5;
const CLEAR_BY_NIGHT = 3;
/** So much stronger than what comes must guns be for others to stay with them. */
const MARGIN = 1.3;
/** With fewer moves than these ahead of whoever may have guns a group is chased: it looks to its way, and for company less. */
const AHEAD = 8;
const ROOM = 2;
const SPREAD = 1;
/** Moves ahead at which a group that can leave the chart does. */
const CORNERED = 2;
/** Carrier air units below which there is nothing left to strike with. */
const SPENT = 4;
/** Points by which losses at sea may exceed gains before the fleet breaks off. */
const ENOUGH = 12;

export function japaneseCourses(sea: Sea): Navigator {
  const { desk, foes } = sea;
  const breaksOff = isSpent(desk);
  const threats = foes.filter((foe) => !foe.seen || has(foe, isFastCarrier));
  const prey = foes.filter((foe) => foe.seen && pays(desk, foe));
  const raid = raidOf(sea);
  const taken = new Map<number, number>();
  return (group, ways, mustGo) => {
    const open = ways.filter(({ order }) => order !== undefined || !mustGo);
    const home = mustGo ? 'damaged home' : breaksOff ? 'spent' : isTime(sea, group) ? 'time' : null;
    const sailing = open.filter(({ order }) => order !== EXIT);
    // Decoys do as the others do, or they would be told from them; but they may be caught, and stay to the last.
    if (home !== null && group.dummy) return { way: homeward(sea, group, sailing), purpose: 'decoy' };
    if (home !== null) return { way: homeward(sea, group, open), purpose: home };
    if (raid !== null && isRaider(group)) {
      const way = best(sailing, (each) => raidWorth(sea, each, raid.hex)) as Way;
      return { way, purpose: raid.purpose };
    }
    const chased = room(sea, group.hex) < AHEAD;
    const way = best(
      sailing,
      (each) => worth(sea, group, each, threats, prey) - (chased ? SPREAD * (taken.get(each.hex) ?? 0) : 0),
    ) as Way;
    const out = open.find(({ order }) => order === EXIT);
    if (out !== undefined && !group.dummy && room(sea, way.hex) <= CORNERED) return { way: out, purpose: 'cornered' };
    taken.set(way.hex, (taken.get(way.hex) ?? 0) + 1);
    return { way, purpose: group.dummy ? 'decoy' : purposeOf(desk, group, way, threats, prey) };
  };
}

/** Why a group that neither goes home nor raids goes where it goes. */
function purposeOf(
  { day }: Desk,
  group: Group,
  way: Way,
  threats: readonly Group[],
  prey: readonly Group[],
): 'dash' | 'keep clear' | 'stand off' {
  if (day && has(group, isCarrier) && nearest(way.hex, prey) <= RADIUS + 1) return 'dash';
  const far = nearest(way.hex, threats);
  return far <= UNSEEN && far >= nearest(group.hex, threats) ? 'keep clear' : 'stand off';
}

/** A group with guns and no carriers, and not a single ship. */
function isRaider(group: Group): boolean {
  return !group.dummy && !has(group, isCarrier) && group.ships.length > 1;
}

/** end-02: ships still on the chart after the last turn are lost, so that there is a time to turn back. */
function isTime(sea: Sea, group: Group): boolean {
  const { view } = sea.desk;
  // The last night is for the way home: there is no day after it to strike in.
  return view.turn > view.lastTurn - LAST_NIGHT || slackOf(sea, group) <= SPARE;
}
/** The moves that a group has over what it needs to be off the chart in time. */
function slackOf({ desk, second }: Sea, group: Group): number {
  const { view } = desk;
  const speed = groupSpeed(view, group.ships);
  const now = second ? 1 : speed;
  return now + speed * (view.lastTurn - view.turn) - (numberAt(WAY_HOME, group.hex) + 1);
}

/** Round guns that may come upon the group, as long as there is time for that. */
function homeward(sea: Sea, group: Group, ways: readonly Way[]): Way {
  const hurried = slackOf(sea, group) <= 0;
  return best(ways, (way) => {
    if (way.order === EXIT) return FAR;
    const met = sea.foes.some(({ hex }) => hex === way.hex) ? FAR : 0;
    return -2 * numberAt(WAY_HOME, way.hex) - (hurried ? met : exposure(sea, way.hex, MARGIN));
  }) as Way;
}

/** Whether the fleet has shot its bolt: no aircraft left, or losses that gains no longer make good. */
function isSpent({ view }: Desk): boolean {
  let aircraft = 0;
  for (const unit of AIR_OF.japan) if (!at(AIR, unit).land && view.base[unit] !== LOST) aircraft++;
  return aircraft <= SPENT || shipsLost(view, 'japan') - shipsLost(view, 'us') >= ENOUGH;
}

/** What an air unit lost counts against what it may sink. */
const UNIT = 1.3;
const BOMB_HITS = 2 / 6;

/** Whether strikes on a group in sight are worth their losses. */
function pays({ view }: Desk, foe: Group): boolean {
  const defence = defenceOf(view, foe.marker, 'us');
  const survives = Math.max(0, (1 - defence.cap / 6) * (1 - flakOf(defence, 'dive', 0) / 6));
  return foe.ships.some((ship) => gainOf(markOf(view, ship), 'BC', survives * BOMB_HITS) > UNIT * (1 - survives));
}

/** Clear of American carriers except to strike at dusk, when night will hide the fleet again. */
function worth(sea: Sea, group: Group, way: Way, threats: readonly Group[], prey: readonly Group[]): number {
  const { desk, foes } = sea;
  const { turn } = desk.view;
  if (foes.some(({ hex }) => hex === way.hex)) return -FAR * GUN_REACH;
  const strikes = isDusk(turn) && prey.length > 0;
  const clear = strikes || !isDaylight(turn + 1) ? CLEAR_BY_NIGHT : UNSEEN;
  let value =
    -4 * Math.max(0, clear - nearest(way.hex, threats)) -
    exposure(sea, way.hex, MARGIN) -
    ROOM * Math.max(0, AHEAD - room(sea, way.hex));
  if (way.order === undefined) value += 0.1;
  // Guns strike nothing by day, and wait.
  if (prey.length === 0 || !(group.dummy || has(group, isCarrier))) return value - grid.distance(way.hex, WAITING);
  const far = nearest(way.hex, prey);
  value -= Math.max(0, far - RADIUS);
  const launches = way.heading < 0 || !IS_DOWNWIND[way.heading];
  if (desk.day && launches && has(group, isCarrier)) value += far <= RADIUS ? 4 : far === RADIUS + 1 ? 1.5 : 0;
  return value;
}

/** The moves that nobody who may have guns can come upon whoever takes up a hex. */
function room({ desk, foes }: Sea, hex: number): number {
  let least = FAR;
  for (const foe of foes) if (mayHaveGuns(desk, foe)) least = Math.min(least, movesClear(hex, foe.hex));
  return least;
}

/** Guns enough against what is known or feared to lie off a beach. */
const SUPERIOR = 1.1;
/** From the second night on, whoever is behind and waits has lost. */
const DESPERATE = 0.4;
const SECOND_NIGHT = 13;
const UNKNOWN_POWER = 25;
const HEXES_A_NIGHT = 2;
const NIGHT_TURNS_LEFT = [0, 0, 0, 5, 4, 3, 2, 1];

/** Where the guns go by night, and why they dare. */
interface Raid {
  readonly hex: number;
  readonly purpose: 'raid the weaker' | 'raid or lose';
}

/** By night, the hex with transports that the guns can reach and beat before morning; null where there is none. */
function raidOf({ desk, own, foes }: Sea): Raid | null {
  const { view } = desk;
  const left = numberAt(NIGHT_TURNS_LEFT, (view.turn - 1) % 8) * HEXES_A_NIGHT;
  const raider = best(own.filter(isRaider), (group) => powerOf(view, group.ships));
  if (left === 0 || raider === undefined) return null;
  const power = powerOf(view, raider.ships);
  const boldness = view.turn >= SECOND_NIGHT && japaneseLead(view) < 0 ? DESPERATE : SUPERIOR;
  const goals = foes.flatMap((foe) =>
    has(foe, isLanding) && grid.distance(foe.hex, raider.hex) < left
      ? [{ hex: foe.hex, guard: defendersAt(desk, foes, foe.hex) }]
      : [],
  );
  const weakest = best(goals, ({ guard }) => -guard);
  if (weakest === undefined || power < boldness * weakest.guard) return null;
  return { hex: weakest.hex, purpose: power > weakest.guard ? 'raid the weaker' : 'raid or lose' };
}

/** The hexes that raiders go out of their way to keep from those they have not come for. */
const ROUND = 4;

/** Straight for the beach, round whoever is not what the guns have come for. */
function raidWorth(sea: Sea, way: Way, goal: number): number {
  const others = sea.foes.filter(
    (foe) => foe.hex !== goal && mayHaveGuns(sea.desk, foe) && grid.distance(foe.hex, goal) > 1,
  );
  return -grid.distance(way.hex, goal) - ROUND * Math.max(0, GUN_REACH - nearest(way.hex, others));
}

/** The guns off a beach: those in sight, fast ones beside it, those that were seen there last, and a guess at strangers. */
export function defendersAt({ view }: Pick<Desk, 'view'>, foes: readonly Group[], hex: number): number {
  let power = 0;
  let strangers = 0;
  for (const foe of foes) {
    const far = grid.distance(foe.hex, hex);
    if (far > 1) continue;
    if (foe.seen)
      power += powerOf(view, far === 0 ? foe.ships : foe.ships.filter((ship) => isFastBattleship(view, ship)));
    else if (far === 0) strangers++;
  }
  if (strangers === 0) return power;
  const remembered = FLEET.us.filter((ship) => {
    const seen = numberAt(view.sightedHex, ship);
    if (seen < 0 || numberAt(view.at, ship) >= 0 || view.at[ship] === SUNK) return false;
    return seen === hex || (isFastBattleship(view, ship) && grid.distance(seen, hex) <= 1);
  });
  const known = powerOf(view, remembered);
  return power + (known > 0 ? known : strangers * UNKNOWN_POWER);
}

/** Whoever can come to the help of a beach beside him in time, and would. */
function isFastBattleship(view: CampaignView, ship: number): boolean {
  return at(IS_BATTLESHIP, ship) && speedOf(view, ship) === 2;
}
