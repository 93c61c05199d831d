import { describe, expect, it } from 'vitest';
import { amount, arrange, confirm, type Decision, some } from '../play/decision.ts';
import { begin } from '../play/match.ts';
import { decide, procedure } from '../play/procedure.ts';
import { flowOf, oddsFor, placingOdds, promptFor, whyNot } from './prompt.ts';
import { bareGame } from '../testing/bareGame.ts';
import { beginDuel, must, planned } from '../testing/duelPlay.ts';
import { everything } from '../testing/everything.ts';

/** A match that asks red one question. */
function asking(decision: Decision<object, object>) {
  const turn = procedure<object>('turn', '1', [decide('ask', '3.1', 'red', decision)]);
  return begin(bareGame({}, [turn]), { dice: { kind: 'fast', seed: 's' } });
}
const apply = (): undefined => undefined;

describe('promptFor', () => {
  it('puts the question into words, with every option described', () => {
    const match = beginDuel();
    planned(match, 0);
    expect(promptFor(match, 'red')).toEqual({
      side: 'red',
      question: { key: 'planning: camp', values: { turn: 1 } },
      rule: '2.1',
      kind: 'one',
      options: [
        { id: 'ford', label: { key: 'camp.ford' }, touches: ['ford'], cost: 1 },
        { id: 'hill', label: { key: 'camp.hill' }, touches: ['hill'], cost: 3 },
        { id: 'wood', label: { key: 'camp.wood' }, touches: ['wood'], cost: 2 },
      ],
      canUndo: false,
      undoRefused: { reason: { key: 'kernel.undo joint' } },
    });
    must(match, 'red', 'hill');
    expect(promptFor(match, 'red')).toMatchObject({ kind: 'some', canUndo: true });
    expect(promptFor(match, 'red')).not.toHaveProperty('undoRefused');
  });

  it('names an option plainly where the rules do not describe it, and lists pieces, but no numbers', () => {
    const plain = (id: string) => ({ id, label: { key: 'kernel.plain', values: { id } } });
    const options = (decision: Decision<object, object>) => promptFor(asking(decision), 'red')?.options;
    expect(options(some({ options: () => ['a', 'b'], apply }))).toEqual([plain('a'), plain('b')]);
    expect(options(arrange({ layout: () => ({ pieces: [{ id: 'p' }], boxes: [] }), apply }))).toEqual([plain('p')]);
    expect(options(amount({ range: () => ({ min: 0, max: 9 }), apply }))).toEqual([]);
    expect(options(confirm({ apply }))).toEqual([]);
  });

  it('cites the rule of the step, or another where the decision has one for the side', () => {
    expect(promptFor(asking(confirm({ apply })), 'red')?.rule).toBe('3.1');
    const cited = confirm<object, object>({ apply, rule: (_g, _f, side) => `3.1 for ${side}` });
    expect(promptFor(asking(cited), 'red')?.rule).toBe('3.1 for red');
  });

  it('is null for whoever is not asked', () => {
    const match = beginDuel();
    planned(match, 0);
    for (const side of ['blue', 'referee', 'nobody', '__proto__']) expect(promptFor(match, side)).toBeNull();
  });

  it('changes nothing', () => {
    const match = beginDuel();
    planned(match, 1);
    const before = everything(match);
    promptFor(match, 'red');
    whyNot(match, 'red', 'x');
    oddsFor(match, 'red', 'hill');
    expect(everything(match)).toBe(before);
  });
});

describe('whyNot', () => {
  it('gives the reason of the rules, or the plain one, and null for what is offered', () => {
    const match = beginDuel();
    planned(match, 3);
    must(match, 'red', false);
    expect(whyNot(match, 'red', 'hill')).toEqual({ reason: { key: 'why camped' }, rule: '2.1' });
    expect(whyNot(match, 'red', 'wood')).toBeNull();
    expect(whyNot(match, 'red', 'moon')).toEqual({
      reason: { key: 'kernel.not offered', values: { wanted: 'moon' } },
      rule: '2.1',
    });
  });

  it('tells of a number what its refusal would, and null where it would be accepted', () => {
    const match = beginDuel();
    expect(whyNot(match, 'red', 4)).toBeNull();
    expect(whyNot(match, 'red', 3)?.reason.key).toBe('kernel.not a step');
    expect(whyNot(match, 'red', 8)?.reason.key).toBe('kernel.out of range');
    expect(whyNot(match, 'red', 'four')?.reason.key).toBe('kernel.not a number');
  });

  it('says that nothing is asked, or that there is no such side', () => {
    const match = beginDuel();
    planned(match, 0);
    expect(whyNot(match, 'blue', 'hill')?.reason.key).toBe('kernel.not asked');
    expect(whyNot(match, 'nobody', 'hill')?.reason.key).toBe('kernel.no such side');
  });
});

