import type { Answer } from '@point-option/engine';
import { PERSON } from '../protocol.ts';
import type { Desk } from './desk.ts';

export const TURNS = 30;
/** What a person orders in a turn: every third rests, which rolls a die. */
const turnOf = (turn: number): readonly Answer[] => {
  const scouts: Answer[] = turn % 2 === 1 ? [] : [[1]];
  return [turn % 4, turn % 2 === 0 ? 'north' : 'south', ...scouts, turn % 3 === 0];
};

/** Plays turns as red, with an order taken back and given again now and then. */
export async function playTurns(desk: Desk, match: string, from: number, to: number): Promise<void> {
  for (let turn = from; turn < to; turn++) {
    const [bid = 0, camp = 'north', ...rest] = turnOf(turn);
    await desk.order(match, 'red', bid, camp);
    if (turn % 5 === 0) {
      await desk.ask('undo', { match, seat: 'red' });
      await desk.order(match, 'red', camp);
    }
    await desk.order(match, 'red', ...rest);
  }
}

/** A match of thirty turns, against staff. */
export async function longMatch(desk: Desk): Promise<string> {
  return desk.begin({ options: { turns: TURNS }, seats: { red: PERSON, blue: 'drawn' } });
}

/** What red was told, from one line up to another. */
export async function journal(desk: Desk, match: string, from?: number, to?: number) {
  return desk.ask('journal', {
    match,
    seat: 'red',
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  });
}
