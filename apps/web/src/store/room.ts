import {
  type Answer,
  type Catalogue,
  type Chart,
  type Message,
  type OptionId,
  type Presentation,
  say,
  type SeenEvent,
} from '@point-option/engine';
import { t, webWords } from '../words.ts';
import {
  type Advice,
  type BlankView,
  type ChartFile,
  type Opening,
  type Push,
  type Scope,
  type Seats,
  type Speed,
  type Storage,
  TIGHT,
  type TableView,
} from '../worker/protocol.ts';
import { fillIn, placedIn } from './advice.ts';
import { type Client, clientOf, Problem } from './client.ts';
import { decksAsked } from './decks.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { nearestFirst } from './nearest.ts';
import { storeOf } from './store.ts';

const SPEED = 'point-option speed';

export type Tab = 'order' | 'chart' | 'decks' | 'journal';
export type Sheet = 'none' | 'rules' | 'charts' | 'terms' | 'keys' | 'menu' | 'why';

/** A sentence that the page must say, with the rule behind it. */
export interface Told {
  readonly text: string;
  readonly rule?: string | undefined;
  /** What it is about, where it is a why not. */
  readonly about?: string;
  /** It is a question: which of these boxes for the piece in hand? */
  readonly boxes?: readonly string[];
  /** The program failed: the file of the match is offered. */
  readonly fault?: boolean;
}

/** A cell of a chart, as a roll was read on it. */
export interface Cell {
  readonly chart: string;
  readonly row: string;
  readonly column: string;
  /** Those that the roll was changed by. */
  readonly modifiers?: readonly string[];
}

export interface Room {
  readonly opening: Opening | null;
  readonly table: TableView | BlankView | null;
  readonly journal: readonly SeenEvent[];
  readonly terrain: ChartFile | null;
  readonly busy: boolean;
  readonly sending: boolean;
  readonly told: Told | null;
  readonly unsaved: string | null;
  readonly draft: Draft;
  /** What the staff would order, once they were asked; of an order of pieces, which of them they were asked about. */
  readonly advice: (Advice & { readonly pieces: readonly string[] | null }) | null;
  /** What the browser says of its store, where that must be said at the table. */
  readonly storage: 'cleared' | 'tight' | null;
  /** What the pointer or the keyboard is on: option, piece, hex and box light together. */
  readonly focus: OptionId | null;
  readonly pulse: readonly string[];
  readonly tab: Tab;
  readonly sheet: Sheet;
  readonly sheetRule: string | null;
  /** The cell to be marked in the sheet of charts. */
  readonly sheetCell: Cell | null;
  readonly folded: boolean;
  /** The line of the journal that is shown in the playback, or null where it is over. */
  readonly playback: number | null;
  readonly speed: Speed;
  /** When the match is over and all was told: what lay where in truth, while that is looked at. */
  readonly truth: Presentation | null;
}

const EMPTY: Room = {
  opening: null,
  table: null,
  journal: [],
  terrain: null,
  busy: false,
  sending: false,
  told: null,
  unsaved: null,
  draft: emptyDraft(null),
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

export const room = storeOf<Room>(EMPTY);

let client: Client | null = null;
/** The words of the page and of the game at the table, put together once. */
let catalogue: Catalogue = webWords;

/** The one worker of this page, started when first needed. */
export function host(): Client {
  client ??= clientOf(
    new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'point-option' }),
    onPush,
  );
  return client;
}

function onPush(message: Push): void {
  switch (message.push) {
    case 'busy':
      room.set({ busy: message.busy });
      return;
    case 'unsaved':
      room.set({ unsaved: message.problem });
      return;
    case 'table':
      onTable(message.table);
  }
}

function onTable(given: TableView | BlankView): void {
  // Between two sides nothing of the one before may stay in the page.
  if (given.blank) {
    const { opening, tab, terrain, storage, unsaved } = room.get();
    room.set({ ...EMPTY, opening, table: given, tab, terrain, storage, unsaved, speed: speed() });
    return;
  }
  const table = nearestFirst(given);
  const isSame = room.get().table?.seq === table.seq;
  room.set((now) => {
    const journal = [...now.journal.slice(0, table.journal.from), ...table.journal.lines];
    return {
      table,
      journal,
      focus: null,
      pulse: [],
      truth: null,
      ...(!isSame && {
        draft: emptyDraft(table.prompt),
        advice: null,
        told: null,
        playback: firstToPlay(table, now.journal.length, journal),
      }),
    };
  });
  if (!isSame) {
    fillStanding(table);
    if (table.seq % STORAGE_EVERY === 1) askStorage();
  }
}

