import { describe, expect, it } from 'vitest';
import type { Game } from '../play/game.ts';
import { begin, type Match, submit } from '../play/match.ts';
import { amount } from '../play/decision.ts';
import { bareGame } from '../testing/bareGame.ts';
import { tinyDuel } from '../testing/duel.ts';
import { beginDuel, type DuelMatch, forged, playDuel } from '../testing/duelPlay.ts';
import { decide, deed, end, goto, procedure } from '../play/procedure.ts';
import { hashOf } from '../play/record.ts';
import { type MatchFile, matchFile, readMatchFile } from './matchFile.ts';
import { growingHead, growingHeader, growingLines, growingOrder } from './growing.ts';
import { load, resume, verify } from './replay.ts';

const NEW = 'duel is now at rules version 2. This match, begun under version 1, was played again from the start';
const live = playDuel(beginDuel(), 'short', 5);
/** A match of an older version, too short to have a snapshot. */
const short = (of: DuelMatch = live): MatchFile => {
  const file = matchFile(of);
  expect(file.snapshots).toEqual([]);
  return forged(file, { header: { ...file.header, rules: 1 } });
};
const told = { ...tinyDuel.words, 'changed.1': 'Nothing.', 'changed.2': 'Rules version 2: bids are even.' };

describe('a match under rules that are gone, without a snapshot', () => {
  it('is played again under the present ones, and goes on with the same dice where all of its orders stand', () => {
    const { match, notes, isAdopted } = load(short(), () => tinyDuel);
    expect(isAdopted).toBe(true);
    expect(notes).toEqual([`${NEW} under version 2, and all of its orders still stand (5).`]);
    expect(match.header).toEqual(live.header);
    expect(hashOf(match.table.whole)).toBe(hashOf(live.table.whole));
    expect(match.record?.orders).toEqual(live.record?.orders);
    const over = matchFile(playDuel(match as unknown as DuelMatch, 'on'));
    expect(verify(readMatchFile(JSON.stringify(over)), () => tinyDuel as Game).ok).toBe(true);
  });

  it('says what changed since then, and nothing of what changed before', () => {
    const { notes } = load(short(), () => ({ ...tinyDuel, words: told }));
    expect(notes.slice(1)).toEqual(['Rules version 2: bids are even.']);
  });
});

describe('a match of a newer program', () => {
  const file = matchFile(live);
  const newer = forged(file, { header: { ...file.header, rules: tinyDuel.rulesVersion + 1 } });
  const sentence = `This match is of version ${tinyDuel.rulesVersion + 1} of the rules, and this program has duel at version ${tinyDuel.rulesVersion}. Use a newer version of the program.`;

  it('is not taken over, whether or not the game can take older ones over', () => {
    for (const game of [tinyDuel, { ...tinyDuel, adopt: (data: unknown) => data } as never]) {
      expect(() => load(newer, () => game)).toThrow(sentence);
      expect(verify(newer, () => game).problem).toEqual({ field: 'header.rules', problem: sentence });
    }
  });
});

interface Count {
  turn: number;
  turns: number;
  rolled: number[];
}

/** In each turn red names a number, and a die is rolled. The versions differ in how high and how often. */
function counting(rulesVersion: number, max: number, turns: number, more: Partial<Game<Count, Count>> = {}): Game {
  const count = procedure<Count>('count', '1', [
    decide(
      'name',
      '1.1',
      ['red'],
      amount({
        range: () => ({ min: 0, max }),
        apply: (g, _f, n) => {
          if (n === 13) throw new Error('nobody counts to 13');
          g.state.rolled.push(g.die(1000, 'title', '1.1'));
        },
      }),
    ),
    deed('on', '1.2', (g) => {
      if (++g.state.turn < g.state.turns) return goto('name');
      g.finish({ winner: null, result: 'over', scores: {} });
      return end;
    }),
  ]);
  const setup = (): Count => ({ turn: 0, turns, rolled: [] });
  return bareGame<Count>([count], { id: 'count', rulesVersion, setup, fixed: ['turns'], ...more });
}

