import { describe, expect, it } from 'vitest';
import type { Chart } from '../charts/chart.ts';
import { confirm } from './decision.ts';
import { copyState, type Game, optionsOf, prepare, staffOf } from './game.ts';
import { begin } from './match.ts';
import { decide, procedure } from './procedure.ts';
import { BadInput, listed, RulesFault } from './refusal.ts';
import { coverageOf } from './rules.ts';
import { scenarioOf } from '../files/scenario.ts';
import { gameOf } from '../testing/bareGame.ts';
import { tinyDuel } from '../testing/duel.ts';
import { clash } from '../testing/duelState.ts';

const duel = tinyDuel as Game;
const turn = procedure<object>('turn', '1', [decide('ask', '1', 'red', confirm({ apply: () => undefined }))]);

describe('the settings of a match', () => {
  it('are the defaults of the game, with what is given in their place', () => {
    expect(optionsOf(duel)).toEqual({ fog: false, pace: 1, stake: 5, name: 'plain' });
    expect(optionsOf(duel, { fog: true, pace: 2 })).toEqual({ fog: true, pace: 2, stake: 5, name: 'plain' });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an unknown name', { speed: 1 }, 'duel has no option "speed"; it has fog, pace, stake or name.'],
    ['constructor', { constructor: 1 }, 'duel has no option "constructor"; it has fog, pace, stake or name.'],
    [
      '__proto__',
      JSON.parse('{"__proto__":{}}') as never,
      'duel has no option "__proto__"; it has fog, pace, stake or name.',
    ],
    ['a text for a flag', { fog: 'yes' }, 'The option "fog" of duel is true or false, not "yes".'],
    ['a choice that is none', { pace: 3 }, 'The option "pace" of duel is 1 or 2, not 3.'],
    ['a text for a choice', { pace: '1' }, 'The option "pace" of duel is 1 or 2, not "1".'],
    ['a fraction', { stake: 0.5 }, 'The option "stake" of duel is a whole number, not 0.5.'],
    ['infinity', { stake: Number.POSITIVE_INFINITY }, 'The option "stake" of duel is a whole number, not null.'],
    ['a number for a text', { name: 7 }, 'The option "name" of duel is a text, not 7.'],
    ['null', { name: null }, 'The option "name" of duel is a text, not null.'],
    ['a list', { name: ['x'] }, 'The option "name" of duel is a text, not ["x"].'],
  ])('are refused with a sentence: %s', (_what, given, sentence) => {
    expect(() => optionsOf(duel, given as never)).toThrow(new BadInput(sentence));
    expect(() => begin(tinyDuel, { dice: { kind: 'fast', seed: 's' }, options: given as never })).toThrow(sentence);
  });

  it('of a game without options are none', () => {
    expect(optionsOf(gameOf({}, [turn]))).toEqual({});
    expect(() => optionsOf(gameOf({}, [turn]), { fog: true })).toThrow('bare has no option "fog"; it has nothing.');
  });
});

describe('scenarios and staff', () => {
  it('are the first of the game unless they are named', () => {
    expect(scenarioOf(duel, undefined).id).toBe('short');
    expect(scenarioOf(duel, 'long').id).toBe('long');
    expect(staffOf(duel).id).toBe('bold');
    expect(staffOf(duel, 'random').id).toBe('random');
    expect(staffOf(gameOf({}, [turn]) as Game).id).toBe('random');
  });

  it('that are not there are named, with those that are', () => {
    expect(() => scenarioOf(duel, 'midway')).toThrow(
      new BadInput('duel has no scenario "midway"; it has short or long.'),
    );
    expect(() => staffOf(duel, 'halsey')).toThrow(new BadInput('duel has no staff "halsey"; it has bold or random.'));
  });
});

describe('prepare', () => {
  it('compiles a game once', () => {
    expect(prepare(tinyDuel)).toBe(prepare(tinyDuel));
    expect([...prepare(tinyDuel).charts.keys()]).toEqual(['clash', 'worth']);
  });

  it.each<[string, Partial<Game<object, object>>, string]>([
    ['two procedures of one name', { procedures: [turn, turn] }, 'bare lists two procedures of one name.'],
    ['no beginning', { begins: 'dawn' }, 'bare begins with "dawn", which it does not list.'],
    [
      'a side twice',
      { sides: ['red', 'red'] },
      "bare lists red, red as its sides: two are alike, or not a side's name.",
    ],
    ['a side called all', { sides: ['all'] }, "bare lists all as its sides: two are alike, or not a side's name."],
    [
      'a side called referee',
      { sides: ['red', 'referee'] },
      "bare lists red, referee as its sides: two are alike, or not a side's name.",
    ],
  ])('refuses a game with %s', (_what, extra, sentence) => {
    expect(() => prepare(gameOf({}, [turn], extra))).toThrow(new RulesFault(sentence));
  });
});

