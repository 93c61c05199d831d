import type { Checkpoint, Snapshot } from '../play/record.ts';

/** The parts of a match file that say where they stand among the orders. */
export interface Places {
  readonly orders: readonly unknown[];
  readonly length: number;
  readonly checkpoints: readonly Checkpoint[];
  readonly snapshots: readonly Pick<Snapshot, 'after' | 'hash'>[];
}

export interface PlaceProblem {
  readonly field: string;
  readonly problem: string;
}

/**
 * What is wrong with where things stand: nothing may be cut off, checkpoints and snapshots come in order, each after an
 * order that is there. Every list is passed over once: a file of a few megabytes holds hundreds of thousands of them.
 */
export function placeProblem({ orders, length, checkpoints, snapshots }: Places): PlaceProblem | null {
  if (length !== orders.length)
    return { field: 'length', problem: `The file should hold ${length} orders and holds ${orders.length}.` };
  return outOfPlace('checkpoints', checkpoints, orders.length) ?? outOfPlace('snapshots', snapshots, orders.length);
}

function outOfPlace(name: string, places: readonly { readonly after: number }[], orders: number): PlaceProblem | null {
  let before = 0;
  for (const [index, { after }] of places.entries()) {
    const field = `${name}[${index}].after`;
    if (after > orders) return { field, problem: `There are only ${orders} orders.` };
    if (after <= before)
      return { field, problem: `It is ${after}, and should be more than ${before}, the one before.` };
    before = after;
  }
  return null;
}

/** Every snapshot has the hash of the checkpoint after the same order. */
export function snapshotProblem({
  checkpoints,
  snapshots,
}: Pick<Places, 'checkpoints' | 'snapshots'>): PlaceProblem | null {
  const hashes = new Map(checkpoints.map(({ after, hash }) => [after, hash]));
  const wrong = snapshots.findIndex(({ after, hash }) => hashes.get(after) !== hash);
  if (wrong < 0) return null;
  return {
    field: `snapshots[${wrong}].hash`,
    problem: `It is not that of the checkpoint after order ${snapshots[wrong]?.after}.`,
  };
}
