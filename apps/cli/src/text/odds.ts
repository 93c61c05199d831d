import { type Catalogue, type Odds, say } from '@point-option/engine';

/** Chances as percentages and as ways out of all. */
export function oddsLines(words: Catalogue, odds: Odds): string[] {
  return odds.outcomes.map(({ result, ways }) => {
    const share = percent(ways / odds.of);
    return `${say(words, result)}: ${share}, ${ways} ${odds.source === 'exact' ? 'ways' : 'simulated games'} of ${odds.of}`;
  });
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
