import { clone, type Json } from './json.ts';
import { FileFault, sumOf } from './matchForm.ts';
import type { Match } from '../play/match.ts';
import { hashOf, type Snapshot } from '../play/record.ts';
import { check, fields, inFile, integer, type Shape, text } from './shape.ts';
import { snapshotFields } from './snapshotShape.ts';

/**
 * Where a match can be gone on from without the orders before it: a snapshot, the sum over those orders, and how many
 * events had been told.
 */
export interface Position extends Snapshot {
  readonly orderSum: string;
  readonly told: number;
}

/** The latest position of a match, given the sum over the orders up to it; null where there is none yet. */
export function latestPosition({ record }: Match, orderSum: string): Position | null {
  const snapshot = record?.snapshots.at(-1);
  return record && snapshot ? { ...snapshot, orderSum, told: record.toldAtSnapshot } : null;
}

/** A position as it is stored: the hash of its state stands for the state in its sum. */
export function positionJson(position: Position): Json {
  return { ...position, sum: sumOfPosition(position) } as unknown as Json;
}

const positionShape: Shape = fields({
  ...snapshotFields,
  orderSum: text(),
  told: integer({ min: 0 }),
  sum: text(),
});

/** A position that was stored, checked: whoever goes on from it must not go on from damage. */
export function readPosition(json: unknown): Position {
  const fault = check(positionShape, json, 'file');
  if (fault) {
    const { path, problem } = inFile(fault);
    throw new FileFault(`position.${path}`, problem);
  }
  const { sum, ...position } = json as Position & { readonly sum: string };
  if (sumOfPosition(position) !== sum || hashOf(position.state) !== position.hash)
    throw new FileFault('position', 'It was changed after it was written: its sum is wrong.');
  return clone(position);
}

function sumOfPosition({ state: _state, ...rest }: Position): string {
  return sumOf(rest.orderSum, rest);
}
