import { type Match, observeMatch, say, type Side } from '@point-option/engine';
import { wordsOf } from './words.ts';

/** More would not fit on a card. */
const LINES = 2;

/** Where a match stands: the time and the headings that each of these sides is told alike, so nobody's secret is among them. */
export function whereItStands(match: Match, sides: readonly Side[]): string[] {
  const { game } = match.prepared;
  const words = wordsOf(game);
  const [first = [], ...others] = sides.map((side) => {
    const { clock, headings } = game.present(observeMatch(match, side));
    return [clock.now, ...headings].map((line) => say(words, line));
  });
  return first.filter((line) => others.every((lines) => lines.includes(line))).slice(0, LINES);
}
