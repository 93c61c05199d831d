import type { Message } from '@point-option/engine';
import { grid } from '../data/map.ts';
import { at, MARKER_NUMBER } from '../data/state.ts';
import { americanCourses } from './americanSailing.ts';
import { type Navigator, type Purpose, PURPOSES, type Sea, type Way } from './course.ts';
import { type Desk, type Group, groupsOf, type Habit } from './desk.ts';
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

/** Every group by its own purpose; of those that sail the gravest are told, each in a sentence. */
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
  const purposes = new Set<Purpose>();
  for (const { id, boxes = [] } of ask.pieces) {
    const marker = MARKER_NUMBER.get(id);
    const group = own.find((other) => other.marker === marker);
    if (group === undefined) continue;
    if (!sea.second && desk.day && isWaiting(group) && !isPressed(sea, group)) continue;
    const mustGo = sea.second && group.ships.some((ship) => view.damaged[ship]);
    const { way, purpose } = navigate(group, waysOf(desk, group, boxes), mustGo);
    if (way.order !== undefined) placed[id] = way.order;
    if (way.order === undefined && !OF_STAYING.includes(purpose)) continue;
    purposes.add(purpose);
  }
  return { answer: placed, why: reasonsOf(purposes) };
};

/** So many kinds of movement are told at most. */
const MOST_TOLD = 3;
/** What is told only where there is nothing else to tell. */
const TRIFLES: readonly Purpose[] = ['decoy', 'lie low'];

/** A sentence for each kind of movement, the gravest first. */
function reasonsOf(purposes: ReadonlySet<Purpose>): Message {
  const told = PURPOSES.filter((purpose) => purposes.has(purpose));
  const grave = told.filter((purpose) => !TRIFLES.includes(purpose));
  const sentences = (grave.length > 0 ? grave.slice(0, MOST_TOLD) : told.slice(0, 1)).map(
    (purpose): Message => ({ key: `reason.sail ${purpose}` }),
  );
  return sentences.length === 0
    ? { key: 'reason.sail stay' }
    : sentences.reduceRight((rest, first) => ({ key: 'reason.sail and', values: { first, rest } }));
}

/** Whether guns that may come upon a group where it lies leave it no time. */
function isPressed({ desk, foes }: Sea, group: Group): boolean {
  return (
    desk.side === 'japan' && foes.some((foe) => mayHaveGuns(desk, foe) && grid.distance(foe.hex, group.hex) < GUN_REACH)
  );
}
