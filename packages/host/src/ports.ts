import { type Audience, BadInput, type Game, type Invariants } from '@point-option/engine';
import type { MatchMeta, StorageState } from './protocol.ts';

/** What a host needs from where it runs. Nothing else in this package touches a clock, a disk or chance. */

/** A game that can be hosted: loaded when it is wanted. */
export interface HostedGame {
  readonly id: string;
  load(): Promise<Game>;
  /** The geography of its map, for whoever draws it. */
  chart?(): Promise<unknown>;
  /** What it holds true of its data: loaded only where a file from outside brings a start of its own. */
  invariants?(): Promise<Invariants>;
}

/** What is kept of a match beside its file. What a side leaves to its staff is not for the list, where anyone looks. */
export interface Kept extends MatchMeta {
  readonly standing?: Readonly<Record<string, readonly string[]>>;
  /** An order that waits for dice rolled by hand, with those it has. */
  readonly pending?: PendingOrder;
}

export interface PendingOrder {
  readonly side: string;
  readonly answer: unknown;
  readonly dice: readonly number[];
  /** Who may see each of them. */
  readonly seen?: readonly Audience[];
  /** How many orders the match had when it was given: it belongs to that position alone. */
  readonly after: number;
}

/** What is added to a stored match: the orders after the first so many. */
export interface Added {
  readonly after: number;
  readonly lines: readonly string[];
}

/** Where a stored match can be opened without the orders before. It can be lost without loss. */
export interface Marked {
  /** How many orders come before it, and the sum over them. */
  readonly after: number;
  readonly sum: string;
  readonly text: string;
  /** Chapters of the journal before it that are new, and the number of the first of them. */
  readonly chapters: readonly string[];
  readonly first: number;
}

/** A match to go on with: its first line, a bookmark, and the orders since; or all orders, where there is no bookmark. */
export interface StoredParts {
  readonly kept: Kept;
  readonly head: string;
  readonly bookmark: string | null;
  readonly lines: readonly string[];
}

/** The text of a match that was written by another program, or an earlier one: it is read whole. */
export interface StoredText {
  readonly kept: Kept;
  readonly text: string;
}

/** The store no longer has a match that was open: somebody deleted it, or cleared the store. The host writes it anew. */
export class GoneFromStore extends BadInput {}

/** What is written is there when the promise resolves, and whatever happens then: all of it or nothing. */
export interface Store {
  list(): Promise<readonly MatchMeta[]>;
  /** What it takes to go on with a match. */
  open(match: string): Promise<StoredParts | StoredText>;
  /** All of a match, as the text of a file. */
  read(match: string): Promise<StoredText>;
  /** Writes a match anew. Where it had to go elsewhere, gives the new id and a sentence. */
  write(kept: Kept, text: string): Promise<Moved | null>;
  /** Adds to a match. Where the match is gone: GoneFromStore, and nothing is written. */
  add(kept: Kept, added: Added): Promise<Moved | null>;
  /** Sets the bookmark of a match, apart from its orders: a store that has no room for it may still have room for them. */
  mark(match: string, marked: Marked): Promise<void>;
  /** A chapter of the journal, by its number. */
  chapter(match: string, n: number): Promise<string>;
  /** Writes what is kept beside the file alone. Where the match is gone: GoneFromStore. */
  note(kept: Kept): Promise<void>;
  remove(match: string): Promise<void>;
  /** Holds a match for this host: two that write one match would each undo the other. Gives what lets it go. */
  hold(match: string): Promise<() => void>;
  /** An id for a new match. */
  fresh(about: { readonly game: string; readonly scenario: string }): Promise<string>;
  state(): Promise<StorageState>;
}

export interface Moved {
  readonly match: string;
  readonly note: string;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Lets others run, and so long at least pass. */
  pause(ms: number): Promise<void>;
  /** Rings once when so long has passed, unless it is called off by what this gives. */
  alarm(ms: number, ring: () => void): () => void;
}

/** Where the seeds of fair dice come from. */
export interface Chance {
  /** 32 random bytes in hex. */
  seed(): string;
}

export interface Ports {
  readonly registry: readonly HostedGame[];
  readonly store: Store;
  readonly clock: Clock;
  readonly chance: Chance;
  /** Hears of every fault of the program. Players are told only that there was one: its words could give a secret away. */
  report?(error: unknown): void;
}
