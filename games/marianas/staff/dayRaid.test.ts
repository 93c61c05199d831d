import { simulate, type Staff } from '@point-option/engine';
import { sample } from '@point-option/proving';
import { expect, it } from 'vitest';
import { marianas } from '../index.ts';
import type { CampaignView } from '../view.ts';
import { dayRaid } from './dayRaid.testing.ts';
import { flag } from './flag.ts';

const MATCHES = sample(10, 60);

/** How often Japan wins so many matches against the American staff. */
function wins(japan: Staff<CampaignView>): number {
  let won = 0;
  for (let i = 0; i < MATCHES; i++)
    if (simulate(marianas, { japan, us: flag }, { seed: `day raid ${i}` }).played.outcome.winner === 'japan') won++;
  return won;
}

it('is not beaten by guns that steam straight at the beach by day', () => {
  expect(wins(dayRaid)).toBeLessThanOrEqual(wins(flag));
});
