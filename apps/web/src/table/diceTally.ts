import type { SeenEvent } from '@point-option/engine';

export interface Tally {
  readonly sides: number;
  readonly n: number;
  readonly mean: number;
  /** Between these, 95 times in 100, lies the mean of this many fair dice. */
  readonly meanLow: number;
  readonly meanHigh: number;
  /** How often each face fell. */
  readonly faces: readonly number[];
  /** How often each should. */
  readonly expected: number;
  /** Between these, 95 times in 100, lies how often a face of a fair die falls. */
  readonly low: number;
  readonly high: number;
  /** How often in 100 fair dice fall at least as unevenly as these; null where there are too few to say. */
  readonly chance: number | null;
}

/** Two-sided 95% of the normal distribution. */
const Z = 1.96;
/** Each face must be expected this often before the unevenness can be judged. */
const ENOUGH = 5;

/** Counts the dice of a journal by their number of sides, with the band that fair ones keep to. */
export function tallyDice(journal: readonly SeenEvent[]): Tally[] {
  const bySides = new Map<number, number[]>();
  for (const { roll } of journal) {
    // A pick from a list or a cup is not a die: the number of things changes with every draw.
    if (!roll || roll.sides < 2 || roll.by === 'pick' || roll.by === 'draw') continue;
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
  const middle = (sides + 1) / 2;
  const meanSpread = n === 0 ? 0 : Z * Math.sqrt((sides ** 2 - 1) / 12 / n);
  return {
    sides,
    n,
    mean: n === 0 ? 0 : total / n,
    meanLow: middle - meanSpread,
    meanHigh: middle + meanSpread,
    faces,
    expected,
    low: Math.max(0, expected - spread),
    high: expected + spread,
    chance: expected < ENOUGH ? null : chiSquareTail(unevenness(faces, expected), sides - 1),
  };
}

/** Pearson's chi-square. */
function unevenness(faces: readonly number[], expected: number): number {
  return faces.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** How likely chi-square of this many degrees of freedom is at least this (Wilson and Hilferty's approximation). */
export function chiSquareTail(x: number, degrees: number): number {
  const k = 2 / (9 * degrees);
  return normalTail(((x / degrees) ** (1 / 3) - (1 - k)) / Math.sqrt(k));
}

/** The upper tail of the normal distribution (Abramowitz and Stegun 26.2.17, to seven places). */
function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z);
  const u = 1 / (1 + 0.231_641_9 * z);
  const poly =
    u * (0.319_381_53 + u * (-0.356_563_782 + u * (1.781_477_937 + u * (-1.821_255_978 + u * 1.330_274_429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
}
