import { groupName, hexName } from '../data/names.ts';
import { groupRef, hexRef, raidRef } from '../data/refs.ts';
import { grid, GUAM_HEX, OFF } from '../data/map.ts';
import { type Battle, FROM_GUAM, type G, type Raid } from '../data/state.ts';
import { phaseCount } from './clock.ts';
import { carrierGroups, carriersOf, groupsOnMap, hexOf, shipsOf } from './groups.ts';
import { along } from './raidPlacement.ts';
import { isBoundForGuam } from './landingsOnGuam.ts';
import { aboutRaid, nameOfRaid, removeRaid, sendHome } from './raidReturn.ts';
import { wayFrom } from './telling.ts';

/** 10.23: hexes a segment. */
const SPEED = 2;

/** 11.28: back to Guam, whence it came. */
const isGoingHome = ({ owner, target }: Raid): boolean => owner === FROM_GUAM && target < 0;
const fliesToGuam = (raid: Raid): boolean => isGoingHome(raid) || isBoundForGuam(raid);

/** 10.23: the hex a raid makes for; OFF where its target is gone and it has not found another. */
const goalInSight = (state: Battle, raid: Raid): number => (fliesToGuam(raid) ? GUAM_HEX : hexOf(state, raid.target));

/** 10.23: where its next segment may end: one hex, or two that are equally straight, of which chance takes one. */
const endsOfSegment = (from: number, goal: number): number[] => along(from, goal, SPEED);

/**
 * 10.23: for every segment from now on the hexes in which it may end while the goal stays where it is. What chance takes
 * is the beginning of the next segment, so each is worked out from all that may come before it.
 */
export function courseAhead(state: Battle, raid: Raid): number[][] {
  const goal = raid.returning < 0 ? goalInSight(state, raid) : OFF;
  const course: number[][] = [];
  if (goal === OFF) return course;
  let ends = [raid.hex];
  while (ends.some((hex) => hex !== goal)) {
    ends = [...new Set(ends.flatMap((from) => (from === goal ? goal : orGoal(endsOfSegment(from, goal), goal))))];
    course.push(ends);
  }
  return course;
}
const orGoal = (hexes: readonly number[], goal: number): readonly number[] => (hexes.length === 0 ? [goal] : hexes);

/** 10.23, 10.231: every raid on the map that did not appear in this phase flies on. */
export function moveRaids(g: G): void {
  const { state } = g;
  const now = phaseCount(state);
  for (const raid of state.raids.filter(({ returning, since }) => returning < 0 && since < now)) moveRaid(g, raid);
}

function moveRaid(g: G, raid: Raid): void {
  const { state } = g;
  const goal = goalOf(g, raid);
  if (goal === OFF) return sendHome(g, raid);
  const from = raid.hex;
  const steps = endsOfSegment(from, goal);
  raid.hex =
    steps.length === 0
      ? goal
      : g.pick(steps, 'raid course', '10.23', { ...aboutRaid(g, raid), name: (hex) => grid.label(Number(hex)) });
  if (!g.silent)
    g.emit(
      raid.hex === goal ? 'raid arrives' : 'raid flies on',
      { raid: nameOfRaid(state, raid), from: hexName(from), hex: hexName(raid.hex) },
      {
        rule: isGoingHome(raid) ? '11.28' : raid.shuttle === true ? '23.3' : '10.23',
        touches: [raidRef(raid.id), hexRef(raid.hex)],
      },
    );
  if (isGoingHome(raid) && raid.hex === GUAM_HEX) landAtHome(g, raid);
}

/** 10.23, RULINGS.md, 13: where its target is now; where that is gone the nearest one like it. */
function goalOf(g: G, raid: Raid): number {
  const { state } = g;
  const hex = goalInSight(state, raid);
  if (hex !== OFF) return hex;
  const target = nearestTarget(g, raid.hex, '10.23');
  if (target < 0) return OFF;
  raid.target = target;
  g.emit(
    'raid takes another target',
    { raid: nameOfRaid(state, raid), target: groupName(target, shipsOf(state, target)) },
    { rule: '10.23', touches: [raidRef(raid.id), groupRef(target)] },
  );
  return hexOf(state, target);
}

/** 10.1B: the nearest group, of several the one with the most carriers, else chance; -1 where none is at sea. */
export function nearestTarget(g: G, from: number, rule: string): number {
  const { state } = g;
  const carriers = carrierGroups(state);
  const groups = carriers.length > 0 ? carriers : groupsOnMap(state);
  let least = Infinity;
  let most = 0;
  let best: number[] = [];
  for (const group of groups) {
    const away = grid.distance(from, hexOf(state, group));
    const decks = carriersOf(state, group).length;
    if (away > least || (away === least && decks < most)) continue;
    if (away < least || decks > most) best = [];
    least = away;
    most = decks;
    best.push(group);
  }
  if (best.length === 0) return -1;
  return g.pick(best, 'raid target', rule, {
    ...wayFrom(g, from),
    name: (group) => groupName(Number(group), shipsOf(state, Number(group))),
  });
}

/** 11.29: into the first box; the types of the raid are forgotten (10.14). */
function landAtHome(g: G, raid: Raid): void {
  const { guam } = g.state;
  guam.turnaround[0] = (guam.turnaround[0] ?? 0) + raid.points;
  g.emit('raid lands on Guam', { n: raid.points }, { rule: '11.29', touches: [raidRef(raid.id)] });
  removeRaid(g.state, raid);
}
