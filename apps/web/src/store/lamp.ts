import { recall, remember } from './memory.ts';

const LAMP = 'point-option lamp';
export type Lamp = 'day' | 'night' | 'auto';

export function lamp(): Lamp {
  const kept = recall(LAMP);
  return kept === 'day' || kept === 'night' ? kept : 'auto';
}

/** Turns the lamp; without a word of the reader it goes with the system. */
export function turnLamp(to: Lamp): void {
  remember(LAMP, to);
  applyLamp();
}

export function applyLamp(): void {
  const now = lamp();
  if (now === 'auto') delete document.documentElement.dataset['lamp'];
  else document.documentElement.dataset['lamp'] = now;
}

/** To the other light than the one that is on. */
export function flipLamp(): void {
  const dark = lamp() === 'night' || (lamp() === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  turnLamp(dark ? 'day' : 'night');
}
