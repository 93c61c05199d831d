import type { Speed } from '@point-option/host/protocol';
import { recall, remember } from './memory.ts';

const SPEED = 'point-option speed';

/** How fast events and the staff's orders go by, as this browser remembers it. */
export function speed(): Speed {
  const kept = recall(SPEED);
  return kept === 'step' || kept === 'instant' ? kept : 'fast';
}

export function keepSpeed(value: Speed): void {
  remember(SPEED, value);
}
