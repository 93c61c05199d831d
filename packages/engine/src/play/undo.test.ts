import { describe, expect, it } from 'vitest';
import { journalFor } from './journal.ts';
import { clone } from '../files/json.ts';
import { observeMatch, submit, begin } from './match.ts';
import { say } from '../view/message.ts';
import { deed, decide, procedure } from './procedure.ts';
import { confirm, some } from './decision.ts';
import { gameOf } from '../testing/bareGame.ts';
import { beginDuel, type DuelMatch, must, PLAN, planned } from '../testing/duelPlay.ts';
import { everything } from '../testing/everything.ts';
import { canUndoDecision, undo, undoRefusal } from './undo.ts';
import { words } from '../view/words.ts';

function why(match: DuelMatch, side: string): string | null {
  const refusal = undoRefusal(match, side);
  if (refusal !== null) expect(say({ ...words, ...match.prepared.game.words }, refusal.reason)).toMatch(/^[A-Z].*\.$/);
  return refusal === null ? null : refusal.reason.key.replace('kernel.', '');
}

describe('an undo', () => {
  it('takes back the last order, and then the one before, to the states they were given in', () => {
    const match = beginDuel();
    planned(match, 0);
    const states = [clone(match.table.whole)];
    for (const answer of PLAN) {
      must(match, 'red', answer as never);
      states.push(clone(match.table.whole));
    }
    states.pop();
    for (const state of states.reverse()) {
      expect(undo(match, 'red')).toBeNull();
      expect(match.table.whole).toEqual(state);
    }
    expect(why(match, 'red')).toBe('undo joint');
  });

  it('is an order of its own, with the next number of the seat', () => {
    const match = beginDuel();
    planned(match, 1);
    expect(undo(match, 'red')).toBeNull();
    expect(match.record?.orders.at(-1)).toEqual({ by: 'red', undo: true });
    expect(match.table.orders).toBe(4);
    expect(match.seats).toEqual({ red: 3, blue: 2 });
    expect(submit(match, 'red', 'wood', { number: 2 })?.reason.key).toBe('kernel.stale');
    expect(submit(match, 'red', 'wood', { number: 3 })).toBeNull();
  });

  it('strikes the lines of the order in every journal that has them', () => {
    const match = beginDuel();
    planned(match, 1);
    undo(match, 'red');
    must(match, 'red', 'wood');
    const lines = (side: string): [string, boolean][] =>
      journalFor(match.table.journal ?? [], side).map(({ key, struck }) => [key, struck === true]);
    const before: [string, boolean][] = [
      ['turn begins', false],
      ['bid', false],
      ['bid', false],
    ];
    expect(lines('red')).toEqual([...before, ['camps', true], ['kernel.undone', false], ['camps', false]]);
    expect(lines('blue')).toEqual([
      ...before,
      ['camps somewhere', true],
      ['kernel.undone', false],
      ['camps somewhere', false],
    ]);
  });

  it('stops at a die, and the dice do not go back', () => {
    const match = beginDuel();
    planned(match, 3);
    const rolled = match.table.dice.rolled;
    must(match, 'red', false);
    expect(why(match, 'red')).toBeNull();
    expect(undo(match, 'red')).toBeNull();
    must(match, 'red', true);
    expect(match.table.dice.rolled).toBe(rolled + 1);
    expect(undo(match, 'red')?.reason.key).toBe('kernel.undo die');
    expect(match.table.dice.rolled).toBe(rolled + 1);
  });

  it('says that a die was rolled only to the side whose order rolled it', () => {
    const rolls = decide<object, object>(
      'roll',
      '1',
      'red',
      confirm({ apply: (g, _f, yes) => void (yes && g.die(6, 'purpose', '1', { to: 'red' })) }),
    );
    const turn = procedure<object>('turn', '1', [
      rolls,
      decide('again', '1', 'red', confirm({ apply: () => undefined })),
      decide('blue', '1', 'blue', confirm({ apply: () => undefined })),
      decide('red', '1', 'red', confirm({ apply: () => undefined })),
      deed('over', '1', (g) => g.finish({ winner: null, result: 'over', scores: {} })),
    ]);
    const refusals = [true, false].map((rolled) => {
      const match = begin(gameOf({}, [turn]), { dice: { kind: 'fast', seed: 's' } });
      submit(match, 'red', rolled);
      expect(undoRefusal(match, 'red')?.reason.key ?? null).toBe(rolled ? 'kernel.undo die' : null);
      submit(match, 'red', true);
      const first = undoRefusal(match, 'blue');
      submit(match, 'blue', true);
      return [first, undoRefusal(match, 'red'), undoRefusal(match, 'blue')];
    });
    expect(refusals[0]).toEqual(refusals[1]);
    expect(refusals[0]?.map((refusal) => refusal?.reason.key)).toEqual([
      'kernel.undo start',
      'kernel.undo other side',
      undefined,
    ]);
  });

  it('stops at a secret that was told', () => {
    const match = lootedDuel();
    must(match, 'red', true);
    expect(match.table.state.told['red']).toBe(match.table.state.strength['blue']);
    expect(why(match, 'red')).toBe('undo secret');
  });

  it('is not for another side, before anything was ordered, or of a match that is over', () => {
    const match = beginDuel();
    expect(why(match, 'red')).toBe('undo start');
    planned(match, 1);
    expect(why(match, 'blue')).toBe('undo other side');
    expect(why(match, 'nobody')).toBe('no such side');
    expect(why(match, '__proto__')).toBe('no such side');
    match.table.whole.outcome = { winner: null, result: 'won', scores: {} };
    expect(why(match, 'red')).toBe('undo over');
    expect(undoRefusal(beginDuel({ simulate: true }), 'red')?.reason.key).toBe('kernel.undo simulation');
  });

  it('that is refused changes nothing', () => {
    const match = beginDuel();
    planned(match, 1);
    const before = everything(match);
    expect(undo(match, 'blue')).not.toBeNull();
    expect(undo(match, 'nobody')).not.toBeNull();
    expect(everything(match)).toBe(before);
  });

  it('takes a sealed answer back until the last is in, and tells nobody else', () => {
    const match = beginDuel();
    must(match, 'red', 6);
    const blue = [
      observeMatch(match, 'blue'),
      journalFor(match.table.journal ?? [], 'blue'),
      undoRefusal(match, 'blue'),
    ];
    expect(undo(match, 'red')).toBeNull();
    expect(match.table.whole).toMatchObject({ open: ['red', 'blue'], sealed: {} });
    expect(journalFor(match.table.journal ?? [], 'red').at(-1)?.key).toBe('kernel.taken back');
    expect([
      observeMatch(match, 'blue'),
      journalFor(match.table.journal ?? [], 'blue'),
      undoRefusal(match, 'blue'),
    ]).toEqual(blue);
    must(match, 'red', 0);
    must(match, 'blue', 2);
    expect(match.table.state.bids).toEqual({ red: 0, blue: 2 });
    expect(why(match, 'red')).toBe('undo joint');
  });

  it('leaves the other sealed answer where it is', () => {
    const match = beginDuel();
    must(match, 'blue', 6);
    expect(undo(match, 'red')?.reason.key).toBe('kernel.undo start');
    expect(undo(match, 'blue')).toBeNull();
    expect(undo(match, 'blue')?.reason.key).toBe('kernel.undo start');
  });
});

