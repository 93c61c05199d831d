import { begin, clone, type Game, type Match, type MatchOptions, type State, verify } from '@point-option/engine';
import { expect, it } from 'vitest';
import type { Invariants } from './fuzz.ts';
import { momentsOf, playStaffed } from './middle.ts';
import { beginPlan, type FuzzPlan } from './plan.ts';
import { roundSeed, soaking } from './sample.ts';

export interface Starts {
  readonly invariants: Invariants;
  /** The staffed matches whose positions are changed; one of each scenario, where none are named. */
  readonly matches?: readonly { readonly scenario: string; readonly options?: MatchOptions }[];
  /** Parts of the data that the set-up decides for the whole match. */
  readonly decided?: readonly string[];
  /** Leaves where nonsense is no nonsense, as `forces[*].partner -7`, each with the reason. */
  readonly possible?: Readonly<Record<string, string>>;
}

/** What nobody finds in a position: too little, no whole number, too much, no name there is, and nothing at all. */
const NONSENSE: readonly unknown[] = [-7, 0.5, 1e9, 'nonsense', null];

/**
 * A file may bring a position of its own. Staff play matches, and wherever the data, or what a procedure remembers, has a
 * kind of leaf that it had not before, such leaves are replaced by nonsense, each at a time; so is every leaf of a
 * position in the middle. Each such file must be refused.
 */
export function proveStarts(game: Game, { invariants, matches, decided = [], possible = {} }: Starts): void {
  const all = matches ?? game.scenarios.map(({ id }) => ({ scenario: id, options: {} }));
  it(`${game.id}: a start with nonsense in any leaf is refused, in a sentence that names it`, {
    timeout: 300_000,
  }, () => {
    const believed = new Set<string>();
    const known: Kinds = new Map();
    all.forEach(({ scenario, options = {} }, index) => {
      const plan: FuzzPlan = { scenario, options, seed: roundSeed(`starts/${scenario}`) };
      for (const { state, isNew } of positionsOf(game, plan, known, index === 0)) {
        const { header } = begin(game, { ...plan, dice: { kind: 'fast', seed: 'starts' }, start: state });
        for (const found of believedIn(game, header, { invariants, decided, isNew })) believed.add(found);
      }
    });
    const listed = Object.keys(possible);
    expect([...believed].filter((found) => !listed.includes(found))).toEqual([]);
    // Another round of the soak comes to other positions.
    if (!soaking) expect(listed.filter((name) => !believed.has(name))).toEqual([]);
  });
}

/** A position, and which of its leaves are to be changed. */
interface Position {
  readonly state: State<unknown>;
  isNew(kind: string): boolean;
}

/** The positions of a staffed match that have a kind of leaf for the first time; and its middle, with all of them. */
function positionsOf(game: Game, plan: FuzzPlan, known: Kinds, withMiddle: boolean): Position[] {
  const found: Position[] = [];
  const match = beginPlan(game, plan, { simulate: true });
  const look = (): void => {
    const fresh: string[] = [];
    for (const { kind, value } of partsOf(match.table.whole)) learn(under(known, kind), value, kind, fresh);
    if (fresh.length > 0 && match.table.whole.outcome === null)
      found.push({ state: clone(match.table.whole), isNew: (kind) => fresh.includes(kind) });
  };
  look();
  playStaffed(match, plan.seed, Number.POSITIVE_INFINITY, { given: look });
  if (withMiddle || soaking)
    for (const { from } of momentsOf(game, plan, { moments: 3, horizon: 2 }).slice(1, 2))
      if (from) found.push({ state: from.state, isNew: () => true });
  return found;
}

/** A part of a position: where it is in the file, and what its leaves are called. */
interface Part {
  readonly at: string;
  readonly kind: string;
  readonly value: unknown;
}