describe('an arrangement', () => {
  const odds = { of: 1, outcomes: [], source: 'exact' as const };
  const placing = asking(
    arrange({
      layout: () => ({
        pieces: [{ id: 'a', boxes: ['x'] }, { id: 'b' }],
        boxes: [{ id: 'x' }, { id: 'y' }],
        partial: true,
      }),
      oddsIn: (_g, _f, piece, box) => (piece === 'b' && box === 'y' ? undefined : odds),
      apply,
    }),
  );

  it('offers its boxes, where a piece may go into them', () => {
    expect([whyNot(placing, 'red', 'x'), whyNot(placing, 'red', 'y')]).toEqual([null, null]);
    expect(whyNot(placing, 'red', 'z')).toMatchObject({ reason: { key: 'kernel.not offered' } });
    const closed = arrange({ layout: () => ({ pieces: [], boxes: [{ id: 'x' }], partial: true }), apply });
    expect(whyNot(asking(closed), 'red', 'x')).toMatchObject({ reason: { key: 'kernel.not offered' } });
  });

  it('tells the chances of a piece in a box, where the rules can', () => {
    expect(placingOdds(placing, 'red')).toEqual([
      { piece: 'a', box: 'x', odds },
      { piece: 'b', box: 'x', odds },
    ]);
    expect(placingOdds(placing, 'blue')).toEqual([]);
    expect(placingOdds(asking(confirm({ apply })), 'red')).toEqual([]);
  });
});

describe('oddsFor', () => {
  it('gives the chances of what is offered, exact and whole, and of nothing else', () => {
    const match = beginDuel();
    planned(match, 0);
    expect(oddsFor(match, 'red', 'hill')).toEqual({
      of: 6,
      outcomes: [
        { result: { key: 'result.clash.nothing' }, ways: 4 },
        { result: { key: 'result.clash.loot' }, ways: 2 },
      ],
      source: 'exact',
    });
    expect(oddsFor(match, 'red', 'moon')).toBeNull();
    expect(oddsFor(match, 'blue', 'hill')).toBeNull();
  });

  it('is null where the rules can tell none, and asks them only about numbers that are in the range', () => {
    expect(oddsFor(asking(confirm({ apply })), 'red', 'yes')).toBeNull();
    const odds = { of: 1, outcomes: [], source: 'exact' as const };
    const numbers = asking(amount({ range: () => ({ min: 1, max: 3 }), odds: () => odds, apply }));
    expect(oddsFor(numbers, 'red', 2)).toBe(odds);
    expect(oddsFor(numbers, 'red', 4)).toBeNull();
    expect(oddsFor(asking(confirm({ odds: () => odds, apply })), 'red', 'yes')).toBe(odds);
  });
});

describe('flowOf', () => {
  it('shows each procedure under way, the outermost first, with what is done, now and coming', () => {
    const match = beginDuel();
    planned(match, 1);
    const flow = flowOf(match.prepared.procedures, match.table.whole.agenda);
    const states = flow.map(({ procedure: name, rule, steps }) => [
      name,
      rule,
      steps.map((step) => step.state).join(' '),
    ]);
    expect(states).toEqual([
      ['duel', '1', 'done done now coming coming coming'],
      ['planning', '2', 'done now coming coming coming'],
    ]);
    expect(flow[1]?.steps[1]).toEqual({ name: 'scouts', rule: '2.2', state: 'now' });
  });

  it('leaves out the steps that this match never plays, but not the one it stands at', () => {
    const match = beginDuel();
    planned(match, 1);
    const { procedures } = match.prepared;
    const flow = flowOf(procedures, match.table.whole.agenda, (name) => name === 'planning');
    expect(flow.map(({ steps }) => steps.length)).toEqual([6, 1]);
    expect(flow[1]?.steps).toEqual([{ name: 'scouts', rule: '2.2', state: 'now' }]);
  });

  it('leaves out a procedure that the game does not know', () => {
    expect(flowOf(new Map(), [{ procedure: 'gone', step: 'x', locals: {} }])).toEqual([]);
  });
});
