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

/** The chances of a whole order in a line: what to expect, and the results that are likely. */
export function forecastLine(words: Catalogue, { of, outcomes, title }: Odds): string {
  const mean = outcomes.reduce((sum, { value = 0, ways }) => sum + (value * ways) / of, 0);
  const likely = outcomes
    .toSorted((a, b) => b.ways - a.ways)
    .slice(0, LIKELY)
    .map(({ result, ways }) => `${say(words, result)} ${percent(ways / of)}`);
  const about = title === undefined ? '' : ` ${say(words, title)}`;
  return `${mean.toFixed(1)}${about}. Most likely: ${likely.join(', ')}.`;
}
const LIKELY = 3;

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
