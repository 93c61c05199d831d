import {
  type Card,
  type Catalogue,
  type Message,
  type OptionId,
  type Presentation,
  type Ref,
  type RouteView,
  say,
  type SeenEvent,
} from '@point-option/engine';
import type { ChartFile } from '../worker/protocol.ts';
import type { Advice, BlankView, Opening, SeatView, Speed } from '@point-option/host/protocol';
import { webWords } from '../words.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { storeOf } from './store.ts';

export type Tab = 'order' | 'chart' | 'displays' | 'journal';
export type Sheet = 'none' | 'rules' | 'charts' | 'terms' | 'keys' | 'menu' | 'why';

/** A sentence that the page must say, with the rule behind it. */
export interface Notice {
  readonly text: string;
  readonly rule?: string | undefined;
  /** It is a question: which of these boxes is meant for the piece in hand? */
  readonly boxes?: readonly string[];
  /** The program failed: the file of the match is offered. */
  readonly fault?: boolean;
}

/** Something that was asked about: why it cannot be chosen, what it is, or both. */
export interface Inspected {
  readonly ref: Ref | null;
  readonly name: string;
  readonly card: Card | null;
  readonly reason: { readonly text: string; readonly rule?: string | undefined } | null;
  /** What the reason speaks of: ringed as long as the card lies open. */
  readonly points?: readonly Ref[];
}

/** A cell of a chart, as a roll was read on it. */
export interface Cell {
  readonly chart: string;
  readonly row: string;
  readonly column: string;
  /** Those that the roll was changed by. */
  readonly modifiers?: readonly string[];
}

/** All that the page knows now. */
export interface Room {
  readonly opening: Opening | null;
  readonly table: SeatView | BlankView | null;
  /** The lines of the journal in hand, and how many come before them. */
  readonly journal: readonly SeenEvent[];
  readonly earlier: number;
  /** The player has asked for earlier lines, so they are kept in hand. */
  readonly reading: boolean;
  readonly terrain: ChartFile | null;
  readonly busy: boolean;
  readonly sending: boolean;
  readonly notice: Notice | null;
  readonly inspected: Inspected | null;
  readonly unsaved: string | null;
  /** The player wanted to leave, and would have lost what could not be saved. */
  readonly leaveRefused: boolean;
  /** Sentences for the player, such as where the match is kept now. */
  readonly notes: readonly string[];
  readonly draft: Draft;
  /** What there is to say of the route in the draft. */
  readonly route: RouteView | null;
  /** What the staff would order, once asked; of an order of pieces, which of them they were asked about. */
  readonly advice: (Advice & { readonly pieces: readonly string[] | null }) | null;
  /** What the browser says of its store, where that must be said at the table. */
  readonly storage: 'cleared' | 'tight' | null;
  /** The option that the pointer or the keyboard is on: row, piece, hex and box light together. */
  readonly focus: OptionId | null;
  /** What a lesson or a line of the journal points at. */
  readonly pulse: readonly Ref[];
  readonly tab: Tab;
  readonly sheet: Sheet;
  readonly sheetRule: string | null;
  /** The cell to be marked in the sheet of charts. */
  readonly sheetCell: Cell | null;
  readonly folded: boolean;
  /** The line of the journal that is shown in the playback, or null where none is. */
  readonly playback: number | null;
  readonly speed: Speed;
  /** When the match is over and all was revealed: what lay where, while that is looked at. */
  readonly truth: Presentation | null;
}

export const EMPTY_ROOM: Room = {
  opening: null,
  table: null,
  journal: [],
  earlier: 0,
  reading: false,
  terrain: null,
  busy: false,
  sending: false,
  notice: null,
  inspected: null,
  unsaved: null,
  leaveRefused: false,
  notes: [],
  draft: emptyDraft(null),
  route: null,
  advice: null,
  storage: null,
  focus: null,
  pulse: [],
  tab: 'order',
  sheet: 'none',
  sheetRule: null,
  sheetCell: null,
  folded: false,
  playback: null,
  speed: 'fast',
  truth: null,
};

export const room = storeOf<Room>(EMPTY_ROOM);

/** What the seat sees now; null before a match is open and between two seats. */
export function seatNow(): SeatView | null {
  const { table } = room.get();
  return table !== null && !table.blank ? table : null;
}

let ringed: { readonly pulse: Room['pulse']; readonly points: readonly Ref[]; readonly refs: readonly Ref[] } | null =
  null;

/** All that is ringed: what a lesson or the journal points at, and what the open card speaks of. */
export function pointedAt({ pulse, inspected }: Room): readonly Ref[] {
  const points = inspected?.points ?? [];
  if (points.length === 0) return pulse;
  // The same list as long as nothing changes: whoever reads the store is drawn again when it is another.
  if (ringed?.pulse !== pulse || ringed.points !== points) ringed = { pulse, points, refs: [...points, ...pulse] };
  return ringed.refs;
}

/** Points at nothing any more, whatever a card still says. */
export function pointAway(): void {
  room.set(({ inspected }) => ({ pulse: [], inspected: inspected && { ...inspected, points: [] } }));
}

/** The words of the page and of the game at the table, put together once. */
let catalogue: Catalogue = webWords;

export function setWords(words: Catalogue): void {
  catalogue = { ...webWords, ...words };
}

/** A message in the words of the game at the table. */
export function speak(what: Message): string {
  return say(catalogue, what);
}
