import type { Message } from './message.ts';
import type { PieceView } from './piece.ts';

/** A display is titled boxes with pieces in them. The layout is a hint: without one they are a grid. */
export interface Display {
  readonly id: string;
  readonly title: Message;
  /** The title in a word, for a tab. */
  readonly short?: Message;
  readonly layout?: DisplayLayout;
  /** Displays of one group share a column, turned over by tabs or, where the group is stacked, one below another. */
  readonly group?: DisplayGroup;
  readonly gauges?: readonly Gauge[];
  readonly notes?: readonly Note[];
  readonly boxes: readonly DisplayBox[];
}

/**
 * `holders`: boxes with parts, those of the upper tier on them and the others below, such as flight decks.
 * `strips`: one box a line. `cells`: heads with their parts in a row. `list`: small boxes one below another.
 * `board`: lines of parts that face each other. `row`: boxes side by side, drawn even where they are empty.
 */
export type DisplayLayout = 'holders' | 'strips' | 'cells' | 'list' | 'board' | 'row';

export interface DisplayGroup {
  readonly id: string;
  readonly stacked?: boolean;
}

export interface DisplayBox {
  readonly id: string;
  readonly title: Message;
  /** The title in a word, beside others that belong to the same box. Of a head of `cells`: beside its cells, not above them. */
  readonly short?: Message;
  /** The box of the same display that this one is a part of: the flight deck of a carrier, a zone of a battle line. */
  readonly of?: string;
  /** Of the parts of a holder: on it, or below it. */
  readonly tier?: 'upper' | 'lower';
  readonly limit?: number;
  readonly pieces: readonly PieceView[];
  readonly gauges?: readonly Gauge[];
  readonly notes?: readonly Note[];
  /** A player may leave this box and its parts to the staff, question after question. */
  readonly delegable?: boolean;
}

/** A figure against its maximum, as a scale bar: fuel, hits, room on a deck. */
export interface Gauge {
  readonly label: Message;
  readonly value: number;
  readonly max: number;
  readonly marks?: readonly { readonly at: number; readonly label: Message }[];
  /** The figure is a danger. */
  readonly caution?: boolean;
  /** Boxes whose pieces it counts, so that it can show what a draft order would make of it. */
  readonly counts?: readonly string[];
}

/** A short remark. `unsure`: not known, or perhaps no longer so. */
export interface Note {
  readonly text: Message;
  readonly tone?: 'good' | 'caution' | 'unsure';
}
