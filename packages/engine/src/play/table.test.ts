import { describe, expect, it } from 'vitest';
import { compileAll } from './game.ts';
import type { GameEvent } from './event.ts';
import { fast } from '../chance/fastDice.ts';
import { RulesFault } from './refusal.ts';
import { scripted } from '../chance/scriptedDice.ts';
import { clash, worth } from '../testing/duelState.ts';
import { Table } from './table.ts';

function table(faces: number[], journal: GameEvent[] | null = []) {
  const state = { agenda: [], open: [], sealed: {}, data: { list: ['a'], scores: { red: 1 } }, outcome: null };
  return new Table(state, ['red', 'blue'], { fog: true }, compileAll([clash, worth]), scripted(faces), journal);
}

describe('what rules may do', () => {
  it('roll on a chart: the result, and an event that explains it to its audience', () => {
    const g = table([4]);
    expect(g.roll('clash', { column: 'even', modifiers: ['scouted'], to: 'red' })).toBe('loot');
    expect(g.journal).toEqual([
      {
        key: 'kernel.roll',
        values: { purpose: { key: 'chart.clash' }, dice: '4', sides: 6, result: { key: 'result.clash.loot' } },
        to: ['red'],
        rule: '1.4',
        roll: expect.objectContaining({ dice: [4], sides: 6, result: 'loot', rule: '1.4' }),
        after: 0,
      },
    ]);
    expect(g.journal?.[0]?.roll?.chart).toMatchObject({ natural: 4, modified: 5, column: 'even', result: 'loot' });
  });

  it('throw a die, pick and draw, each with its purpose, and need no die where there is one way', () => {
    const g = table([5, 2, 3]);
    expect(g.die(6, 'purpose.die', '1')).toBe(5);
    expect(g.pick(['x', 'y'], 'purpose.pick', '2', { name: (id) => ({ key: `named ${id}` }) })).toBe('y');
    expect(g.draw({ black: 2, white: 1 }, 'purpose.draw', '3', { to: ['blue'] })).toBe('white');
    expect(g.journal?.map(({ key, values, to }) => [key, values?.['result'], to])).toEqual([
      ['kernel.die', 5, 'all'],
      ['kernel.pick', { key: 'named y' }, 'all'],
      ['kernel.draw', 'white', ['blue']],
    ]);
    expect(g.pick(['only'], 'purpose.pick', '2')).toBe('only');
    expect(g.draw({ black: 2, white: 0 }, 'purpose.draw', '3')).toBe('black');
    expect(g.dice.rolled).toBe(3);
  });

  it('say what a roll is about, in the line and in its record, to those who see it', () => {
    const g = table([4, 5, 2, 3]);
    const about = { hex: '0101', by: { key: 'a fleet' } };
    g.roll('clash', { column: 'even', purpose: 'purpose.roll', about, to: 'red' });
    g.die(6, 'purpose.die', '1', { about });
    g.pick(['x', 'y'], 'purpose.pick', '2', { about });
    g.draw({ black: 2, white: 1 }, 'purpose.draw', '3', { about, to: ['blue'] });
    expect(g.journal?.map(({ values, roll, to }) => [values?.['purpose'], roll?.about, to])).toEqual([
      [{ key: 'purpose.roll', values: about }, about, ['red']],
      [{ key: 'purpose.die', values: about }, about, 'all'],
      [{ key: 'purpose.pick', values: about }, about, 'all'],
      [{ key: 'purpose.draw', values: about }, about, ['blue']],
    ]);
    about.hex = '0202';
    expect(g.journal?.[0]?.roll?.about).toEqual({ hex: '0101', by: { key: 'a fleet' } });
    expect(() => g.die(6, 'purpose.die', '1', { about })).toThrow(
      expect.objectContaining({ name: 'OutOfDice', purpose: 'purpose.die', about }),
    );
  });

  it('roll the same without a journal', () => {
    for (const seed of ['a', 'b', 'c']) {
      const [told, silent] = [table([]), table([], null)];
      for (const g of [told, silent]) g.dice = fast(seed);
      const play = (g: typeof told): unknown[] => [
        g.roll('clash', { column: 'ahead' }),
        g.die(10, 'p', '1'),
        g.pick([1, 2, 3], 'p', '1'),
        g.draw({ a: 1, b: 2 }, 'p', '1'),
        g.dice.position(),
      ];
      expect(play(silent)).toEqual(play(told));
      expect(silent.journal).toBeNull();
    }
  });

  it('tell events that do not change when the state they were told from does', () => {
    const g = table([]);
    const { list, scores } = g.state;
    const refs = [{ piece: 'a' }];
    const watchers = ['red'];
    g.emit(
      'seen',
      { inner: { key: 'k', values: scores } },
      { touches: refs, to: watchers, other: { key: 'o', values: scores } },
    );
    g.finish({ winner: 'red', result: 'won', scores });
    const before = structuredClone(g.journal);
    list.push('b');
    refs.push({ piece: 'b' });
    watchers.push('blue');
    scores.red = 99;
    expect(g.journal).toEqual(before);
  });

  it('say what they head, where they do', () => {
    const g = table([]);
    g.emit('dawn', {}, { heading: 'turn' });
    g.emit('search', {}, { heading: 'phase' });
    g.emit('wait');
    expect(g.journal?.map(({ heading }) => heading)).toEqual(['turn', 'phase', undefined]);
  });

  it('mark that a secret was told, whether or not anybody keeps a journal', () => {
    for (const journal of [[], null]) {
      const g = table([], journal);
      g.emit('nothing much');
      expect(g.revealed).toBe(false);
      g.emit('secret', {}, { reveals: true });
      expect(g.revealed).toBe(true);
    }
  });

  it('end the match with an outcome, which is told', () => {
    const g = table([]);
    g.finish({ winner: 'red', result: 'won', scores: { red: 3 } });
    expect(g.whole.outcome).toEqual({ winner: 'red', result: 'won', scores: { red: 3 } });
    expect(g.journal).toEqual([{ key: 'won', values: { red: 3, winner: { key: 'side.red' } }, to: 'all', after: 0 }]);
  });

  it('name a chart that is not there, or use one as it cannot be: a fault with a sentence', () => {
    const g = table([1]);
    expect(() => g.roll('raid')).toThrow(
      new RulesFault('The rules name the chart "raid", and the game has clash or worth.'),
    );
    expect(() => g.look('raid', 1)).toThrow(RulesFault);
    expect(() => g.odds('raid')).toThrow(RulesFault);
    expect(() => g.roll('worth')).toThrow(new RulesFault('The chart "worth" is read without dice.'));
    expect(() => g.pick([], 'purpose.x', '4')).toThrow(
      new RulesFault('Nothing to choose from for "purpose.x" (rule 4).'),
    );
  });

  it('say what a die was wanted for, when there is none left', () => {
    for (const roll of [
      (g: ReturnType<typeof table>) => g.die(6, 'purpose.x', '1'),
      (g: ReturnType<typeof table>) => g.pick([1, 2], 'purpose.x', '1'),
      (g: ReturnType<typeof table>) => g.draw({ a: 1, b: 1 }, 'purpose.x', '1'),
    ])
      expect(() => roll(table([]))).toThrow(expect.objectContaining({ name: 'OutOfDice', purpose: 'purpose.x' }));
    expect(() => table([]).roll('clash', { column: 'even' })).toThrow(
      expect.objectContaining({ purpose: 'chart.clash' }),
    );
  });

  it('give the odds of results that are no text by their value', () => {
    const g = table([]);
    expect(g.odds('clash', { column: 'ahead', modifiers: ['scouted'] }).outcomes).toEqual([
      { result: { key: 'result.clash.nothing' }, ways: 1 },
      { result: { key: 'result.clash.loot' }, ways: 5 },
    ]);
    const numbers = new Table(
      g.whole,
      g.sides,
      {},
      compileAll([
        {
          ...clash,
          cells: [
            [0, 0],
            [0, 1],
            [1, 1],
          ],
        },
      ]),
      g.dice,
      null,
    );
    expect(numbers.odds('clash', { column: 'even' }).outcomes[0]).toEqual({
      result: { key: 'kernel.plain', values: { id: 0 } },
      value: 0,
      ways: 4,
    });
  });
});
