import { createClock, LAST_ROUND, type SideId } from '@point-option/chit-pull';
import { type Message, message, type Track } from '@point-option/engine';
import type { LeyteTheater, Own } from '../data/own.ts';
import { dateOf } from '../rules/airBoxes.ts';
import { levelOf, lossesOf, scoreOf } from '../rules/victory.ts';
import { printed } from './printed.ts';

/** 1.1: the day and its quarter. */
export const clock = createClock<Own>(dateOf);

/** 12.1 to 12.3: what both sides have sunk so far, and what the battle would be if it ended now, as far as the side knows. */
export function headings(view: LeyteTheater, _seats: readonly SideId[]): Message[] {
  const { us, japan } = lossesOf(printed, view);
  const losses = message('heading losses', { us, japan });
  if (view.over || view.turn === 0) return [losses];
  const { net } = scoreOf({ ...printed, options: {} }, view);
  return [losses, message('heading now', { level: message(`outcome.${levelOf(printed, view, net)}`), net })];
}

/** 8.3: the round of a surface battle. */
export function tracks({ battle }: LeyteTheater): Track[] {
  if (battle === null || battle.round === 0) return [];
  return [{ id: 'round', title: message('track round'), value: battle.round, max: LAST_ROUND }];
}
