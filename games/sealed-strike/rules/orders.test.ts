import {
  ask,
  choosable,
  journalFor,
  observeMatch,
  promptFor,
  same,
  submit,
  undo,
  undoRefusal,
  type Wanted,
  whyNot,
} from '@point-option/engine';
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
    // North is full; the destroyer in South has the Lagoon and Center beside it.
    expect(asked?.kind === 'one' ? asked.options : []).toEqual([
      'stay',
      'R-CV centre',
      'R-CA centre',
      'R-CB south',
      'R-DA centre',
      'R-DA lagoon',
    ]);
    const why = (wanted: Wanted): string | undefined => whyNot(match, 'red', wanted)?.reason.key;
    expect(why({ option: 'R-CB north' })).toBe('why full');
    expect(why({ option: 'R-CV south' })).toBe('why far');
    expect(why({ option: 'B-CV south' })).toBe('kernel.not offered');
    expect(why({ piece: 'B-CV' })).toBe('why enemy ship');
    expect(why({ box: 'blue north' })).toBe('why enemy sea');
    // Nobody comes to North, which is full.
    expect(why({ box: 'red north' })).toBe('why none shifts');
    for (const wanted of [{ piece: 'R-CV' }, { box: 'red centre' }]) expect(why(wanted)).toBeUndefined();
    for (const wanted of [{ piece: 'R-F1' }, { box: 'red port' }, { piece: 'R-CB north' }])
      expect(why(wanted)).toBe('kernel.not offered');
    // A shift is a ship and a box: either leads to it.
    expect(choosable(promptFor(match, 'red')!).find(({ id }) => id === 'R-DA lagoon')?.picks).toEqual([
      { piece: 'R-DA' },
      { box: 'red lagoon' },
    ]);
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
    for (const wanted of [{ option: 'R-DA lagoon' }, { piece: 'R-DA' }])
      expect(whyNot(match, 'red', wanted)?.reason.key).toBe('why sunk');
  });

  test('rule 4.2: up to three spent squadrons are refitted', () => {
    const match = wounded();
    order(match, 'red', 'stay');
    expect(ask(match, 'red')).toMatchObject({
      kind: 'some',
      options: ['R-F1', 'R-B1', 'R-B2', 'R-B3'],
      min: 0,
      max: 3,
    });
    const why = (wanted: Wanted): string | undefined => whyNot(match, 'red', wanted)?.reason.key;
    expect(why({ piece: 'R-F1' })).toBeUndefined();
    expect(why({ piece: 'R-F2' })).toBe('why not spent');
    expect(why({ piece: 'B-F1' })).toBe('why enemy squadron');
    for (const wanted of [{ piece: 'R-CV' }, { box: 'red ready' }]) expect(why(wanted)).toBe('kernel.not offered');
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
    expect(ask(match, 'red')).toMatchObject({ kind: 'amount', min: 0, max: 2 });
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
