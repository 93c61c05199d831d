import type { Explanation } from '../charts/chart.ts';
import type { Message, Term, Values } from '../view/message.ts';
import type { Ref } from '../view/ref.ts';
import type { Side, Viewer } from './state.ts';

/** Who learns of an event. */
export type Audience = 'all' | readonly Side[];

/** A roll as it stands in the journal: what for, the dice, and the chart's explanation where there is one. */
export interface RollRecord {
  /** On a chart, a plain die, one of a list, or a chit out of a cup. */
  readonly by: 'chart' | 'die' | 'pick' | 'draw';
  readonly purpose: string;
  /** What the purpose is about, where its words need values. */
  readonly about?: Values;
  readonly rule: string;
  readonly dice: readonly number[];
  readonly sides: number;
  readonly chart?: Explanation;
  readonly result: Term;
}

/** What an event begins, for the headings of a diary: a turn, or a part of one. */
export type Heading = 'turn' | 'phase';

/** Something that happened. What others get instead, if anything, is `other`. */
export interface GameEvent extends Message {
  readonly to: Audience;
  readonly other?: Message;
  /** Pieces, hexes and boxes it is about. */
  readonly touches?: readonly Ref[];
  /** It heads what follows in the diary. */
  readonly heading?: Heading;
  readonly rule?: string;
  readonly roll?: RollRecord;
  /** How many orders had been accepted when it happened. Not for the sides: it would count sealed answers. */
  readonly after: number;
  /** The first event of the order that this event takes back, by its number in the whole match. */
  readonly strikes?: number;
}

/** An event as one side knows it. Numbers are the side's own, so that they do not count what it cannot see. */
export interface SeenEvent extends Message {
  readonly n: number;
  readonly touches?: readonly Ref[];
  readonly heading?: Heading;
  /** Nations of the pieces it is about, as the game tells them by their ids (`Game.nationOf`). */
  readonly nations?: readonly string[];
  readonly rule?: string;
  readonly roll?: RollRecord;
  readonly struck?: true;
}

export interface EmitExtra {
  readonly to?: Side | Audience;
  readonly other?: Message;
  readonly touches?: readonly Ref[];
  readonly heading?: Heading;
  readonly rule?: string;
  /** The event tells its audience a secret: undo stops here. */
  readonly reveals?: boolean;
}

export function audience(to: Side | Audience | undefined): Audience {
  if (to === undefined || to === 'all') return 'all';
  return typeof to === 'string' ? [to] : [...to];
}

/** Whether a viewer is in the audience of an event. */
export function hears(event: GameEvent, viewer: Viewer): boolean {
  return event.to === 'all' || viewer === 'referee' || event.to.includes(viewer);
}

/** The event as a viewer may know it, or null. A game may narrow it further, never widen it. */
export function observeEvent(event: GameEvent, viewer: Viewer): Omit<SeenEvent, 'n'> | null {
  if (hears(event, viewer)) {
    return {
      key: event.key,
      ...(event.values && { values: event.values }),
      ...(event.touches && { touches: event.touches }),
      ...(event.heading && { heading: event.heading }),
      ...(event.rule !== undefined && { rule: event.rule }),
      ...(event.roll && { roll: event.roll }),
    };
  }
  return event.other ? { ...event.other } : null;
}
