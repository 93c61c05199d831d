import type { SeenEvent } from '@point-option/engine';

export interface Tally {
  readonly sides: number;
  readonly n: number;
  readonly mean: number;
  /** How often each face fell. */
  readonly faces: readonly number[];
  /** Between these, 95 times in 100, lies how often a face of a fair die falls. */
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95% of the normal distribution. */
const Z = 1.96;

/** Counts the dice of a journal by their number of sides, with the band that fair ones keep to. */
export function tallyDice(journal: readonly SeenEvent[]): Tally[] {
  const bySides = new Map<number, number[]>();
  for (const { roll } of journal) {
    if (!roll || roll.sides < 2) continue;
    const faces = bySides.get(roll.sides) ?? Array.from({ length: roll.sides }, () => 0);
    for (const face of roll.dice) faces[face - 1] = (faces[face - 1] ?? 0) + 1;
    bySides.set(roll.sides, faces);
  }
  return [...bySides]
    .map(([sides, faces]) => tally(sides, faces))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n);
}

function tally(sides: number, faces: readonly number[]): Tally {
  const n = faces.reduce((sum, count) => sum + count, 0);
  const total = faces.reduce((sum, count, i) => sum + count * (i + 1), 0);
  const expected = n / sides;
  const spread = Z * Math.sqrt(n * (1 / sides) * (1 - 1 / sides));
  return {
    sides,
    n,
    mean: n === 0 ? 0 : total / n,
    faces,
    low: Math.max(0, expected - spread),
    high: expected + spread,
  };
}
