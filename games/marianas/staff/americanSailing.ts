import { grid, GUAM, IS_DOWNWIND, ISLANDS, SAIPAN } from '../data/map.ts';
import { IS_BATTLESHIP } from '../data/ships.ts';
import { at, numberAt } from '../data/state.ts';
import { isDusk } from '../rules/clock.ts';
import { groupSpeed } from '../rules/groups.ts';
import { beachOf, COVER } from './ashore.ts';
import { EXIT, type Navigator, type Sea, type Way } from './course.ts';
import { best, FAR, type Group, has, isCarrier, isFastCarrier, isLanding, nearest, powerOf } from './desk.ts';

/** West of both beaches and beside them: whoever would come to strike them is found from here first. */
const STATION = grid.mustHex('1208');
/** By night the carriers lie behind the beaches, so that raiders meet the battleships first. */
const NIGHT_STATION = grid.mustHex('1508');
/** Decoys hang about on either flank. */
const FLANKS = [grid.mustHex('1205'), grid.mustHex('1211')];
/** American strike radius, and how far from the station a contact draws the carriers. */
const RADIUS = 2;
const CHASE = 4;

/** Where everybody goes. */
export function americanCourses(sea: Sea): Navigator {
  const goals = goalsOf(sea);
  const covering = new Map<string, Way>();
  return (group, ways, mustGo) => {
    const open = ways.filter(({ order }) => order !== undefined || !mustGo);
    if (mustGo) return { way: safest(sea, group, open), purpose: 'withdraw' };
    const sailing = open.filter(({ order }) => order !== EXIT);
    if (!group.dummy && has(group, isFastCarrier) && !has(group, isLanding)) {
      const key = `${group.hex} ${ways.length}`;
      const way = covering.get(key) ?? coverWay(sea, group, sailing);
      // Groups of one hex keep together.
      covering.set(key, way);
      return { way, purpose: isHunting(sea, way.hex) ? 'hunt' : 'cover' };
    }
    const goal = goals.get(group.marker) ?? STATION;
    const way = best(sailing, (each) => -2 * grid.distance(each.hex, goal) - risk(sea, group, each)) as Way;
    return { way, purpose: has(group, isLanding) || goal !== STATION ? 'close the beach' : 'cover' };
  };
}

/** What it costs a group to go where enemies lie. */
function risk({ desk, foes }: Sea, group: Group, way: Way): number {
  const there = foes.filter(({ hex }) => hex === way.hex);
  if (there.length === 0) return way.order === undefined ? 0 : 0.1;
  if (group.dummy) return 1;
  const precious = has(group, (ship) => isCarrier(ship) || isLanding(ship));
  const enemy = there.reduce((sum, foe) => sum + (foe.seen ? powerOf(desk.view, foe.ships) : UNKNOWN_POWER), 0);
  return precious || enemy > powerOf(desk.view, group.ships) ? FAR : 0.5;
}
/** What a marker that lies face down is taken to have in guns. */
const UNKNOWN_POWER = 30;

function safest(sea: Sea, group: Group, ways: readonly Way[]): Way {
  return best(ways, (way) => -risk(sea, group, way)) as Way;
}

/** The hex that each group without fast carriers makes for. */
function goalsOf(sea: Sea): Map<number, number> {
  const { desk, own } = sea;
  const { view } = desk;
  const post = guardPost(sea);
  const goals = new Map<number, number>();
  const guns = [0, 0];
  const slow: Group[] = [];
  for (const group of own) {
    const battleships = group.ships.filter((ship) => IS_BATTLESHIP[ship]).length;
    if (group.dummy) goals.set(group.marker, numberAt(FLANKS, group.marker % 2));
    else if (has(group, isLanding)) continue;
    else if (battleships === 0) goals.set(group.marker, beach(SAIPAN));
    else if (groupSpeed(view, group.ships) === 2) goals.set(group.marker, post);
    else slow.push(group);
  }
  // The old battleships share the beaches; who lies off one already stays.
  const settled = (group: Group): number => ISLANDS.findIndex(({ hex }) => hex === group.hex);
  for (const group of slow.sort((a, b) => settled(b) - settled(a) || b.ships.length - a.ships.length)) {
    const here = settled(group);
    const island = here === SAIPAN || here === GUAM ? here : numberAt(guns, SAIPAN) < COVER ? SAIPAN : GUAM;
    guns[island] = numberAt(guns, island) + group.ships.filter((ship) => IS_BATTLESHIP[ship]).length;
    goals.set(group.marker, beach(island));
  }
  for (const group of own) {
    const force = group.ships.find(isLanding);
    if (force !== undefined) goals.set(group.marker, offBeach(own, beach(beachOf(view, force)), group));
  }
  return goals;
}
function beach(island: number): number {
  return at(ISLANDS, island).hex;
}

