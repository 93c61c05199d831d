import { describe, expect, it } from 'vitest';
import { call, decide, procedure, type Procedure } from '../play/procedure.ts';
import { confirm } from '../play/decision.ts';
import { begin } from '../play/match.ts';
import { gameOf } from '../testing/bareGame.ts';
import { beginDuel, planned } from '../testing/duelPlay.ts';
import { march } from '../testing/march.ts';
import { flowFor, flowOf } from './flow.ts';

/** A step without words of the game goes by its name. */
const title = { key: 'kernel.plain', values: { id: 'scouts' } };

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
    expect(flow[1]?.steps[1]).toEqual({ name: 'scouts', title, rule: '2.2', state: 'now' });
  });

  it('leaves out the steps that this match never plays, but not the one it stands at', () => {
    const match = beginDuel();
    planned(match, 1);
    const { procedures } = match.prepared;
    const flow = flowOf(procedures, match.table.whole.agenda, { skips: (name) => name === 'planning' });
    expect(flow.map(({ steps }) => steps.length)).toEqual([6, 1]);
    expect(flow[1]?.steps).toEqual([{ name: 'scouts', title, rule: '2.2', state: 'now' }]);
  });

  it('leaves out a procedure that the game does not know', () => {
    expect(flowOf(new Map(), [{ procedure: 'gone', step: 'x', locals: {} }])).toEqual([]);
  });

  it('marks the procedure whose steps are the stations of the turn: the one named, or the outermost', () => {
    const match = beginDuel();
    planned(match, 1);
    const mains = (turn?: string) =>
      flowOf(match.prepared.procedures, match.table.whole.agenda, { turn }).map(({ main = false }) => main);
    expect(mains()).toEqual([true, false]);
    expect(mains('planning')).toEqual([false, true]);
    expect(mains('not under way')).toEqual([true, false]);
  });
});

describe('flowFor', () => {
  const dice = { kind: 'fast', seed: 'flow' } as const;

  it('leaves out what the game skips by what the viewer sees, and marks the turn that the game names', () => {
    const game = {
      ...march,
      skips: (_view: unknown, name: string, step: string) => name === 'day' && step === 'supply',
    };
    const flow = flowFor(begin(game, { dice }), 'red');
    expect(flow.map(({ procedure: name, main }) => [name, main])).toEqual([
      ['day', true],
      ['march', undefined],
    ]);
    expect(flow[0]?.steps.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'mine done',
      'dawn done',
      'march now',
      'night coming',
    ]);
    expect(flowFor(begin(march, { dice }), 'blue')[0]?.steps).toHaveLength(5);
  });

  it('goes as deep as the procedures do', () => {
    const nested = Array.from(
      { length: 8 },
      (_, i): Procedure<object> =>
        procedure(`level ${i}`, `${i}`, [
          i === 7
            ? decide('ask', '7', 'red', confirm({ apply: () => undefined }))
            : call(
                'down',
                `${i}`,
                () => nested[i + 1] as Procedure<object>,
                () => ({}),
              ),
        ]),
    );
    const flow = flowFor(begin(gameOf({}, nested), { dice }), 'red');
    expect(flow.map(({ procedure: name }) => name)).toEqual(nested.map(({ name }) => name));
    expect(flow.filter(({ main }) => main)).toHaveLength(1);
  });
});
