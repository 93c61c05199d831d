import { simulate, type Staff } from '@point-option/engine';
import { sample } from '@point-option/proving';
import { expect, it } from 'vitest';
import { marianas } from '../index.ts';
import type { CampaignView } from '../view.ts';
import { chase } from './chase.testing.ts';
import { flag } from './flag.ts';

const MATCHES = sample(12, 100);
/** Wins that may be chance. */
const CHANCE = sample(2, 8);

/** How often the Americans win so many matches against the Japanese staff, and by how many points they lead. */
function play(us: Staff<CampaignView>): { won: number; lead: number } {
  let won = 0;
  let lead = 0;
  for (let i = 0; i < MATCHES; i++) {
    const { winner, scores } = simulate(marianas, { japan: flag, us }, { seed: `chase ${i}` }).played.outcome;
    if (winner === 'us') won++;
    lead += (scores['us'] ?? 0) - (scores['japan'] ?? 0);
  }
  return { won, lead };
}

it('is not beaten by fast battleships that chase the nearest marker', () => {
  const [chased, usual] = [play(chase), play(flag)];
  expect(chased.won).toBeLessThanOrEqual(usual.won + CHANCE);
  expect(chased.lead).toBeLessThanOrEqual(usual.lead);
});
