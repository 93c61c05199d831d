import {
  capital,
  type Catalogue,
  type GameEvent,
  journalFor,
  type Match,
  say,
  type SeenEvent,
  type Viewer,
} from '@point-option/engine';
import { rollLines } from './explanation.ts';
import { indent } from './table.ts';
import { sentence, spoken } from './words.ts';

/** The journal of a match as a viewer knows it. */
export function journalOf(match: Match, viewer: Viewer): SeenEvent[] {
  const narrow = match.prepared.game.observeEvent;
  return journalFor(match.table.journal ?? [], viewer, narrow);
}

/** How many lines of its journal an event gives a viewer: one or none. */
export function linesOfEvent(match: Match, event: GameEvent, viewer: Viewer): number {
  return journalFor([event], viewer, match.prepared.game.observeEvent).length;
}

/** One line of the journal. */
export function eventLine(words: Catalogue, event: SeenEvent): string {
  return `${capital(say(words, event))}${event.struck ? ' (undone)' : ''}`;
}

/** A line opened into its rule, dice, chart, column and modifiers. */
export function openedEvent(words: Catalogue, event: SeenEvent): string[] {
  const rule = event.rule !== undefined && !event.roll ? [`Rule ${event.rule}.`] : [];
  return [`${event.n}. ${eventLine(words, event)}`, ...indent(event.roll ? rollLines(words, event.roll) : rule)];
}

/** A line of the log: numbered, with its rule and, for a chart, where it was read. */
export function logLine(words: Catalogue, event: SeenEvent): string {
  const chart = event.roll?.chart;
  const read = chart ? ` [${chart.title}, column ${chart.column}, row ${chart.row}${modified(chart.modifiers)}]` : '';
  const rule = event.rule === undefined ? '' : ` (rule ${event.rule})`;
  return `${event.n}. ${eventLine(words, event)}${read}${rule}`;
}

function modified(modifiers: readonly { readonly n: number }[]): string {
  if (modifiers.length === 0) return '';
  const sum = modifiers.reduce((total, { n }) => total + n, 0);
  return `, modified by ${sum < 0 ? sum : `+${sum}`}`;
}

/** An event for a program to read: as the side knows it, with its sentence. */
export function eventJson(words: Catalogue, event: SeenEvent): SeenEvent & { text: string } {
  const { roll } = event;
  // A result that is a message is said by itself too: what the sentence makes of it is the game's affair.
  const result = typeof roll?.result === 'object' ? spoken(words, roll.result) : roll?.result;
  return { ...sentence(words, event), ...(roll && result !== undefined && { roll: { ...roll, result } }) };
}
