import type {
  Answer,
  Catalogue,
  Chart,
  Findings,
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
  Study,
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
  /** What it teaches, where it is a lesson, and the side that it is told to, where it names one. */
  readonly teaches?: string;
  /** About how many orders a person gives in it: as many as the staff gave on a side when the page was built. */
  readonly orders?: number;
  /** How many steps its lesson has, where it is one. */
  readonly steps?: number;
  readonly teachesSide?: Side;
  /** Options that it sets otherwise than the game does. */
  readonly options?: Readonly<Record<string, boolean | number | string>>;
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
  /** What its studies are headed by, where it has any. */
  readonly studies?: string;
}

/** All that the page of a game's studies shows: the findings, with every name in words. */
export interface GameStudies {
  readonly game: string;
  readonly title: string;
  /** What the figures are called. */
  readonly names: Readonly<Record<string, string>>;
  /** The ways their games ended, in the order of the game's own list of them. */
  readonly results: readonly { readonly id: string; readonly title: string }[];
  readonly studies: readonly ToldStudy[];
}

export interface ToldStudy {
  readonly study: Study;
  readonly findings: Findings;
  /** Who commands in it, in a word or two. */
  readonly who: string;
  readonly scenario: string;
  readonly staff: readonly { readonly side: string; readonly title: string }[];
  readonly options: readonly { readonly title: string; readonly value: string }[];
}

/** A small picture of a chart: paths in pixels, drawn in the colours of the page. */
export interface Picture {
  readonly wide: number;
  readonly high: number;
  readonly depths: readonly { readonly tint: number; readonly path: string }[];
  readonly land: string;
  readonly islets: string;
  readonly graticule: string;
  readonly names: readonly {
    readonly name: string;
    readonly x: number;
    readonly y: number;
    readonly sea: boolean;
    readonly west: boolean;
  }[];
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
  /** The person has put the lesson away. */
  readonly lessonSkipped?: boolean;
  readonly isOver: boolean;
  /** Where it stands, in lines that everyone who plays it here is told alike: the hour, the score. */
  readonly where?: readonly string[];
  /** Its dice come from a seed that somebody chose, so that they can be foretold. The seed itself is not for the page. */
  readonly seeded?: boolean;
  /** Imported, and nobody has said yet who plays what. */
  readonly unseated?: boolean;
}

/** How much is handed to the staff: `phase` is the station of the flow chart, `clock` what the game's own clock counts. */
export type Scope = 'question' | 'subject' | 'kind' | 'phase' | 'clock' | 'all';

export type Speed = 'step' | 'fast' | 'instant';

export interface Delegation {
  readonly scope: Scope;
  readonly what: Message | null;
}

/** What the staff would order, and why where they say. */
export interface Advice {
  readonly answer: Answer;
  readonly reason: Message | null;
}

/** A scenario from a file of the player's own, checked and ready to begin. */
export interface OwnScenario extends ShelfScenario {
  readonly game: string;
}

/** What the browser says of its store. */
export interface Storage {
  /** Whether it promised not to clear it. */
  readonly persisted: boolean;
  /** Bytes it still has room for, where it tells. */
  readonly room: number | null;
}
/** Less room than this is said aloud. */
export const TIGHT = 20 * 1024 * 1024;

export interface LessonView {
  readonly teaches: string;
  /** All that was said so far; from `fresh` on, for the question that is put now. */
  readonly steps: readonly { readonly say: string; readonly look?: readonly string[]; readonly try?: string }[];
  readonly fresh: number;
  /** What is said of the order just given, and whether it did what was asked for: null where nobody can tell. */
  readonly told: readonly string[];
  readonly done: boolean | null;
  /** Whether the last order answered something that the lesson spoke of: what came of it is explained. */
  readonly explains: boolean;
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
  /** What the game's clock shows, as a name: the rest of that can be handed over. */
  readonly clock: Message | null;
  /** Whether staff answer for this seat just now: the question is theirs, and they go on by themselves or when told. */
  readonly staffActs: boolean;
  /** What staff ordered in this seat's name since its own last order, and why where they say. */
  readonly staffDid: readonly StaffDid[];
  /** How many orders that were: of a great many the latest are shown, and the others when asked for. */
  readonly staffOrders: number;
  /** Decks whose aircraft this seat leaves to the staff until it takes them back. */
  readonly standing: readonly string[];
}

export interface StaffDid {
  readonly question: Message;
  readonly answer: readonly Message[];
  readonly reason: Message | null;
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

/** A step of a procedure, whether it is under way or not: what there is help for. */
export interface StepOfPlay {
  readonly procedure: string;
  readonly step: string;
  readonly rule: string;
  /** Whether a side is asked something in it. */
  readonly asks: boolean;
}

/** No more than that it was asked, or done. */
export type Nothing = Readonly<Record<string, never>>;

/** Every request and what answers it. */
export interface Protocol {
  saves: [Nothing, { saves: readonly SaveMeta[] } & Storage];
  storage: [Nothing, Storage];
  begin: [
    {
      game: string;
      /** By its id; that of a file is known once the file was opened. */
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
  /** Keeps the match as it stands now under a name of its own, beside the one that is played on. */
  copy: [{ save: string; name: string }, { meta: SaveMeta }];
  export: [{ save: string }, { url: string; file: string }];
  /** A match is kept and listed; a scenario is only read, and begun by who wants to play it. */
  import: [
    { bytes: ArrayBuffer },
    { meta: SaveMeta; notes: readonly string[] } | { scenario: OwnScenario; notes: readonly string[] },
  ];
  order: [{ answer: Answer; seq: number }, Nothing];
  undo: [Nothing, Nothing];
  redo: [Nothing, Nothing];
  whyNot: [{ wanted: string }, { offered: boolean; refusal: Refusal | null }];
  /** The chances of an option, or of a piece in a box. */
  odds: [{ option: OptionId; box?: string }, { odds: Odds | null }];
  /** What the staff would order for the present question, from what this seat knows. Nothing is ordered by it. */
  advise: [Nothing, { advice: Advice | null }];
  /** Leaves a deck to the staff at every later question, or takes it back. */
  standing: [{ deck: string; on: boolean }, Nothing];
  delegate: [{ scope: Scope | null }, Nothing];
  /** All that staff ordered in this seat's name since its own last order. */
  staffDid: [Nothing, { did: readonly StaffDid[] }];
  /** How fast staff give the orders that a person handed them. */
  speed: [{ speed: Speed }, Nothing];
  /** One order of the staff more, where they wait to be told. */
  step: [Nothing, Nothing];
  reveal: [{ side: Side }, Nothing];
  /** When the match is over: the journal of the referee, and what lay where in truth. */
  truth: [Nothing, { lines: readonly SeenEvent[]; presentation: Presentation }];
  lesson: [{ skip: boolean }, Nothing];
  terrain: [Nothing, { chart: ChartFile | null }];
  charts: [Nothing, { charts: readonly Chart[] }];
  rules: [Nothing, { rules: readonly Rule[]; steps: readonly StepOfPlay[] }];
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
  /** Null when it was kept after all. */
  | { readonly push: 'unsaved'; readonly problem: string | null };
