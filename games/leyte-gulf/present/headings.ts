import type { SideId } from '@point-option/chit-pull';
import { type ClockView, compileChart, type Json, lookUp, type Message, message } from '@point-option/engine';
import { charts } from '../data/charts.ts';
import type { LeyteTheater } from '../data/own.ts';
import { dateOf } from '../rules/airBoxes.ts';
import { QUARTERS } from '../rules/initial.ts';
import { lossesOf } from '../rules/victory.ts';

/** The charts as printed: the score on display does not follow house charts. */
const compiled = new Map(charts.map((chart) => [chart.id, compileChart(chart)]));
const printed = {
  look: <R extends Json>(id: string, row: number | string, column?: number | string): R =>
    lookUp(compiled.get(id) as NonNullable<ReturnType<typeof compiled.get>>, row, column) as R,
};

/** How light each quarter of a day is. */
const LIGHT = { night: 'night', morning: 'dawn', midday: 'day', evening: 'dusk' } as const;

/** 1.1: the day and its quarter. */
export function clock(view: LeyteTheater): ClockView {
  const { turn, lastTurn } = view;
  const counts = [{ id: 'turn', title: message('count turn'), value: turn, max: lastTurn }];
  if (turn === 0) return { now: message('clock before'), counts };
  const quarter = QUARTERS[(turn - 1) % QUARTERS.length] ?? 'night';
  const now = message('clock', { day: dateOf(view), quarter: message(`quarter.${quarter}`) });
  return { now, light: LIGHT[quarter], counts };
}

/** 12.1, 12.2: what both sides have sunk so far. What escapes is counted at the end. */
export function headings(view: LeyteTheater, _seats: readonly SideId[]): Message[] {
  const { us, japan } = lossesOf(printed, view);
  return [message('heading losses', { us, japan })];
}
