import type { Game, Step } from '@point-option/engine';
import { afterwards, fuzz, fuzzPlans, plant, redecide } from '@point-option/proving';
import { expect, it } from 'vitest';
import { grid, island } from './data/map.ts';
import type { Cup } from './data/state.ts';
import { chitCup } from './index.ts';
import { invariants } from './invariants.ts';

/** The first fault the fuzzer finds in twenty matches. */
function firstFault(game: Game, held = invariants): string | null {
  for (const plan of fuzzPlans(game, 20, 'planted')) {
    const { fault } = fuzz(game, { ...plan, endless: 500 }, held);
    if (fault !== null) return fault;
  }
  return null;
}

it('the game itself has no fault', () => {
  expect(firstFault(chitCup as Game)).toBeNull();
});

it('a planted dead end is caught', () => {
  const stuck = plant(chitCup, 'search', 'marker', (step) =>
    redecide(step, () => ({ options: (g: { state: Cup }) => (g.state.turn === 3 ? [] : ['nobody']) })),
  );
  expect(firstFault(stuck as Game)).toMatch(/Dead end: you is asked for "search: marker"/);
});

it('a planted match without an end is caught', () => {
  const endless = plant(
    chitCup,
    'turn',
    'end of turn',
    (step) =>
      ({
        ...step,
        run: (g: { state: Cup }) => {
          g.state.turn = 1;
          return { go: 'to', step: 'steer' } as const;
        },
      }) as Step<Cup, object>,
  );
  // What is set and has not flown stays on deck here, which the invariants would tell of first.
  expect(firstFault(endless as Game, () => [])).toMatch(/does not end/);
});

it('a planted broken invariant is caught', () => {
  const careless = plant(chitCup, 'turn', 'steer', (step) =>
    afterwards(step, ({ state }) => {
      const [force] = state.forces;
      if (force) state.unused.push(force.marker);
    }),
  );
  expect(firstFault(careless as Game)).toMatch(/A marker is in two places/);
});

it('a planted fraction in the state is caught', () => {
  const halved = plant(chitCup, 'turn', 'steer', (step) =>
    afterwards(step, ({ state }) => {
      state.group.hits = 0.5;
    }),
  );
  expect(firstFault(halved as Game)).toMatch(/group\.hits is 0\.5, not an integer/);
});

it.each(['turn: steer', 'steer to', 'why unknown', 'result.contact.nothing', 'track hits', 'sunk', 'staff.steady'])(
  'a planted lack of words is caught: %s',
  (key) => {
    const words = Object.fromEntries(Object.entries(chitCup.words).filter(([known]) => known !== key));
    expect(firstFault({ ...chitCup, words })).toContain(`no words for "${key}"`);
  },
);

/**
 * Dice of the game's own making, kept in the data where the kernel cannot see them being rolled: the drift of the
 * group is learned, taken back, and steered around.
 */
it('a planted undo across a die is caught', () => {
  type Lucky = Cup & { luck: number };
  const homeMade = plant(chitCup, 'turn', 'steer', (step) =>
    afterwards(step, ({ state }) => {
      const lucky = state as Lucky;
      lucky.luck = (lucky.luck * 1103 + 12_345) % 65_536;
      const drift = grid.neighbours(state.group.hex).filter((hex) => hex !== island);
      state.group.hex = drift[lucky.luck % drift.length] ?? state.group.hex;
    }),
  );
  const game = {
    ...homeMade,
    setup: (scenario: string, options: object) => ({ ...chitCup.setup(scenario, options as never), luck: 4711 }),
    observe: (data: Lucky) => {
      const { luck: _hidden, ...seen } = structuredClone(data);
      return seen;
    },
    resample: (view: Cup, _side: string, dice: { die(sides: number): number }) => ({
      ...structuredClone(view),
      luck: dice.die(65_536) - 1,
    }),
  };
  // Its luck is no field of the game's own data.
  expect(firstFault(game as unknown as Game, () => [])).toMatch(
    /told you a secret and can be undone: view\.group\.hex/,
  );
});
