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
  readonly layout: string;
  readonly stacked: boolean;
  readonly entries: readonly Entry[];
}

/** Layouts that are looked at all the time have a column of their own; everything else shares the last. */
const OWN: readonly string[] = ['decks', 'missions', 'groups', 'bases'];
const STACKED: readonly string[] = ['missions'];
/** So few displays and no more stand beside each other, whatever they are. */
const FEW = 4;
const REST = 'rest';

/**
 * The displays by columns, in the order of the game: what matters most first. A battle board takes the room for
 * itself and one column beside it; where it is `narrow` only the first column keeps its own.
 */
export function columnsOf(displays: readonly Display[], cups: readonly Cup[], narrow: boolean): Column[] {
  const entries = [...displays.map(entryOf), ...(cups.length > 0 ? [cupsEntry(cups)] : [])];
  const isPlain = !displays.some(({ layout }) => layout === 'board' || OWN.includes(layout ?? ''));
  if (isPlain && entries.length <= FEW && !narrow)
    return entries.map((entry) => ({ layout: layoutOf(entry), stacked: false, entries: [entry] }));
  const board = displays.some(({ layout }) => layout === 'board');
  const first = board ? 'board' : displays.map(({ layout }) => layout ?? '').find((layout) => OWN.includes(layout));
  const columnOf = (entry: Entry): string => {
    const layout = layoutOf(entry);
    if (layout === first) return layout;
    return board || narrow || !OWN.includes(layout) ? REST : layout;
  };
  const columns = new Map<string, Entry[]>();
  for (const entry of entries) columns.set(columnOf(entry), [...(columns.get(columnOf(entry)) ?? []), entry]);
  const rest = columns.get(REST);
  columns.delete(REST);
  if (rest) columns.set(REST, rest);
  return [...columns].map(([layout, own]) => ({ layout, stacked: STACKED.includes(layout), entries: own }));
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
const layoutOf = ({ display }: Entry): string => display?.layout ?? 'plain';

/** Something on it is a caution: a hit carrier, a mission that cannot get home. */
export function isWarned({ display }: Entry): boolean {
  return [...(display ? [display] : []), ...(display?.boxes ?? [])].some(
    ({ notes = [], gauges = [] }) =>
      notes.some(({ tone }) => tone === 'caution') || gauges.some(({ caution }) => caution === true),
  );
}

/** Nothing lies on it and there is nothing to say: no more than a title is needed. */
export function isBare({ display, cups }: Entry): boolean {
  // A battle board is a place even before the ships are on it.
  if (cups || display?.layout === 'board') return false;
  return (display?.boxes ?? []).every(
    ({ pieces, notes = [], gauges = [] }) => pieces.length === 0 && notes.length === 0 && gauges.length === 0,
  );
}
