import type {
  Answer,
  Catalogue,
  Chart,
  FlowView,
  Message,
  Odds,
  OptionId,
  Outcome,
  Presentation,
  PromptView,
  Refusal,
  Rule,
  SeenEvent,
  Side,
} from '@point-option/engine';
import type { ChartFile } from '@point-option/games';

export type { ChartFile };

/**
 * All that passes between the page and the worker that holds the matches. What the page may know is decided on the
 * other side: nothing here has a place for a state, and `TableView` is of one seat.
 */

/** Games that show how to write one, and stand at the end of the shelf. */
export const MINIATURES: readonly string[] = ['chit-cup', 'sealed-strike', 'false-report'];

export interface ShelfScenario {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** What it teaches, where it is a lesson. */
  readonly teaches?: string;
}

export interface ShelfOption {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly default: boolean | number | string;
  readonly choices?: readonly (number | string)[];
}

export interface ShelfGame {
  readonly id: string;
  readonly title: string;
  readonly aim: string;
  readonly miniature: boolean;
  readonly hasChart: boolean;
  readonly sides: readonly { readonly id: Side; readonly name: string }[];
  readonly scenarios: readonly ShelfScenario[];
  readonly options: readonly ShelfOption[];
  readonly staff: readonly { readonly id: string; readonly title: string }[];
  /** Whether sides hide anything from each other. */
  readonly hidden: boolean;
}

/** Who plays each side: a person, or staff by their id. */
export type Seats = Readonly<Record<Side, string>>;
export const PERSON = 'person';

/** A match that is kept, as the lobby lists it. Nothing here is anybody's secret. */
export interface SaveMeta {
  readonly save: string;
  readonly name: string;
  readonly game: string;
  readonly scenario: string;
  /** In people's words; a scenario of a player's own is on no shelf. */
  readonly gameTitle: string;
  readonly scenarioTitle: string;
  readonly seats: Seats;
  readonly begun: string;
  readonly played: string;
  readonly isLesson: boolean;
  readonly isOver: boolean;
  /** Its dice come from a seed that somebody chose, so that they can be foretold. The seed itself is not for the page. */
  readonly seeded?: boolean;
  /** Imported, and nobody has said yet who plays what. */
  readonly unseated?: boolean;
}

/** How much is handed to the staff. */
export type Scope = 'question' | 'subject' | 'kind' | 'phase' | 'all';

export type Speed = 'step' | 'fast' | 'instant';

export interface Delegation {
  readonly scope: Scope;
  readonly what: Message | null;
}

export interface LessonView {
  readonly teaches: string;
  readonly steps: readonly { readonly say: string; readonly look?: readonly string[]; readonly try?: string }[];
  /** What is said of the order just given. */
  readonly told: readonly string[];
  readonly said: number;
  readonly of: number;
  readonly skipped: boolean;
}

/** What the seat at the screen may know now. */
export interface TableView {
  readonly save: string;
  readonly seq: number;
  readonly seat: Side;
  readonly blank: false;
  readonly presentation: Presentation;
  readonly prompt: PromptView | null;
  /** Where each piece may go, where pieces are arranged and not every box takes every piece. */
  readonly mayGo: Readonly<Record<string, readonly string[]>>;
  readonly flow: readonly FlowView[];
  readonly journal: { readonly from: number; readonly lines: readonly SeenEvent[] };
  /** Lines of the journal from here on came since this seat's last order. */
  readonly since: number;
  readonly lesson: LessonView | null;
  readonly outcome: Outcome | null;
  readonly canUndo: boolean;
  readonly undoRefused: Refusal | null;
  readonly canRedo: boolean;
  readonly waitingFor: readonly Side[];
  readonly delegated: Delegation | null;
  /** What staff ordered in this seat's name since its own last order. */
  readonly staffDid: readonly { readonly question: Message; readonly answer: readonly Message[] }[];
}

/** The sheet between two people at one screen. */
export interface BlankView {
  readonly save: string;
  readonly seq: number;
  readonly blank: true;
  readonly next: Side;
  /** Who may come back to take an order back. */
  readonly others: readonly Side[];
}

/** What a page is given once, when a match is opened. All of it is public. */
export interface Opening {
  readonly save: string;
  readonly meta: SaveMeta;
  readonly words: Catalogue;
  readonly sides: readonly Side[];
  readonly people: readonly Side[];
  readonly hasChart: boolean;
  readonly notes: readonly string[];
  /** The commitment of fair dice, for whoever wants to check them afterwards. */
  readonly commitment: string | null;
}

/** No more than that it was asked, or done. */
export type Nothing = Readonly<Record<string, never>>;

/** Every request and what answers it. */
export interface Protocol {
  saves: [Nothing, { saves: readonly SaveMeta[]; persisted: boolean; room: number | null }];
  begin: [
    {
      game: string;
      scenario: string;
      options: Readonly<Record<string, boolean | number | string>>;
      seats: Seats;
      dice?: 'fair' | { seed: string };
    },
    { opening: Opening },
  ];
  resume: [{ save: string; seats?: Seats }, { opening: Opening }];
  rename: [{ save: string; name: string }, Nothing];
  delete: [{ save: string }, Nothing];
  export: [{ save: string }, { url: string; file: string }];
  import: [{ bytes: ArrayBuffer }, { save: string; meta: SaveMeta; notes: readonly string[] }];
  order: [{ answer: Answer; seq: number }, Nothing];
  undo: [Nothing, Nothing];
  redo: [Nothing, Nothing];
  whyNot: [{ wanted: string }, { offered: boolean; refusal: Refusal | null }];
  odds: [{ option: OptionId }, { odds: Odds | null }];
  delegate: [{ scope: Scope | null }, Nothing];
  /** How fast staff give the orders that a person handed them. */
  speed: [{ speed: Speed }, Nothing];
  reveal: [{ side: Side }, Nothing];
  /** When the match is over: the journal of the referee. */
  truth: [Nothing, { lines: readonly SeenEvent[] }];
  lesson: [{ skip: boolean }, Nothing];
  terrain: [Nothing, { chart: ChartFile | null }];
  charts: [Nothing, { charts: readonly Chart[] }];
  rules: [Nothing, { rules: readonly Rule[] }];
  leave: [Nothing, Nothing];
}

export type Kind = keyof Protocol;
export type Asked<K extends Kind> = Protocol[K][0];
export type Given<K extends Kind> = Protocol[K][1];

export type Request = { [K in Kind]: { readonly id: number; readonly kind: K } & Asked<K> }[Kind];
export type Reply =
  | { readonly id: number; readonly ok: true; readonly given: unknown }
  | {
      readonly id: number;
      readonly ok: false;
      readonly problem: string;
      readonly refusal?: Refusal;
      readonly fault?: boolean;
    };
export type Push =
  | { readonly push: 'table'; readonly table: TableView | BlankView }
  | { readonly push: 'busy'; readonly busy: boolean }
  | { readonly push: 'unsaved'; readonly problem: string };
