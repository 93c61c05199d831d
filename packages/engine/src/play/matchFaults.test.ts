import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, confirm } from './decision.ts';
import { DieError, OutOfDice } from '../chance/dice.ts';
import { commitment } from '../chance/fairDice.ts';
import type { Game } from './game.ts';
import { diceOf } from '../files/header.ts';
import { ask, begin, give, type Match, submit } from './match.ts';
import { matchFile, readMatchFile } from '../files/matchFile.ts';
import { decide, deed, goto, procedure } from './procedure.ts';
import { BadInput } from './refusal.ts';
import { load, verify } from '../files/replay.ts';
import { gameOf } from '../testing/bareGame.ts';
import { everything } from '../testing/everything.ts';
import { undoRefusal } from './undo.ts';

interface Sum {
  sum: number;
  faces: number[];
}

/** Rolls one die to begin with, then as many as red says; a sum of 13 is a fault in the rules. */
const rolling = procedure<Sum>('rolling', '1', [
  deed('opening', '1', (g) => void g.state.faces.push(g.die(6, 'purpose.opening', '1'))),
  decide(
    'how many',
    '2',
    'red',
    amount({
      range: () => ({ min: 0, max: 4 }),
      apply: (g, _f, n) => {
        for (let i = 0; i < n; i++) {
          const face = g.die(6, 'purpose.more', '2');
          g.state.faces.push(face);
          g.state.sum += face;
          g.emit('rolled', { face });
        }
        if (g.state.sum === 13) throw new Error('The rules break at 13.');
      },
    }),
  ),
  decide(
    'joint',
    '3',
    ['red', 'blue'],
    confirm({ apply: (g, _f, yes) => void (yes && g.die(6, 'purpose.joint', '3')) }),
  ),
  deed('back', '3', () => goto('how many')),
]);
const game = gameOf<Sum>({ sum: 0, faces: [] }, [rolling]);
const byHand = (opening: number[]): Match<Sum, Sum> => begin(game, { dice: { kind: 'scripted', opening } });

describe('a rule that throws', () => {
  it('leaves state, journal, dice, seats and record as they were, and the match goes on', () => {
    const match = byHand([1]);
    const before = everything(match);
    expect(() => submit(match, 'red', 3, { dice: [6, 6, 1] })).toThrow('The rules break at 13.');
    expect(everything(match)).toBe(before);
    expect(submit(match, 'red', 3, { dice: [6, 6, 2] })).toBeNull();
    expect(match.table.state.sum).toBe(14);
  });

  it('leaves the dice of a seed where they were: the same order rolls the same again', () => {
    const fails = decide<{ n: number }, object>(
      'fail',
      '1',
      'red',
      confirm({
        apply: (g, _f, yes) => {
          g.state.n = g.die(1_000_000, 'purpose', '1');
          if (yes) throw new Error(`failed at ${g.state.n}`);
        },
      }),
    );
    const turn = procedure<{ n: number }>('turn', '1', [fails, deed('back', '1', () => goto('fail'))]);
    for (const dice of [
      { kind: 'fast', seed: 'f' } as const,
      {
        kind: 'fair',
        commitment: commitment('01'.repeat(32)),
        clientSeeds: { red: 'r' },
        serverSeed: '01'.repeat(32),
      } as const,
    ]) {
      const match = begin(gameOf({ n: 0 }, [turn]), { dice });
      submit(match, 'red', false);
      const before = everything(match);
      let sentence = '';
      for (let i = 0; i < 3; i++) {
        expect(() => submit(match, 'red', true)).toThrow(sentence || 'failed at');
        expect(everything(match)).toBe(before);
        try {
          submit(match, 'red', true);
        } catch (error) {
          sentence = (error as Error).message;
        }
      }
      submit(match, 'red', false);
      expect(sentence).toBe(`failed at ${match.table.state.n}`);
    }
  });
});

