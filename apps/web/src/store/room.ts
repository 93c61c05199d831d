import { type Answer, type Catalogue, type Message, type OptionId, say, type SeenEvent } from '@point-option/engine';
import { t, webWords } from '../words.ts';
import type { BlankView, ChartFile, Opening, Push, Scope, Seats, Speed, TableView } from '../worker/protocol.ts';
import { type Client, clientOf, Problem } from './client.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { storeOf } from './store.ts';

export type Tab = 'order' | 'chart' | 'decks' | 'journal';
export type Sheet = 'none' | 'rules' | 'charts' | 'terms' | 'keys' | 'menu' | 'why';

/** A sentence that the page must say, with the rule behind it. */
export interface Told {
  readonly text: string;
  readonly rule?: string | undefined;
  /** What it is about, where it is a why not. */
  readonly about?: string;
  /** The program failed: the file of the match is offered. */
  readonly fault?: boolean;
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
  /** What the pointer or the keyboard is on: option, piece, hex and box light together. */
  readonly focus: OptionId | null;
  readonly pulse: readonly string[];
  readonly tab: Tab;
  readonly sheet: Sheet;
  readonly sheetRule: string | null;
  readonly folded: boolean;
  /** The line of the journal that is shown in the playback, or null where it is over. */
  readonly playback: number | null;
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
  focus: null,
  pulse: [],
  tab: 'order',
  sheet: 'none',
  sheetRule: null,
  folded: false,
  playback: null,
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

function onTable(table: TableView | BlankView): void {
  // Between two sides nothing of the one before may stay in the page.
  if (table.blank) {
    const { opening, tab } = room.get();
    room.set({ ...EMPTY, opening, table, tab, terrain: room.get().terrain });
    return;
  }
  room.set((now) => {
    const journal = [...now.journal.slice(0, table.journal.from), ...table.journal.lines];
    const isSame = now.table?.seq === table.seq;
    return {
      table,
      journal,
      focus: null,
      pulse: [],
      ...(!isSame && {
        draft: emptyDraft(table.prompt),
        told: null,
        playback: firstToPlay(table, now.journal.length, journal),
      }),
    };
  });
}

/** Where the playback begins: at the first line that is new to this seat, unless there is only one or nobody waits. */
function firstToPlay(table: TableView, known: number, journal: readonly SeenEvent[]): number | null {
  const from = Math.max(table.since, Math.min(known, journal.length));
  return speed() !== 'instant' && known > 0 && journal.length - from > 1 ? from : null;
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
  room.set({ ...EMPTY, opening });
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

export async function leaveMatch(): Promise<void> {
  room.set(EMPTY);
  await host().ask('leave', {});
}

export function order(answer: Answer): void {
  const { table, sending } = room.get();
  if (table === null || table.blank || sending) return;
  void act(() => host().ask('order', { answer, seq: table.seq }));
}
export const undoOrder = (): void => void act(() => host().ask('undo', {}));
export const redoOrder = (): void => void act(() => host().ask('redo', {}));
export const delegate = (scope: Scope | null): void => void act(() => host().ask('delegate', { scope }));
export const reveal = (side: string): void => void act(() => host().ask('reveal', { side }));
export const setLesson = (skip: boolean): void => void act(() => host().ask('lesson', { skip }));

export function whyNot(wanted: string): void {
  void act(async () => {
    const { offered, refusal } = await host().ask('whyNot', { wanted });
    const text = offered ? t('table.offered') : refusal ? speak(refusal.reason) : '';
    room.set({ told: { text, rule: refusal?.rule, about: wanted } });
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

/** A message in the words of the game at the table. */
export function speak(what: Message): string {
  return say(catalogue, what);
}

const SPEED = 'point-option speed';
export function speed(): Speed {
  const kept = localStorage.getItem(SPEED);
  return kept === 'step' || kept === 'instant' ? kept : 'fast';
}

export function setSpeed(value: Speed): void {
  localStorage.setItem(SPEED, value);
  void host().ask('speed', { speed: value });
  room.set(value === 'instant' ? { playback: null } : {});
}
