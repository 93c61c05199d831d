import { flakResult } from '@point-option/chit-pull';
import { compileChart, explainRoll, type Json, lookUp, type ModifierUse } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import rules from '../rules/index.json' with { type: 'json' };
import { charts } from './charts.ts';
import { CRITICAL } from './charts/damage.ts';
import { SUBMARINE_TARGETS } from './charts/submarines.ts';
import { CRITICAL_ROLL } from './figures.ts';
import { AIR_VARIANTS } from './scenarios.ts';

const compiled = new Map(charts.map((chart) => [chart.id, compileChart(chart)]));

function chart(id: string): ReturnType<typeof compileChart> {
  const found = compiled.get(id);
  if (found === undefined) throw new Error(`There is no chart ${id}.`);
  return found;
}

/** What a face gives, as a modified roll and a result. */
function roll(id: string, face: number, column?: number | string, ...modifiers: ModifierUse[]): [number | null, Json] {
  const { modified, result } = explainRoll(chart(id), [face], { column, modifiers });
  return [modified, result];
}

/** The faces from 1 to 10 with what each gives. */
function faces(id: string, ...modifiers: ModifierUse[]): Json[] {
  return Array.from({ length: 10 }, (_, face) => roll(id, face + 1, undefined, ...modifiers)[1]);
}

/* Every cell that an example fixes, by the name of the fixture. */
type Case = [
  fixture: string,
  chart: string,
  face: number,
  column: number | string | undefined,
  modifiers: ModifierUse[],
  modified: number,
  result: Json,
];
const CASES: readonly Case[] = [
  ['7.2-a', 'search', 7, undefined, ['two carriers', 'far'], 7, 'types 2'],
  ['7.2-c', 'search', 6, undefined, ['land-based'], 5, 'count'],
  ['8.3-01', 'search', 4, undefined, ['own hex', 'strait'], 7, 'types 2'],
  ['7.2-d, and not exact', 'japanese report', 10, undefined, [], 10, 'types 1'],
  ['8.2.3-b: 3 factors fight on the column of 2', 'air combat', 5, 3, [], 5, 0],
  ['8.2.3-c', 'air combat', 6, 4, ['us'], 7, 1],
  ['8.2.3-e', 'air combat', 9, 1, [], 9, 1],
  ['8.1-a', 'flak', 4, 6, [], 4, 1],
  ['8.1-b', 'flak', 6, 2, [], 6, 1],
  ['8.1-d, before suppression', 'flak', 6, 6, [], 6, 2],
  ['8.1-e', 'flak', 3, 4, [], 3, 0],
  ['8.1-c', 'damage', 7, 3, [['flak', 2]], 5, 0],
  ['8.1-f', 'damage', 8, 6, [['flak', 1]], 7, 2],
  ['8.3-03', 'surface deployment', 5, 'japan day', [], 5, 6],
  ['8.3-04', 'surface deployment', 8, 'us day', [], 8, 20],
  ['8.3-11', 'damage', 7, 6, [['range', 4], 'moved'], 2, 0],
  ['8.3-13', 'damage', 9, 11, ['us', ['range', 4]], 6, 3],
  ['8.3-15', 'damage', 6, 6, ['us', ['range', 4]], 3, 1],
  ['8.3-24', 'damage', 5, 4, ['moved', 'destroyer'], 1, 0],
  ['8.3-26', 'damage', 10, 5, ['us', 'destroyer'], 8, 2],
  ['8.3-29', 'damage', 10, 6, [['torpedo range', 1]], 9, '2*'],
  ['8.3-30', 'damage', 6, 6, [['torpedo range', 1]], 5, 1],
  ['8.3-31', 'damage', 4, 6, [['torpedo range', 1]], 3, 1],
  ['8.3-33', 'critical', 6, undefined, ['battleship'], 5, 'none'],
  ['8.3-36', 'damage', 10, 6, ['us', 'destroyer'], 8, 2],
  ['8.3-38', 'damage', 4, 6, ['us', 'destroyer'], 2, 0],
  ['8.3-39', 'damage', 3, 6, ['us', 'destroyer'], 1, 0],
  ['8.3-17', 'break off', 9, undefined, [], 9, 'goes on'],
  ['8.3-18', 'break off', 10, undefined, [], 10, 'ends'],
  ['8.3-41', 'break off', 9, undefined, [['rounds', 1]], 10, 'ends'],
  ['10-b', 'submarine attack', 6, undefined, [], 6, 'no destroyer'],
  ['10-d', 'damage', 8, 6, [], 8, 2],
  ['10-f', 'depth charges', 8, undefined, [['destroyers', 1]], 9, 'gone'],
];

test.each(CASES)('%s', (_fixture, id, face, column, modifiers, modified, result) => {
  expect(roll(id, face, column, ...modifiers)).toEqual([modified, result]);
});

