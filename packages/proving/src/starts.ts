import { begin, type Game, type Match, type MatchOptions, verify } from '@point-option/engine';
import { expect, it } from 'vitest';
import type { Invariants } from './fuzz.ts';
import { momentsOf } from './middle.ts';
import type { FuzzPlan } from './plan.ts';
import { roundSeed, soaking } from './sample.ts';

export interface Starts {
  readonly invariants: Invariants;
  /** The scenarios whose positions are changed; all of the game's, where none are named. */
  readonly scenarios?: readonly string[];
  readonly options?: MatchOptions;
  /** Positions of each staffed match. */
  readonly moments?: number;
  /** Leaves where nonsense is no nonsense, as `forces[*].partner -7`, each with the reason. */
  readonly possible?: Readonly<Record<string, string>>;
}

/** What nobody finds in a position: too little, no whole number, too much, no name there is, and nothing at all. */
const NONSENSE: readonly unknown[] = [-7, 0.5, 1e9, 'nonsense', null];

/**
 * A file may bring a position of its own. Every leaf of the data is replaced by nonsense, in positions from the middle
 * of staffed matches, and each such file must be refused.
 */
export function proveStarts(game: Game, { scenarios, options = {}, moments = 3, possible = {}, ...how }: Starts): void {
  it(`${game.id}: a start with nonsense in any leaf is refused, in a sentence that names it`, {
    timeout: 300_000,
  }, () => {
    const believed = new Set<string>();
    for (const scenario of scenarios ?? game.scenarios.map(({ id }) => id)) {
      const plan: FuzzPlan = { scenario, options, seed: roundSeed(`starts/${scenario}`) };
      for (const { from } of momentsOf(game, plan, { moments, horizon: 2 })) {
        const match = begin(game, {
          ...plan,
          dice: { kind: 'fast', seed: 'starts' },
          ...(from && { start: from.state }),
        });
        for (const found of believedIn(game, match, how.invariants)) believed.add(found);
      }
    }
    const listed = Object.keys(possible);
    expect([...believed].filter((found) => !listed.includes(found))).toEqual([]);
    // Another round of the soak comes to other positions.
    if (!soaking) expect(listed.filter((name) => !believed.has(name))).toEqual([]);
  });
}

/** The nonsense that a file with the position of a match is not refused for. */
function believedIn(game: Game, { header }: Match, invariants: Invariants): string[] {
  const file = {
    header: { ...header, sum: '' },
    orders: [],
    checkpoints: [],
    snapshots: [],
    outcome: null,
  } as unknown as Parameters<typeof verify>[0];
  const problem = (): { field: string; problem: string } | undefined =>
    verify(file, () => game, { invariants }).problem;
  expect(problem()).toBeUndefined();
  const believed: string[] = [];
  const alike = new Map<string, number>();
  for (const { owner, key, path } of leavesOf((header.start as { data: unknown }).data, 'data')) {
    const name = path.replace(/\[\d+\]/g, '[*]').replace(/^data\./, '');
    const seen = alike.get(name) ?? 0;
    alike.set(name, seen + 1);
    const real = owner[key];
    for (const bad of nonsenseFor(seen)) {
      if (bad === real) continue;
      owner[key] = bad;
      if (!isNamed(problem(), path, bad !== null && (typeof bad !== typeof real || bad === 0.5)))
        believed.push(`${name} ${String(bad)}`);
    }
    owner[key] = real;
  }
  return believed;
}

/** All of it for the first leaves of a kind; the many others of a long list share it out, where nobody soaks. */
function nonsenseFor(seen: number): readonly unknown[] {
  if (soaking || seen < 2) return NONSENSE;
  const turn = seen % NONSENSE.length;
  return NONSENSE.slice(turn, turn + 1);
}

/** Whether a refusal says what is wrong: the leaf itself where its kind is wrong, or what does not go together with it. */
function isNamed(found: { field: string; problem: string } | undefined, path: string, exactly: boolean): boolean {
  if (found === undefined || found.problem.startsWith('The rules fail there')) return false;
  return exactly ? found.field === `header.start.${path}` : found.field.startsWith('header.start.data');
}

interface Leaf {
  readonly owner: Record<string, unknown>;
  readonly key: string;
  readonly path: string;
}

function leavesOf(value: unknown, path: string): Leaf[] {
  const owner = value as Record<string, unknown>;
  return Object.keys(owner).flatMap((key) => {
    const inner = Array.isArray(value) ? `${path}[${key}]` : `${path}${dotted(key)}`;
    const leaf = owner[key];
    return typeof leaf === 'object' && leaf !== null ? leavesOf(leaf, inner) : [{ owner, key, path: inner }];
  });
}

/** As refusals name a field. */
const dotted = (key: string): string => (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? `.${key}` : `["${key}"]`);