/** Where the playback begins: at the first line that is new to this seat, unless there is only one or nobody waits. */
function firstToPlay(table: TableView, known: number, journal: readonly SeenEvent[]): number | null {
  const from = Math.max(table.since, Math.min(known, journal.length));
  return speed() !== 'instant' && known > 0 && journal.length - from > 1 ? from : null;
}

/** Decks that are left to the staff come filled in, to be looked over before they are ordered. */
function fillStanding(table: TableView): void {
  if (table.prompt === null || table.staffActs || table.standing.length === 0) return;
  const decks = [...decksAsked(table.prompt, table.presentation).keys()];
  const left = decks.filter((deck) => table.standing.includes(deck));
  if (left.length > 0) void advise(left);
}

/** Asks the staff what they would order and writes it into the slip: for the whole question, or for some decks of it. */
export async function advise(decks?: readonly string[]): Promise<void> {
  const { table } = room.get();
  if (table === null || table.blank || table.prompt === null) return;
  const { prompt, seq } = table;
  const asked = decksAsked(prompt, table.presentation);
  const pieces = decks?.flatMap((deck) => asked.get(deck) ?? []);
  await act(async () => {
    const { advice } = await host().ask('advise', {});
    const now = room.get();
    // The position may have moved on while they thought.
    if (advice === null || now.table === null || now.table.seq !== seq) return;
    const before = now.advice?.pieces ?? [];
    room.set({
      draft: fillIn(prompt, now.draft, advice.answer, pieces && new Set(pieces)),
      advice: { ...advice, pieces: pieces ? [...new Set([...before, ...pieces])] : null },
    });
  });
}

/** Leaves a deck to the staff from now on, and its pieces of this question too; or takes it back. */
export async function standDeck(deck: string, on: boolean): Promise<void> {
  await act(() => host().ask('standing', { deck, on }));
  if (on) await advise([deck]);
}

/** Whether a piece lies where the staff put it. */
export function isByStaff({ advice, draft }: Room, piece: string): boolean {
  if (advice === null || (advice.pieces !== null && !advice.pieces.includes(piece))) return false;
  return placedIn(advice.answer)[piece] === draft.placed[piece];
}

/** So many orders lie between two looks at how much room is left. */
const STORAGE_EVERY = 40;
const TOLD = 'point-option told of clearing';

function askStorage(): void {
  void host()
    .ask('storage', {})
    .then(
      (storage) => room.set({ storage: storageNote(storage) }),
      () => {},
    );
}

function storageNote({ persisted, room: left }: Storage): Room['storage'] {
  if (left !== null && left < TIGHT) return 'tight';
  return persisted || localStorage.getItem(TOLD) !== null ? null : 'cleared';
}

/** It was read: it is not said again in this browser, but for when the room runs out. */
export function dismissStorage(): void {
  if (room.get().storage === 'cleared') localStorage.setItem(TOLD, 'yes');
  room.set({ storage: null });
}

/** Asks the worker; a refusal or fault is shown as a sentence. */
async function act(work: () => Promise<unknown>): Promise<boolean> {
  room.set({ sending: true, told: null });
  try {
    await work();
    return true;
  } catch (error) {
    room.set({ told: toldOf(error) });
    return false;
  } finally {
    room.set({ sending: false });
  }
}

export function toldOf(error: unknown): Told {
  if (error instanceof Problem) return { text: error.message, rule: error.refusal?.rule, fault: error.fault };
  const what = error instanceof Error ? error.message : String(error);
  return { text: t('fault.event', { what }), fault: true };
}