describe('ranges', () => {
  const times = (id: string, row: string, boxes: number): Json => lookUp(chart(id), row, boxes);
  test('8.3-10, 8.3-23: gunnery counts four times at 11 boxes and not at 3', () => {
    expect([3, 11].map((boxes) => times('gunnery range', 'range', boxes))).toEqual([0, 4]);
  });
  test('8.3.6, 8.3-28: US torpedoes run 3 boxes and up to 7, Japanese ones 6, and count once at 7', () => {
    expect([3, 4, 7, 8].map((boxes) => times('torpedo range', 'us', boxes))).toEqual([0, 1, 4, null]);
    expect([6, 7, 12, 13].map((boxes) => times('torpedo range', 'japan', boxes))).toEqual([0, 1, 6, null]);
  });
});

describe('tables that are printed', () => {
  test('10.1, 10.2: sonar markers', () => {
    expect(faces('sonar markers')).toEqual([5, 5, 5, 4, 4, 4, 3, 3, 2, 2]);
    expect(faces('sonar markers', ['sunk', 2])).toEqual([5, 4, 4, 4, 3, 3, 2, 2, 2, 2]);
    expect(faces('sonar distance').slice(0, 4)).toEqual(['near', 'far', 'near', 'far']);
  });

  test('10.7: the tenth sinks, by the destroyers and the US carrier', () => {
    expect(faces('depth charges').filter((cell) => cell === 'sunk')).toHaveLength(1);
    expect(faces('depth charges', ['destroyers', 2], 'carrier').filter((cell) => cell === 'sunk')).toHaveLength(4);
  });

  test('10.4: Japanese submarines take 2 off', () => {
    const targets = (...modifiers: ModifierUse[]): number =>
      faces('submarine attack', ...modifiers).filter((cell) => SUBMARINE_TARGETS[cell as 'none'].ships > 0).length;
    expect([targets(), targets('japan')]).toEqual([7, 5]);
  });

  test('11.2.1: PT boats', () => {
    expect(faces('PT boats')).toEqual([...Array(7).fill('none'), 'slow', 'slow', 'slow, 1 hit']);
    expect(faces('PT boats', 'night').slice(5)).toEqual(['slow', 'slow', 'slow, 1 hit', 'slow, 1 hit', 'slow, 1 hit']);
  });

  test('6.5.9, 8.1: units are ready with 1 to 3, and bombers that were shot down attack with 6 or more', () => {
    expect(faces('readiness').filter((cell) => cell === 'ready')).toHaveLength(3);
    expect(faces('ordnance').indexOf('attacks')).toBe(5);
  });

  test('8.3.8: smoke of both sides and rounds fought help to break off', () => {
    expect(faces('break off', ['smoke', 2], ['rounds', 3]).indexOf('ends')).toBe(4);
  });

  test('12.3: levels of victory', () => {
    const level = (net: number): Json => lookUp(chart('levels'), 'level', net);
    expect([9, 10, 20, 21, 22, 30, 31].map(level)).toEqual([
      'japan pyrrhic',
      'draw',
      'draw',
      'us significant',
      'us significant',
      'us significant',
      'us decisive',
    ]);
  });

  test('13.2: each face of the secret die has its variant', () => {
    expect(faces('air variant')).toHaveLength(AIR_VARIANTS.length);
    expect(new Set(faces('air variant')).size).toBe(10);
  });
});

describe('what is ours', () => {
  test('a critical hit: nothing up to 5, and worse for carriers than for battleships', () => {
    const hits = (...modifiers: ModifierUse[]): number =>
      faces('critical', ...modifiers).reduce<number>((sum, cell) => sum + CRITICAL[cell as 'none'].hits, 0);
    expect(faces('critical').slice(0, 5)).toEqual(Array(5).fill('none'));
    expect([hits('battleship'), hits(), hits('carrier')]).toEqual([2, 4, 7]);
    // Of column 6 an 8 is none and a 9 is one.
    expect(CRITICAL_ROLL).toBe(9);
  });

  test('flak: a D is a step besides', () => {
    expect(flakResult(roll('flak', 10, 6)[1])).toEqual({ drm: 3, step: true });
    for (const line of chart('flak').chart.cells) for (const cell of line) expect(() => flakResult(cell)).not.toThrow();
  });

  test('Halsey: on most days somebody sails north', () => {
    expect(faces('wild bull')).toEqual([
      ...Array(2).fill('none'),
      ...Array(3).fill('nearest'),
      ...Array(3).fill('near'),
      ...Array(2).fill('all'),
    ]);
    expect(faces('air reinforcement')).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3]);
  });
});

describe('provenance', () => {
  test('a chart that is not printed in full says in its note what is, and each names a rule of the book', () => {
    const known = new Set<string>((rules as readonly { rule: string }[]).map(({ rule }) => rule));
    for (const { id, rule, provenance, note, modifiers = {} } of charts) {
      expect([id, provenance === 'printed' || note !== undefined]).toEqual([id, true]);
      for (const each of [rule, ...Object.values(modifiers).map((modifier) => modifier.rule)])
        expect([id, known.has(each ?? '')]).toEqual([id, true]);
    }
    const ours = charts.filter(({ provenance }) => provenance === 'ours').map(({ id }) => id);
    expect(ours).toEqual(['air reinforcement', 'wild bull']);
    expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
  });
});
