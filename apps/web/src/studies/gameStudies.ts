import type { Findings, Study } from '@point-option/engine';

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
