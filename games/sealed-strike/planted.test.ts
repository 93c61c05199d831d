import {
  type Ask,
  type Context,
  type Dice,
  type Game,
  type Observation,
  sampleAnswer,
  type Side,
  type Wanted,
} from '@point-option/engine';
import { afterwards, fuzz, fuzzPlans, interference, plant, redecide, sample } from '@point-option/proving';
import { expect, it } from 'vitest';
import { BOXES, type Battle, enemyOf, fleetOf } from './data/state.ts';
import { sealedStrike } from './index.ts';
import { observe } from './view.ts';

const leak = (game: unknown, matches = 8): string | null => interference(game as Game, matches, 'planted').fault;
const fault = (game: unknown): string | null =>
  fuzzPlans(game as Game, 10, 'planted').reduce<string | null>(
    (found, plan) => found ?? fuzz(game as Game, plan).fault,
    null,
  );

/** Where the enemy's carrier lies, which a side may not know. */
const quarry = (battle: Battle, side: Side): string => fleetOf(battle, enemyOf(side)).ships[0]?.box ?? 'port';

it('the game itself leaks nothing', () => {
  // Its proofs watch more of its matches than these.
  expect(leak(sealedStrike, sample(2, 8))).toBeNull();
});

it('a planted leak in the options is caught', () => {
  const helpful = plant(sealedStrike, 'round', 'assign', (step) =>
    redecide(step, (decision) => ({
      layout: (g: Context<Battle>, f: object, side: Side) => {
        if (decision.kind !== 'arrange') throw new Error('The assignment is an arrangement.');
        const layout = decision.layout(g, f, side);
        return {
          ...layout,
          boxes: layout.boxes.filter(({ id }) => !id.startsWith('strike') || id !== `strike ${quarry(g.state, side)}`),
        };
      },
    })),
  );
  expect(leak(helpful)).toMatch(/can tell "(red|blue) ships": (after an order that can be undone, )?ask\.boxes/);
});

it('a planted leak in a reason why not is caught', () => {
  const chatty = plant(sealedStrike, 'orders', 'shift', (step) =>
    redecide(step, () => ({
      whyNot: (g: Context<Battle>, _f: object, _wanted: Wanted, side: Side) => ({
        reason: { key: `why ${quarry(g.state, side)}` },
      }),
    })),
  );
  expect(leak(chatty)).toMatch(/can tell "(red|blue) ships": why\./);
});

it('a planted leak in the reason for a piece that is only shown is caught', () => {
  const pointed = plant(sealedStrike, 'orders', 'shift', (step) =>
    redecide(step, () => ({
      whyNot: (g: Context<Battle>, _f: object, wanted: Wanted, side: Side) =>
        'piece' in wanted && wanted.piece === fleetOf(g.state, enemyOf(side)).ships[0]?.id
          ? { reason: { key: `why ${quarry(g.state, side)}` } }
          : undefined,
    })),
  );
  expect(leak(pointed)).toMatch(/can tell "(red|blue) ships": why\./);
});

it('a planted leak in how a whole answer is refused is caught', () => {
  const telling = plant(sealedStrike, 'round', 'assign', (step) =>
    redecide(step, (decision) => ({
      check: (g: Context<Battle>, f: object, placed: Record<string, string>, side: Side) => {
        const refused = decision.kind === 'arrange' ? decision.check?.(g, f, placed, side) : undefined;
        return refused && { reason: { key: `wordless ${quarry(g.state, side)}` } };
      },
    })),
  );
  expect(leak(telling)).toMatch(/can tell "(red|blue) ships": (after an order of (red|blue), )?refusals\./);
  expect(fault(telling)).toMatch(/no words for "wordless/);
});

it('a planted leak in the odds is caught', () => {
  const shrewd = plant(sealedStrike, 'orders', 'shift', (step) =>
    redecide(step, () => ({
      odds: (g: Context<Battle>, _f: object, _id: string, side: Side) => ({
        of: 1 + BOXES.indexOf(quarry(g.state, side) as never),
        outcomes: [],
        source: 'exact',
      }),
    })),
  );
  expect(leak(shrewd)).toMatch(/can tell "(red|blue) ships": odds\./);
});

it('a planted leak in a refusal is caught', () => {
  const careless = plant(sealedStrike, 'round', 'assign', (step) =>
    redecide(step, () => ({
      check: (g: Context<Battle>, _f: object, _placed: object, side: Side) =>
        quarry(g.state, side) === 'north' ? { reason: { key: 'not there' } } : undefined,
    })),
  );
  expect(leak(careless)).toMatch(/can tell "(red|blue) ships"|no answer is accepted/);
});

it('a planted leak in what is heard of the enemy is caught', () => {
  const loud = plant(sealedStrike, 'orders', 'shift', (step) =>
    afterwards(step, (g, side) => {
      const own = fleetOf(g.state, side).ships[0]?.box ?? 'port';
      g.emit('seen by all', { box: own });
    }),
  );
  expect(leak(loud)).toMatch(/can tell "(red|blue) ships": after an order of (red|blue), journal\./);
});

it('a planted leak in what is seen is caught', () => {
  const glass = {
    ...sealedStrike,
    observe: (data: Battle, viewer: string) => ({ ...observe(data, viewer), spy: data.red.ships[0]?.box ?? null }),
  };
  expect(leak(glass)).toMatch(/blue looks different to it: view\.spy|can tell "red ships"/);
});

it('planted staff that are shown the state are caught', () => {
  const spying: { battle: Battle | null } = { battle: null };
  const cheat = {
    ...sealedStrike,
    observe: (data: Battle, viewer: string) => {
      spying.battle = data;
      return observe(data, viewer);
    },
    staff: [
      {
        id: 'cheat',
        decide: (_seen: unknown, ask: { side: Side; kind: string; options?: readonly string[] }) =>
          ask.kind === 'one' && spying.battle && ask.options
            ? (ask.options[BOXES.indexOf(quarry(spying.battle, ask.side) as never) % ask.options.length] ?? null)
            : null,
      },
    ],
  };
  expect(leak(cheat)).toMatch(/can tell "(red|blue) ships": staff\./);
});

it('a planted secret told by an order that can be undone is caught', () => {
  const scout = plant(sealedStrike, 'orders', 'shift', (step) =>
    afterwards(step, (g, side) => {
      g.state.rounds = 7 + BOXES.indexOf(quarry(g.state, side) as never);
    }),
  );
  expect(fault(scout)).toMatch(/told (red|blue) a secret and can be undone: view\.rounds/);
});

it('a planted joint answer that shows the other and can be taken back is caught', () => {
  const open = plant(sealedStrike, 'battle', 'place', (step) =>
    afterwards(step, (g, side) => g.emit('seen by all', { box: fleetOf(g.state, side).ships[0]?.box ?? 'port' })),
  );
  expect(fault(open)).toMatch(/told (red|blue) a secret and can be undone: journal\./);
});

it('planted staff that change what they are shown are caught', () => {
  const careless = {
    ...sealedStrike,
    staff: [
      {
        id: 'careless',
        decide: ({ view }: Observation<Battle>, ask: Ask, dice: Dice) => {
          view.round++;
          return sampleAnswer(ask, dice);
        },
      },
    ],
  };
  expect(leak(careless)).toMatch(/Cannot assign to read only property 'round'/);
});

it('a planted presentation that changes what it is given is caught', () => {
  const careless = {
    ...sealedStrike,
    present: (observation: Observation<Battle>) => {
      observation.view.raids.pop();
      return sealedStrike.present(observation);
    },
  };
  expect(leak(careless)).toMatch(/Cannot delete property|object is not extensible|read only/);
});
