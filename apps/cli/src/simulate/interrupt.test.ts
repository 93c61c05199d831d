import { expect, test } from 'vitest';
import { isStopped, stopOnInterrupt } from './interrupt.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const listeners = (): number[] => SIGNALS.map((signal) => process.listenerCount(signal));

test.each(SIGNALS)('%s asks to stop, and the next signal of any kind is heard by nobody', (signal) => {
  const before = listeners();
  const stop = stopOnInterrupt();
  expect(listeners()).toEqual(before.map((n) => n + 1));
  expect(isStopped(stop.flag)).toBe(false);
  process.listeners(signal).at(-1)?.(signal);
  expect(isStopped(stop.flag)).toBe(true);
  expect(listeners()).toEqual(before);
  stop.end();
  expect(listeners()).toEqual(before);
});