/** Says what fails outside of any order: the match is in the worker, and stands. */
export function watchFaults(): void {
  const tell = (error: unknown): void => room.set({ told: toldOf(error) });
  addEventListener('error', ({ error }) => {
    // Without an error it is a notice of the browser, as when a size is observed twice in a frame.
    if (error instanceof Error) tell(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

export async function beginMatch(how: {
  game: string;
  scenario: string;
  options: Readonly<Record<string, boolean | number | string>>;
  seats: Seats;
}): Promise<string> {
  askToKeep();
  const { opening } = await host().ask('begin', {
    ...how,
    ...(seedInAddress() !== null && { dice: { seed: seedInAddress() ?? '' } }),
  });
  enter(opening);
  return opening.save;
}

/**
 * A page opened with ?seed=... begins matches whose dice can be foretold: to teach with, and for tests. The lobby and
 * the match say so.
 */
export function seedInAddress(): string | null {
  const seed = new URLSearchParams(location.search).get('seed');
  return seed === '' ? null : seed;
}

export async function resumeMatch(save: string, seats?: Seats): Promise<void> {
  const { opening } = await host().ask('resume', { save, ...(seats && { seats }) });
  enter(opening);
}

function enter(opening: Opening): void {
  catalogue = { ...webWords, ...opening.words };
  answering = '';
  room.set({ ...EMPTY, opening, speed: speed() });
  void host().ask('speed', { speed: speed() });
  if (opening.hasChart)
    void host()
      .ask('terrain', {})
      .then(
        ({ chart }) => room.set({ terrain: chart }),
        () => {},
      );
}

/** Asks the browser not to clear what is kept. Only a window may. */
function askToKeep(): void {
  void navigator.storage?.persist?.().catch(() => false);
}

/** Keeps the match as it stands under a name of its own. */
export async function copyMatch(save: string, name: string): Promise<void> {
  await host().ask('copy', { save, name });
}

export async function leaveMatch(): Promise<void> {
  room.set(EMPTY);
  await host().ask('leave', {});
}

/** The question that an order is under way for: it is answered once. */
let answering = '';

export const order = (answer: Answer): void => void give(answer);

async function give(answer: Answer): Promise<void> {
  const { table } = room.get();
  if (table === null || table.blank || table.staffActs) return;
  const question = `${table.save} ${table.seq}`;
  if (answering === question) return;
  answering = question;
  const done = await act(() => host().ask('order', { answer, seq: table.seq }));
  // A refused order may be given again, otherwise.
  if (!done && answering === question) answering = '';
}
export const undoOrder = (): void => void act(() => host().ask('undo', {}));
export const redoOrder = (): void => void act(() => host().ask('redo', {}));
export const delegate = (scope: Scope | null): void => void act(() => host().ask('delegate', { scope }));
export const stepStaff = (): void => void host().ask('step', {});
export const reveal = (side: string): void => void act(() => host().ask('reveal', { side }));
export const setLesson = (skip: boolean): void => void act(() => host().ask('lesson', { skip }));

/** Why something is not offered; where the rules have no better sentence, it goes by what it is called. */
export function whyNot(wanted: string, called = wanted): void {
  void act(async () => {
    const { offered, refusal } = await host().ask('whyNot', { wanted });
    const reason = refusal?.reason.key === 'kernel.not offered' ? t('table.not offered', { what: called }) : null;
    const text = offered ? t('table.offered') : refusal ? (reason ?? speak(refusal.reason)) : '';
    room.set({ told: { text, rule: refusal?.rule, about: called } });
  });
}

/** Hands the file to the person. The worker makes it; the page has its address only. */
export async function exportMatch(save: string): Promise<void> {
  const { url, file } = await host().ask('export', { save });
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

let chartsAsked: { readonly save: string; readonly given: Promise<readonly Chart[]> } | null = null;

/** The charts of the match at the table, asked for once. */
export function charts(): Promise<readonly Chart[]> {
  const save = room.get().opening?.save ?? '';
  if (chartsAsked?.save !== save) {
    const given = host()
      .ask('charts', {})
      .then(
        (all) => all.charts,
        () => [],
      );
    chartsAsked = { save, given };
  }
  return chartsAsked.given;
}

/** A message in the words of the game at the table. */
export function speak(what: Message): string {
  return say(catalogue, what);
}

export function speed(): Speed {
  const kept = localStorage.getItem(SPEED);
  return kept === 'step' || kept === 'instant' ? kept : 'fast';
}

export function setSpeed(value: Speed): void {
  localStorage.setItem(SPEED, value);
  void host().ask('speed', { speed: value });
  room.set({ speed: value, ...(value === 'instant' && { playback: null, pulse: [] }) });
}