describe('an undo of what told nobody anything', () => {
  const noted = (to: Record<string, boolean>) =>
    confirm<object, object>({ apply: (_g, _f, yes, side) => void (to[side] = yes) });
  /** Both answer together twice, and nothing comes of it; then blue alone, red alone, and both again. */
  const quiet = () => {
    const to: Record<string, boolean> = {};
    const turn = procedure<object>('turn', '1', [
      decide('first', '1', ['red', 'blue'], noted(to)),
      decide('second', '1', ['red', 'blue'], noted(to)),
      decide('blue', '1', 'blue', noted(to)),
      decide('red', '1', 'red', noted(to)),
      decide('last', '1', ['red', 'blue'], noted(to)),
      deed('over', '1', (g) => g.finish({ winner: null, result: 'over', scores: {} })),
    ]);
    return begin(gameOf({}, [turn]), { dice: { kind: 'fast', seed: 's' } });
  };
  const step = (match: ReturnType<typeof quiet>) => match.table.whole.agenda.at(-1)?.step;

  it('is for the side that had the last word of a joint answer; the other answer stays sealed', () => {
    const match = quiet();
    submit(match, 'red', true);
    submit(match, 'blue', true);
    expect(undoRefusal(match, 'red')?.reason.key).toBe('kernel.undo other side');
    expect(undo(match, 'blue')).toBeNull();
    expect(match.table.whole).toMatchObject({ open: ['blue'], sealed: { red: true } });
    expect(step(match)).toBe('first');
    expect(undo(match, 'red')).toBeNull();
    expect(match.table.whole).toMatchObject({ open: ['red', 'blue'], sealed: {} });
  });

  it('makes void what another side has sealed since, and shows nobody whether it had', () => {
    const match = quiet();
    submit(match, 'red', true);
    submit(match, 'blue', true);
    const before = undoRefusal(match, 'blue');
    submit(match, 'red', false);
    expect(undoRefusal(match, 'blue')).toEqual(before);
    const { red: number } = match.seats;
    expect(undo(match, 'blue')).toBeNull();
    expect(match.table.whole).toMatchObject({ open: ['blue'], sealed: { red: true } });
    submit(match, 'blue', false);
    expect(step(match)).toBe('second');
    expect(match.table.whole.open).toEqual(['red', 'blue']);
    expect(submit(match, 'red', true, { number: number ?? 0 })?.reason.key).toBe('kernel.stale');
  });

  it('stops where the rules say that what was ordered stands', () => {
    const turn = procedure<object>('turn', '1', [
      decide('first', '1', 'red', confirm({ apply: (g, _f, yes) => void (yes && g.stands()) })),
      decide('second', '1', 'red', confirm({ apply: () => undefined })),
      deed('over', '1', (g) => g.finish({ winner: null, result: 'over', scores: {} })),
    ]);
    const after = (yes: boolean) => {
      const match = begin(gameOf({}, [turn]), { dice: { kind: 'fast', seed: 's' } });
      submit(match, 'red', yes);
      return undoRefusal(match, 'red')?.reason.key ?? null;
    };
    expect([after(false), after(true)]).toEqual([null, 'kernel.undo secret']);
  });

  it('goes back over the turn of another side that has not ordered yet, and not after', () => {
    const match = quiet();
    for (const side of ['red', 'blue', 'red', 'blue', 'blue']) submit(match, side, true);
    expect(step(match)).toBe('red');
    expect(undo(match, 'blue')).toBeNull();
    expect(step(match)).toBe('blue');
    expect(undo(match, 'blue')).toBeNull();
    expect(step(match)).toBe('second');
    submit(match, 'blue', true);
    submit(match, 'blue', true);
    submit(match, 'red', true);
    expect(undoRefusal(match, 'blue')?.reason.key).toBe('kernel.undo other side');
    expect(undo(match, 'red')).toBeNull();
    expect(undoRefusal(match, 'blue')?.reason.key).toBe('kernel.undo other side');
  });
});

