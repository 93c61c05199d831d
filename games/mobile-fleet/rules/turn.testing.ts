import { optionsOf } from '@point-option/engine';
import { standAt } from '@point-option/proving';
import type { MobileTheater } from '../data/own.ts';
import { start } from '../data/start.ts';
import { mobileFleet } from '../index.ts';
import { deploy, idle, now, questionTo, type Standing, type Table } from './testing.ts';

// Whole turns of the game itself: tests of the sequence look at who is asked what, and when.

/** The first question of every turn. */
export const NEXT_TURN = 'reorganization: formations';

/** The game on turn 2 of the historical scenario, about to play a step of the turn, with real dice unless they are given. */
export function turnFrom(step: string, { change, seed = 'turn', dice, ...how }: Standing = {}): Table {
  const options = optionsOf(mobileFleet, how.options);
  const data = start('historical', options);
  deploy(data);
  change?.(data);
  const frames = [
    { procedure: 'campaign', step: 'turns' },
    { procedure: 'turn', step },
  ];
  return standAt(mobileFleet, frames, data, { options, ...(dice ? { dice } : { seed }) });
}

/** The game about to begin a turn. */
export function beginning(number: number, how: Standing = {}): Table {
  const change = (data: MobileTheater): void => {
    data.turn = number - 1;
    how.change?.(data);
  };
  return turnFrom('begin', { ...how, change });
}

/** Everybody does as little as possible until this question, asked anew, or the end of the match; tells what was asked before. */
export function idleUntil(match: Table, stop = NEXT_TURN): string[] {
  const asked: string[] = [];
  const turn = match.table.state.turn;
  while (match.table.whole.outcome === null) {
    const isNext = match.table.state.turn > turn && stop === NEXT_TURN;
    if (isNext || (stop !== NEXT_TURN && now(match) === stop)) break;
    const [side] = match.table.whole.open;
    if (side === undefined) break;
    asked.push(`${side}, ${questionTo(match, side)}`);
    idle(match, side);
  }
  return asked;
}
