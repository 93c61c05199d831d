import { readFileSync } from 'node:fs';
import { ask, fast, load, matchFile, migrate, readMatchFile, sampleAnswer, submit, verify } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { adopt } from './adopt.ts';
import { AIR_NUMBER, islandBase } from './data/aircraft.ts';
import { SAIPAN } from './data/map.ts';
import { at, type Campaign, type Intelligence, LOST, OFF, setup } from './data/state.ts';
import { marianas } from './index.ts';
import { invariants } from './invariants.ts';
import { place } from './rules/testing.ts';
import { comingOf } from './rules/victory.ts';

/** A match between staff as an earlier build stored it (`simulate marianas historical --games 1 --seed stored --save`). */
const text = readFileSync(new URL('golden/stored.json', import.meta.url), 'utf8');
const find = () => marianas;

test('a match stored before is the same match now; where it is not, the rules version must be raised', () => {
  const file = readMatchFile(text);
  expect(file.header.rules).toBe(marianas.rulesVersion);
  expect(verify(file, find).ok).toBe(true);
});

test('it is loaded, from its latest snapshot too, and comes to the same end', () => {
  const file = readMatchFile(text);
  const whole = load(file, find).match.table.whole;
  expect(whole.outcome?.result).toMatch(/victory|draw/);
  expect(load(file, find, { fast: true }).match.table.whole).toEqual(whole);
});

test('stored again it is the same file, and it needs no migration', () => {
  const file = readMatchFile(text);
  expect(migrate(JSON.parse(text))).toEqual(JSON.parse(text));
  expect(matchFile(load(file, find).match)).toEqual(file);
});

describe.each([1, 2])('a match of version %i of the rules', (version) => {
  const older = readMatchFile(readFileSync(new URL(`golden/stored-${version}.json`, import.meta.url), 'utf8'));

  test('goes on under the present ones from its latest snapshot, and says so', () => {
    expect(older.header.rules).toBe(version);
    const { match, notes } = load(older, find);
    expect(match.header.rules).toBe(3);
    expect(notes).toEqual([
      expect.stringMatching(
        `^marianas is now at rules version 3. This match, begun under version ${version}, continues`,
      ),
      ...[2, 3].slice(version - 1).map((later) => marianas.words[`changed.${later}`]),
      expect.stringMatching(/^The last \d+ orders can't be carried over\./),
    ]);
    expect(invariants(match.table.whole.data as Campaign)).toEqual([]);
  });

  test('is played on to its end, and stored as a match of the present rules', () => {
    const { match } = load(older, find);
    const whim = fast('adopted');
    for (let orders = 0; match.table.whole.outcome === null; orders++) {
      const side = match.table.whole.open.find((one) => ask(match, one) !== null) ?? '';
      const question = ask(match, side);
      if (question === null || orders > 5000) throw new Error(`Nobody answers for ${side}.`);
      expect(submit(match, side, sampleAnswer(question, whim))).toBeNull();
    }
    expect(invariants(match.table.whole.data as Campaign)).toEqual([]);
    expect(verify(readMatchFile(JSON.stringify(matchFile(match))), find).ok).toBe(true);
  });
});

test('a match of version 2 without a snapshot is played again, and every order of its first turns still stands', () => {
  const older = readMatchFile(readFileSync(new URL('golden/stored-2.json', import.meta.url), 'utf8'));
  const early = { ...older, orders: older.orders.slice(0, 39), snapshots: [], checkpoints: [], outcome: null };
  const { match, notes } = load(early, find);
  expect(notes).toEqual([
    expect.stringMatching(/under version 3, and all of its orders still stand \(39\)\.$/),
    marianas.words['changed.3'],
  ]);
  expect(verify(readMatchFile(JSON.stringify(matchFile(match))), find, { invariants }).ok).toBe(true);
});

describe('what is adopted', () => {
  test('has its aircraft on fallen islands lost and counted', () => {
    const { passed: _passed, ...first } = { ...setup('historical', { turns: 24, dummies: true }), entered: false };
    Object.assign(at(first.islands, SAIPAN), { japan: 0, us: 8 });
    const unit = AIR_NUMBER.get('Betty 1') ?? -1;
    first.base[unit] = islandBase(SAIPAN);
    const parked = first.base.filter((base) => base === islandBase(SAIPAN)).length;
    const taken = adopt(first);
    expect([taken.base[unit], taken.passed]).toEqual([LOST, []]);
    expect(taken.airLost).toEqual({ japan: parked, us: 0 });
  });
  test('rule vp-03: makes up for less warning as it was when the match began', () => {
    const came = (intelligence: Intelligence, entered: boolean) => {
      const data = setup('historical', { turns: 24 });
      place(data, 'U1', '1508', 'Hornet');
      return adopt({ ...data, intelligence, entered }).entered;
    };
    expect(comingOf(came('forewarned', true))).toBe('together');
    expect(comingOf(came('surprised', true))).toBe('a day late');
    expect(came('surprised', false)).toEqual({ japan: OFF, us: 1 });
    const { entered: _entered, ...nobody } = setup('historical', { turns: 24 });
    expect(adopt({ ...nobody, entered: true }).entered.us).toBe(OFF);
  });
});