/** A match of version 1, in which red named these numbers. */
function named(...numbers: number[]): MatchFile {
  const match = begin(counting(1, 20, 99), { dice: { kind: 'fast', seed: 'count' } });
  for (const n of numbers) expect(submit(match, 'red', n)).toBeNull();
  return readMatchFile(JSON.stringify(matchFile(match)));
}

const standsIn = ({ match }: { match: Match }): Count => match.table.whole.data as Count;

describe('a match of which not every order stands under the present rules', () => {
  const file = named(1, 2, 9, 3);

  it('goes on before the first that does not, with dice that nobody has seen', () => {
    const game = counting(2, 5, 99);
    const found = load(file, () => game);
    expect(found.notes).toEqual([
      "count is now at rules version 2. This match, begun under version 1, was played again from the start under version 2. 2 of its 4 orders still stand, and the next doesn't. The match continues from there, with new dice.",
    ]);
    expect(found.match.header).toMatchObject({ rules: 2, forkOf: { after: 2, as: 'referee' } });
    expect(standsIn(found)).toMatchObject({
      turn: 2,
      rolled: standsIn(load(file, () => counting(1, 20, 99))).rolled.slice(0, 2),
    });
    expect(submit(found.match, 'red', 3)).toBeNull();
    expect(standsIn(found).rolled[2]).not.toBe(standsIn(load(file, () => counting(1, 20, 99))).rolled[2]);
    expect(verify(readMatchFile(JSON.stringify(matchFile(found.match))), () => game).ok).toBe(true);
  });

  it('goes on before an order that the rules fail at', () => {
    const old = named(1, 12, 12);
    const game = counting(2, 20, 99);
    expect(
      load(
        forged(old, { orders: [...old.orders.map(({ sum: _sum, ...order }) => order), { by: 'red', answer: 13 }] }),
        () => game,
      ).notes[0],
    ).toMatch(/3 of its 4 orders still stand/);
  });

  it('goes on before the order that would end it too soon', () => {
    const found = load(file, () => counting(2, 20, 3));
    expect(found.notes[0]).toMatch(/ 2 of its 4 orders still stand/);
    expect(found.match.table.whole.outcome).toBeNull();
    expect(standsIn(found)).toMatchObject({ turn: 2, turns: 3 });
  });

  it('is refused where it cannot even be set up', () => {
    const elsewhere = forged(file, { header: { ...file.header, scenario: 'gone' } });
    expect(() => load(elsewhere, () => counting(2, 20, 99))).toThrow(/^header\.rules: .*"gone"/);
  });

  it('is opened from a store too', () => {
    const { text } = growingHead(load(file, () => counting(1, 20, 99)).match.header);
    const live = load(file, () => counting(1, 20, 99)).match;
    const orders = growingLines(live, 0, growingHead(live.header).sum).map((line, i) => growingOrder(line.text, i));
    const stored = { header: growingHeader(text), position: null, orders };
    expect(resume(stored, () => counting(2, 5, 99)).notes[0]).toMatch(/2 of its 4 orders still stand/);
  });
});

describe('a position that is taken over', () => {
  it('has what the set-up decides from the present set-up', () => {
    const old = counting(1, 20, 7);
    const start = { ...begin(old, { dice: { kind: 'fast', seed: 's' } }).table.whole };
    const file = matchFile(begin(old, { dice: { kind: 'fast', seed: 's' }, start }));
    const game = counting(2, 20, 9, { adopt: (data) => data as Count });
    const found = load(file, () => game);
    expect(standsIn(found).turns).toBe(9);
    expect(verify(matchFile(found.match), () => game).ok).toBe(true);
    expect(() => load(file, () => counting(2, 20, 9))).toThrow(/The game can't take it over\.$/);
  });
});
