import { commitment } from '../chance/fairDice.ts';
import { adopted, laterRules, type Loaded, note } from './adoption.ts';
import { blamed, follow, headerOf, refuse, soundScenario, started } from './following.ts';
import { type Own, ownParts } from './foreign.ts';
import { fork } from '../play/fork.ts';
import { type Game, prepare } from '../play/game.ts';
import type { DiceHeader, MatchHeader } from './header.ts';
import { clone, same } from './json.ts';
import { beginFrom, type Match, matchAt } from '../play/match.ts';
import type { GrowingOrder } from './growing.ts';
import { FileFault, type MatchFile, sumOf } from './matchForm.ts';
import type { Position } from './position.ts';
import { hashOf, type Snapshot } from '../play/record.ts';
import { BadInput } from '../play/refusal.ts';
import { type Invariants, invariantProblem, startProblem } from './start.ts';

/** Finds a game by id. */
export type FindGame = (id: string) => Game;

export interface Verdict {
  readonly ok: boolean;
  /** How far a replay came: what holds, up to the first fault. */
  readonly checked: { readonly orders: number; readonly snapshots: number; readonly outcome: boolean };
  /** What the match is pinned to that is the game's own. The rest is as the file has it, and a replay believes it. */
  readonly own: Own;
  /** Checkpoints that a replay came to. */
  readonly checkpoints: number;
  readonly commitment: 'kept' | 'broken' | 'none';
  readonly problem?: { readonly field: string; readonly problem: string };
}

/** Replays a match order by order, comparing every checkpoint, snapshot and the outcome. Stops at the first fault. */
export function replay(file: MatchFile, find: FindGame, each?: (match: Match, index: number) => void): Match {
  const game = rulesFor(file, find);
  if (game === null) throw goneRules(file, find);
  const match = started(game, headerOf(file));
  each?.(match, 0);
  const checks = new Map(file.checkpoints.map((checkpoint, index) => [checkpoint.after, { ...checkpoint, index }]));
  // That of a whole file is compared at the end.
  const snapshots = new Map(file.inPlay === true ? file.snapshots.map(({ after }, i) => [after, i]) : []);
  const beyond = file.checkpoints.findIndex((checkpoint) => checkpoint.after > file.orders.length);
  if (beyond >= 0) throw new FileFault(`checkpoints[${beyond}].after`, `There are only ${file.orders.length} orders.`);
  file.orders.forEach(({ sum: _sum, ...order }, index) => {
    follow(match, order, index, game);
    const due = checks.get(index + 1);
    if (due && hashNow(match) !== due.hash) {
      throw new FileFault(
        `checkpoints[${due.index}].hash`,
        `A replay comes to another state after order ${index + 1}.`,
      );
    }
    const kept = snapshots.get(index + 1);
    if (kept !== undefined) compareSnapshot(file, kept, match);
    each?.(match, index + 1);
  });
  compareRecord(file, match);
  return match;
}

/** The hash of the state. Where the match has just made a checkpoint of its own, it is that. */
function hashNow({ record, table }: Match): string {
  const made = record?.checkpoints.at(-1);
  return made?.after === table.orders ? made.hash : hashOf(table.whole);
}

function compareRecord(file: MatchFile, match: Match): void {
  const record = match.record;
  if (!same(record?.checkpoints, file.checkpoints)) {
    throw new FileFault('checkpoints', 'They are not those that a replay makes.');
  }
  // A file in play has as many as there was room for.
  if (file.inPlay !== true && record?.snapshots.length !== file.snapshots.length)
    throw new FileFault(
      'snapshots',
      `A replay makes ${record?.snapshots.length ?? 0}, and the file holds ${file.snapshots.length}.`,
    );
  if (file.inPlay !== true) file.snapshots.forEach((_snapshot, index) => compareSnapshot(file, index, match));
  if (!same(match.table.whole.outcome, file.outcome)) throw new FileFault('outcome', 'A replay ends otherwise.');
}

/** A match that has just passed a snapshot, or ended with it, has it as its latest. */
function compareSnapshot(file: MatchFile, index: number, { record }: Match): void {
  const { sum: _sum, ...written } = file.snapshots[index] ?? { sum: '' };
  if (!same(record?.snapshots.at(-1), written))
    throw new FileFault(`snapshots[${index}]`, 'A replay comes to another state there.');
}

function goneRules({ header }: Pick<MatchFile, 'header'>, find: FindGame): FileFault {
  const game = find(header.game);
  if (header.rules > game.rulesVersion) return laterRules(header, game);
  return new FileFault('header.rules', `${game.id} no longer plays by version ${header.rules} of its rules.`);
}

