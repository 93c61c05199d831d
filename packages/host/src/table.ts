import {
  type Answer,
  ask,
  type Audience,
  type Dice,
  fast,
  type Game,
  type Match,
  type Message,
  type PromptView,
  seat,
  type Seating,
  type Side,
} from '@point-option/engine';
import type { Bookmark } from './bookmark.ts';
import type { ActiveDelegation } from './delegation.ts';
import { createDiary, type Diary } from './diary.ts';
import type { Chance, Kept } from './ports.ts';
import { type MatchMeta, PERSON, type StaffDid } from './protocol.ts';
import { hides, peopleIn } from './seats.ts';
import { type Tutor, createTutor } from './tutor.ts';

/**
 * An order on its way into the match, and who gave it: a person, staff for their own side, staff for a person, or nobody
 * where a person's question offers nothing.
 */
export interface Given {
  readonly side: Side;
  readonly answer: Answer;
  readonly by: 'person' | 'staff' | 'delegate' | 'nobody';
  readonly reason: Message | null;
}

/** An order that waits for a die rolled by hand. */
export interface Pending {
  readonly given: Given;
  readonly dice: readonly number[];
  readonly sides: number;
  readonly purpose: Message | null;
  /** Who may see the die that is missing, and each of those rolled so far. */
  readonly audience: Audience;
  readonly seen: readonly Audience[];
  /** It had told a secret before it came to the die. */
  readonly revealed: boolean;
}

/** An answer that was taken back, with the question that it answered: to another it would mean something else. */
export interface TakenBack {
  readonly answer: Answer;
  readonly prompt: PromptView | null;
}

/** A match that is played: who plays which side, what is handed to staff, how far the lesson has come. */
export interface Table {
  /** What connections call it. It keeps that name even where it is kept under another id. */
  readonly id: string;
  readonly game: Game;
  meta: MatchMeta;
  match: Match;
  /** What has been told in it, and how many chapters of that come before what is in hand. */
  diary: Diary;
  chaptersBefore: number;
  readonly people: readonly Side[];
  readonly staff: Seating<unknown>;
  tutor: Tutor | null;
  pending: Pending | null;
  readonly delegations: Map<Side, ActiveDelegation>;
  /** Answers that were taken back, by side, the latest last. */
  readonly redo: Map<Side, readonly TakenBack[]>;
  /** How long a side's journal was when it gave its last order. */
  readonly since: Map<Side, number>;
  /** Added to as they order. */
  readonly staffDid: Map<Side, StaffDid[]>;
  /** Boxes left to the staff, by side. No other side may know. */
  readonly standing: Map<Side, readonly string[]>;
  /** Whether it was played on before it was opened here, and the people who have given an order since. */
  readonly isResumed: boolean;
  readonly ordered: Set<Side>;
  /** Orders that staff gave in a person's name. */
  delegatedOrders: number;
  /** Staff are at work: what is handed to them can be taken back meanwhile. */
  isSettling: boolean;
  /** The number of each seat's view. */
  readonly seqs: Map<Side, number>;
  /** Rolls a die that no person here may see, in a match whose dice are rolled by hand. */
  rollUnseen(sides: number): number;
}

/** `id` is what connections call it, where that is not what it is kept under. */
export function createTable(
  match: Match,
  kept: Kept,
  chance: Chance,
  { id = kept.match, bookmark }: { readonly id?: string | undefined; readonly bookmark?: Bookmark | null } = {},
): Table {
  const { game } = match.prepared;
  const meta = metaIn(kept);
  const people = peopleIn(game, meta.seats);
  const diary = createDiary(match, bookmark?.told);
  return {
    id,
    game,
    meta,
    match,
    diary,
    chaptersBefore: bookmark?.chapters ?? 0,
    people,
    staff: seat(game, Object.fromEntries(Object.entries(meta.seats).filter(([, who]) => who !== PERSON))),
    tutor: createTutor(match, people, meta.lessonSkipped),
    pending: null,
    delegations: new Map(),
    redo: new Map(),
    since: new Map(people.map((side) => [side, diary.to(side).length])),
    staffDid: new Map(),
    standing: new Map(Object.entries(kept.standing ?? {})),
    isResumed: match.table.orders > 0,
    ordered: new Set(),
    delegatedOrders: 0,
    isSettling: false,
    rollUnseen: unseenDice(chance),
    seqs: new Map(),
  };
}

/** What a list of matches may show of what is kept. */
export function metaIn({ standing: _standing, pending: _pending, ...meta }: Kept): MatchMeta {
  return meta;
}

/** What is kept beside the file. */
export function keptOf({ meta, standing, pending, match }: Table): Kept {
  return {
    ...meta,
    ...(standing.size > 0 && { standing: Object.fromEntries(standing) }),
    ...(pending && {
      pending: {
        side: pending.given.side,
        answer: pending.given.answer,
        dice: pending.dice,
        seen: pending.seen,
        after: match.table.orders,
      },
    }),
  };
}

export function isOver({ match }: Table): boolean {
  return match.table.whole.outcome !== null;
}

/** Whether the people of these seats hide anything from each other. At the end nobody need turn away. */
export function isShared(table: Table, seats: readonly Side[]): boolean {
  return hides(table.game, seats) && !isOver(table);
}

/** The people awaited now: to answer, or to roll a die. */
export function awaited({ match, people, pending }: Table): readonly Side[] {
  if (pending) return rollersOf(people, pending);
  const { open } = match.table.whole;
  return people.filter((side) => open.includes(side) && ask(match, side) !== null);
}

/** Whoever may see a die rolls it: whose order it serves, or any person where that is the staff's. */
function rollersOf(people: readonly Side[], { given, audience }: Pending): readonly Side[] {
  const able = people.filter((side) => maySee(audience, side));
  return able.includes(given.side) ? [given.side] : able;
}

/**
 * The order that waits for a die, as far as a side knows of it: its own, or one whose die it may see. To everyone else
 * it is as if nobody had ordered yet.
 */
export function pendingFor({ pending }: Table, side: Side): Pending | null {
  return pending && (pending.given.side === side || maySee(pending.audience, side)) ? pending : null;
}

export function maySee(audience: Audience, side: Side): boolean {
  return audience === 'all' || audience.includes(side);
}

/** Dice that no person may see are nobody's to roll: whoever rolled one would know what is hidden. */
function unseenDice(chance: Chance): (sides: number) => number {
  let dice: Dice | null = null;
  return (sides) => {
    dice ??= fast(chance.seed());
    return dice.die(sides);
  };
}
