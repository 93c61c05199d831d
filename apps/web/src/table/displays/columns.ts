import type { Cup, Display, Message } from '@point-option/engine';

/** What one tab shows: a display, or the cups together. */
export interface Entry {
  readonly id: string;
  readonly title: Message;
  readonly short: Message;
  readonly display?: Display;
  readonly cups?: readonly Cup[];
}

/** A column of the region beside the chart; several entries are turned over by tabs, or stand under each other. */
export interface Column {
  readonly id: string;
  readonly layout: string;
  readonly stacked: boolean;
  readonly entries: readonly Entry[];
}

/** No more columns than this stand beside each other. */
const FEW = 4;
const REST = 'rest';

/**
 * The displays by columns, in the order of the game: what matters most first. A group has a column, and so has a display
 * without one, where there are few of them; otherwise those share the last. A board in use takes the room for itself and
 * one column beside it; where it is `narrow` only the first column keeps its own.
 */
export function columnsOf(
  displays: readonly Display[],
  cups: readonly Cup[],
  narrow: boolean,
  focus: readonly string[] = [],
): Column[] {
  const entries = [...displays.map(entryOf), ...(cups.length > 0 ? [cupsEntry(cups)] : [])];
  const isBoard = ({ display }: Entry): boolean =>
    display?.layout === 'board' &&
    (focus.includes(display.id) || display.boxes.some(({ pieces }) => pieces.length > 0));
  const own = (entry: Entry): string => (entry.display?.group ? `group ${entry.display.group.id}` : `only ${entry.id}`);
  const wanted = new Set(entries.map(own));
  const board = entries.find(isBoard);
  const first = board ?? entries[0];
  const columnOf = (entry: Entry): string => {
    if (first && own(entry) === own(first)) return own(entry);
    if (board || narrow) return REST;
    return entry.display?.group || wanted.size <= FEW ? own(entry) : REST;
  };
  const columns = new Map<string, Entry[]>();
  if (first) columns.set(columnOf(first), []);
  for (const entry of entries) columns.set(columnOf(entry), [...(columns.get(columnOf(entry)) ?? []), entry]);
  const rest = columns.get(REST);
  columns.delete(REST);
  if (rest) columns.set(REST, rest);
  return [...columns].map(([id, inside]) => ({
    id,
    layout: inside === rest ? REST : layoutOf(inside[0]),
    stacked: inside !== rest && inside.some(({ display }) => display?.group?.stacked === true),
    entries: inside,
  }));
}

const entryOf = (display: Display): Entry => ({
  id: display.id,
  title: display.title,
  short: display.short ?? display.title,
  display,
});
const cupsEntry = (cups: readonly Cup[]): Entry => {
  const title = cups[0]?.title ?? { key: '' };
  return { id: 'cups', title, short: { key: 'table.cups' }, cups };
};
const layoutOf = (entry: Entry | undefined): string => entry?.display?.layout ?? 'plain';

/** Something on it is a caution: a hit ship, a mission that cannot get home. */
export function isWarned({ display }: Entry): boolean {
  return [...(display ? [display] : []), ...(display?.boxes ?? [])].some(
    ({ notes = [], gauges = [] }) =>
      notes.some(({ tone }) => tone === 'caution') || gauges.some(({ caution }) => caution === true),
  );
}

/** Nothing lies on it and there is nothing to say: no more than a title is needed. */
export function isBare({ display, cups }: Entry): boolean {
  if (cups) return false;
  return (display?.boxes ?? []).every(
    ({ pieces, notes = [], gauges = [] }) => pieces.length === 0 && notes.length === 0 && gauges.length === 0,
  );
}
