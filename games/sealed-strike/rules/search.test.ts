import { ask, observeMatch, same, undoRefusal } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { at, both, events, order, standing } from './table.testing.ts';

const searching = (): ReturnType<typeof standing> => standing('search', () => {}, { search: true });

describe('search', () => {
  test('rule 8.1: without the optional rule nobody searches', () => {
    expect(at(standing('search'))).toBe('round: assign');
  });

  test('rule 8.1: both are asked at once, for any box of the enemy or none', () => {
    const match = searching();
    expect(match.table.whole.open).toEqual(['red', 'blue']);
    expect(ask(match, 'red')).toMatchObject({ options: ['north', 'centre', 'south', 'lagoon', 'none'] });
    const before = observeMatch(match, 'blue');
    order(match, 'red', 'centre');
    expect(same(observeMatch(match, 'blue'), before)).toBe(true);
    order(match, 'blue', 'none', [1]);
    expect(at(match)).toBe('round: assign');
  });

  test('rule 8.1: that nobody searches comes to light too, so that neither takes it back for a search', () => {
    const match = searching();
    both(match, 'none', 'none');
    expect(events(match, 'searches not')).toHaveLength(2);
    expect(undoRefusal(match, 'blue')?.reason.key).toBe('kernel.undo joint');
  });

  test('rule 8.2: a box that is sighted is seen as by a raid', () => {
    const match = searching();
    both(match, 'centre', 'lagoon', [3, 5]);
    expect(match.table.state.red.contacts).toEqual([
      { round: 1, source: 'search', box: 'centre', ships: ['B-CV', 'B-CA'], sunk: null },
    ]);
    expect(match.table.state.blue.contacts).toEqual([
      { round: 1, source: 'search', box: 'lagoon', ships: [], sunk: null },
    ]);
    expect(events(match, 'nothing found')).toHaveLength(1);
  });

  test('rule 8.2: a search that fails shows nothing, and the Lagoon is harder to see into', () => {
    const match = searching();
    both(match, 'centre', 'lagoon', [2, 4]);
    expect(match.table.state.red.contacts).toEqual([]);
    expect(match.table.state.blue.contacts).toEqual([]);
    expect(events(match, 'searched in vain')).toHaveLength(2);
  });
});
