/** How many standard deviations hold 95% of a normal distribution. */
const Z = 1.959963984540054;

/** The same for Student's t, by degrees of freedom from 1: where few games were played the band must be wider. */
const T = [
  12.7062047362, 4.3026527297, 3.1824463053, 2.7764451052, 2.5705818356, 2.4469118511, 2.3646242516, 2.3060041352,
  2.2621571628, 2.228138852, 2.2009851601, 2.1788128297, 2.1603686565, 2.1447866879, 2.1314495456, 2.1199052992,
  2.1098155778, 2.1009220402, 2.0930240544, 2.0859634473, 2.0796138447, 2.0738730679, 2.0686576104, 2.0638985616,
  2.0595385528, 2.0555294386, 2.0518305165, 2.0484071418, 2.0452296421, 2.0422724563,
] as const;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The Wilson score interval of a share, 95%: honest near 0 and 1 and for few games. */
export function wilson(count: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = count / of;
  const weight = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / weight;
  const half = (Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))) / weight;
  return { low: count === 0 ? 0 : Math.max(0, middle - half), high: count === of ? 1 : Math.min(1, middle + half) };
}

/** The factor for a mean's 95% interval: t for few, towards the normal one for many. */
export function tFactor(freedom: number): number {
  const listed = T[freedom - 1];
  if (listed !== undefined) return listed;
  // Cornish and Fisher's expansion; from 31 degrees on it is right to six digits.
  return (
    Z +
    (Z ** 3 + Z) / (4 * freedom) +
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2) +
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / (384 * freedom ** 3)
  );
}

/** Sums of whole numbers: exact, so that it does not matter in which order or on which core they were added. */
export interface Sums {
  n: number;
  sum: bigint;
  squares: bigint;
  min: number;
  max: number;
}

export interface Mean {
  readonly mean: number;
  /** Null where a single game tells nothing of the spread. */
  readonly low: number | null;
  readonly high: number | null;
  readonly sd: number | null;
  readonly min: number;
  readonly max: number;
}

export function meanOf({ n, sum, squares, min, max }: Sums): Mean {
  const mean = Number(sum) / n;
  if (n < 2) return { mean, low: null, high: null, sd: null, min, max };
  const many = BigInt(n);
  const sd = Math.sqrt(Number(many * squares - sum * sum) / (n * (n - 1)));
  const half = (tFactor(n - 1) * sd) / Math.sqrt(n);
  return { mean, low: mean - half, high: mean + half, sd, min, max };
}
