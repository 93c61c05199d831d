import { leyteGulf } from '../index.ts';
import { observe as observeState, piecesIn, prepare } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { fight, fighter, order, type Table, TARGETS, until } from './surface.testing.ts';
import { asked, idle, marker, order as give, put, question, see, turnFrom } from './standing.testing.ts';

/* 2.1 and 2.3.1: the displays beside the map, and the two sides of a ship's counter. */

const prepared = prepare(leyteGulf);
const shown = (match: Table, side: 'japan' | 'us') =>
  leyteGulf.present(observeState(prepared, match.table.whole, side));
const displays = (match: Table, side: 'japan' | 'us' = 'us'): string[] =>
  shown(match, side).displays.map(({ id }) => id);

describe('the map and the displays', () => {
  test('rule 2.1b: a surface battle is fought on a display of its own', () => {
    const match = fight({ Yamato: 10 }, { Iowa: 14 });
    for (const side of ['japan', 'us'] as const) {
      expect(displays(match, side)).toContain('battle');
      expect(displays(match, side)).not.toContain('sea');
    }
  });

  test('rule 2.1b: an air attack is laid out on another', () => {
    const match = turnFrom('activations', (data) => {
      put(data, 'TF 1', '3028', 'Essex', 'DES RN 52');
      put(data, 'Force 1', '3022', 'Yamato');
      see(data, 'Force 1');
      data.pool = [marker('TF 1')];
    });
    expect(displays(match)).not.toContain('sea');
    give(match, 'us', 'strike');
    idle(match, 'us');
    give(match, 'us', { 'VB-15': 'Force 1' });
    for (let left = 20; left > 0 && !question(match).includes('raid: '); left--) idle(match, asked(match));
    expect(displays(match)).toContain('sea');
    expect(displays(match)).not.toContain('battle');
  });

  test('rule 2.1a: forces and aircraft move on a map of numbered hexes', () => {
    const match = turnFrom('patrol', (data) => void put(data, 'TF 1', '3028', 'Essex'));
    const { map } = shown(match, 'us');
    expect(map?.stacks.map(({ hex }) => hex)).toContain('3028');
  });
});

test('rule 2.3.1c: a ship that has fired is turned to its back, until the round is over', () => {
  const states = (match: Table, id: string): string[] =>
    piecesIn(shown(match, 'japan'))
      .filter((piece) => piece.id === id)
      .flatMap(({ face }) => face.states?.map(({ is }) => is) ?? []);
  const match = fight({ Yamato: 10, Nagato: 10 }, { Iowa: 14 });
  until(match, TARGETS);
  expect(states(match, 'Yamato')).not.toContain('fired');
  order(match, 'japan', { Yamato: 'Iowa' }, 1);
  expect([fighter(match, 'Yamato').fired, fighter(match, 'Nagato').fired]).toEqual([true, false]);
  expect(states(match, 'Yamato')).toContain('fired');
  expect(states(match, 'Nagato')).not.toContain('fired');
});
