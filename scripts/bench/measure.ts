/** One figure of the bench: how many of something a second, beside the yardstick of the same run. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** Units done in the time of a million turns of the yardstick loop. */
  readonly ratio: number;
  /** What the figure should be at least (or at most, for times), or its ratio. */
  readonly target?: { readonly least?: number; readonly most?: number; readonly leastRatio?: number };
}

const ROUNDS = 7;
const ROUND_MS = 300;

/** A fixed loop of integer arithmetic. Machines are noisy: a figure means something only beside this one. */
function yardstick(turns: number): number {
  let x = 1;
  for (let i = 0; i < turns; i++) x = (Math.imul(x, 1_664_525) + 1_013_904_223) | 0;
  return x;
}

/** Millions of turns of the yardstick a second, now. */
function yardstickRate(): number {
  const turns = 20_000_000;
  const start = performance.now();
  const kept = yardstick(turns);
  const seconds = (performance.now() - start) / 1000;
  return kept === 0 ? 0 : turns / seconds / 1e6;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Rounds without a faster one after which the compiler is taken to have done its work; and for how long it is waited for. */
const SETTLED = 6;
const LONGEST_WARM_UP_MS = 15_000;
const FASTER = 1.02;

function roundOf(work: () => number): number {
  let units = 0;
  const start = performance.now();
  while (performance.now() - start < ROUND_MS) units += work();
  return (units / (performance.now() - start)) * 1000;
}

/** A large game is compiled bit by bit, for seconds: it is warm when rounds have stopped getting faster. */
function warmUp(work: () => number): void {
  let best = 0;
  let settled = 0;
  for (const start = performance.now(); settled < SETTLED && performance.now() - start < LONGEST_WARM_UP_MS; ) {
    const now = roundOf(work);
    settled = now > best * FASTER ? 0 : settled + 1;
    best = Math.max(best, now);
  }
}

/** How many units a second `work` does; it says how many it did in one call. Median of rounds, once it is warm. */
export function rate(work: () => number): { value: number; ratio: number } {
  warmUp(work);
  const rates: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = yardstickRate();
    const perSecond = roundOf(work);
    rates.push(perSecond);
    ratios.push(perSecond / ((before + yardstickRate()) / 2));
  }
  return { value: median(rates), ratio: median(ratios) };
}

export function reportYardstick(): number {
  yardstickRate();
  return median(Array.from({ length: ROUNDS }, yardstickRate));
}
