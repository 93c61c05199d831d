import type { MapView, Message, Nations, PieceView, Ref } from '@point-option/engine';
import type { ChartFile } from './chartFile.ts';
import type { Lit } from './lit.ts';

/** From one thing on the chart to another. */
export interface Way {
  readonly from: Ref;
  readonly to: Ref;
  /** Whose livery it is drawn in. */
  readonly nation?: string | null;
}

/** The route so far: where it begins, and the steps chosen so far. The next ones are lit. */
export interface RouteDrawn {
  readonly from: Ref;
  readonly steps: readonly RouteStep[];
}

export type RouteStep = Pick<Lit, 'ref' | 'cost' | 'caution' | 'stops'>;

export type Light = 'dawn' | 'day' | 'dusk' | 'night';

export interface ChartProps {
  readonly map: MapView;
  readonly nations: Nations;
  /** The geography, where the game has a chart file. */
  readonly terrain: ChartFile | null;
  words(message: Message): string;
  /** What can be chosen now. What is not on the chart is left out. */
  readonly lit: readonly Lit[];
  readonly selected?: Ref | null;
  /** Something lit was clicked. */
  onPick(ref: Ref): void;
  /** Something else was clicked: say why it is not offered, or what it is. */
  onWhyNot(ref: Ref): void;
  /** A secondary click, or the I key: show its card. */
  onInspect?(ref: Ref): void;
  readonly light?: Light | undefined;
  /** What an option in the list points at: it is framed as if the pointer were on it. */
  readonly aimed?: Ref | null;
  /** What the pointer or the focus is on: a piece or else a hex. */
  onAim?(ref: Ref | null): void;
  /** Brings something into view; a new object asks again. */
  readonly show?: { readonly refs: readonly Ref[] } | null;
  /** Which question is asked: when it is new, and offers hexes out of view, the chart takes them in, once. */
  readonly question?: number | null;
  /** The side before the screen: the first view does not lose its pieces. */
  readonly seat?: string;
  /** Pieces and hexes that are pointed at: ringed. */
  readonly pointed?: readonly Ref[];
  /** The piece that the question is about: it is framed, and can be dragged to what is lit. */
  readonly mover?: Ref | null;
  /** What the order in hand would do. */
  readonly previews?: readonly Way[];
  /** Where pieces have come from. */
  readonly trails?: readonly Way[];
  readonly route?: RouteDrawn | null;
  /** Pieces that are not on the chart, by id, for ghosts of them. */
  readonly others?: ReadonlyMap<string, PieceView> | undefined;
}
