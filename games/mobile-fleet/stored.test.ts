import { readFileSync } from 'node:fs';
import { ask, fast, load, optionsOf, readMatchFile, sampleAnswer, submit } from '@point-option/engine';
import { proveStored } from '@point-option/proving';
import { describe, expect, it } from 'vitest';
import { adopt } from './adopt.ts';
import type { MobileTheater } from './data/own.ts';
import { start } from './data/start.ts';
import { mobileFleet } from './index.ts';
import { invariants } from './invariants.ts';

// Stored by `simulate mobile-fleet historical --games 1 --seed stored --save`.
proveStored(mobileFleet, readFileSync(new URL('golden/stored.json', import.meta.url), 'utf8'));

describe.each([1, 2])('a match of version %i of the rules', (version) => {
  const older = readMatchFile(readFileSync(new URL(`golden/stored-${version}.json`, import.meta.url), 'utf8'));

  it('goes on under the present ones from its latest snapshot, and says so', () => {
    const { match, notes } = load(older, () => mobileFleet);
    expect([older.header.rules, match.header.rules]).toEqual([version, 3]);
    const changes = [2, 3].filter((later) => later > version).map((later) => mobileFleet.words[`changed.${later}`]);
    expect(notes[0]).toMatch(`now at rules version 3. This match, begun under version ${version}, continues`);
    expect(notes.slice(1, 1 + changes.length)).toEqual(changes);
    const { data, agenda } = match.table.whole;
    expect(invariants(data as MobileTheater, agenda)).toEqual([]);
  });

  it('is played to its end from there', () => {
    const { match } = load(older, () => mobileFleet);
    const whim = fast('adopted');
    while (match.table.whole.outcome === null) {
      const side = match.table.whole.open[0] as string;
      const question = ask(match, side);
      if (question === null) throw new Error('Nobody is asked.');
      expect(submit(match, side, sampleAnswer(question, whim))).toBeNull();
    }
    expect(match.table.whole.outcome.scores).toHaveProperty('net');
  });
});

it('battles of version 1 that were struck had been attacked', () => {
  const { own, markers, ...rest } = start('historical', optionsOf(mobileFleet));
  const { attacked: _attacked, wind: _wind, ...before } = own;
  const first = (struck: boolean) => ({
    ...rest,
    own: { ...before, struck },
    markers: markers.map(({ bombed: _bombed, ...marker }) => ({ ...marker, slow: 1 })),
  });
  expect([true, false].map((struck) => adopt(first(struck), 1).own.attacked)).toEqual([true, false]);
  expect(adopt(first(true), 1).markers.every(({ bombed }) => bombed === 1)).toBe(true);
  const now = { own, markers, ...rest };
  expect(adopt(now, 2)).toBe(now);
});
