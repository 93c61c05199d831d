import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Answer } from './decision.ts';
import type { DicePosition } from '../chance/dice.ts';
import { canonical, clone } from '../files/json.ts';
import type { Side, State } from './state.ts';
import type { Table } from './table.ts';

/** What a side ordered: an answer, with the dice it rolled by hand if it did, or to take its last order back. */
export type Order =
  | { readonly by: Side; readonly answer: Answer; readonly dice?: readonly number[] }
  | { readonly by: Side; readonly undo: true };

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

/** A state to go back to: before whose order, and how long the journal was there. */
export interface UndoPoint<D> {
  readonly by: Side;
  readonly state: State<D>;
  readonly journal: number;
}

/** What is kept of a match besides its state. */
export interface MatchRecord<D> {
  /** Orders given before the first of `orders`: a match opened at a position has not read them. */
  before: number;
  readonly orders: Order[];
  readonly checkpoints: Checkpoint[];
  readonly snapshots: Snapshot[];
  /** How many events had been told when the latest snapshot was taken. */
  toldAtSnapshot: number;
  /** States to go back to, the latest last, all before orders of one side; empty after a die or a revealed secret. */
  readonly undo: UndoPoint<D>[];
  stop: UndoStop;
}

export function newRecord<D>(): MatchRecord<D> {
  return {
    before: 0,
    orders: [],
    checkpoints: [],
    snapshots: [],
    toldAtSnapshot: 0,
    undo: [],
    stop: { why: 'start', by: null },
  };
}

const CHECK_EVERY = 20;
const SNAPSHOT_EVERY = 40;

/** The hash of plain data: the same data gives the same hash anywhere. */
export function hashOf(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(data))));
}

/**
 * Adds an accepted order, with a checkpoint and a snapshot where one is due. Snapshots are taken only where nothing
 * can be undone and no answer is sealed, so that a match loaded from one can do exactly what the live one can.
 */
export function keep<D>(record: MatchRecord<D>, order: Order, table: Table<D>, seats: Record<Side, number>): void {
  record.orders.push(order);
  const after = record.before + record.orders.length;
  const state = table.whole;
  const last = record.snapshots.at(-1)?.after ?? 0;
  const settled = record.undo.length === 0 && Object.keys(state.sealed).length === 0 && state.outcome === null;
  if (settled && after - last >= SNAPSHOT_EVERY) {
    const hash = hashOf(state);
    record.checkpoints.push({ after, hash });
    // Only the latest is kept: it is what loading needs, and a state is much larger than the orders that led to it.
    const { stop } = record;
    record.toldAtSnapshot = table.toldBefore + (table.journal?.length ?? 0);
    record.snapshots[0] = { after, hash, state: clone(state), dice: table.dice.position(), seats: { ...seats }, stop };
  } else if (after % CHECK_EVERY === 0 || state.outcome !== null) {
    record.checkpoints.push({ after, hash: hashOf(state) });
  }
}
