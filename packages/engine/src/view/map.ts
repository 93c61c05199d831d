import type { HexGridSpec } from '../hexes/hexes.ts';
import type { Side } from '../play/state.ts';
import type { Message } from './message.ts';
import type { PieceView } from './piece.ts';

/** The chart as one side may see it. Hexes go by the numbers printed on them. */
export interface MapView {
  readonly grid: HexGridSpec;
  readonly places: readonly PlaceView[];
  readonly stacks: readonly StackView[];
  readonly overlays: readonly Overlay[];
  /** What the ground is, where the game has no geography of its own or the rules need more than that shows. */
  readonly terrain?: TerrainView;
  readonly hexsides?: readonly HexsideView[];
  readonly control?: readonly ControlView[];
  /** What has been ordered and not yet done. */
  readonly ghosts?: readonly Ghost[];
}

/** A named place. `covers`: names of the geography that it stands for, which need not be written again. */
export interface PlaceView {
  readonly hex: string;
  readonly name: Message;
  readonly covers?: readonly string[];
}

export interface StackView {
  readonly hex: string;
  readonly pieces: readonly PieceView[];
}

/** Something laid over hexes: a way, an area, a reach, a mark on each. */
export interface Overlay {
  readonly kind: 'track' | 'sector' | 'range' | 'zone' | 'mark';
  readonly hexes: readonly string[];
  readonly label?: Message;
  readonly side?: Side;
  /** The nation whose ink it is drawn in, where that is not its side's own. */
  readonly nation?: string;
}

/** Terrain by hex. The list is long: a game builds it once and gives the same one every time. */
export interface TerrainView {
  readonly kinds: readonly TerrainKind[];
  /** For each hex of the grid in its own order, the place of its kind in the list; -1 for none. */
  readonly at: readonly number[];
}

export interface TerrainKind {
  readonly label: Message;
  readonly ground: 'sea' | 'shallows' | 'clear' | 'jungle' | 'rough' | 'mountain' | 'town' | 'atoll' | 'off';
}

/** A feature on the edge between a hex and its neighbor in a direction of the grid, 0 to 5. */
export interface HexsideView {
  readonly hex: string;
  readonly direction: number;
  readonly kind: 'river' | 'reef' | 'strait' | 'coast' | 'barrier' | 'road' | 'border';
  readonly label?: Message;
}

/** Hexes that a nation holds. */
export interface ControlView {
  readonly nation: string;
  readonly hexes: readonly string[];
}

/** A faint copy of a piece where an order will take it, with the way there where one was chosen. */
export interface Ghost {
  readonly piece: string;
  readonly hex: string;
  readonly path?: readonly string[];
  readonly label?: Message;
}
