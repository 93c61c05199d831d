import { type ClockView, message } from '@point-option/engine';
import type { Theater } from '../data/theater.ts';

/** The quarters of a day, the night first. */
export const QUARTERS = ['night', 'morning', 'midday', 'evening'] as const;

/** How light each of them is. */
const LIGHT = { night: 'night', morning: 'dawn', midday: 'day', evening: 'dusk' } as const;

function quarterOf(turn: number): (typeof QUARTERS)[number] {
  return QUARTERS[(turn - 1) % QUARTERS.length] ?? 'night';
}

/** The day and its quarter. */
export function createClock<Own extends object>(
  dayOf: (theater: Theater<Own>) => number,
): (view: Theater<Own>) => ClockView {
  return (view) => {
    const { turn, lastTurn } = view;
    const counts = [{ id: 'turn', title: message('count turn'), value: turn, max: lastTurn }];
    if (turn === 0) return { now: message('clock before'), counts };
    const quarter = quarterOf(turn);
    const now = message('clock', { day: dayOf(view), quarter: message(`quarter.${quarter}`) });
    return { now, light: LIGHT[quarter], counts };
  };
}
