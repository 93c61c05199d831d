import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fast } from '../chance/fastDice.ts';
import { clone } from '../files/json.ts';
import { amount, confirm } from './decision.ts';
import { fork } from './fork.ts';
import { begin, type Match, submit } from './match.ts';
import { decide, deed, goto, procedure } from './procedure.ts';
import { gameOf } from '../testing/bareGame.ts';
import { everything } from '../testing/everything.ts';
import { undo, undoRefusal } from './undo.ts';

interface Log {
  log: string[];
}

/** Red and blue answer as often as they like; what they say decides who is next, and whether a die is rolled. */
const talk = procedure<Log>('talk', '1', [
  decide('red', '1', 'red', said()),
  decide('blue', '1', 'blue', said()),
  decide(
    'both',
    '2',
    ['red', 'blue'],
    confirm({ apply: (g, _f, yes, side) => void g.state.log.push(`${side} ${yes}`) }),
  ),
  deed('back', '1', () => goto('red')),
]);

function said() {
  return amount<Log, object>({
    range: () => ({ min: 0, max: 9 }),
    apply: (g, f, n, side) => {
      g.state.log.push(`${side} ${n}`);
      g.emit('said', { n });
      if (n === 9) g.state.log.push(`die ${g.die(6, 'purpose', '1')}`);
      if (n === 8) throw new Error('The rules break at 8.');
      if (n === 7) return goto('both');
      if (n === 6) return undefined;
      return goto((f as { step?: string }).step ?? (side === 'red' ? 'red' : 'blue'));
    },
  });
}

const game = gameOf<Log>({ log: [] }, [talk]);
type LogMatch = Match<Log, Log>;

/** Gives orders and takes them back at whim, and compares each undo with a copy of the state that it goes back to. */
function wander(match: LogMatch, seed: string, orders: number, say: readonly number[]): void {
  const whim = fast(seed);
  // The states before each order in force, by the number of undo points there were.
  const states: unknown[] = [];
  for (let i = 0; i < orders; i++) {
    const { open } = match.table.whole;
    const side = open[whim.die(open.length) - 1] ?? '';
    const points = match.record?.undo.length ?? 0;
    const by = match.record?.undo.at(-1)?.by;
    if (whim.die(3) === 1 && by !== undefined && Object.keys(match.table.whole.sealed).length === 0) {
      const rolled = match.table.dice.rolled;
      expect(undo(match, by)).toBeNull();
      expect(match.table.whole).toEqual(states[points - 1]);
      expect(match.table.dice.rolled).toBe(rolled);
      continue;
    }
    const before = clone(match.table.whole);
    const joint = match.table.whole.agenda.at(-1)?.step === 'both';
    expect(submit(match, side, joint ? true : (say[whim.die(say.length) - 1] ?? 0))).toBeNull();
    const now = match.record?.undo.length ?? 0;
    if (now > 0 && Object.keys(match.table.whole.sealed).length === 0) states[now - 1] = before;
  }
}

describe('going back', () => {
  it('comes to the state before the order, after any number of orders and undos', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 300 }), (seed, orders) => {
        wander(begin(game, { dice: { kind: 'fast', seed } }), seed, orders, [0, 1, 2, 3, 4, 5, 6, 6, 7, 9]);
      }),
      { numRuns: 40 },
    );
  });

  it('goes over hundreds of orders, one after the other', () => {
    const match = begin(game, { dice: { kind: 'fast', seed: 'long' } });
    const states: unknown[] = [];
    for (let i = 0; i < 300; i++) {
      states.push(clone(match.table.whole));
      submit(match, 'red', i % 6);
    }
    while (states.length > 0) {
      expect(undo(match, 'red')).toBeNull();
      expect(match.table.whole).toEqual(states.pop());
    }
    expect(undoRefusal(match, 'red')?.reason.key).toBe('kernel.undo start');
  });

  it('keeps few states and few answers, however long the match, where sides take turns', () => {
    const match = begin(game, { dice: { kind: 'fast', seed: 'turns' } });
    for (let i = 0; i < 500; i++) {
      submit(match, 'red', 6);
      submit(match, 'blue', 7);
      for (const side of ['red', 'blue']) submit(match, side, true);
    }
    expect(match.record?.past.bases.length).toBeLessThan(3);
    expect(match.record?.past.answers.length).toBeLessThan(100);
  });

  it('gives again a bounded number of orders, where one side gives many', () => {
    const match = begin(game, { dice: { kind: 'fast', seed: 'many' } });
    for (let i = 0; i < 500; i++) submit(match, 'red', 1);
    const past = match.record?.past;
    expect((past?.before ?? 0) + (past?.answers.length ?? 0) - (past?.bases.at(-1)?.after ?? 0)).toBeLessThan(50);
    expect(undo(match, 'red')).toBeNull();
    expect(match.table.state.log).toHaveLength(499);
  });

  it('leaves everything as it was after a fault, wherever it comes', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 120 }), (seed, orders) => {
        const match = begin(game, { dice: { kind: 'fast', seed } });
        wander(match, seed, orders, [1, 6, 7, 9]);
        while (match.table.whole.agenda.at(-1)?.step === 'both') submit(match, match.table.whole.open[0] ?? '', true);
        const before = everything(match);
        const [side = ''] = match.table.whole.open;
        expect(() => submit(match, side, 8)).toThrow('The rules break at 8.');
        expect(everything(match)).toBe(before);
        expect(submit(match, side, 9)).toBeNull();
      }),
      { numRuns: 40 },
    );
  });

  it('takes back an answer that a fork began with under seal, and goes on from there', () => {
    const match = begin(game, { dice: { kind: 'fast', seed: 'fork' } });
    submit(match, 'red', 7);
    submit(match, 'red', true);
    const sandbox = fork(match, 'red', 'sandbox');
    expect(sandbox.table.whole.sealed).toEqual({ red: true });
    submit(sandbox, 'blue', true);
    expect(undo(sandbox, 'blue')).toBeNull();
    expect(undo(sandbox, 'red')).toBeNull();
    expect(sandbox.table.whole).toMatchObject({ open: ['red', 'blue'], sealed: {} });
    submit(sandbox, 'red', false);
    submit(sandbox, 'blue', true);
    expect(sandbox.table.state.log.slice(-2)).toEqual(['red false', 'blue true']);
    expect(undo(sandbox, 'blue')).toBeNull();
    expect(sandbox.table.whole).toMatchObject({ open: ['blue'], sealed: { red: false } });
  });

  it('strikes by the number of the event in the whole match, where earlier events are not at hand', () => {
    const match = begin(game, { dice: { kind: 'fast', seed: 'told' } });
    match.table.toldBefore = 100;
    submit(match, 'red', 1);
    submit(match, 'red', 2);
    undo(match, 'red');
    expect(match.table.journal?.at(-1)?.strikes).toBe(101);
  });

  it('counts checkpoints and snapshots on from the orders that were given before', () => {
    const match = begin(game, { dice: { kind: 'fast', seed: 'before' } });
    if (match.record) match.record.before = 1000;
    match.table.toldBefore = 700;
    for (let i = 0; i < 50; i++) submit(match, 'red', 9);
    expect(match.record?.checkpoints.map(({ after }) => after)).toEqual([1001, 1020, 1040, 1041]);
    expect(match.record?.snapshots.map(({ after }) => after)).toEqual([1041]);
    expect(match.record?.toldAtSnapshot).toBe(700 + 41 * 2);
  });
});
