import { describe, expect, it } from 'vitest';
import { type Places, placeProblem, snapshotProblem } from './places.ts';

const sound: Places = {
  orders: [1, 2, 3, 4],
  length: 4,
  checkpoints: [
    { after: 2, hash: 'a' },
    { after: 4, hash: 'b' },
  ],
  snapshots: [{ after: 4, hash: 'b' }],
};

describe('where things stand in a file', () => {
  it('is right in a sound one', () => {
    expect(placeProblem(sound)).toBeNull();
    expect(snapshotProblem(sound)).toBeNull();
  });

  it.each<[string, Partial<Places>, string, string]>([
    ['orders cut off', { length: 5 }, 'length', 'The file should hold 5 orders and holds 4.'],
    ['beyond the end', { snapshots: [{ after: 5, hash: 'b' }] }, 'snapshots[0].after', 'There are only 4 orders.'],
    [
      'twice after one order',
      { checkpoints: [...sound.checkpoints, { after: 4, hash: 'c' }] },
      'checkpoints[2].after',
      'It is 4, and should be more than 4, the one before.',
    ],
    [
      'out of order',
      { checkpoints: sound.checkpoints.toReversed() },
      'checkpoints[1].after',
      'It is 2, and should be more than 4, the one before.',
    ],
  ])('is told: %s', (_what, change, field, problem) => {
    expect(placeProblem({ ...sound, ...change })).toEqual({ field, problem });
  });

  it('is told of a snapshot that is not that of its checkpoint, or has none', () => {
    const problem = (snapshot: { after: number; hash: string }) => snapshotProblem({ ...sound, snapshots: [snapshot] });
    expect(problem({ after: 2, hash: 'b' })).toEqual({
      field: 'snapshots[0].hash',
      problem: 'It is not that of the checkpoint after order 2.',
    });
    expect(problem({ after: 3, hash: 'b' })?.field).toBe('snapshots[0].hash');
  });

  it('is found by looking at every checkpoint once, however many snapshots there are', () => {
    let looks = 0;
    const checkpoints = Array.from({ length: 2000 }, (_, i) => ({
      get after() {
        looks++;
        return i + 1;
      },
      hash: 'h',
    }));
    const snapshots = checkpoints.map((_, i) => ({ after: i + 1, hash: 'h' }));
    expect(placeProblem({ orders: snapshots, length: 2000, checkpoints, snapshots })).toBeNull();
    expect(snapshotProblem({ checkpoints, snapshots })).toBeNull();
    expect(looks).toBeLessThanOrEqual(2 * checkpoints.length);
  });
});
