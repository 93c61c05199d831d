import { type Message, message } from '@point-option/engine';
import { NIGHT_SPOTTING } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import type { LeyteTheater } from '../data/own.ts';
import { STRAITS } from '../data/map.ts';

/** 8.3.4, 8.3.10: how far ships see at night, and whose guns fire at half. */
export function battleNotes(view: LeyteTheater): Message[] {
  const { battle, turn } = view;
  if (battle === null) return [];
  const { hex, from, active, round } = battle;
  const forces = STRAITS.includes(hex) && from >= 0 && round <= 1;
  return [
    ...(fleet.isNight(turn) ? [message('note night sight', NIGHT_SPOTTING)] : [message('note day sight')]),
    ...(forces ? [message('note strait', { side: message(`side.${active}`) })] : []),
  ];
}
