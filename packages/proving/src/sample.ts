/** The round of `npm run soak` that is running, from 1; 0 in a test run. */
const ROUND = Number(process.env['POINT_OPTION_SOAK'] ?? 0);

/** Whether `npm run soak` is running. */
export const soaking: boolean = ROUND > 0;

/** How often a test does what it does: a small sample in a test run, a large one in `npm run soak`. */
export function sample(small: number, large: number): number {
  return soaking ? large : small;
}

/** The seed of a proof. Every round of the soak looks elsewhere, and the same round looks at the same again. */
export function roundSeed(seed: string): string {
  return soaking ? `${seed}/round ${ROUND}` : seed;
}