/** A match that stands where red may peek: some seed brings it there. */
function lootedDuel(): DuelMatch {
  for (let i = 0; i < 50; i++) {
    const match = beginDuel({ dice: { kind: 'fast', seed: `loot ${i}` } });
    must(match, 'red', 6);
    must(match, 'blue', 0);
    for (const side of ['red', 'blue']) for (const answer of [...PLAN, true]) must(match, side, answer as never);
    if (match.table.whole.agenda.at(-1)?.step === 'peek') return match;
  }
  throw new Error('No seed leads to loot.');
}

describe('an undo of a decision', () => {
  const nothing = some<object, object>({ options: () => [], max: () => 0, apply: () => {} });
  const turn = procedure<object>('turn', '1', [
    decide('muster', '1', ['red', 'blue'], nothing),
    decide('scouts', '1', 'red', nothing),
    decide('go', '1', 'red', confirm({ apply: () => {} })),
    decide('rest', '1', 'red', nothing),
    decide('stay', '1', 'red', confirm({ apply: () => {} })),
  ]);
  const game = gameOf({}, [turn]);

  it('is there where one was made, and not where all that was answered offered nothing', () => {
    const match = begin(game, { dice: { kind: 'fast', seed: 'a' } });
    const canRed = (): boolean[] => [undoRefusal(match, 'red') === null, canUndoDecision(match, 'red')];
    expect(canRed()).toEqual([false, false]);
    submit(match, 'red', []);
    expect(canRed()).toEqual([true, false]);
    submit(match, 'blue', []);
    expect(canUndoDecision(match, 'blue')).toBe(false);
    submit(match, 'red', []);
    expect(canRed()).toEqual([true, false]);
    submit(match, 'red', true);
    expect(canRed()).toEqual([true, true]);
    submit(match, 'red', []);
    expect(canRed()).toEqual([true, true]);
    expect(canUndoDecision(match, 'blue')).toBe(false);
    undo(match, 'red');
    undo(match, 'red');
    expect(canRed()).toEqual([true, false]);
  });

  it('is one sealed answer to a question that offers something', () => {
    const both = procedure<object>('turn', '1', [
      decide('go', '1', ['red', 'blue'], confirm({ apply: () => {} })),
      decide('stay', '1', 'red', confirm({ apply: () => {} })),
    ]);
    const match = begin(gameOf({}, [both]), { dice: { kind: 'fast', seed: 'a' } });
    submit(match, 'red', true);
    expect([canUndoDecision(match, 'red'), canUndoDecision(match, 'blue')]).toEqual([true, false]);
  });
});

describe('an order that needs a die rolled by hand', () => {
  it.each([true, false])('says whether it had told a secret before: %s', (tells) => {
    const game = gameOf({}, [
      procedure('turn', '1', [
        decide(
          'search',
          '1.1',
          'red',
          confirm({
            apply: (g) => {
              g.emit('seen', {}, { reveals: tells });
              g.die(6, 'search', '1.1');
            },
          }),
        ),
        deed('end', '1.2', (g) => g.finish({ winner: null, result: 'over', scores: {} })),
      ]),
    ]);
    const match = begin(game, { dice: { kind: 'scripted', opening: [] } });
    expect(() => submit(match, 'red', true)).toThrow(expect.objectContaining({ name: 'OutOfDice', revealed: tells }));
    expect(match.table.journal).toEqual([]);
  });
});
