import type { Clock } from './ports.ts';

/** As long as a store may take to answer. What it was asked may still be done later. */
const LIMIT_MS = 15_000;

/** What a store gives, or an error where it takes too long. `late` gets what it gives after that. */
export function inTime<T>(clock: Clock, work: () => Promise<T>, late: (given: T) => void = () => {}): Promise<T> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const callOff = clock.alarm(LIMIT_MS, () => {
      isLate = true;
      reject(new Error(noAnswer(LIMIT_MS)));
    });
    work()
      .then((given) => (isLate ? late(given) : resolve(given)), reject)
      .finally(callOff);
  });
}

/** What is said of a store that does not answer. */
export function noAnswer(ms: number): string {
  return `It hasn't answered for ${ms / 1000} seconds.`;
}
