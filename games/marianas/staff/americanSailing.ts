import { grid, GUAM, IS_DOWNWIND, ISLANDS, SAIPAN } from '../data/map.ts';
import { IS_BATTLESHIP } from '../data/ships.ts';
import { at, numberAt } from '../data/state.ts';
import { isDusk } from '../rules/clock.ts';
import { groupSpeed } from '../rules/groups.ts';
import { beachOf, COVER } from './ashore.ts';
import { EXIT, type Navigator, type Purpose, type Sea, type Way } from './course.ts';
import { best, FAR, type Group, has, isCarrier, isFastCarrier, isLanding, nearest, powerOf } from './desk.ts';
import { exposure, GUN_REACH, mayHaveGuns } from './gunRange.ts';

/** West of both beaches and beside them: whoever would come to strike them is found from here first. */
const STATION = grid.mustHex('1208');
/** By night the carriers lie behind the beaches, so that raiders meet the battleships first. */
const NIGHT_STATION = grid.mustHex('1508');
/** Decoys hang about on either flank. */
const FLANKS = [grid.mustHex('1205'), grid.mustHex('1211')];
/** American strike radius. */
const RADIUS = 2;

/** Where everybody goes. */
export function americanCourses(sea: Sea): Navigator {
  const goals = goalsOf(sea);
  const covering = new Map<string, Way>();
  return (group, ways, mustGo) => {
    const open = ways.filter(({ order }) => order !== undefined || !mustGo);
    if (mustGo) return { way: safest(sea, group, open), purpose: 'damaged home' };
    const sailing = open.filter(({ order }) => order !== EXIT);
    if (!group.dummy && has(group, isFastCarrier) && !has(group, isLanding)) {
      const key = `${group.hex} ${ways.length}`;
      const way = covering.get(key) ?? coverWay(sea, sailing);
      // Groups of one hex keep together.
      covering.set(key, way);
      return { way, purpose: carrierPurpose(sea, group, way) };
    }
    const { hex, purpose } = goals.get(group.marker) ?? { hex: STATION, purpose: 'gather' };
    const way = best(sailing, (each) => -2 * grid.distance(each.hex, hex) - risk(sea, group, each)) as Way;
    return { way, purpose: grid.distance(way.hex, hex) <= grid.distance(group.hex, hex) ? purpose : 'lie low' };
  };
}

