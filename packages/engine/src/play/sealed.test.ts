import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, confirm } from './decision.ts';
import { journalFor } from './journal.ts';
import { canonical } from '../files/json.ts';
import { ask, begin, observeMatch, submit } from './match.ts';
import { decide, deed, goto, procedure } from './procedure.ts';
import { gameOf } from '../testing/bareGame.ts';

describe('sealed answers', () => {
  const three = ['red', 'green', 'blue'];
  interface Bids {
    order: string[];
    sum: number;
  }
  const turn = procedure<Bids>('turn', '1', [
    decide(
      'bid',
      '1',
      three,
      amount({
        range: () => ({ min: 0, max: 9 }),
        apply: (g, _f, n, side) => {
          g.state.order.push(`${side} ${n}`);
          g.state.sum = g.state.sum * 10 + n;
          g.emit('bid', { n });
        },
      }),
    ),
    deed('back', '1', () => goto('bid')),
  ]);
  const game = gameOf<Bids>({ order: [], sum: 0 }, [turn], { sides: three });
  const bids = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9));
  const arrivals = fc.shuffledSubarray(three, { minLength: 3 });

  it('are applied in the order of the sides, whatever the order of their arrival', () => {
    fc.assert(
      fc.property(bids, arrivals, (amounts, arrived) => {
        const match = begin(game, { dice: { kind: 'fast', seed: 's' } });
        for (const side of arrived) expect(submit(match, side, amounts[three.indexOf(side)]!)).toBeNull();
        expect(match.table.state.order).toEqual(three.map((side, i) => `${side} ${amounts[i]}`));
        expect(match.table.whole).toMatchObject({ sealed: {}, open: three });
      }),
    );
  });

  it('show nobody else anything until the last is in', () => {
    fc.assert(
      fc.property(bids, arrivals, (amounts, [first = '', second = '', third = '']) => {
        const match = begin(game, { dice: { kind: 'fast', seed: 's' } });
        const known = (side: string): string =>
          canonical({
            observation: observeMatch(match, side),
            journal: journalFor(match.table.journal ?? [], side),
            seat: match.seats[side],
            ask: ask(match, side),
          });
        const before = new Map(three.map((side) => [side, known(side)]));
        submit(match, first, amounts[0]);
        expect(observeMatch(match, first).sealed).toBe(amounts[0]);
        submit(match, second, amounts[1]);
        expect(known(third)).toBe(before.get(third));
        expect(observeMatch(match, second).sealed).toBe(amounts[1]);
        expect(observeMatch(match, third).sealed).toBeNull();
      }),
    );
  });

  it('take the last word on where to go from whichever side gives one', () => {
    const decision = confirm<{ gone: string }, object>({ apply: (_g, _f, yes) => (yes ? goto('far') : undefined) });
    const steps = procedure<{ gone: string }>('turn', '1', [
      decide('both', '1', ['red', 'blue'], decision),
      deed('near', '1', (g) => void (g.state.gone = 'near')),
      deed('far', '1', (g) => {
        g.state.gone ||= 'far';
        g.finish({ winner: null, result: 'over', scores: {} });
      }),
    ]);
    for (const [red, blue, gone] of [
      [true, false, 'far'],
      [false, true, 'far'],
      [false, false, 'near'],
    ] as const) {
      const match = begin(gameOf({ gone: '' }, [steps]), { dice: { kind: 'fast', seed: 's' } });
      submit(match, 'blue', blue);
      submit(match, 'red', red);
      expect(match.table.state.gone).toBe(gone);
    }
  });
});
