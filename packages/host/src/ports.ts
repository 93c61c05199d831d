import type { Audience, Game } from '@point-option/engine';
import type { MatchMeta, StorageState } from './protocol.ts';

/** What a host needs from where it runs. Nothing else in this package touches a clock, a disk or chance. */

/** A game that can be hosted: loaded when it is wanted. */
export interface HostedGame {
  readonly id: string;
  load(): Promise<Game>;
  /** The geography of its map, for whoever draws it. */
  chart?(): Promise<unknown>;
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

export interface Store {
  list(): Promise<readonly MatchMeta[]>;
  read(match: string): Promise<{ readonly kept: Kept; readonly text: string }>;
  /** Writes both at once, or neither. Where it had to go elsewhere, gives the new id and a sentence. */
  write(kept: Kept, text: string): Promise<Moved | null>;
  /** Writes what is kept beside the file alone. */
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
