import type { Display, DisplayBox } from './display.ts';
import type { MapView } from './map.ts';
import type { Message } from './message.ts';
import type { PieceView } from './piece.ts';
import type { Ref } from './ref.ts';

/**
 * What one side can be shown, for any page or terminal to draw without knowing the game. A game works it out from the
 * observation alone, so nothing can be shown that the side may not know.
 */
export interface Presentation {
  readonly title: Message;
  readonly clock: ClockView;
  /** The score, the wind, the weather: one short line each. */
  readonly headings: readonly Message[];
  readonly map?: MapView;
  readonly displays: readonly Display[];
  readonly tracks: readonly Track[];
  readonly cups: readonly Cup[];
  /** The displays that matter for the question asked now, the most important first. */
  readonly focus?: readonly string[];
}

/** The game's own time: what it is called, how light it is, and what it counts. */
export interface ClockView {
  readonly now: Message;
  readonly light?: 'dawn' | 'day' | 'dusk' | 'night';
  /** Turns and what they are divided into, the coarsest first. */
  readonly counts: readonly ClockCount[];
}

export interface ClockCount {
  readonly id: string;
  readonly title: Message;
  readonly value: number;
  readonly max: number;
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

/** The flow chart: each procedure under way with its steps, the outermost first, however deep. */
export interface FlowView {
  readonly procedure: string;
  readonly title: Message;
  readonly rule: string;
  /** Its steps are the stations of the turn. */
  readonly main?: boolean;
  readonly steps: readonly {
    readonly name: string;
    readonly title: Message;
    readonly rule: string;
    readonly state: 'done' | 'now' | 'coming';
  }[];
}

/** Every box of every display. */
export function boxesIn({ displays }: Pick<Presentation, 'displays'>): DisplayBox[] {
  return displays.flatMap(({ boxes }) => boxes);
}

/** Every piece that is shown, on the map and in boxes. One that is shown in two places is listed for both. */
export function piecesIn(shown: Pick<Presentation, 'map' | 'displays'>): PieceView[] {
  return [...(shown.map?.stacks ?? []), ...boxesIn(shown)].flatMap(({ pieces }) => pieces);
}

/** Everything that is referred to as a track: what the clock counts, and the tracks. */
export function tracksIn({ clock, tracks }: Pick<Presentation, 'clock' | 'tracks'>): Track[] {
  return [...clock.counts, ...tracks];
}

/** What the side knows a thing by; null for a hex, which is known by its number, and for what is not shown. */
export function titleIn(shown: Presentation, ref: Ref): Message | null {
  if ('hex' in ref) return null;
  if ('piece' in ref) return piecesIn(shown).find(({ id }) => id === ref.piece)?.label ?? null;
  if ('box' in ref) return boxesIn(shown).find(({ id }) => id === ref.box)?.title ?? null;
  if ('track' in ref) return tracksIn(shown).find(({ id }) => id === ref.track)?.title ?? null;
  if ('display' in ref) return shown.displays.find(({ id }) => id === ref.display)?.title ?? null;
  return shown.cups.find(({ id }) => id === ref.cup)?.title ?? null;
}