describe('dice rolled by hand', () => {
  it('are used for the opening, all of them and no more', () => {
    expect(byHand([4]).table.state.faces).toEqual([4]);
    expect(() => byHand([])).toThrow(OutOfDice);
    expect(() => byHand([4, 5])).toThrow(new BadInput('The opening used 1 of 2 dice: 1 too many.'));
    expect(() => byHand([7])).toThrow(DieError);
  });

  it('that are too few change nothing, say what is missing, and may be given again with more', () => {
    const match = byHand([1]);
    const before = everything(match);
    try {
      submit(match, 'red', 2, { dice: [3] });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(OutOfDice);
      expect(error).toMatchObject({ sides: 6, purpose: 'purpose.more' });
    }
    expect(everything(match)).toBe(before);
    expect(give(match, { by: 'red', answer: 2, dice: [3] })?.reason).toEqual({
      key: 'kernel.dice missing',
      values: { sides: 6 },
    });
    expect(submit(match, 'red', 2, { dice: [3, 5] })).toBeNull();
    expect(match.table.state.faces).toEqual([1, 3, 5]);
    expect(match.record?.orders).toEqual([{ by: 'red', answer: 2, dice: [3, 5] }]);
  });

  it('that are left over are refused, and change nothing', () => {
    const match = byHand([1]);
    const before = everything(match);
    expect(submit(match, 'red', 1, { dice: [3, 5, 6] })?.reason).toEqual({ key: 'kernel.dice left', values: { n: 2 } });
    expect(submit(match, 'red', 0, { dice: [3] })?.reason).toEqual({ key: 'kernel.dice left', values: { n: 1 } });
    expect(everything(match)).toBe(before);
  });

  it.each([0, 7, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('cannot show %d', (face) => {
    const match = byHand([1]);
    const before = everything(match);
    expect(() => submit(match, 'red', 1, { dice: [face] })).toThrow(DieError);
    expect(everything(match)).toBe(before);
  });

  it('are kept as given, whatever the caller does with the list', () => {
    const match = byHand([1]);
    const dice = [2];
    submit(match, 'red', 1, { dice });
    dice[0] = 6;
    expect(match.record?.orders).toEqual([{ by: 'red', answer: 1, dice: [2] }]);
  });

  it('are counted on from order to order, and stop an undo', () => {
    const match = byHand([1]);
    expect(match.table.dice.rolled).toBe(1);
    submit(match, 'red', 2, { dice: [2, 3] });
    expect(match.table.dice.position()).toEqual({ rolled: 3 });
    expect(undoRefusal(match, 'red')).not.toBeNull();
    submit(match, 'blue', true);
    submit(match, 'red', true, { dice: [4, 5] });
    expect(match.table.dice.position()).toEqual({ rolled: 5 });
  });

  it('are stored with the orders they served, and need no opening again from a snapshot', () => {
    const match = byHand([1]);
    for (let i = 0; i < 45; i++) {
      submit(match, 'red', 1, { dice: [2] });
      submit(match, 'red', false);
      submit(match, 'blue', true, { dice: [(i % 6) + 1] });
    }
    const file = readMatchFile(JSON.stringify(matchFile(match)));
    expect(file.snapshots).toHaveLength(1);
    expect(verify(file, () => game as Game)).toMatchObject({ ok: true });
    const loaded = load(file, () => game, { fast: true }).match;
    expect(loaded.table.whole).toEqual(match.table.whole);
    expect(loaded.table.dice.position()).toEqual({ rolled: 91 });
    const dice = diceOf({ kind: 'scripted', opening: [4] }, { rolled: 7 });
    expect(dice.rolled).toBe(7);
    expect(() => dice.die(6)).toThrow(OutOfDice);
  });

  it('have no place in a match whose dice are not rolled by hand', () => {
    const match = begin(game, { dice: { kind: 'fast', seed: 's' } });
    const before = everything(match);
    expect(submit(match, 'red', 1, { dice: [6] })?.reason.key).toBe('kernel.dice not by hand');
    expect(everything(match)).toBe(before);
    expect(submit(match, 'red', 1, { dice: [] })).toBeNull();
    expect(match.record?.orders).toEqual([{ by: 'red', answer: 1 }]);
  });

  it('give in any number the result, a refusal or a throw, and only a result changes anything', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(4), fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 4 }))),
        (orders) => {
          const match = byHand([1]);
          for (const [n, dice] of orders) {
            if (ask(match, 'red')?.kind !== 'amount') {
              submit(match, 'blue', false);
              submit(match, 'red', false);
            }
            const before = everything(match);
            const { sum } = match.table.state;
            const added = dice.reduce((total, face) => total + face, 0);
            const good = dice.length === n && dice.every((face) => face >= 1 && face <= 6) && sum + added !== 13;
            let accepted = false;
            try {
              accepted = submit(match, 'red', n, { dice }) === null;
            } catch {
              accepted = false;
            }
            expect(accepted).toBe(good);
            if (!accepted) expect(everything(match)).toBe(before);
            else expect(match.table.state.sum).toBe(sum + added);
          }
        },
      ),
    );
  });
});
