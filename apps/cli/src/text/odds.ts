import { type Catalogue, type Odds, say } from '@point-option/engine';
import { plural } from './words.ts';

/** Chances as percentages and as ways out of all. */
export function oddsLines(words: Catalogue, odds: Odds): string[] {
  return odds.outcomes.map(({ result, ways }) => {
    const share = percent(ways / odds.of);
    const counted = odds.source === 'exact' ? plural(ways, 'way') : plural(ways, 'simulated game');
    return `${say(words, result)}: ${share}, ${counted} of ${odds.of}`;
  });
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
