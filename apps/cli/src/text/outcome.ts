import { type Catalogue, type Outcome, say } from '@point-option/engine';
import { sideName } from './words.ts';

/** How a match ended: its sentence, who won, and every score. */
export function outcomeLines(words: Catalogue, outcome: Outcome): string[] {
  const scores = Object.entries(outcome.scores).map(([name, score]) => `${name} ${score}`);
  return [
    outcomeText(words, outcome),
    outcome.winner === null ? 'Nobody won.' : `Winner: ${sideName(words, outcome.winner)}.`,
    ...(scores.length === 0 ? [] : [`Scores: ${scores.join(', ')}.`]),
  ];
}

export function outcomeText(words: Catalogue, outcome: Outcome): string {
  return say(words, { key: outcome.result, values: outcome.scores });
}
