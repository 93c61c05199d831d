import type { Context, Game, Wanted } from '@point-option/engine';
import { type March, march } from '@point-option/engine/testing';
import { describe, expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';
import { fuzzPlans } from './plan.ts';
import { interference } from './interference.ts';
import { plant, redecide } from './plant.ts';
import { replaying } from './replaying.ts';

const game = march as Game;

it('a game with routes and allotments passes every proof', () => {
  for (const plan of fuzzPlans(game, 30, 'march')) {
    const { fault, match } = fuzz(game, plan);
    expect(fault).toBeNull();
    expect(match && replaying(game, match, plan.seed)).toBeNull();
  }
  expect(interference(game, 10, 'march').fault).toBeNull();
});

describe('a leak is caught', () => {
  const leak = (planted: Game<March, March>): string | null => interference(planted, 8, 'planted').fault;
  const going = (change: object): Game<March, March> =>
    plant(march, 'march', 'go', (step) => redecide(step, () => change));
  /** The same text, but for where the mine lies. */
  const telling = (hex: string) => ({ key: 'to hex', values: { hex } });

  it('in the steps of a route that comes later', () => {
    const next = march.procedures.flatMap(({ steps }) => steps).find(({ name }) => name === 'go');
    if (next?.type !== 'decide' || next.decision.kind !== 'path') throw new Error('A march is a route.');
    const { decision } = next;
    const careful = going({
      next: (g: Context<March>, f: object, route: string[], side: string) =>
        decision.next(g, f, route, side).filter(({ to }) => route.length === 0 || to !== g.state.mine),
    });
    expect(leak(careful)).toMatch(/red can tell "mine": (after an order that can be undone, )?(routes|refusals|staff)/);
  });

  it('in the reason about one kind of thing alone', () => {
    const whyNot = (g: Context<March>, _f: object, wanted: Wanted) =>
      'cup' in wanted ? { reason: telling(g.state.mine) } : undefined;
    expect(leak(going({ whyNot }))).toMatch(/red can tell "mine": (after an order that can be undone, )?why/);
  });

  it('in the chances of a step', () => {
    const odds = (g: Context<March>) => ({
      of: 1,
      source: 'exact',
      outcomes: [{ ways: 1, result: telling(g.state.mine) }],
    });
    expect(leak(going({ odds }))).toMatch(/red can tell "mine": (after an order that can be undone, )?odds/);
  });

  it('in the chances of a placing', () => {
    const arranged = going({
      kind: 'arrange',
      layout: () => ({ pieces: [{ id: 'p' }], boxes: [{ id: 'b' }] }),
      check: undefined,
      describe: undefined,
      apply: () => undefined,
      oddsIn: (g: Context<March>) => ({
        of: 1,
        source: 'exact',
        outcomes: [{ ways: 1, result: telling(g.state.mine) }],
      }),
    });
    expect(leak(arranged)).toMatch(/red can tell "mine": (after an order that can be undone, )?odds/);
  });

  it('in a card, which a game works out from what the side sees', () => {
    // What a side sees is the same in both worlds: a card can only tell what it finds elsewhere.
    let truth = '';
    const nosy = plant(march, 'march', 'go', (step) =>
      redecide(step, (decision) => ({
        about: (g: Context<March>) => {
          truth = g.state.mine;
          return {};
        },
        route: (g: Context<March>, f: object, side: string) => {
          truth = g.state.mine;
          return decision.kind === 'path' ? decision.route(g, f, side) : { from: '' };
        },
      })),
    );
    const game = { ...nosy, inspect: () => ({ title: telling(truth) }) };
    expect(leak(game)).toMatch(/red can tell "mine": (after an order that can be undone, )?cards/);
  });
});
