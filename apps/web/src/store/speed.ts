import type { Speed } from '@point-option/host/protocol';

const SPEED = 'point-option speed';

/** How fast events and the staff's orders go by, as this browser remembers it. */
export function speed(): Speed {
  const kept = localStorage.getItem(SPEED);
  return kept === 'step' || kept === 'instant' ? kept : 'fast';
}

export function keepSpeed(value: Speed): void {
  localStorage.setItem(SPEED, value);
}
