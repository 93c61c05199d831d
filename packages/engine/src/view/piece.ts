import type { Side } from '../play/state.ts';
import type { Message } from './message.ts';

/** A counter as one side may see it. Everything drawn on it is a field: no page reads meaning out of its label. */
export interface PieceView {
  readonly id: string;
  readonly side: Side | null;
  /** The nation whose livery it wears, where that is not its side's own. */
  readonly nation?: string;
  /** What it is called in a sentence. */
  readonly label: Message;
  /** The same in a word or two. */
  readonly short?: Message;
  readonly face: Face;
  /** Degrees clockwise from north, where it is known which way it goes. */
  readonly heading?: number;
}

/** What is printed on a counter. */
export interface Face {
  readonly plate: Plate;
  readonly symbol?: Symbol;
  /** A few letters at the head: "58.3", "K", "Lexington". */
  readonly name: string;
  /** At most three letters, for a map of characters. */
  readonly mark?: string;
  /** A letter or two beside the symbol: the type of a ship, the trade of a squadron. */
  readonly badge?: string;
  /** Figures at the foot, as printed: strength, or attack, defense and movement. */
  readonly strength?: readonly number[];
  /** Words at the foot where figures say nothing. */
  readonly foot?: Message;
  /** Steps left of a unit that loses them. */
  readonly steps?: { readonly left: number; readonly of: number };
  readonly hits?: number;
  /** What it has left of what it runs on: a ring around it. */
  readonly endurance?: Endurance;
  /** Small dots, a row for each number. */
  readonly pips?: readonly number[];
  /** How much is known of it: the plate fills as the level rises. */
  readonly known?: { readonly level: number; readonly of: number };
  /** How well its position is known. */
  readonly fix?: 'rough' | 'located' | 'spotted';
  readonly states?: readonly PieceState[];
  /** `soft`: not ready. `spent`: done for now. */
  readonly tone?: 'soft' | 'spent';
}

export interface Endurance {
  readonly label: Message;
  readonly value: number;
  readonly max: number;
  /** Out of it: drawn as a danger, with this text in place of the number. */
  readonly critical?: string;
}

/** The shape that a counter is drawn as; `plain` is a plate with its name. */
export type Plate =
  | 'ship'
  | 'force'
  | 'flight'
  | 'unit'
  | 'search'
  | 'submarine'
  | 'dummy'
  | 'points'
  | 'base'
  | 'ground'
  | 'plain';

/** What is drawn on it. */
export type Symbol =
  | 'fleet carrier'
  | 'light carrier'
  | 'escort carrier'
  | 'battleship'
  | 'cruiser'
  | 'destroyer'
  | 'transport'
  | 'oiler'
  | 'submarine'
  | 'fighter'
  | 'night fighter'
  | 'dive bomber'
  | 'torpedo bomber'
  | 'land bomber'
  | 'patrol plane'
  | 'infantry'
  | 'marines'
  | 'armor'
  | 'artillery'
  | 'engineers'
  | 'headquarters';

/** A state that is marked on a counter. Its words are the kernel's ("kernel.state damaged") unless a label is given. */
export interface PieceState {
  readonly is: StateMark;
  /** Turns, levels or hits that go with it: pinned for 2, a fire of level 1. */
  readonly n?: number;
  readonly label?: Message;
}

/** The marks, for whoever draws or names each of them. */
export const STATE_MARKS = [
  'moved',
  'fired',
  'damaged',
  'crippled',
  'sunk',
  'concealed',
  'sighted',
  'reported',
  'outdated',
  'homeward',
  'surprised',
  'double',
  'closed',
  'shadowing',
  'pinned',
  'burning',
  'disrupted',
  'isolated',
] as const;

export type StateMark = (typeof STATE_MARKS)[number];