function partsOf({ data, agenda }: State<unknown>): Part[] {
  const locals = agenda.map(({ procedure, locals: value }, i) => ({
    at: `agenda[${i}].locals`,
    kind: `${procedure}: locals`,
    value,
  }));
  return [{ at: 'data', kind: '', value: data }, ...locals];
}

/** The kinds of leaves there are, as a tree: what is in a list is of one kind. */
type Kinds = Map<string, Kinds>;

function under(known: Kinds, name: string): Kinds {
  const inner: Kinds = known.get(name) ?? new Map();
  known.set(name, inner);
  return inner;
}

function learn(known: Kinds, value: unknown, path: string, fresh: string[]): void {
  const isList = Array.isArray(value);
  for (const key of Object.keys(value as object)) {
    const name = isList ? '*' : key;
    const leaf = (value as Record<string, unknown>)[key];
    const inner = under(known, name);
    const isLeaf = typeof leaf !== 'object' || leaf === null;
    // What is nothing now may be a name or an object later: a leaf is known by its type too.
    if (isLeaf && inner.has(typed(leaf))) continue;
    const at = isList ? `${path}[*]` : `${path}${dotted(key)}`;
    if (!isLeaf) learn(inner, leaf, at, fresh);
    else {
      inner.set(typed(leaf), new Map());
      fresh.push(at + typed(leaf));
    }
  }
}

const typed = (leaf: unknown): string => (leaf === null ? ' null' : ` ${typeof leaf}`);

interface Looking extends Pick<Position, 'isNew'>, Required<Pick<Starts, 'invariants' | 'decided'>> {}

/** The nonsense that a file with a position is not refused for. */
function believedIn(game: Game, header: Match['header'], { invariants, decided, isNew }: Looking): string[] {
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
  for (const { owner, key, path, kind } of partsOf(header.start as State<unknown>).flatMap(leavesIn)) {
    if (!isNew(kind + typed(owner[key]))) continue;
    const seen = alike.get(kind) ?? 0;
    alike.set(kind, seen + 1);
    const real = owner[key];
    const isDecided = decided.some((part) => new RegExp(`^\\.${part}\\b`).test(kind));
    for (const bad of [...nonsenseFor(seen), ...(isDecided ? nearTo(real) : [])]) {
      if (bad === real) continue;
      owner[key] = bad;
      if (!isNamed(problem(), path, bad !== null && (typeof bad !== typeof real || bad === 0.5)))
        believed.push(`${kind.replace(/^\./, '')} ${String(bad)}`);
    }
    owner[key] = real;
  }
  return believed;
}

/** All of it for the first leaves of a kind; the many others of a long list share it out, where nobody soaks. */
function nonsenseFor(seen: number): readonly unknown[] {
  if (soaking || seen < 2) return NONSENSE;
  const turn = (seen + 1) % NONSENSE.length;
  return NONSENSE.slice(turn, turn + 1);
}

/** What could stand there in another match: no nonsense, and yet not what the set-up decides here. */
function nearTo(real: unknown): readonly unknown[] {
  if (typeof real === 'boolean') return [!real];
  return typeof real === 'number' ? [real + 1] : [];
}

/** Whether a refusal says what is wrong: the leaf itself where its kind is wrong, or what does not go together with it. */
function isNamed(found: { field: string; problem: string } | undefined, path: string, exactly: boolean): boolean {
  if (found === undefined || found.problem.startsWith('The rules fail there')) return false;
  return exactly ? found.field === `header.start.${path}` : /^header\.start\.(data|agenda)/.test(found.field);
}

interface Leaf {
  readonly owner: Record<string, unknown>;
  readonly key: string;
  readonly path: string;
}

/** The leaves of a part of a position, each with its kind: what is in a list is of one kind. */
function leavesIn({ at, kind, value }: Part): (Leaf & { readonly kind: string })[] {
  const kindOf = (path: string): string => kind + path.slice(at.length).replace(/\[\d+\]/g, '[*]');
  return leavesOf(value, at).map((leaf) => ({ ...leaf, kind: kindOf(leaf.path) }));
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
