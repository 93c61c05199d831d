import { capital, type Game } from '@point-option/engine';
import { type Seats, wordsOf } from '@point-option/host';
import { CommandFault } from '../faults.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { sideName } from '../text/words.ts';
import { InputEnded } from './inputEnded.ts';
import { defaultSeats, seatsAsked } from './seats.ts';

/** On another computer nobody knows whose match it was: ask rather than show one side's secrets to the other. */
export async function chooseSeat(game: Game, terminal: Terminal, json: boolean): Promise<Seats> {
  if (game.sides.length < 2) return defaultSeats(game);
  if (!terminal.interactive || json)
    throw new CommandFault(
      `Nobody has played this match here, so say which side is yours: --as ${game.sides.join(' or --as ')}.`,
    );
  const words = wordsOf(game);
  terminal.print(
    'Which side is yours?',
    ...game.sides.map((side, i) => `  ${i + 1}. ${capital(sideName(words, side))}`),
  );
  for (;;) {
    const line = await terminal.ask('Your side: ');
    if (line === null) throw new InputEnded();
    const side = game.sides[Number(line.trim()) - 1] ?? game.sides.find((id) => id === line.trim());
    if (side !== undefined) return seatsAsked(game, { as: side }) ?? defaultSeats(game);
    terminal.print(`There is no side "${line.trim()}". Type a number from 1 to ${game.sides.length}.`);
  }
}
