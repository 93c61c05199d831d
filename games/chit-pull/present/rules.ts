import type {
  ClockView,
  ControlView,
  Display,
  Message,
  Overlay,
  PieceView,
  PlaceView,
  Track,
} from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import type { SideId } from '../data/side.ts';
import type { Theater } from '../data/theater.ts';

/** How far something of a formation's reaches from a hex. */
export interface Reach {
  readonly hex: number;
  readonly radius: number;
  readonly label: Message;
}

/** What a game says of what is shown, besides what both games have. Everything is told from a view. */
export interface PresentRules<Own extends object> {
  clock(view: Theater<Own>): ClockView;
  /** Short lines: the score as far as it is known, orders that hold. */
  headings(view: Theater<Own>, seats: readonly SideId[]): Message[];
  readonly places: readonly PlaceView[];
  /** Hexes that a side holds for good. */
  readonly control?: readonly ControlView[];
  /** Airfields with no aircraft are left out of the display: there are many. */
  readonly hidesEmptyFields?: true;
  /** Hexes a formation of one's own may sail now. */
  speed(view: Theater<Own>, marker: number): number;
  /** How far the active formation, or air formation, searches and strikes. */
  reaches(view: Theater<Own>, entry: number): Reach[];
  /** What else lies over the map. */
  overlays(view: Theater<Own>, seats: readonly SideId[]): Overlay[];
  /** What else stands on the map, by its hexes. */
  onMap?(view: Theater<Own>): readonly { readonly hex: number; readonly piece: PieceView }[];
  /** What else there is to say of a formation of one's own. */
  notes(view: Theater<Own>, marker: number): Message[];
  tracks(view: Theater<Own>, seats: readonly SideId[]): Track[];
  /** What there is to say over the display of a surface battle, in the place of which end is whose. */
  battleNotes?(view: Theater<Own>): Message[];
  /** No ship leaves the display by an end of it. */
  readonly hasNoExits?: true;
  displays?(view: Theater<Own>, seats: readonly SideId[]): Display[];
  /** The displays that matter for a question of the game's own, "procedure: step"; without the side, which is added. */
  readonly focus: Readonly<Record<string, readonly string[]>>;
}

/** What every part of the presentation works with: a view, whose it is, and where play stands. */
export interface Showing<Own extends object = object> {
  readonly fleet: Fleet;
  readonly rules: PresentRules<Own>;
  readonly view: Theater<Own>;
  /** The sides whose secrets are shown: one, or both to the referee. */
  readonly seats: readonly SideId[];
}
