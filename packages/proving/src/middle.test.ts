import { type Context, type Dice, decide, deed, end, type Game, goto, one, procedure } from '@point-option/engine';
import { bareGame } from '@point-option/engine/testing';
import { describe, expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';
import { interference } from './interference.ts';
import { type Middle, middlePlans, momentsOf } from './middle.ts';
import type { FuzzPlan } from './plan.ts';
import { replaying } from './replaying.ts';
import { stress } from './stress.ts';

interface Campaign {
  day: number;
  /** Hidden from red. */
  reserve: number;
  lost: number;
}

const DAYS = 20_000;
/** No match from its first day comes here within a horizon. */
const LATE = 15_000;
const MIDDLE: Middle = { moments: 6, horizon: 40 };

interface Faults {
  readonly deadEnd?: boolean;
  readonly leak?: boolean;
  readonly forgets?: boolean;
  readonly overdrawn?: boolean;
}

/** A campaign of 20,000 orders, with faults that show only late in it. */
function campaign(faults: Faults = {}): Game {
  let unsaved = 0;
  const day = procedure<Campaign>('day', '1', [
    decide(
      'attack',
      '1.1',
      'red',
      one({
        options: (g: Context<Campaign>) => (faults.deadEnd && g.state.day > LATE ? [] : ['attack', 'wait']),
        describe: (_g, _f, option) => ({ label: { key: `option.${option}` } }),
        apply: (g, _f, option) => {
          if (option === 'attack') g.state.lost += g.die(6, 'purpose.losses', '1.1');
          if (faults.forgets && g.state.day > LATE) g.state.lost = ++unsaved;
          if (faults.overdrawn && g.state.day > LATE) g.state.lost = -1;
        },
      }),
    ),
    deed('night', '1.2', (g) => {
      if (++g.state.day <= DAYS) return goto('attack');
      g.finish({ winner: null, result: 'over', scores: { lost: g.state.lost } });
      return end;
    }),
  ]);
  return bareGame<Campaign>([day], {
    setup: () => ({ day: 1, reserve: 3, lost: 0 }),
    observe: (all, viewer) => ({
      ...all,
      reserve: viewer !== 'red' || (faults.leak && all.day > LATE) ? all.reserve : 0,
    }),
    secrets: [{ name: 'reserve', hiddenFrom: 'red', vary: varied }],
    resample: (view, side, dice) => ({ ...view, reserve: side === 'red' ? dice.die(6) : view.reserve }),
    words: {
      title: 'Campaign',
      'side.red': 'Red',
      'side.blue': 'Blue',
      'scenario.only': 'The only one',
      'day: attack': 'Attack?',
      'option.attack': 'Attack',
      'option.wait': 'Wait',
      'purpose.losses': 'Losses',
      over: 'Over',
    },
  });
}

function varied(data: Campaign, dice: Dice): boolean {
  data.reserve = (data.reserve + dice.die(5)) % 7;
  return true;
}

const plan: FuzzPlan = { scenario: 'only', options: {}, seed: 'campaign' };
const first = <T>(faults: readonly (T | null)[]): T | null => faults.find((fault) => fault !== null) ?? null;

// Staff play the sound campaign: a planted fault would stop their match too.
const moments = momentsOf(campaign(), plan, MIDDLE);
const beginnings = moments.slice(0, 1);

describe('plans that begin in the middle', () => {
  const orders = moments.map(({ from }) => from?.order ?? -1);

  it('are spread over the match, from its first order to its last', () => {
    expect(orders).toHaveLength(MIDDLE.moments);
    expect(orders[0]).toBe(0);
    expect(orders.at(-1)).toBe(DAYS - MIDDLE.horizon / 2);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    for (const part of [0, 1, 2, 3]) expect(orders.some((at) => Math.floor((at * 4) / DAYS) === part)).toBe(true);
  });

  it('begin where the staffed match stood, and say so', () => {
    for (const { from } of moments) expect(from?.state.data).toMatchObject({ day: (from?.order ?? 0) + 1 });
    const fault = first(moments.map((each) => fuzz(campaign({ deadEnd: true }), each).fault));
    expect(fault).toMatch(
      /^bare only {} seed campaign after order 1\d{4} of the staffed match with seed campaign order /,
    );
  });

  it('are the same from the same seed, and others from another', () => {
    expect(momentsOf(campaign(), plan, MIDDLE)).toEqual(moments);
    const others = momentsOf(campaign(), { ...plan, seed: 'other' }, MIDDLE).map(({ from }) => from?.order);
    expect(others).not.toEqual(orders);
  });

  it('stop at the horizon, or at the end of the match', () => {
    const played = moments.map((each) => fuzz(campaign(), each).match);
    for (const [i, match] of played.slice(0, -1).entries())
      expect(match?.table.whole).toMatchObject({ data: { day: 1 + (orders[i] ?? 0) + MIDDLE.horizon }, outcome: null });
    expect(played.at(-1)?.table.whole.outcome?.result).toBe('over');
  });

  it('take turns in the moments, so that a few matches see early and late days', () => {
    const plans = middlePlans(campaign(), MIDDLE.moments, 'turns', MIDDLE, 'campaign/0');
    expect(new Set(plans.map(({ from }) => from?.order)).size).toBe(MIDDLE.moments);
    expect(new Set(plans.map(({ seed }) => seed)).size).toBe(MIDDLE.moments);
  });
});

describe('a fault that occurs only late', () => {
  const invariants = (data: unknown): string[] => ((data as Campaign).lost < 0 ? ['Fewer than none were lost.'] : []);
  const proofs: Record<string, [Faults, (game: Game, plans: FuzzPlan[]) => string | null, RegExp]> = {
    'fuzz, a dead end': [
      { deadEnd: true },
      (game, plans) => first(plans.map((each) => fuzz(game, each).fault)),
      /after order 1\d{4} /,
    ],
    'replay, something not stored': [
      { forgets: true },
      (game, plans) =>
        first(
          plans.map((each) => {
            const { match } = fuzz(game, each);
            return match && replaying(game, match, each.seed);
          }),
        ),
      /^resumed after order \d+, the match ends otherwise|does not verify|comes to another state/,
    ],
    'non-interference, a leak': [
      { leak: true },
      (game, plans) =>
        interference(
          game,
          plans.length,
          'leak',
          () => [],
          () => plans,
        ).fault,
      /after order 1\d{4} .*(red can tell "reserve"|resampled for red looks different)/,
    ],
    'stress, a broken invariant': [
      { overdrawn: true },
      (game, plans) => first(plans.map((each) => stress(game, each, invariants))),
      /after order 1\d{4} .*Fewer than none were lost/,
    ],
  };

  it.each(Object.entries(proofs))('is found by a proof that begins there: %s', (_name, [faults, proof, sentence]) => {
    expect(proof(campaign(faults), moments)).toMatch(sentence);
    expect(proof(campaign(), moments)).toBeNull();
    expect(proof(campaign(faults), beginnings)).toBeNull();
  });
});