/**
 * The fast battleships wreck one airfield after the other before the transports come; then they guard the beach that is
 * the weaker, or the one that the enemy is clearly nearer to.
 */
function guardPost({ desk, own, foes }: Sea): number {
  const { view } = desk;
  const field = [SAIPAN, GUAM].find((island) => at(view.islands, island).field && at(view.islands, island).japan > 0);
  if (field !== undefined) return beach(field);
  const beaches = [SAIPAN, GUAM]
    .map(beach)
    .filter((hex) => own.some((group) => group.hex === hex && has(group, isLanding)));
  const guns = (hex: number): number =>
    own.reduce(
      (sum, group) => sum + (group.hex === hex && groupSpeed(view, group.ships) === 1 ? powerOf(view, group.ships) : 0),
      0,
    );
  return best(beaches, (hex) => -NEARNESS * Math.min(nearest(hex, foes), WARNING) - guns(hex)) ?? beach(SAIPAN);
}
/** How near an enemy must be for the guard to take notice, and the guns that a hex of his nearness weighs. */
const WARNING = 5;
const NEARNESS = 40;

/** Transports wait beside a beach until enough battleships are there or come with them. */
function offBeach(own: readonly Group[], hex: number, group: Group): number {
  if (group.hex === hex) return hex;
  let guns = 0;
  for (const other of own)
    if (grid.distance(other.hex, hex) <= 1) guns += other.ships.filter((ship) => IS_BATTLESHIP[ship]).length;
  const far = grid.distance(group.hex, hex);
  return guns >= COVER || far > 1 ? hex : group.hex;
}

/** Enemy groups worth hunting: whoever is in sight, and what lies face down. */
function quarry({ foes }: Sea): readonly Group[] {
  return foes;
}
function isHunting(sea: Sea, hex: number): boolean {
  return sea.desk.day && quarry(sea).some((foe) => foe.seen && grid.distance(foe.hex, hex) <= RADIUS + 1);
}

/** The carriers' next hex, looking one hex further where there is a second to come. */
function coverWay(sea: Sea, group: Group, ways: readonly Way[]): Way {
  if (sea.second || !sea.desk.day) return best(ways, (way) => coverWorth(sea, group, way)) as Way;
  return best(ways, (way) => {
    let most = coverWorth(sea, group, way);
    grid.directions.forEach((_, heading) => {
      const hex = grid.neighbour(way.hex, heading);
      if (hex >= 0) most = Math.max(most, coverWorth(sea, group, { order: '', hex, heading }));
    });
    return most - risk(sea, group, way);
  }) as Way;
}

/** Near the station; by day where found carriers are in reach and the wind is right; by night clear of strangers. */
function coverWorth(sea: Sea, group: Group, way: Way): number {
  const { desk, foes } = sea;
  let worth = -grid.distance(way.hex, desk.day ? STATION : NIGHT_STATION) - risk(sea, group, way);
  if (!desk.day) {
    for (const foe of foes) worth -= NIGHT_FEAR * Math.max(0, SHY - grid.distance(foe.hex, way.hex));
    return worth;
  }
  const launches = way.heading < 0 || !IS_DOWNWIND[way.heading];
  for (const foe of quarry(sea)) {
    const far = grid.distance(foe.hex, way.hex);
    const carriers = foe.ships.filter(isFastCarrier).length;
    if (foe.seen && launches && far <= RADIUS) worth += carriers > 0 ? IN_REACH * carriers : GUNS_IN_REACH;
    else if (foe.seen && launches && far === RADIUS + 1) worth += AT_A_STRETCH;
    // At dusk there is nothing to be gained by looking for strangers: the night is theirs.
    if ((foe.seen || !isDusk(desk.view.turn)) && grid.distance(foe.hex, STATION) <= CHASE)
      worth -= PULL * Math.max(0, far - RADIUS);
  }
  return worth;
}
const NIGHT_FEAR = 2;
/** The distance at which a stranger in the night is no danger. */
const SHY = 4;
const GUNS_IN_REACH = 4;
const IN_REACH = 5;
const AT_A_STRETCH = 3;
const PULL = 0.6;
