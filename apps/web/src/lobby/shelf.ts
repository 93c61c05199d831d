import type { Side } from '@point-option/engine';
import type { ShelfScenario } from '@point-option/host/protocol';

/** What the lobby says of a game, worked out when the page is built. */
export interface ShelfGame {
  readonly id: string;
  readonly title: string;
  readonly aim: string;
  /** It shows how to write a game, and stands at the end of the shelf. */
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
