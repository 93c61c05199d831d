import {
  ask,
  journalFor,
  observeMatch,
  refusalOf,
  same,
  submit,
  undo,
  type Wanted,
  whyNot,
} from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { at, both, events, order, ship, squadron, standing } from './table.testing.ts';

describe('assignment', () => {
  test('rule 5.1: fighters patrol or strike, bombers only strike, and whoever is left out rests', () => {
    const match = standing('assign');
    expect(match.table.whole.open).toEqual(['red', 'blue']);
    expect(submit(match, 'red', { 'R-B1': 'patrol north' })?.reason.key).toBe('why bombers patrol');
    both(match, { 'R-F1': 'patrol lagoon', 'R-F2': 'strike north', 'R-B1': 'strike north' }, {});
    expect(squadron(match, 'R-F1')).toMatchObject({ task: 'patrol', box: 'lagoon' });
    expect(squadron(match, 'R-F2')).toMatchObject({ task: 'strike', box: 'north' });
    expect(squadron(match, 'R-B1')).toMatchObject({ task: 'strike', box: 'north' });
    expect(squadron(match, 'R-F3')).toMatchObject({ task: 'rest', box: null });
  });

  test('rule 5.1: an assignment stays sealed until both are in, and can be taken back until then', () => {
    const match = standing('assign');
    const before = observeMatch(match, 'blue');
    const heard = journalFor(match.table.journal!, 'blue');
    order(match, 'red', { 'R-B1': 'strike north' });
    expect(same(observeMatch(match, 'blue'), before)).toBe(true);
    expect(journalFor(match.table.journal!, 'blue')).toEqual(heard);
    expect(undo(match, 'red')).toBeNull();
    expect(ask(match, 'red')?.step).toBe('assign');
  });

  test('rule 5.2: four squadrons may fly against one box, not five', () => {
    const match = standing('assign');
    const four = { 'R-F1': 'strike north', 'R-B1': 'strike north', 'R-B2': 'strike north', 'R-B3': 'strike north' };
    const refused = submit(match, 'red', { ...four, 'R-F2': 'strike north' });
    expect(refused?.reason.values).toMatchObject({ box: 'strike north', max: 4 });
    expect(submit(match, 'red', { ...four, 'R-F2': 'strike south' })).toBeNull();
  });

  test('rule 5.3: five squadrons may fly against the enemy, one fewer for each hit on the carrier', () => {
    const five = {
      'R-F1': 'strike north',
      'R-F2': 'strike south',
      'R-B1': 'strike north',
      'R-B2': 'strike south',
      'R-B3': 'strike north',
    };
    const sound = standing('assign');
    const asked = ask(sound, 'red')!;
    expect(refusalOf(asked, { ...five, 'R-F3': 'patrol north' })).toBeNull();
    expect(refusalOf(asked, { ...five, 'R-F3': 'strike south' })).toMatchObject({
      reason: { key: 'why deck', values: { n: 6, most: 5 } },
      rule: '5.3',
    });
    const hurt = standing('assign', ({ red }) => {
      red.ships[0]!.hits = 3;
    });
    expect(submit(hurt, 'red', five)?.reason.values).toMatchObject({ n: 5, most: 2 });
    expect(submit(hurt, 'red', { 'R-B1': 'strike north', 'R-B2': 'strike north' })).toBeNull();
  });

  test('rule 5.4: strikes are announced with their box, patrols and reserve are not', () => {
    const match = standing('assign');
    both(match, { 'R-F1': 'patrol north', 'R-F2': 'strike south', 'R-B1': 'strike south' }, { 'B-F1': 'patrol south' });
    expect(events(match, 'raid announced')).toMatchObject([
      { to: 'all', values: { side: { key: 'side.red' }, box: { key: 'box south' }, fighters: 1, bombers: 1 } },
    ]);
    expect(events(match, 'no raid')).toMatchObject([{ values: { side: { key: 'side.blue' } } }]);
    const { red } = observeMatch(match, 'blue').view;
    expect(red.squadrons.slice(0, 4).map(({ task }) => task)).toEqual(['hidden', 'strike', 'hidden', 'strike']);
    const { blue } = observeMatch(match, 'red').view;
    expect(blue.squadrons.slice(0, 3).map(({ task }) => task)).toEqual(['hidden', 'hidden', 'hidden']);
  });
});

