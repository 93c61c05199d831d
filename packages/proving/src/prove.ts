import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { frozen, type Game, type Seating, seat, simulate, type Staff } from '@point-option/engine';
import { fuzz, fuzzPlans, type Invariants } from './fuzz.ts';
import { playthrough } from './golden.ts';
import { difference } from './knowledge.ts';
import { interference } from './interference.ts';
import { falseReason } from './reasons.ts';
import { replaying } from './replaying.ts';
import { scenarioFileFault } from './scenarioFiles.ts';
import { stress } from './stress.ts';

/** How long the proofs look. `npm run soak` raises it; a test run must stay short. */
const EFFORT = Number(process.env['POINT_OPTION_EFFORT'] ?? 1);

/** A large game takes its time, on a busy machine above all. */
const PATIENCE = 900_000;

export interface Proofs {
  /** Matches the fuzzer plays, before effort. */
  readonly matches?: number;
  /** Matches watched for leaks, before effort. */
  readonly watched?: number;
  /** What must always hold of its data. */
  readonly invariants?: Invariants;
  /** Where golden playthroughs are kept, as the caller's `import.meta.url`. */
  readonly at: string;
  /** The scenarios with a golden playthrough, where not all are worth the space. */
  readonly golden?: readonly string[];
}

/** The proofs every game must pass. A game joins them with one line: `prove(game, { at: import.meta.url, invariants })`. */
export function prove(game: Game, { matches = 60, watched = 12, invariants, at, golden }: Proofs): void {
  describe(game.id, { timeout: PATIENCE }, () => {
    it('fuzz: valid answers never lead to a dead end, a fault or an undo across a die or a secret', () => {
      for (const plan of fuzzPlans(game, matches * EFFORT, 'fuzz'))
        expect(fuzz(game, plan, invariants).fault).toBeNull();
    });

    it('replay equals live: stored, loaded, resumed and forked matches are the match', () => {
      for (const plan of fuzzPlans(game, Math.ceil((matches * EFFORT) / 4), 'replay')) {
        const { fault, match } = fuzz(game, plan, invariants);
        expect(fault).toBeNull();
        expect(match && replaying(game, match, plan.seed)).toBeNull();
      }
    });

    it('non-interference: what a side cannot know changes nothing it can learn', () => {
      expect(interference(game, watched * EFFORT, 'watch', invariants).fault).toBeNull();
    });

    it('reasons: what is said of a thing that is not offered would not be said of one that is', () => {
      const asked = new Map<string, number>();
      for (const plan of fuzzPlans(game, 6 * EFFORT, 'reasons')) expect(falseReason(game, plan, asked)).toBeNull();
    });

    it('a simulation plays as a match that is kept does', () => {
      for (const plan of fuzzPlans(game, Math.ceil((matches * EFFORT) / 4), 'simulate')) {
        const seating = seat(game);
        const ends = [
          simulate(game, seating, plan).match.table.whole,
          simulate(game, readers(seating), { ...plan, keep: true }).match.table.whole,
        ];
        expect(difference(ends[0], ends[1])).toBeNull();
      }
    });

    it('staff: every staff plays every side of every scenario to the end', () => {
      const names = [...game.staff.map((staff) => staff.id), 'random'];
      for (const scenario of game.scenarios) {
        for (const name of names) {
          for (let i = 0; i < 5 * EFFORT; i++) {
            const seating = seat(
              game,
              Object.fromEntries(
                game.sides.map((side, s) => [side, names[(names.indexOf(name) + (i % 2) * s) % names.length] ?? name]),
              ),
            );
            const { played } = simulate(game, seating, { scenario: scenario.id, seed: `staff/${name}/${i}` });
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

/**
 * So many matches more, played for dead ends, faults and broken invariants alone, since each costs little. In a test
 * file of its own it runs beside the other proofs.
 */
export function proveMany(game: Game, matches: number, invariants: Invariants): void {
  it(`${game.id}: ${matches * EFFORT} matches without a dead end, a fault or a broken invariant`, {
    timeout: PATIENCE,
  }, () => {
    for (const plan of fuzzPlans(game, matches * EFFORT, 'stress')) expect(stress(game, plan, invariants)).toBeNull();
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
