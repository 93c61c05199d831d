import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { frozen, type Game, type Seating, seat, simulate, type Staff, type State } from '@point-option/engine';
import { fuzz, type Invariants } from './fuzz.ts';
import { playthrough } from './golden.ts';
import { difference } from './knowledge.ts';
import { interference } from './interference.ts';
import { type Middle, middlePlans, playStaffed } from './middle.ts';
import { beginPlan, type FuzzPlan, fuzzPlans } from './plan.ts';
import { falseReason } from './reasons.ts';
import { replaying } from './replaying.ts';
import { roundSeed, sample, soaking } from './sample.ts';
import { scenarioFileFault } from './scenarioFiles.ts';
import { stress } from './stress.ts';

/** A round of `npm run soak` looks at more matches. */
const TIMES = sample(1, 5);

/** A large game takes its time, on a busy machine above all. */
const PATIENCE = 900_000;

export interface Proofs {
  /** Matches the fuzzer plays in a test run. */
  readonly matches?: number;
  /** Matches watched for leaks in a test run. */
  readonly watched?: number;
  /** For a long game: the proofs begin at moments of staffed matches. Whole matches are left to `npm run soak`. */
  readonly middle?: Middle;
  /** What must always hold of its data. */
  readonly invariants?: Invariants;
  /** Where golden playthroughs are kept, as the caller's `import.meta.url`. */
  readonly at: string;
  /** The scenarios with a golden playthrough, where not all are worth the space. */
  readonly golden?: readonly string[];
}

/** The proofs every game must pass. A game joins them with one line: `prove(game, { at: import.meta.url, invariants })`. */
export function prove(
  game: Game,
  { matches = sample(40, 60), watched = sample(8, 12), middle, invariants, at, golden }: Proofs,
): void {
  const plans = (count: number, seed: string): FuzzPlan[] => plansOf(game, count, seed, middle);
  describe(game.id, { timeout: PATIENCE }, () => {
    it('fuzz: valid answers never lead to a dead end, a fault or an undo across a die or a secret', () => {
      for (const plan of plans(matches * TIMES, 'fuzz')) expect(fuzz(game, plan, invariants).fault).toBeNull();
    });

    it('replay equals live: stored, loaded, resumed and forked matches are the match', () => {
      for (const plan of plans(Math.ceil((matches * TIMES) / 4), 'replay')) {
        const { fault, match } = fuzz(game, plan, invariants);
        expect(fault).toBeNull();
        expect(match && replaying(game, match, plan.seed)).toBeNull();
      }
    });

    it('non-interference: what a side cannot know changes nothing it can learn', () => {
      expect(interference(game, watched * TIMES, 'watch', invariants, plans).fault).toBeNull();
    });

    it('reasons: what is said of a thing that is not offered would not be said of one that is', () => {
      const asked = new Map<string, number>();
      for (const plan of plans(6 * TIMES, 'reasons')) expect(falseReason(game, plan, asked)).toBeNull();
    });

    it('a simulation plays as a match that is kept does', () => {
      for (const plan of plans(Math.ceil((matches * TIMES) / 4), 'simulate'))
        expect(difference(staffedEnd(game, plan, false), staffedEnd(game, plan, true))).toBeNull();
    });

    it('staff: every staff plays every side of every scenario to the end', () => {
      const names = [...game.staff.map((staff) => staff.id), 'random'];
      for (const scenario of game.scenarios) {
        for (const name of names) {
          for (let i = 0; i < sample(2, 10); i++) {
            const seating = seat(
              game,
              Object.fromEntries(
                game.sides.map((side, s) => [side, names[(names.indexOf(name) + (i % 2) * s) % names.length] ?? name]),
              ),
            );
            const { played } = simulate(game, seating, {
              scenario: scenario.id,
              seed: roundSeed(`staff/${name}/${i}`),
            });
            expect(played.outcome.result).toMatch(/./);
          }
        }
      }
    });

    it('scenario files: those of the game are sound, and their schema is published beside it', () => {
      const schema = new URL('scenario.schema.json', at);
      expect(scenarioFileFault(game, existsSync(schema) ? JSON.parse(readFileSync(schema, 'utf8')) : null)).toBeNull();
    });

    for (const scenario of game.scenarios) {
      if (golden && !golden.includes(scenario.id)) continue;
      it(`golden playthrough of ${scenario.id}`, async () => {
        const text = playthrough(game, { scenario: scenario.id, seed: 'golden' });
        await expect(text).toMatchFileSnapshot(new URL(`golden/${scenario.id}.txt`, at).pathname);
      });
    }
  });
}

/** The matches of a proof. In the soak every fifth match of a long game is played from its beginning to its end. */
function plansOf(game: Game, count: number, seed: string, middle: Middle | undefined): FuzzPlan[] {
  const whole = fuzzPlans(game, count, roundSeed(seed));
  if (!middle) return whole;
  const begun = middlePlans(game, count, roundSeed(seed), middle, roundSeed('staffed'));
  return begun.map((plan, i) => (soaking && i % 5 === 4 ? (whole[i] ?? plan) : plan));
}

/** What a match comes to when staff play it, from where its plan begins and as far as the plan goes. */
function staffedEnd(game: Game, plan: FuzzPlan, keep: boolean): State<unknown> {
  const { scenario, options, seed, from, horizon = Infinity } = plan;
  const seating = keep ? readers(seat(game)) : seat(game);
  if (!from) return simulate(game, seating, { scenario, options, seed, keep }).match.table.whole;
  const match = beginPlan(game, plan, { simulate: !keep });
  playStaffed(match, seed, horizon, { seating });
  return match.table.whole;
}

/**
 * Many matches more, played for dead ends, faults and broken invariants alone, since each costs little. In a test
 * file of its own it runs beside the other proofs.
 */
export function proveMany(game: Game, matches: { test: number; soak: number }, invariants: Invariants): void {
  const count = sample(matches.test, matches.soak);
  it(`${game.id}: ${count} matches without a dead end, a fault or a broken invariant`, { timeout: PATIENCE }, () => {
    for (const plan of fuzzPlans(game, count, roundSeed('stress'))) expect(stress(game, plan, invariants)).toBeNull();
  });
}

/** The same staff, given observations that fail when they are changed: in a simulation they hold parts of the state. */
function readers(seating: Seating<unknown>): Seating<unknown> {
  return Object.fromEntries(
    Object.entries(seating).map(([side, staff]) => [
      side,
      { ...staff, decide: (seen, ask, dice) => staff.decide(frozen(seen), ask, dice) } satisfies Staff<unknown>,
    ]),
  );
}
