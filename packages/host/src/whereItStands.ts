import { type Match, observeMatch, say } from '@point-option/engine';
import { wordsOf } from './words.ts';

/** More would not fit on a card. */
const LINES = 2;

/** Where a match stands: the time and the headings that every side is told alike, so nobody's secret is among them. */
export function whereItStands(match: Match): string[] {
  const { game } = match.prepared;
  const words = wordsOf(game);
  const [first = [], ...others] = game.sides.map((side) => {
    const { clock, headings } = game.present(observeMatch(match, side));
    return [clock.now, ...headings].map((line) => say(words, line));
  });
  return first.filter((line) => others.every((lines) => lines.includes(line))).slice(0, LINES);
}
