import { at } from '@point-option/chit-pull';
import { LAST_PASSAGE_DAY, SCENARIOS } from '../data/scenarios.ts';
import { dateOf } from '../rules/airBoxes.ts';
import { swornIn } from '../rules/fanaticism.ts';
import type { OpsDesk } from './sea.ts';

const TURNS_A_DAY = 4;

/** The first turn of the last day on which the straits may be passed: its night (13.1.5.2). */
export function passageTurn({ view }: OpsDesk): number {
  return (LAST_PASSAGE_DAY - SCENARIOS[view.own.scenario].firstDay) * TURNS_A_DAY + 1;
}

/** 13.1.5.2: whoever has not fought by the last day counts as lost: from then on no odds are too bad. */
export function mustFight({ view, side }: OpsDesk, ships: readonly number[]): boolean {
  if (side !== 'japan' || dateOf(view) < LAST_PASSAGE_DAY) return false;
  const sworn = swornIn(view);
  return ships.some((ship) => sworn.includes(ship) && !at(view.own.freed, ship));
}
