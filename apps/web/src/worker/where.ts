import { type Match, observeMatch, say, type Side } from '@point-option/engine';
import { wordsOf } from './words.ts';

/** More would not fit on a card. */
const LINES = 2;

/** Where a match stands, in the lines of its status that each of these sides is told alike: so nobody's secret is among them. */
export function whereItStands(match: Match, sides: readonly Side[]): string[] {
  const { game } = match.prepared;
  const words = wordsOf(game);
  const [first = [], ...others] = sides.map((side) =>
    game.present(observeMatch(match, side)).status.map((line) => say(words, line)),
  );
  return first.filter((line) => others.every((lines) => lines.includes(line))).slice(0, LINES);
}
