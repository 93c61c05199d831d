import type {
  Answer,
  Card,
  Catalogue,
  Chart,
  FlowView,
  JsonObject,
  Message,
  Nations,
  Odds,
  Outcome,
  Presentation,
  PromptView,
  Ref,
  Refusal,
  RouteView,
  Rule,
  SeenEvent,
  Side,
  Wanted,
} from '@point-option/engine';
import type { Patch } from './patch.ts';
import type { Requests, Scope } from './requests.ts';
import type { Seats } from './seatsByDefault.ts';

export type { DiceChoice, Requests, Scope, Speed } from './requests.ts';
export type { Patch } from './patch.ts';
export { PERSON, type Seats, seatsByDefault } from './seatsByDefault.ts';

/**
 * All that passes between a host and whoever is connected to it: the page, the terminal, a program, and a server's
 * clients. Nothing here has a place for a state: `SeatView` is of one seat.
 */

/** A match that is kept, as a list of matches shows it. Nothing here is anybody's secret. */
export interface MatchMeta {
  /** Its id in the store. */
  readonly match: string;
  readonly name: string;
  readonly game: string;
  readonly scenario: string;
  readonly gameTitle: string;
  readonly scenarioTitle: string;
  readonly seats: Seats;
  readonly begun: string;
  readonly played: string;
  readonly isLesson: boolean;
  readonly lessonSkipped?: boolean;
  readonly isOver: boolean;
  /** Where it stands, in lines that all its players are told alike. */
  readonly where?: readonly string[];
  readonly dice: 'fair' | 'seeded' | 'hand';
  /** Imported, and nobody has said yet who plays what. */
  readonly unseated?: boolean;
}

export interface StorageState {
  /** Whether the store promised not to be cleared. */
  readonly persisted: boolean;
  /** Bytes it still has room for, where it tells. */
  readonly room: number | null;
  /** Why matches last only as long as the program runs, where nothing is kept for good. */
  readonly onlyHere?: string;
}

/** What is told once, when a match is opened. All of it is public. */
export interface Opening {
  readonly match: string;
  readonly meta: MatchMeta;
  readonly words: Catalogue;
  readonly sides: readonly Side[];
  /** The sides that people play here. */
  readonly people: readonly Side[];
  readonly nations: Nations;
  readonly hasChart: boolean;
  readonly notes: readonly string[];
  /** The commitment of fair dice, to check them by afterwards. */
  readonly commitment: string | null;
}

export interface Delegation {
  readonly scope: Scope;
  readonly what: Message | null;
}

export interface Advice {
  readonly answer: Answer;
  readonly reason: Message | null;
}

/** An order of the staff in a seat's name. */
export interface StaffDid {
  readonly question: Message;
  readonly answer: readonly Message[];
  readonly reason: Message | null;
}

export interface LessonView {
  readonly teaches: string;
  /** All that was said so far; from `fresh` on, for the question that is put now. */
  readonly steps: readonly { readonly say: string; readonly look?: readonly Ref[]; readonly try?: string }[];
  readonly fresh: number;
  /** What is said of the order just given, and whether it did what was asked for: null where nobody can tell. */
  readonly told: readonly string[];
  readonly done: boolean | null;
  /** Whether the last order answered something that the lesson spoke of. */
  readonly explains: boolean;
  readonly of: number;
  readonly skipped: boolean;
}

/** A die that somebody must roll by hand before play goes on. */
export interface DieWanted {
  readonly sides: number;
  readonly purpose: Message | null;
  /** Whose order it serves. */
  readonly side: Side;
  /** The order that waits for it, where this seat gave it. */
  readonly answer: Answer | null;
  /** The same in words: the question, and what was answered. */
  readonly order: { readonly question: Message; readonly answer: readonly Message[] } | null;
  /** Dice given for the same order already. */
  readonly given: readonly number[];
  /** Why the order cannot be taken back any more; null where it can. */
  readonly undoRefused: Refusal | null;
}

/** All that a seat may know now: a pure function of the match and the seat. */
export interface SeatView {
  readonly match: string;
  readonly seat: Side;
  readonly blank: false;
  /**
   * Rises when the position moves for this seat: an order made for another number is refused. The host counts it from
   * when it opened the match, so two hosts give one position different numbers. It says nothing of the position.
   */
  readonly seq: number;
  readonly presentation: Presentation;
  readonly prompt: PromptView | null;
  /** Play waits for a die. */
  readonly die: DieWanted | null;
  readonly flow: readonly FlowView[];
  /** Lines of the journal, and the first that came since this seat's last order. */
  readonly journalLength: number;
  readonly since: number;
  readonly lesson: LessonView | null;
  readonly outcome: Outcome | null;
  readonly canUndo: boolean;
  readonly undoRefused: Refusal | null;
  readonly canRedo: boolean;
  readonly waitingFor: readonly Side[];
  readonly delegated: Delegation | null;
  /** What the game's clock shows, by name: the rest of that can be handed over. */
  readonly clock: Message | null;
  /** Staff are answering for this seat just now. */
  readonly staffActs: boolean;
  readonly staffDid: readonly StaffDid[];
  readonly staffOrders: number;
  /** Boxes that this seat leaves to the staff until it takes them back. */
  readonly standing: readonly string[];
}

