import type { OptionDetail, OptionId } from '../play/decision.ts';
import type { HexGridSpec } from '../hexes/hexes.ts';
import type { Message } from './message.ts';
import type { Refusal } from '../play/refusal.ts';
import type { Side } from '../play/state.ts';

/**
 * What one side can be shown, for any page or terminal to draw without knowing the game.
 * A game works it out from the observation alone, so that nothing can be shown that the side may not know.
 */
export interface Presentation {
  readonly title: Message;
  /** The turn, the hour, the light: one short line each. */
  readonly status: readonly Message[];
  readonly map?: MapView;
  readonly displays: readonly Display[];
  readonly tracks: readonly Track[];
  readonly cups: readonly Cup[];
}

export interface MapView {
  readonly grid: HexGridSpec;
  readonly places: readonly { readonly hex: string; readonly name: Message }[];
  readonly stacks: readonly { readonly hex: string; readonly pieces: readonly PieceView[] }[];
  readonly overlays: readonly Overlay[];
}

export interface PieceView {
  readonly id: string;
  readonly kind: string;
  readonly side: Side | null;
  readonly label: Message;
  /** A few letters for a small counter or a map of characters: its number, its letter. */
  readonly mark?: string;
  /** Intelligence level, detection, age: what is known and how well. */
  readonly level?: number;
  readonly detection?: string;
  readonly fuel?: number;
  readonly heading?: number;
  readonly pips?: readonly number[];
  readonly state?: readonly string[];
}

export interface Overlay {
  readonly kind: 'track' | 'sector' | 'range' | 'zone' | 'mark';
  readonly hexes: readonly string[];
  readonly label?: Message;
  readonly side?: Side;
}

/** A display is titled boxes with pieces in them; the layout is a hint that a page may ignore. */
export interface Display {
  readonly id: string;
  readonly title: Message;
  /** The title in a word, for a tab. */
  readonly short?: Message;
  readonly layout?: string;
  readonly gauges?: readonly Gauge[];
  readonly notes?: readonly Note[];
  readonly boxes: readonly DisplayBox[];
  /** As of a box: for what is put down on the display, but into none of its boxes. */
  readonly takes?: readonly string[];
}

export interface DisplayBox {
  readonly id: string;
  readonly title: Message;
  /** The title in a word, beside others that belong to the same box. */
  readonly short?: Message;
  /** The box of the same display that this one is a part of: the flight deck of a carrier, a zone of a battle line. */
  readonly of?: string;
  readonly limit?: number;
  readonly pieces: readonly PieceView[];
  readonly gauges?: readonly Gauge[];
  readonly notes?: readonly Note[];
  /** Boxes of the order now asked for that are meant by putting a piece down here, where they go by other ids. */
  readonly takes?: readonly string[];
}

/** A figure against its most, as a scale bar: fuel, hits, room on a deck. */
export interface Gauge {
  readonly label: Message;
  readonly value: number;
  readonly max: number;
  readonly marks?: readonly { readonly at: number; readonly label: Message }[];
  /** The figure is a danger. */
  readonly caution?: boolean;
  /** Boxes whose pieces it counts: what an order in the making would make of it can then be shown. */
  readonly counts?: readonly string[];
}

/** A short remark. `unsure`: what is not known, or may be otherwise by now. */
export interface Note {
  readonly text: Message;
  readonly tone?: 'good' | 'caution' | 'unsure';
}

export interface Track {
  readonly id: string;
  readonly title: Message;
  readonly value: number;
  readonly max: number;
  readonly marks?: readonly { readonly at: number; readonly label: Message }[];
}

export interface Cup {
  readonly id: string;
  readonly title: Message;
  readonly size: number;
  readonly drawn: readonly Message[];
}

/** The flow chart: each procedure under way with its steps, the outermost first. */
export interface FlowView {
  readonly procedure: string;
  readonly rule: string;
  readonly steps: readonly {
    readonly name: string;
    readonly rule: string;
    readonly state: 'done' | 'now' | 'coming';
  }[];
}

/** The question and its options, ready to show. */
export interface PromptView {
  readonly side: Side;
  readonly question: Message;
  readonly rule: string;
  readonly kind: string;
  readonly options: readonly ({ readonly id: OptionId } & OptionDetail)[];
  /** How many of the options, or which numbers, where that is what is asked. */
  readonly limits?: { readonly least: number; readonly most: number; readonly by: number };
  /** Where the pieces go, where they are to be arranged. */
  readonly boxes?: readonly {
    readonly id: string;
    readonly label: Message;
    readonly least?: number;
    readonly most?: number;
  }[];
  /** Whether pieces may be left out. */
  readonly partial?: boolean;
  readonly canUndo: boolean;
  /** Why the last order cannot be taken back, where it cannot. */
  readonly undoRefused?: Refusal;
}