/** The rules a file was begun under, where the game still has them. */
function rulesFor({ header }: { readonly header: MatchHeader }, find: FindGame): Game | null {
  const game = find(header.game);
  if (game.rulesVersion === header.rules) return game;
  return game.earlier?.find((older) => older.rulesVersion === header.rules) ?? null;
}

/** Whether the dice are those promised; none where nothing was promised, or the seed is not revealed yet. */
function promise(dice: DiceHeader): Verdict['commitment'] {
  if (dice.kind !== 'fair' || dice.serverSeed === undefined) return 'none';
  try {
    return commitment(dice.serverSeed) === dice.commitment.toLowerCase() ? 'kept' : 'broken';
  } catch {
    return 'broken';
  }
}

/**
 * Replays everything and says whether it holds, and whether the dice are those that were committed to. What the game
 * holds true of its data is asked of a position that the file brings.
 */
export function verify(file: MatchFile, find: FindGame, how: { readonly invariants?: Invariants } = {}): Verdict {
  const kept = promise(file.header.dice);
  const own = ownParts(file.header, rulesFor(file, find) ?? find(file.header.game));
  const due = new Set(file.checkpoints.map((checkpoint) => checkpoint.after));
  let orders = 0;
  let checkpoints = 0;
  const verdict = (problem: Verdict['problem']): Verdict => {
    const ok = problem === undefined;
    const checked = { orders, snapshots: ok ? file.snapshots.length : 0, outcome: ok };
    return { ok, checked, own, checkpoints, commitment: kept, ...(problem && { problem }) };
  };
  if (kept === 'broken')
    return verdict({
      field: 'header.dice.commitment',
      problem: 'The server seed is not the one that was committed to.',
    });
  try {
    const rules = rulesFor(file, find);
    // First what the kernel can tell: the invariants may rely on it.
    if (rules !== null) blamed('header', () => refuse(startProblem(headerOf(file), rules)));
    refuse(invariantProblem(file.header, how.invariants));
    replay(file, find, (_match, index) => {
      orders = index;
      if (due.has(index)) checkpoints++;
    });
    return verdict(undefined);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    return verdict({ field: error.field, problem: error.problem });
  }
}

/**
 * Loads a match to go on with it. From the latest snapshot where there is one, which is fast but has no journal before
 * it; whole otherwise. A match under older rules goes on under them, or under the present ones: see adoption.ts.
 */
export function load(file: MatchFile, find: FindGame, how: { readonly fast?: boolean } = {}): Loaded {
  const game = find(file.header.game);
  const rules = rulesFor(file, find);
  if (rules === null)
    return adopted(
      {
        header: headerOf(file),
        snapshot: file.snapshots.at(-1) ?? null,
        count: file.orders.length,
        orders: file.orders.map(({ sum: _sum, ...order }) => order),
      },
      game,
    );
  const notes = rules === game ? [] : [note('older rules', file.header, game)];
  if (!how.fast) return { match: replay(file, find), notes };
  const snapshot = file.snapshots.at(-1);
  if (!snapshot) return { match: replay(file, find), notes };
  blamed('header', () => soundScenario(rules, headerOf(file)));
  const { sum: _sum, ...kept } = snapshot;
  const match = matchFrom(rules, headerOf(file), kept);
  const { record } = match;
  if (record) {
    // One by one: as arguments of one call, the orders of a very long match would overflow the stack.
    for (const { sum: _orderSum, ...order } of file.orders.slice(0, snapshot.after)) record.orders.push(order);
    for (const checkpoint of file.checkpoints)
      if (checkpoint.after <= snapshot.after) record.checkpoints.push(checkpoint);
  }
  file.orders.slice(snapshot.after).forEach(({ sum: _sum, ...order }, index) => {
    follow(match, order, snapshot.after + index, rules);
  });
  compareRecord(file, match);
  return { match, notes };
}

/** A match standing at a snapshot. */
function matchFrom(game: Game, header: MatchHeader, snapshot: Snapshot): Match {
  const match = matchAt(prepare(game), header, clone(snapshot.state), snapshot.dice);
  match.table.orders = snapshot.after;
  Object.assign(match.seats, snapshot.seats);
  if (match.record) {
    match.record.snapshots.push(snapshot);
    match.record.stop = snapshot.stop;
  }
  return match;
}

/** A match as a store has it: where it can be gone on from, or null for its beginning, and the orders since. */
export interface StoredMatch {
  readonly header: MatchFile['header'];
  readonly position: Position | null;
  readonly orders: readonly GrowingOrder[];
}

