import type { Findings, Side, Study } from '@point-option/engine';
import type { ChartFile } from '@point-option/games';
import type { ShelfScenario } from '@point-option/host/protocol';

/** What the page and what knows the games must agree on, beside the protocol of the host. */

export type { ChartFile };

/** The file of a match as the worker hands it over: it has every side's secrets, so the page gets its address only. */
export interface Exported {
  readonly file: string;
  readonly url: string;
  readonly notes: readonly string[];
}

/** The first thing the worker says: the lock that it holds as long as it lives, where the browser has locks. */
export interface Alive {
  readonly alive: string | null;
}

/** Asks the worker for a sign, and that sign: it says that the worker is there, and nothing else. */
export interface Ping {
  readonly ping: true;
}
export interface Pong {
  readonly pong: true;
}

/** The worker could not load what plays matches, and answers nothing that needs it. Nothing was in it yet. */
export interface Unloaded {
  readonly unloaded: true;
}

/** What the lobby says of a game, worked out when the page is built. */
export interface ShelfGame {
  readonly id: string;
  readonly title: string;
  readonly aim: string;
  /** What the lobby says to somebody new, where its first lesson is this game's. */
  readonly invitation?: string;
  /** It shows how to write a game, and stands at the end of the shelf. */
  readonly miniature: boolean;
  readonly hasChart: boolean;
  readonly sides: readonly { readonly id: Side; readonly name: string }[];
  readonly scenarios: readonly ShelfScenario[];
  readonly options: readonly ShelfOption[];
  readonly staff: readonly { readonly id: string; readonly name: string; readonly about: string }[];
  /** Whether sides hide anything from each other. */
  readonly hidden: boolean;
  /** What its studies are headed by, where it has any. */
  readonly studies?: string;
}

export interface ShelfOption {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly default: boolean | number | string;
  readonly choices?: readonly (number | string)[];
}

/** A small picture of a chart: paths in pixels, drawn in the colors of the page. */
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

/** All that the page of a game's studies shows: the findings, with every name in words. */
export interface GameStudies {
  readonly game: string;
  readonly title: string;
  /** What the figures are called. */
  readonly names: Readonly<Record<string, string>>;
  /** The ways their games ended, in the order of the game's own list of them. */
  readonly results: readonly { readonly id: string; readonly title: string }[];
  readonly studies: readonly DescribedStudy[];
}

export interface DescribedStudy {
  readonly study: Study;
  readonly findings: Findings;
  /** Who commands in it, in a word or two. */
  readonly who: string;
  readonly scenario: string;
  readonly staff: readonly { readonly side: string; readonly name: string; readonly about: string }[];
  readonly options: readonly { readonly title: string; readonly value: string }[];
}
