import { type Catalogue, type Outcome, say } from '@point-option/engine';
import { scoreName, sideName } from './words.ts';

/** Who won, and every score. The journal has said how it ended. */
export function resultLines(words: Catalogue, outcome: Outcome): string[] {
  const scores = Object.entries(outcome.scores).map(([name, score]) => `${scoreName(words, name)} ${score}`);
  return [
    outcome.winner === null ? 'Nobody won.' : `Winner: ${sideName(words, outcome.winner)}.`,
    ...(scores.length === 0 ? [] : [`Scores: ${scores.join(', ')}.`]),
  ];
}

/** How a match ended, in its own sentence. */
export function outcomeText(words: Catalogue, outcome: Outcome): string {
  return say(words, { key: outcome.result, values: outcome.scores });
}
