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
  return (group, ways, mustGo) => {
    const open = ways.filter(({ order }) => order !== undefined || !mustGo);
    const home = group.dummy
      ? null
      : mustGo
        ? 'damaged home'
        : breaksOff
          ? 'spent'
          : isTime(sea, group)
            ? 'time'
            : null;
    if (home !== null) return { way: homeward(sea, open), purpose: home };
    const sailing = open.filter(({ order }) => order !== EXIT);
    if (raid !== null && isRaider(group))
      return { way: best(sailing, (way) => -grid.distance(way.hex, raid.hex)) as Way, purpose: raid.purpose };
    const way = best(sailing, (each) => worth(sea, group, each, threats, prey)) as Way;
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
function isTime({ desk, second }: Sea, group: Group): boolean {
  const { view } = desk;
  // The last night is for the way home: there is no day after it to strike in.
  if (view.turn > view.lastTurn - LAST_NIGHT) return true;
  const speed = groupSpeed(view, group.ships);
  const now = second ? 1 : speed;
  const steps = now + speed * (view.lastTurn - view.turn);
  return steps - (numberAt(WAY_HOME, group.hex) + 1) <= SPARE;
}

function homeward(sea: Sea, ways: readonly Way[]): Way {
  return best(ways, (way) => {
    if (way.order === EXIT) return FAR;
    return -2 * numberAt(WAY_HOME, way.hex) - (sea.foes.some(({ hex }) => hex === way.hex) ? FAR : 0);
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
  if (foes.some(({ hex }) => hex === way.hex)) return -FAR;
  const strikes = isDusk(turn) && prey.length > 0;
  const clear = strikes || !isDaylight(turn + 1) ? CLEAR_BY_NIGHT : UNSEEN;
  let value = -4 * Math.max(0, clear - nearest(way.hex, threats));
  if (way.order === undefined) value += 0.1;
  // Guns strike nothing by day, and wait.
  if (prey.length === 0 || !(group.dummy || has(group, isCarrier))) return value - grid.distance(way.hex, WAITING);
  const far = nearest(way.hex, prey);
  value -= Math.max(0, far - RADIUS);
  const launches = way.heading < 0 || !IS_DOWNWIND[way.heading];
  if (desk.day && launches && has(group, isCarrier)) value += far <= RADIUS ? 4 : far === RADIUS + 1 ? 1.5 : 0;
  return value;
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
