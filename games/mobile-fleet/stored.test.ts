import { readFileSync } from 'node:fs';
import { load, readMatchFile } from '@point-option/engine';
import { proveStored } from '@point-option/proving';
import { expect, it } from 'vitest';
import type { MobileTheater } from './data/own.ts';
import { mobileFleet } from './index.ts';
import { invariants } from './invariants.ts';

// Stored by `simulate mobile-fleet historical --games 1 --seed stored --save`.
proveStored(mobileFleet, readFileSync(new URL('golden/stored.json', import.meta.url), 'utf8'));

it('a match of version 1 of the rules is played again under the present ones, as far as its orders stand, and says so', () => {
  const older = readMatchFile(readFileSync(new URL('golden/stored-1.json', import.meta.url), 'utf8'));
  const { match, notes } = load(older, () => mobileFleet);
  expect([older.header.rules, match.header.rules]).toEqual([1, 2]);
  expect(notes).toEqual([
    expect.stringMatching(/played again from the start under version 2\. \d+ of its 366 orders still stand/),
    mobileFleet.words['changed.2'],
  ]);
  const { data, agenda } = match.table.whole;
  expect(invariants(data as MobileTheater, agenda)).toEqual([]);
});
