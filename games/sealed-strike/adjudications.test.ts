import { adjudicable, adjudicate, checkFixtures } from '@point-option/engine';
import { expect, test } from 'vitest';
import { adjudications } from './adjudications.ts';
import fixtures from './fixtures.json' with { type: 'json' };
import { sealedStrike } from './index.ts';

test('adjudications stand before the charts', () => {
  expect(adjudicable(sealedStrike, adjudications).slice(0, 3)).toEqual(['airBattle', 'flakFire', 'raid']);
});

test('adjudications agree with every worked example', () => {
  const report = checkFixtures(sealedStrike, adjudications, fixtures);
  expect(report).toEqual({ passed: fixtures.length, failed: 0, failures: [] });
});

test('adjudications refuse what cannot be', () => {
  const flak = { ships: ['cruiser'], box: 'south', bombers: 1 };
  const refused = (change: object): (() => void) => {
    return () => adjudicate(sealedStrike, adjudications, 'flakFire', { ...flak, ...change }, [1]);
  };
  expect(refused({ bombers: 0 })).toThrow('given.bombers');
  expect(refused({ ships: [] })).toThrow('given.ships');
  expect(refused({ box: 'port' })).toThrow('given.box');
});
