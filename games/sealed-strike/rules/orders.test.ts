import { ask, journalFor, observeMatch, same, submit, undo, undoRefusal, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { at, order, ship, squadron, standing } from './table.testing.ts';

const wounded = (): ReturnType<typeof standing> =>
  standing('begin', ({ red }) => {
    red.ships[0]!.hits = 3;
    for (const each of red.squadrons) if (each.kind === 'bomber') each.state = 'spent';
    red.squadrons[0]!.state = 'spent';
  });

describe('orders', () => {
  test('rule 4.1: one ship may shift to a neighbouring box with room', () => {
    const match = standing('begin');
    const asked = ask(match, 'red');
    // North is full; the destroyer in South has the Lagoon and Centre beside it.
    expect(asked?.kind === 'one' ? asked.options : []).toEqual([
      'stay',
      'R-CV centre',
      'R-CA centre',
      'R-CB south',
      'R-DA centre',
      'R-DA lagoon',
    ]);
    expect(whyNot(match, 'red', 'R-CB north')?.reason.key).toBe('why full');
    expect(whyNot(match, 'red', 'R-CV south')?.reason.key).toBe('why far');
    expect(whyNot(match, 'red', 'B-CV south')?.reason.key).toBe('kernel.not offered');
    order(match, 'red', 'R-DA lagoon');
    expect(ship(match, 'R-DA').box).toBe('lagoon');
    expect(match.table.whole.open).toEqual(['blue']);
  });

  test('rule 4.1: the enemy learns neither whether a ship shifts nor which', () => {
    const seen = ['stay', 'R-CV centre', 'R-DA lagoon'].map((choice) => {
      const match = standing('begin');
      order(match, 'red', choice);
      return { view: observeMatch(match, 'blue'), journal: journalFor(match.table.journal!, 'blue') };
    });
    expect(same(seen[0], seen[1]) && same(seen[0], seen[2])).toBe(true);
    expect(seen[0]?.journal.at(-1)?.key).toBe('orders given');
  });

  test('rule 4.1: a ship that is sunk does not shift', () => {
    const match = standing('begin', ({ red }) => {
      Object.assign(red.ships[3]!, { box: 'sunk', hits: 2 });
    });
    expect(whyNot(match, 'red', 'R-DA lagoon')?.reason.key).toBe('why sunk');
  });

  test('rule 4.2: up to three spent squadrons are refitted', () => {
    const match = wounded();
    order(match, 'red', 'stay');
    expect(ask(match, 'red')).toMatchObject({
      kind: 'some',
      options: ['R-F1', 'R-B1', 'R-B2', 'R-B3'],
      least: 0,
      most: 3,
    });
    order(match, 'red', ['R-B1', 'R-B3']);
    expect(['R-F1', 'R-B1', 'R-B2', 'R-B3'].map((id) => squadron(match, id).state)).toEqual([
      'spent',
      'ready',
      'spent',
      'ready',
    ]);
  });

  test('rule 4.3: each store repairs one hit on the carrier, and there are two', () => {
    const match = wounded();
    order(match, 'red', 'stay');
    order(match, 'red', []);
    expect(ask(match, 'red')).toMatchObject({ kind: 'amount', least: 0, most: 2 });
    expect(submit(match, 'red', 3)).not.toBeNull();
    order(match, 'red', 2);
    expect(ship(match, 'R-CV').hits).toBe(1);
    expect(match.table.state.red.stores).toBe(0);
    expect(match.table.whole.open).toEqual(['blue']);
  });

  test('rule 4.3: a side without stores, or without hits on its carrier, is not asked', () => {
    const match = standing('begin', ({ red, blue }) => {
      red.ships[0]!.hits = 1;
      red.stores = 0;
      blue.ships[1]!.hits = 1;
    });
    order(match, 'red', 'stay');
    order(match, 'blue', 'stay');
    expect(at(match)).toBe('round: assign');
  });

  test('orders can be taken back until the turn passes to the other side', () => {
    const match = wounded();
    order(match, 'red', 'R-CV centre');
    order(match, 'red', ['R-B1']);
    expect(undo(match, 'red')).toBeNull();
    expect(undo(match, 'red')).toBeNull();
    expect(at(match)).toBe('orders: shift');
    expect(ship(match, 'R-CV').box).toBe('north');
    expect(match.table.state.red.shifts).toBe(0);
    order(match, 'red', 'stay');
    order(match, 'red', []);
    order(match, 'red', 0);
    expect(undoRefusal(match, 'blue')).not.toBeNull();
  });
});