/** Why carriers go where they go: only what is true of that way is told. */
function carrierPurpose(sea: Sea, group: Group, way: Way): Purpose {
  const { desk, foes } = sea;
  const armed = foes.filter((foe) => mayHaveGuns(desk, foe));
  const [was, is] = [nearest(group.hex, armed), nearest(way.hex, armed)];
  if (was <= GUN_REACH && is > was) return 'out of gun range';
  if (!desk.day) return isNoFarther(group, way, NIGHT_STATION) ? 'behind the beaches' : 'lie low';
  if (mayLaunch(way)) {
    const found = foes.filter((foe) => foe.seen && grid.distance(foe.hex, way.hex) <= RADIUS + 1);
    if (found.some((foe) => has(foe, isFastCarrier))) return 'strike carriers';
    if (found.length > 0) return 'strike ships';
  }
  if (nearest(way.hex, foes) < nearest(group.hex, foes) && way.order !== undefined) return 'look';
  return isNoFarther(group, way, STATION) ? 'cover' : 'lie low';
}
function isNoFarther(group: Group, way: Way, goal: number): boolean {
  return grid.distance(way.hex, goal) <= grid.distance(group.hex, goal);
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

/** The hex that a group without fast carriers makes for, and what it does there. */
interface Goal {
  readonly hex: number;
  readonly purpose: Purpose;
}

function goalsOf(sea: Sea): Map<number, Goal> {
  const { desk, own } = sea;
  const { view } = desk;
  const post = guardPost(sea);
  const goals = new Map<number, Goal>();
  const guns = [0, 0];
  const slow: Group[] = [];
  for (const group of own) {
    const battleships = group.ships.filter((ship) => IS_BATTLESHIP[ship]).length;
    if (group.dummy) goals.set(group.marker, { hex: numberAt(FLANKS, group.marker % 2), purpose: 'decoy' });
    else if (has(group, isLanding)) continue;
    else if (battleships === 0) goals.set(group.marker, { hex: beach(SAIPAN), purpose: 'gather' });
    else if (groupSpeed(view, group.ships) === 2) goals.set(group.marker, post);
    else slow.push(group);
  }
  // The old battleships share the beaches; who lies off one already stays.
  const settled = (group: Group): number => ISLANDS.findIndex(({ hex }) => hex === group.hex);
  for (const group of slow.sort((a, b) => settled(b) - settled(a) || b.ships.length - a.ships.length)) {
    const here = settled(group);
    const island = here === SAIPAN || here === GUAM ? here : numberAt(guns, SAIPAN) < COVER ? SAIPAN : GUAM;
    guns[island] = numberAt(guns, island) + group.ships.filter((ship) => IS_BATTLESHIP[ship]).length;
    goals.set(group.marker, { hex: beach(island), purpose: hasTransports(own, beach(island)) ? 'guard' : 'bombard' });
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
function hasTransports(own: readonly Group[], hex: number): boolean {
  return own.some((group) => group.hex === hex && has(group, isLanding));
}

/**
 * The fast battleships wreck one airfield after the other before the transports come; then they guard the beach that is
 * the weaker, or the one that the enemy is clearly nearer to.
 */
function guardPost({ desk, own, foes }: Sea): Goal {
  const { view } = desk;
  const field = [SAIPAN, GUAM].find((island) => at(view.islands, island).field && at(view.islands, island).japan > 0);
  if (field !== undefined) return { hex: beach(field), purpose: 'wreck a field' };
  const beaches = [SAIPAN, GUAM].map(beach).filter((hex) => hasTransports(own, hex));
  const guns = (hex: number): number =>
    own.reduce(
      (sum, group) => sum + (group.hex === hex && groupSpeed(view, group.ships) === 1 ? powerOf(view, group.ships) : 0),
      0,
    );
  const hex = best(beaches, (each) => -NEARNESS * Math.min(nearest(each, foes), WARNING) - guns(each));
  return hex === undefined ? { hex: beach(SAIPAN), purpose: 'bombard' } : { hex, purpose: 'guard' };
}
/** How near an enemy must be for the guard to take notice, and the guns that a hex of his nearness weighs. */
const WARNING = 5;
const NEARNESS = 40;

/** Transports wait beside a beach until enough battleships are there or come with them. */
function offBeach(own: readonly Group[], hex: number, group: Group): Goal {
  if (group.hex === hex) return { hex, purpose: 'lie low' };
  let guns = 0;
  for (const other of own)
    if (grid.distance(other.hex, hex) <= 1) guns += other.ships.filter((ship) => IS_BATTLESHIP[ship]).length;
  const far = grid.distance(group.hex, hex);
  return guns >= COVER || far > 1 ? { hex, purpose: 'bring the troops' } : { hex: group.hex, purpose: 'wait for guns' };
}

/** The carriers' next hex, looking one hex further where there is a second to come. */
function coverWay(sea: Sea, ways: readonly Way[]): Way {
  if (sea.second || !sea.desk.day) return best(ways, (way) => coverWorth(sea, way)) as Way;
  return best(ways, (way) => {
    let most = coverWorth(sea, way);
    grid.directions.forEach((_, heading) => {
      const hex = grid.neighbour(way.hex, heading);
      if (hex >= 0) most = Math.max(most, coverWorth(sea, { order: '', hex, heading }));
    });
    return most - exposure(sea, way.hex);
  }) as Way;
}

/**
 * Near the station and out of gun range; by day where something found is in reach and the wind is right; by night clear
 * of strangers.
 */
function coverWorth(sea: Sea, way: Way): number {
  const { desk, foes } = sea;
  let worth = -grid.distance(way.hex, desk.day ? STATION : NIGHT_STATION) - exposure(sea, way.hex);
  if (way.order === undefined) worth += STAYING;
  if (!desk.day) {
    for (const foe of foes) worth -= NIGHT_FEAR * Math.max(0, SHY - grid.distance(foe.hex, way.hex));
    return worth;
  }
  const launches = mayLaunch(way);
  for (const foe of foes) {
    const far = grid.distance(foe.hex, way.hex);
    const carriers = foe.ships.filter(isFastCarrier).length;
    if (foe.seen && launches && far <= RADIUS) worth += carriers > 0 ? IN_REACH * carriers : GUNS_IN_REACH;
    else if (foe.seen && launches && far === RADIUS + 1) worth += AT_A_STRETCH;
    // At dusk there is nothing to be gained by looking for strangers: the night is theirs.
    if (foe.seen || !isDusk(desk.view.turn)) worth -= PULL * Math.max(0, far - RADIUS);
  }
  return worth;
}
const STAYING = 0.1;
const NIGHT_FEAR = 2;
/** The distance at which a stranger in the night is no danger. */
const SHY = 4;
const GUNS_IN_REACH = 4;
const IN_REACH = 5;
const AT_A_STRETCH = 3;
/** What a hex nearer to somebody out of reach is worth. */
const PULL = 3;

/** air-09: whether carriers that have sailed so can launch. */
function mayLaunch({ heading }: Way): boolean {
  return heading < 0 || !IS_DOWNWIND[heading];
}
