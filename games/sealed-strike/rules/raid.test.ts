import { ask, observeMatch, oddsFor, undoRefusal, type Wanted, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { airBattle, bombing, flakFire, type Rolls } from './combat.ts';
import { at, events, order, ship, squadron, standing, strike } from './table.testing.ts';

/** Charts that give the listed results, and tell how they were asked. */
const rolls = (
  faces: number[],
  chart: (id: string, column: unknown, modifiers: unknown, result: number) => number,
): Rolls => ({
  roll: <R>(id: string, use: { column?: unknown; modifiers?: unknown } = {}): R =>
    chart(id, use.column, use.modifiers, faces.shift()!) as R,
});

describe('the air battle', () => {
  test('rule 7.2: both sides roll by their own number, and losses count at once', () => {
    const asked: unknown[] = [];
    const g = rolls([2, 1], (id, column, _modifiers, result) => {
      asked.push([id, column]);
      return result;
    });
    expect(airBattle(g, 3, 2, 0)).toEqual({ patrol: 1, escorts: 2, bombers: 0 });
    expect(asked).toEqual([
      ['dogfight', 3],
      ['dogfight', 2],
    ]);
  });

  test('rule 7.2: nobody loses more fighters than he has, and with fighters on one side only there is no dogfight', () => {
    const g = rolls([2, 2], (_id, _column, _modifiers, result) => result);
    expect(airBattle(g, 1, 1, 0)).toEqual({ patrol: 1, escorts: 1, bombers: 0 });
    expect(airBattle(g, 2, 0, 0)).toEqual({ patrol: 0, escorts: 0, bombers: 0 });
    expect(airBattle(g, 0, 2, 3)).toEqual({ patrol: 0, escorts: 0, bombers: 0 });
  });

  test('rule 7.2: fighters over the box are seen by the attacker, others are not', () => {
    const match = standing('assign');
    strike(match, { 'R-B1': 'strike south' }, { 'B-F1': 'patrol south', 'B-F2': 'patrol north' }, [1]);
    const tasks = observeMatch(match, 'red').view.blue.squadrons.slice(0, 3);
    expect(tasks.map(({ task }) => task)).toEqual(['patrol', 'hidden', 'hidden']);
    expect(events(match, 'patrol met')).toMatchObject([{ values: { n: 1 } }]);
  });

  test('rule 7.2: losses are taken from those who fought', () => {
    const match = standing('assign');
    const red = { 'R-F1': 'strike south', 'R-F2': 'patrol north', 'R-B1': 'strike south' };
    strike(match, red, { 'B-F1': 'patrol north', 'B-F2': 'patrol south' }, [6, 6]);
    const lost = (id: string): boolean => squadron(match, id).state === 'lost';
    expect(['R-F1', 'R-F2', 'R-B1', 'B-F1', 'B-F2'].map(lost)).toEqual([true, false, false, false, true]);
    expect(at(match)).toBe('raid: press on');
  });

  test('rule 7.3: only fighters in excess of the escorts left fall on the bombers', () => {
    const columns: unknown[] = [];
    const fight = (patrol: number, escorts: number, faces: number[]): unknown =>
      airBattle(
        rolls(faces, (id, column, _modifiers, result) => {
          if (id === 'interception') columns.push(column);
          return result;
        }),
        patrol,
        escorts,
        3,
      );
    expect(fight(2, 2, [0, 0])).toMatchObject({ bombers: 0 });
    expect(fight(2, 2, [1, 0, 1])).toEqual({ escorts: 1, patrol: 0, bombers: 1 });
    expect(fight(3, 1, [0, 1, 2])).toEqual({ escorts: 0, patrol: 1, bombers: 2 });
    expect(fight(3, 0, [9])).toMatchObject({ bombers: 3 });
    expect(columns).toEqual([1, 1, 3]);
  });

  test('rule 7.3: a raid that has lost its bombers is over', () => {
    const match = standing('assign');
    strike(match, { 'R-B1': 'strike centre' }, { 'B-F1': 'patrol centre' }, [5]);
    expect(squadron(match, 'R-B1').state).toBe('lost');
    expect(match.table.state.round).toBe(2);
    expect(match.table.state.red.contacts).toEqual([]);
  });
});

describe('over the box', () => {
  test('rule 7.4: the attacker may turn away, and then sees nothing', () => {
    const match = standing('assign');
    strike(match, { 'R-B1': 'strike centre' });
    expect(ask(match, 'red')).toMatchObject({ kind: 'confirm', procedure: 'raid', step: 'press on' });
    expect(ask(match, 'blue')).toBeNull();
    order(match, 'red', false);
    expect(match.table.state.red.contacts).toEqual([]);
    expect(events(match, 'turned away')).toHaveLength(1);
    expect(match.table.state.round).toBe(2);
  });

  test('rule 7.5: every ship in the box is seen and entered in the contact picture', () => {
    const match = standing('assign');
    strike(match, { 'R-B1': 'strike centre' });
    order(match, 'red', true, [1]);
    expect(events(match, 'found')).toMatchObject([
      { to: 'all', values: { ship: { key: 'B-CV' } } },
      { to: 'all', values: { ship: { key: 'B-CA' } } },
    ]);
    const contact = { round: 1, source: 'raid', box: 'centre', ships: ['B-CV', 'B-CA'], sunk: null };
    expect(observeMatch(match, 'red').view.red.contacts).toEqual([contact]);
    expect(observeMatch(match, 'blue').view.red.contacts).toEqual([contact]);
    expect(undoRefusal(match, 'red')).not.toBeNull();
  });

  test('rule 7.5: a raid on an empty box is flown and finds nothing', () => {
    const match = standing('assign');
    strike(match, { 'R-B1': 'strike north' });
    order(match, 'red', true);
    expect(events(match, 'nothing found')).toMatchObject([{ values: { box: { key: 'box north' } } }]);
    expect(undoRefusal(match, 'red')?.reason.key).toBe('kernel.undo secret');
    expect(match.table.state.red.contacts).toEqual([{ round: 1, source: 'raid', box: 'north', ships: [], sunk: null }]);
    expect(match.table.state.round).toBe(2);
  });

  test('rule 7.6: flak takes bombers by the sum of flak, with shore guns in the Lagoon', () => {
    const uses: unknown[] = [];
    const g = rolls([2, 2], (_id, column, modifiers, result) => {
      uses.push([column, modifiers]);
      return result;
    });
    expect(flakFire(g, 3, 'south', 3)).toBe(2);
    expect(flakFire(g, 1, 'lagoon', 1)).toBe(1);
    expect(uses).toEqual([
      [3, undefined],
      [1, ['shore']],
    ]);
    // A 5 is enough in the Lagoon, where the destroyer has help, and not in South.
    for (const [box, lost] of [
      ['lagoon', 1],
      ['south', 0],
    ] as const) {
      const match = standing('assign', ({ blue }) => {
        for (const each of blue.ships) each.box = 'centre';
        blue.ships[3]!.box = box;
      });
      strike(match, { 'R-B1': `strike ${box}`, 'R-B2': `strike ${box}` });
      order(match, 'red', true, [5]);
      expect(match.table.state.red.squadrons.filter(({ state }) => state === 'lost')).toHaveLength(lost);
    }
  });

  test('rule 7.6: a raid that flak has shot down drops nothing', () => {
    const match = standing('assign');
    strike(match, { 'R-B1': 'strike lagoon' });
    order(match, 'red', true, [6]);
    expect(squadron(match, 'R-B1').state).toBe('lost');
    expect(match.table.state.round).toBe(2);
  });

  test('rule 7.7: the attacker names one of the ships found, and each bomber rolls', () => {
    const match = standing('assign');
    strike(match, { 'R-B1': 'strike centre', 'R-B2': 'strike centre', 'R-F1': 'strike centre' });
    order(match, 'red', true, [1]);
    expect(ask(match, 'red')).toMatchObject({ kind: 'one', options: ['B-CV', 'B-CA'] });
    const why = (wanted: Wanted): string | undefined => whyNot(match, 'red', wanted)?.reason.key;
    expect([why({ piece: 'B-CB' }), why({ option: 'B-CB' })]).toEqual(['why not found', 'why not found']);
    expect(why({ piece: 'R-CV' })).toBe('why own ship');
    expect(why({ piece: 'B-CV' })).toBeUndefined();
    for (const wanted of [{ box: 'blue south' }, { piece: 'B-F1' }]) expect(why(wanted)).toBe('kernel.not offered');
    expect(oddsFor(match, 'red', 'B-CV')).toMatchObject({ of: 6 });
    order(match, 'red', 'B-CA', [3, 5]);
    expect(ship(match, 'B-CA').hits).toBe(1);
    expect(ship(match, 'B-CV').hits).toBe(0);
  });

  test('rule 7.7: three bombers are massed, two are not', () => {
    const modifiers: unknown[] = [];
    const g = rolls([1, 2, 0, 1, 1], (_id, column, used, result) => {
      modifiers.push([column, used]);
      return result;
    });
    expect(bombing(g, 'carrier', 3)).toBe(3);
    expect(bombing(g, 'cruiser', 2)).toBe(2);
    expect(modifiers).toEqual([
      ['carrier', ['massed']],
      ['carrier', ['massed']],
      ['carrier', ['massed']],
      ['cruiser', [false]],
      ['cruiser', [false]],
    ]);
    const match = standing('assign');
    strike(match, { 'R-B1': 'strike south', 'R-B2': 'strike south', 'R-B3': 'strike south' });
    order(match, 'red', true, [1]);
    order(match, 'red', 'B-CB', [3, 2, 2]);
    expect(ship(match, 'B-CB').hits).toBe(1);
  });

  test('rules 1.2, 7.7: a ship is sunk in the contact picture too, and hits beyond its strength are lost', () => {
    const match = standing('assign', ({ blue }) => {
      blue.ships[2]!.hits = 2;
    });
    strike(match, { 'R-B1': 'strike south', 'R-B2': 'strike south' });
    order(match, 'red', true, [1]);
    order(match, 'red', 'B-CB', [6, 6]);
    expect(ship(match, 'B-CB')).toMatchObject({ hits: 3, box: 'sunk' });
    expect(match.table.state.red.contacts.at(-1)).toMatchObject({ ships: ['B-CB'], sunk: 'B-CB' });
    expect(observeMatch(match, 'red').view.blue.ships[2]?.box).toBe('sunk');
  });
});
