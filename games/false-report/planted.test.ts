import type { Context, Game, Next, Step } from '@point-option/engine';
import { fuzzPlans, interference, plant, sample } from '@point-option/proving';
import { expect, it } from 'vitest';
import { grid, type SideId } from './data/map.ts';
import { at, other, type Waters } from './data/state.ts';
import { falseReport } from './index.ts';

const leak = (game: unknown, matches = 12, seed = 'planted'): string | null =>
  interference(game as Game, matches, seed).fault;

/** The deed with something more done after it. */
function andThen<L>(step: Step<Waters, object>, more: (g: Context<Waters>, f: L) => void): Step<Waters, object> {
  if (step.type !== 'deed') throw new Error(`"${step.name}" is no deed.`);
  return {
    ...step,
    run: (g, f): Next => {
      const next = step.run(g, f);
      more(g, f as L);
      return next;
    },
  };
}

it('the game itself leaks nothing', () => {
  // Its proofs watch more of its matches than these.
  expect(leak(falseReport, sample(3, 12))).toBeNull();
});

it('a planted event after a secret roll that points at hidden hexes is caught', () => {
  const pointing = plant(falseReport, 'look', 'roll', (step) =>
    andThen<{ by: SideId }>(step, (g, f) => {
      const touches = g.state.hidden[other(f.by)].hex.map((hex) => ({ hex: grid.label(hex) }));
      g.emit('nothing seen', { hex: 'here' }, { to: f.by, touches });
    }),
  );
  expect(leak(pointing)).toMatch(/hears what it does not see: journal\.\d+\.touches/);
});

it('a planted event that tells what only hidden dice know is caught', () => {
  const boasting = plant(falseReport, 'strike', 'damage', (step) =>
    andThen<{ by: SideId; marker: number }>(step, (g, f) => {
      g.emit('nothing seen', { hex: String(at(g.state.hidden[other(f.by)].hits, f.marker)) }, { to: f.by });
    }),
  );
  // Such dice are rare: from this seed they come early.
  expect(leak(boasting, 60, 'hits')).toMatch(/hears what it does not see: journal\.\d+\.values\.hex/);
});

it('a planted match without an end is caught, and does not hang', () => {
  const endless = plant(falseReport, 'turn', 'end of turn', (step) => {
    if (step.type !== 'deed') throw new Error('The end of turn is a deed.');
    return { ...step, run: () => undefined };
  });
  // More than twice the orders of a match: enough to see it.
  const game = endless as unknown as Game;
  const plans = fuzzPlans(game, 1, 'planted').map((plan) => ({ ...plan, endless: 300 }));
  expect(interference(game, 1, 'planted', undefined, () => plans).fault).toMatch(/the match does not end/);
});
