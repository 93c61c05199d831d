import { airRef, hexRef, markerRef, shipRef } from '@point-option/chit-pull';
import { fuzzPlans, phraseBook, whereAsked } from '@point-option/proving';
import { expect, it } from 'vitest';
import { fleet } from './data/fleet.ts';
import { mobileFleet } from './index.ts';

const MATCHES = 8;
/** Staff play matches until most questions have come up. */
const STAFFED = 24;

/** What stands first in its list has the number nought. */
const FIRST = [shipRef(fleet, 0), markerRef(fleet, 0), airRef(fleet, 0), hexRef(fleet, 0)];

it('golden phrase book: every question and every line of the journal, the first times they come up', async () => {
  const plans = [
    ...fuzzPlans(mobileFleet, MATCHES, 'phrases'),
    ...whereAsked(mobileFleet, fuzzPlans(mobileFleet, STAFFED, 'phrases/staffed')),
  ];
  const text = phraseBook(mobileFleet, plans, FIRST);
  await expect(text).toMatchFileSnapshot(new URL('golden/phrases.txt', import.meta.url).pathname);
});
