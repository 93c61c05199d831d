import { grid } from '../data/map.ts';
import { at, MARKER_NUMBER } from '../data/state.ts';
import { americanCourses } from './americanSailing.ts';
import { type Navigator, type Purpose, PURPOSES, type Sea, type Way } from './course.ts';
import { counsel, type Desk, type Group, groupsOf, type Habit } from './desk.ts';
import { GUN_REACH, mayHaveGuns } from './gunRange.ts';
import { japaneseCourses } from './japaneseSailing.ts';
import { joining } from './regrouping.ts';

function waysOf(desk: Desk, group: Group, boxes: readonly string[]): Way[] {
  const { heading } = at(desk.view.markers, group.marker);
  const ways: Way[] = [{ order: undefined, hex: group.hex, heading }];
  for (const order of boxes) {
    const direction = grid.directions.indexOf(order as never);
    const hex = direction < 0 ? group.hex : grid.neighbour(group.hex, direction);
    ways.push({ order, hex, heading: direction });
  }
  return ways;
}

/** What is said of groups that stay, too. */
const OF_STAYING: readonly Purpose[] = ['wait for guns', 'keep clear'];

/** Every group by its own purpose; the reason told is that of the gravest among those that sail. */
export const sail: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const { view, side } = desk;
  const own = groupsOf(view, side);
  const sea: Sea = { desk, second: desk.about['second'] === true, own, foes: groupsOf(view, desk.enemy) };
  const navigate: Navigator = side === 'us' ? americanCourses(sea) : japaneseCourses(sea);
  // Whoever is to recombine with others of his hex, later this turn, stays for it.
  const waits = joining(view, side);
  // So do decoys, or they would be told from them.
  const isWaiting = ({ marker, dummy }: Group): boolean => waits.has(marker) || (dummy && waits.size > 0);
  const placed: Record<string, string> = {};
  let gravest: Purpose | null = null;
  for (const { id, boxes = [] } of ask.pieces) {
    const marker = MARKER_NUMBER.get(id);
    const group = own.find((other) => other.marker === marker);
    if (group === undefined) continue;
    if (!sea.second && desk.day && isWaiting(group) && !isPressed(sea, group)) continue;
    const mustGo = sea.second && group.ships.some((ship) => view.damaged[ship]);
    const { way, purpose } = navigate(group, waysOf(desk, group, boxes), mustGo);
    if (way.order !== undefined) placed[id] = way.order;
    if (way.order === undefined && !OF_STAYING.includes(purpose)) continue;
    if (gravest === null || PURPOSES.indexOf(purpose) < PURPOSES.indexOf(gravest)) gravest = purpose;
  }
  return counsel(placed, gravest === null ? 'sail stay' : `sail ${gravest}`);
};

/** Whether guns that may come upon a group where it lies leave it no time. */
function isPressed({ desk, foes }: Sea, group: Group): boolean {
  return (
    desk.side === 'japan' && foes.some((foe) => mayHaveGuns(desk, foe) && grid.distance(foe.hex, group.hex) < GUN_REACH)
  );
}