describe('a copy of a state', () => {
  it('is made by the game itself where it can, and shares nothing but what the game shares', () => {
    const copied: object[] = [];
    const game = gameOf<{ a: number[] }>({ a: [1] }, [turn], {
      copy: (data) => {
        copied.push(data);
        return { a: [...data.a] };
      },
    });
    const { prepared, table } = begin(game, { dice: { kind: 'fast', seed: 's' } });
    const copy = copyState(prepared, table.whole);
    expect(copy).toEqual(table.whole);
    expect(copied).toContain(table.whole.data);
    for (const part of ['agenda', 'open', 'sealed', 'data'] as const) expect(copy[part]).not.toBe(table.whole[part]);
    expect(copy.agenda[0]).not.toBe(table.whole.agenda[0]);
  });
});

describe('charts of the house', () => {
  it('take the place of the game’s own in a match, and stand in its header', () => {
    const house: Chart = { ...clash, provenance: 'house', cells: clash.cells.map((row) => row.map(() => 'loot')) };
    const match = begin(tinyDuel, { dice: { kind: 'fast', seed: 's' }, charts: [house] });
    expect(match.header.charts).toEqual([house]);
    expect(match.table.roll('clash', { column: 'even' })).toBe('loot');
    expect(match.table.look('worth', 'hill')).toBe(3);
    expect(begin(tinyDuel, { dice: { kind: 'fast', seed: 's' }, charts: [] }).header).not.toHaveProperty('charts');
  });
});

describe('coverageOf', () => {
  const rules = [
    { rule: '1', title: 'Turns', status: 'implemented' },
    { rule: '2', title: 'Weather', status: 'implemented' },
    { rule: '3', title: 'Night', status: 'not yet' },
    { rule: '4', title: 'Talk', status: 'not implementable' },
  ] as const;

  it('counts a rule as proved when it is implemented and a test names it', () => {
    expect(coverageOf('duel', rules, { 1: ['a', 'b'], 3: ['c'] })).toEqual({
      game: 'duel',
      total: 4,
      implementable: 3,
      proved: 1,
      clauses: 3,
      clausesProved: 1,
      rules: [
        { rule: '1', title: 'Turns', status: 'implemented', tests: ['a', 'b'] },
        { rule: '2', title: 'Weather', status: 'implemented', tests: [] },
        { rule: '3', title: 'Night', status: 'not yet', tests: ['c'] },
        { rule: '4', title: 'Talk', status: 'not implementable', tests: [] },
      ],
    });
    expect(coverageOf('none', [], {})).toMatchObject({ total: 0, implementable: 0, proved: 0 });
    expect(coverageOf('duel', rules, { 1: [] }).proved).toBe(0);
  });

  it('counts a rule of several clauses as proved when tests name all of them', () => {
    const night = {
      rule: '3',
      title: 'Night',
      status: 'implemented',
      clauses: { a: 'Nobody flies.', b: 'Ships sail on.' },
    } as const;
    const half = coverageOf('duel', [rules[0], night], { 1: ['x'], 3: ['whole'], '3a': ['y'] });
    expect(half).toMatchObject({ implementable: 2, proved: 1, clauses: 3, clausesProved: 2 });
    expect(half.rules[1]).toEqual({
      rule: '3',
      title: 'Night',
      status: 'implemented',
      tests: ['whole'],
      clauses: [
        { clause: '3a', text: 'Nobody flies.', tests: ['y'] },
        { clause: '3b', text: 'Ships sail on.', tests: [] },
      ],
    });
    expect(coverageOf('duel', [night], { '3a': ['y'], '3b': ['z'] })).toMatchObject({ proved: 1, clausesProved: 2 });
    const later = { ...night, status: 'not yet' } as const;
    expect(coverageOf('duel', [later], { '3a': ['y'] })).toMatchObject({ clauses: 2, proved: 0, clausesProved: 0 });
  });

  it('refuses a proof of a rule that is not in the index', () => {
    expect(() => coverageOf('duel', rules, { '9.9': ['x'] })).toThrow(
      new BadInput('The proof of duel names rule 9.9, which its index does not list.'),
    );
  });
});

describe('listed', () => {
  it('keeps names with commas apart', () => {
    expect(listed(['a', 'b, too', 'c'])).toBe('a; b, too; or c');
  });
  it('reads as a person would say it', () => {
    expect([listed([]), listed([], 'none'), listed(['a']), listed(['a', 2]), listed(['a', 'b', 'c'])]).toEqual([
      'nothing',
      'none',
      'a',
      'a or 2',
      'a, b or c',
    ]);
  });
});