describe('scramble', () => {
  test('rule 6.1: the whole reserve flies over one box of its own that is struck', () => {
    const match = standing('assign');
    both(
      match,
      { 'R-B1': 'strike south', 'R-B2': 'strike lagoon' },
      { 'B-F1': 'patrol north', 'B-B1': 'strike north' },
    );
    expect(ask(match, 'blue')).toMatchObject({ kind: 'one', options: ['hold', 'south', 'lagoon'] });
    const why = (wanted: Wanted): string | undefined => whyNot(match, 'blue', wanted)?.reason.key;
    expect([why({ option: 'north' }), why({ box: 'blue north' })]).toEqual(['why not struck', 'why not struck']);
    expect(why({ box: 'red south' })).toBe('why own sea only');
    expect([why({ box: 'blue south' }), why({ option: 'lagoon' })]).toEqual([undefined, undefined]);
    for (const wanted of [{ piece: 'north' }, { box: 'blue port' }, { track: 'stores blue' }])
      expect(why(wanted)).toBe('kernel.not offered');
    order(match, 'red', 'hold');
    order(match, 'blue', 'lagoon');
    expect(['B-F1', 'B-F2', 'B-F3'].map((id) => squadron(match, id).box)).toEqual(['north', 'lagoon', 'lagoon']);
    expect(squadron(match, 'B-B2')).toMatchObject({ task: 'rest', box: null });
    expect(squadron(match, 'B-F2').task).toBe('patrol');
  });

  test('rule 6.1: both are asked even where nothing is struck and nobody is in reserve', () => {
    const match = standing('assign', ({ red }) => {
      for (const each of red.squadrons) if (each.kind === 'fighter') each.state = 'lost';
    });
    both(match, {}, {});
    expect(match.table.whole.open).toEqual(['red', 'blue']);
    expect(at(match)).toBe('round: scramble');
    expect(ask(match, 'red')).toMatchObject({ options: ['hold'] });
    expect(ask(match, 'blue')).toMatchObject({ options: ['hold'] });
  });

  test('rule 6.1: without a reserve there is nothing to send', () => {
    const match = standing('assign');
    both(match, { 'R-B1': 'strike south' }, { 'B-F1': 'patrol north', 'B-F2': 'patrol north', 'B-F3': 'patrol north' });
    expect(ask(match, 'blue')).toMatchObject({ options: ['hold'] });
    expect(whyNot(match, 'blue', { box: 'blue south' })?.reason.key).toBe('why no reserve');
  });

  test('rule 6.1: fighters that are spent or lost are no reserve', () => {
    const match = standing('assign', ({ blue }) => {
      blue.squadrons[0]!.state = 'lost';
      blue.squadrons[1]!.state = 'spent';
      blue.squadrons[2]!.state = 'spent';
    });
    both(match, { 'R-B1': 'strike south' }, {});
    expect(ask(match, 'blue')).toMatchObject({ options: ['hold'] });
  });

  test('rule 6.2: what was scrambled is seen when its raid meets it, not before', () => {
    const match = standing('assign');
    both(match, { 'R-B1': 'strike north', 'R-B2': 'strike south' }, {});
    both(match, 'hold', 'south');
    expect(at(match)).toBe('raid: press on');
    expect(observeMatch(match, 'red').view.blue.squadrons[0]?.task).toBe('hidden');
    expect(journalFor(match.table.journal!, 'red').some(({ key }) => key === 'scrambled')).toBe(false);
    expect(journalFor(match.table.journal!, 'blue').some(({ key }) => key === 'scrambled')).toBe(true);
    // Three free fighters meet the second raid.
    order(match, 'red', false, [1]);
    expect(events(match, 'patrol met')).toMatchObject([{ values: { n: 3, box: { key: 'box south' } } }]);
    expect(ship(match, 'B-CB').hits).toBe(0);
    expect(squadron(match, 'R-B2').state).toBe('lost');
  });
});
