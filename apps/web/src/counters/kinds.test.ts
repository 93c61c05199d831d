import { describe, expect, test } from 'vitest';
import { conditionOf } from './condition.ts';
import { kindOf } from './kinds.ts';
import { liveryOf } from './livery.ts';

/** The sources of the games, as text: the page itself may know no game. */
const sources = import.meta.glob<string>('../../../../games/{philippine-sea,marianas}/{data,present}/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const more = import.meta.glob<string>('../../../../games/*/present.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const source = (path: string): string => ({ ...sources, ...more })[`../../../../games/${path}`] ?? '';

/** Every kind that the two games give their pieces, by where it comes from. */
const KINDS = [
  ...['philippine-sea/data/usShips.ts', 'philippine-sea/data/japaneseShips.ts', 'marianas/data/ships.ts'].flatMap(
    (path) =>
      [
        ...(/type (?:UsClass|JapaneseClass|ShipType) = ([^;]+);/.exec(source(path))?.[1] ?? '').matchAll(/'([^']+)'/g),
      ].map(([, kind]) => kind ?? ''),
  ),
  ...[...(/type Model = ([^;]+);/.exec(source('marianas/data/aircraft.ts'))?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
    ([, kind]) => kind ?? '',
  ),
  ...[...source('philippine-sea/data/aircraft.ts').matchAll(/id: '([^']+)', fighter/g)].map(([, kind]) => kind ?? ''),
  ...[
    'philippine-sea/present/pieces.ts',
    'philippine-sea/present/chart.ts',
    'philippine-sea/present/butai.ts',
    'marianas/present/pieces.ts',
    'marianas/present/islands.ts',
  ].flatMap((path) =>
    [...source(path).matchAll(/kind: (?:\w+ \? )?'([a-z A-Z]+)'(?: : '([a-z A-Z]+)')?,/g)].flatMap(([, a = '', b]) =>
      b === undefined ? [a] : [a, b],
    ),
  ),
  'contact',
  'carrier',
  'surface',
  'carriers',
  'strike',
  'intercept',
  'patrol',
].filter((kind) => !['zone', 'track', 'mark', 'sector', 'range'].includes(kind));

describe('kinds', () => {
  test('of both games are found by this test', () => {
    expect(new Set(KINDS).size).toBeGreaterThan(30);
  });

  test.each([...new Set(KINDS)])('%s has art of its own', (kind) => {
    expect(kindOf(kind).family).not.toBe('plain');
  });

  test('that nobody knows are plain plates, and forces where they are known by levels', () => {
    expect(kindOf('zeppelin').family).toBe('plain');
    expect(kindOf('zeppelin', 2).family).toBe('force');
    expect(kindOf('constructor').family).toBe('plain');
  });

  test('carriers are ships when whole, a force when known by levels', () => {
    expect(kindOf('carrier').family).toBe('ships');
    expect(kindOf('carrier', 1).family).toBe('force');
  });
});

test('sides differ in shape, not in colour alone', () => {
  expect(liveryOf('us').cutCorners).not.toBe(liveryOf('japan').cutCorners);
  expect(liveryOf('north').cutCorners).not.toBe(liveryOf('south').cutCorners);
  expect(liveryOf(null).name).toBe('none');
});

test('states of both games show', () => {
  expect(conditionOf({ state: ['pinned 2', 'fire 1', 'fire 3'] })).toMatchObject({ pinned: 2, fire: 3 });
  expect(conditionOf({ state: ['heavy'] }).damaged).toBe(true);
  expect(conditionOf({ state: ['has fired'] }).moved).toBe(true);
  expect(conditionOf({ state: ['hidden'] }).fogged).toBe(true);
  expect(conditionOf({})).toMatchObject({ moved: false, damaged: false, crippled: false, pinned: 0 });
});
