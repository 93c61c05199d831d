import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isEmpty } from './apply.ts';
import type { Answer } from './decision.ts';
import type { DicePosition } from '../chance/dice.ts';
import { canonical, canonicalByPage } from '../files/canonical.ts';
import { copyState } from './game.ts';
import type { Match } from './match.ts';
import { moveBase, newPast, type Past } from './past.ts';
import type { Side, State } from './state.ts';

/** An answer that was given, with the dice rolled by hand for it if there were any. */
export interface AnswerOrder {
  readonly by: Side;
  readonly answer: Answer;
  readonly dice?: readonly number[];
}

/** What a side ordered: an answer, or to take its last order back. */
export type Order = AnswerOrder | { readonly by: Side; readonly undo: true };

/** The hash of the whole state after so many orders: a replay must come to the same. */
export interface Checkpoint {
  readonly after: number;
  readonly hash: string;
}

/** A state to load from, so that a long match need not be replayed from its first order. */
export interface Snapshot {
  readonly after: number;
  readonly hash: string;
  readonly state: State<unknown>;
  readonly dice: DicePosition;
  readonly seats: Readonly<Record<Side, number>>;
  readonly stop: UndoStop;
}

/** Why the last order cannot be taken back, and whose order it was; null where it was everybody's. */
export interface UndoStop {
  readonly why: 'start' | 'die' | 'secret' | 'joint' | 'other side' | 'over';
  readonly by: Side | null;
}

/** A place to go back to: before whose order, after how many answers in force, and how long the journal was there. */
export interface UndoPoint {
  readonly by: Side;
  /** Whether the question offered anything: to answer one that did not is no decision. */
  readonly decides: boolean;
  readonly place: number;
  readonly journal: number;
}

/** What is kept of a match besides its state. */
export interface MatchRecord<D> {
  readonly orders: Order[];
  /** Orders given before the first of these, where the match was opened at a stored position. */
  before: number;
  readonly checkpoints: Checkpoint[];
  readonly snapshots: Snapshot[];
  /** Events told when the snapshot was taken. */
  toldAtSnapshot: number;
  /** Places to go back to, the latest last, all before orders of one side; empty after a die or a revealed secret. */
  readonly undo: UndoPoint[];
  stop: UndoStop;
  /** What a state to go back to is worked out from. */
  readonly past: Past<D>;
}

export function newRecord<D>(): MatchRecord<D> {
  return {
    orders: [],
    before: 0,
    checkpoints: [],
    snapshots: [],
    toldAtSnapshot: 0,
    undo: [],
    stop: { why: 'start', by: null },
    past: newPast(),
  };
}

const CHECK_EVERY = 20;
const SNAPSHOT_EVERY = 40;

/**
 * The hash of plain data: the same data gives the same hash anywhere. A column counts by the hashes of its pages, so that
 * of a large state only what has changed is read again.
 */
export function hashOf(data: unknown): string {
  return hashOfText(canonicalByPage(data, hashOfPage));
}

function hashOfText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The hashes of pages, which are frozen and so stay what they are. */
const hashes = new WeakMap<object, string>();

function hashOfPage(page: readonly unknown[]): string {
  const known = hashes.get(page);
  if (known !== undefined) return known;
  const hash = hashOfText(canonical(page));
  if (Object.isFrozen(page) && page.every((cell) => typeof cell === 'number')) hashes.set(page, hash);
  return hash;
}

/**
 * Adds an accepted order, with a checkpoint and a snapshot where one is due. Snapshots are taken only where nothing
 * can be undone and no answer is sealed, so that a match loaded from one can do exactly what the live one can.
 */
export function keep<D, V>(match: Match<D, V>, record: MatchRecord<D>, order: Order): void {
  const { table, seats, prepared } = match;
  record.orders.push(order);
  const after = record.before + record.orders.length;
  const state = table.whole;
  const last = record.snapshots.at(-1)?.after ?? 0;
  const unsealed = isEmpty(state.sealed);
  let copy: State<D> | null = null;
  if (unsealed && record.undo.length === 0 && state.outcome === null && after - last >= SNAPSHOT_EVERY) {
    const hash = hashOf(state);
    record.checkpoints.push({ after, hash });
    // Only the latest is kept: it is what loading needs, and a state is much larger than the orders that led to it.
    const { stop } = record;
    copy = copyState(prepared, state);
    record.snapshots[0] = { after, hash, state: copy, dice: table.dice.position(), seats: { ...seats }, stop };
    record.toldAtSnapshot = table.toldBefore + (table.journal?.length ?? 0);
  } else if (after % CHECK_EVERY === 0 || state.outcome !== null) {
    record.checkpoints.push({ after, hash: hashOf(state) });
  }
  if (unsealed) moveBase(match, record.past, record.undo[0]?.place, copy);
}