/**
 * Opens a stored match to go on with it. Only the orders since its position are played again; those before, and what
 * was told then, stay in the store.
 */
export function resume({ header: summedHeader, position, orders }: StoredMatch, find: FindGame): Loaded {
  const header = headerOf({ header: summedHeader });
  const game = find(header.game);
  const rules = rulesFor({ header }, find);
  const after = position?.after ?? 0;
  checkChain(position?.orderSum ?? checkedSum(header, summedHeader.sum), orders, after);
  if (rules === null)
    return adopted(
      {
        header,
        snapshot: position,
        count: after + orders.length,
        orders: position === null ? orders.map(({ order }) => order) : null,
      },
      game,
    );
  const notes = rules === game ? [] : [note('older rules', header, game)];
  if (position !== null) blamed('header', () => soundScenario(rules, header));
  const match = position === null ? started(rules, header) : matchAtPosition(rules, header, position);
  orders.forEach((order, i) => followStored(match, order, after + i, rules));
  return { match, notes };
}

/**
 * Plays a stored match again from its first order, one order at a time, and gives what stands after each: whoever
 * checks a long match can do other things between two of them. Throws where the orders do not lead where they say.
 */
export function* replayed(
  head: MatchFile['header'],
  orders: readonly GrowingOrder[],
  find: FindGame,
): Generator<Match> {
  const header = headerOf({ header: head });
  const rules = rulesFor({ header }, find);
  if (rules === null) throw goneRules({ header: head }, find);
  let above = checkedSum(header, head.sum);
  const match = started(rules, header);
  for (const [i, order] of orders.entries()) {
    checkChain(above, [order], i);
    above = order.sum;
    followStored(match, order, i, rules);
    yield match;
  }
}

/** A match standing at a position, with nothing in hand of what came before. */
function matchAtPosition(game: Game, header: MatchHeader, position: Position): Match {
  const { orderSum: _orderSum, told, ...snapshot } = position;
  const match = matchFrom(game, header, snapshot);
  match.table.toldBefore = told;
  if (match.record) {
    match.record.before = snapshot.after;
    match.record.toldAtSnapshot = told;
    match.record.checkpoints.push({ after: snapshot.after, hash: snapshot.hash });
  }
  return match;
}

function checkedSum(header: MatchHeader, sum: string): string {
  if (sumOf('', header) !== sum)
    throw new FileFault('header', 'It was changed after it was written: its sum is wrong.');
  return sum;
}

/** Every order follows from the sum over all before it. */
function checkChain(first: string, orders: readonly GrowingOrder[], after: number): void {
  let above = first;
  orders.forEach(({ order, sum }, i) => {
    above = sumOf(above, order);
    if (above !== sum)
      throw new FileFault(`orders[${after + i}]`, 'It was changed after it was written: its sum is wrong.');
  });
}

function followStored(match: Match, { order, hash }: GrowingOrder, index: number, game: Game): void {
  follow(match, order, index, game);
  const made = match.record?.checkpoints.at(-1);
  if (hash !== null && (made?.after !== index + 1 || made.hash !== hash))
    throw new FileFault(`orders[${index}].hash`, `A replay comes to another state after order ${index + 1}.`);
}

/** A sandbox from the truth of a finished match, after so many of its orders. It must still be under way there. */
export function forkFinished(file: MatchFile, find: FindGame, after: number, seed: string): Match {
  if (file.outcome === null)
    throw new FileFault('outcome', 'The match is still played: only a finished one may be forked from the truth.');
  if (!Number.isSafeInteger(after) || after < 0 || after > file.orders.length)
    throw new BadInput(`The match has ${file.orders.length} orders; it cannot be forked after order ${String(after)}.`);
  const game = rulesFor(file, find);
  if (game === null) throw goneRules(file, find);
  const match = started(game, headerOf(file));
  file.orders.slice(0, after).forEach(({ sum: _sum, ...order }, index) => follow(match, order, index, game));
  if (match.table.whole.outcome !== null)
    throw new BadInput(`The match is over after order ${after}. Fork it after an earlier order.`);
  return fork(match, 'referee', seed, true);
}

/**
 * A match as it stood after so many of its orders, from those in hand: from a position that it was opened at or has
 * passed, or from its beginning.
 */
export function rewound(match: Match, position: Position | null, orders: number): Match {
  const { header, record, prepared } = match;
  const { game } = prepared;
  const after = position?.after ?? 0;
  const back = position === null ? beginFrom(game, header) : matchAtPosition(game, header, position);
  const given = record?.orders.slice(after - record.before, orders - record.before) ?? [];
  given.forEach((order, i) => follow(back, order, after + i, game));
  return back;
}