/** The sheet between two people at one screen. */
export interface BlankView {
  readonly match: string;
  readonly blank: true;
  readonly seq: number;
  readonly next: Side;
  /** Who may come back to take an order back. */
  readonly others: readonly Side[];
}

/** A step of a procedure, as a reference sheet lists it. */
export interface StepOfPlay {
  readonly procedure: string;
  readonly procedureTitle: Message;
  readonly step: string;
  readonly title: Message;
  readonly rule: string;
  /** Whether a side is asked something in it. */
  readonly asks: boolean;
}

export interface ShelfScenario {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly teaches?: string;
  readonly orders?: number;
  readonly steps?: number;
  readonly teachesSide?: Side;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
}

/** A scenario from a player's own file, checked and ready to begin. */
export interface OwnScenario extends ShelfScenario {
  readonly game: string;
  /** What the file holds: `begin` takes it as its scenario. */
  readonly file: JsonObject;
}

/** Something that a text may mean: how it is typed, what it is, and the choices that it stands for by their numbers in the list. */
export interface Named {
  readonly wanted: Wanted;
  readonly typed: string;
  readonly name: string;
  readonly choices: readonly number[];
}

export type Nothing = Readonly<Record<string, never>>;

/** What answers each request. */
export interface Replies {
  saves: { readonly saves: readonly MatchMeta[] } & StorageState;
  storage: StorageState;
  /** Where dice are rolled by hand and one is missing, it is asked for, and nothing has begun yet. */
  begin:
    | { readonly opening: Opening }
    /** `said`: what the die is for, in words, since nobody has the game's words yet. */
    | { readonly die: Pick<DieWanted, 'sides' | 'purpose' | 'given'> & { readonly said?: string } };
  open: { readonly opening: Opening };
  rename: Nothing;
  delete: Nothing;
  copy: { readonly meta: MatchMeta };
  /** Notes: what could not be checked of it. */
  export: { readonly file: string; readonly text: string; readonly notes: readonly string[] };
  import:
    | { readonly meta: MatchMeta; readonly notes: readonly string[] }
    | { readonly scenario: OwnScenario; readonly notes: readonly string[] };
  /** The whole view of a seat, once. */
  look: { readonly view: SeatView };
  sit: Nothing;
  order: Nothing;
  /** Why the order would be refused; null where it would be taken. */
  check: { readonly refusal: Refusal | null };
  roll: Nothing;
  undo: Nothing;
  redo: Nothing;
  whyNot: { readonly offered: boolean; readonly refusal: Refusal | null };
  /** `like`: where nothing is called so, what begins so. */
  called: { readonly things: readonly Named[]; readonly like: readonly Named[] };
  odds: { readonly odds: Odds | null };
  forecast: { readonly forecast: readonly Odds[] };
  route: { readonly route: RouteView | null };
  inspect: { readonly card: Card | null };
  journal: { readonly from: number; readonly lines: readonly SeenEvent[] };
  advise: { readonly advice: Advice | null };
  standing: Nothing;
  delegate: Nothing;
  staffDid: { readonly did: readonly StaffDid[] };
  speed: Nothing;
  step: Nothing;
  lesson: Nothing;
  /** Lines of the journal as it truly was, from a number on. */
  truth: {
    readonly from: number;
    readonly lines: readonly SeenEvent[];
    readonly presentation: Presentation;
    /** The server seed of fair dice: with it anyone can check them against the commitment. */
    readonly serverSeed: string | null;
  };
  terrain: { readonly chart: unknown };
  charts: { readonly charts: readonly Chart[] };
  rules: { readonly rules: readonly Rule[]; readonly steps: readonly StepOfPlay[] };
  leave: Nothing;
}

export type Kind = keyof Requests;
export type Request = { [K in Kind]: { readonly id: number; readonly kind: K } & Requests[K] }[Kind];
export type Reply =
  | { readonly id: number; readonly ok: true; readonly given: unknown }
  | {
      readonly id: number;
      readonly ok: false;
      readonly problem: string;
      readonly refusal?: Refusal;
      /** The program failed; the match stands as it did before. */
      readonly fault?: boolean;
    };

/** New lines of a journal: what stood from `from` on is replaced. */
export interface JournalPush {
  readonly from: number;
  readonly lines: readonly SeenEvent[];
}

/** What a connection is told without asking. */
export type Push =
  /** The first view of a seat on this connection, or a blank screen. */
  | { readonly push: 'table'; readonly match: string; readonly table: SeatView; readonly journal: JournalPush }
  | { readonly push: 'blank'; readonly match: string; readonly table: BlankView }
  /** What changed since the last view that was pushed. */
  | { readonly push: 'change'; readonly match: string; readonly patch: Patch; readonly journal: JournalPush }
  | { readonly push: 'busy'; readonly match: string; readonly busy: boolean }
  /** The match could not be kept; null when it was after all. */
  | { readonly push: 'unsaved'; readonly match: string; readonly problem: string | null }
  /** A sentence for the player. Where the match is kept under another id from now on, `now` is that id; both are known. */
  | {
      readonly push: 'note';
      readonly match: string;
      readonly note: string;
      readonly now?: string;
      /** The program failed while it played on, and cannot go on by itself. */
      readonly fault?: boolean;
    };
