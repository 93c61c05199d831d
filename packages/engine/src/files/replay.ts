import { commitment } from '../chance/fairDice.ts';
import { chartProblem, type Own, ownParts } from './foreign.ts';
import { fork } from '../play/fork.ts';
import { type Game, optionsOf, prepare } from '../play/game.ts';
import type { DiceHeader, MatchHeader } from './header.ts';
import { clone, same } from './json.ts';
import { ask, beginFrom, beginWith, give, type Match, matchAt } from '../play/match.ts';
import { FileFault, type MatchFile } from './matchFile.ts';
import { message, say } from '../view/message.ts';
import type { PlaceProblem } from './places.ts';
import { hashOf, type Order } from '../play/record.ts';
import { BadInput } from '../play/refusal.ts';
import { type Scenario, scenarioIn, scenarioOf, scenarioProblems } from './scenario.ts';
import { shown } from './shapeWords.ts';
import { type Invariants, invariantProblem, standingProblem, startProblem } from './start.ts';
import type { State } from '../play/state.ts';
import { words as kernelWords } from '../view/words.ts';

/** Finds a game by id. */
export type FindGame = (id: string) => Game;

/** A match loaded from a file, and what there is to say about how. */
export interface Loaded {
  readonly match: Match;
  readonly notes: readonly string[];
}

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

function headerOf(file: MatchFile): MatchHeader {
  const { sum: _sum, ...header } = file.header;
  return header;
}

/** Replays a match order by order, comparing every checkpoint, snapshot and the outcome. Stops at the first fault. */
export function replay(file: MatchFile, find: FindGame, each?: (match: Match, index: number) => void): Match {
  const game = rulesFor(file, find);
  if (game === null) throw goneRules(file);
  const match = started(game, file);
  each?.(match, 0);
  const checks = new Map(file.checkpoints.map((checkpoint, index) => [checkpoint.after, { ...checkpoint, index }]));
  const beyond = file.checkpoints.findIndex((checkpoint) => checkpoint.after > file.orders.length);
  if (beyond >= 0) throw new FileFault(`checkpoints[${beyond}].after`, `There are only ${file.orders.length} orders.`);
  file.orders.forEach(({ sum: _sum, ...order }, index) => {
    follow(match, order, index, game);
    const due = checks.get(index + 1);
    if (due && hashOf(match.table.whole) !== due.hash) {
      throw new FileFault(
        `checkpoints[${due.index}].hash`,
        `A replay comes to another state after order ${index + 1}.`,
      );
    }
    each?.(match, index + 1);
  });
  compareRecord(file, match);
  return match;
}

function started(game: Game, file: MatchFile): Match {
  const header = headerOf(file);
  return blamed('header', () => {
    soundScenario(game, header);
    optionsOf(game, header.options);
    refuse(startProblem(header, game));
    const match = beginFrom(game, header);
    refuse(standingProblem(match));
    return match;
  });
}

function refuse(found: PlaceProblem | null): void {
  if (found) throw new FileFault(found.field, found.problem);
}

/** The scenario of a file's header, which anybody may have written, as they may its charts. */
function soundScenario(game: Game, header: MatchHeader): Scenario {
  const { scenario, scenarioFile } = header;
  refuse(chartProblem(header, game));
  if (scenarioFile === undefined) return scenarioOf(game, scenario);
  const [wrong] = scenarioProblems(game, scenarioFile);
  if (wrong) throw new FileFault(`header.scenarioFile.${wrong.path}`, wrong.problem);
  if (scenarioFile['id'] !== scenario)
    throw new FileFault('header.scenario', `It is not the id in its file, which is ${shown(scenarioFile['id'])}.`);
  return scenarioIn(game, header);
}

function follow(match: Match, order: Order, index: number, game: Game): void {
  const field = `orders[${index}]`;
  const refusal = blamed(field, () => give(match, order));
  if (refusal !== null) throw new FileFault(field, say({ ...kernelWords, ...game.words }, refusal.reason));
}

/** What cannot be played is a fault of the file: a changed one can bring the rules to anything. */
function blamed<T>(field: string, play: () => T): T {
  try {
    return play();
  } catch (error) {
    if (error instanceof FileFault) throw error;
    throw new FileFault(field, error instanceof Error ? error.message : String(error));
  }
}

function compareRecord(file: MatchFile, match: Match): void {
  const record = match.record;
  if (!same(record?.checkpoints, file.checkpoints)) {
    throw new FileFault('checkpoints', 'They are not those that a replay makes.');
  }
  if (record?.snapshots.length !== file.snapshots.length)
    throw new FileFault(
      'snapshots',
      `A replay makes ${record?.snapshots.length ?? 0}, and the file holds ${file.snapshots.length}.`,
    );
  file.snapshots.forEach((snapshot, index) => {
    const { sum: _sum, ...written } = snapshot;
    if (!same(record?.snapshots[index], written))
      throw new FileFault(`snapshots[${index}]`, 'A replay comes to another state there.');
  });
  if (!same(match.table.whole.outcome, file.outcome)) throw new FileFault('outcome', 'A replay ends otherwise.');
}

function goneRules({ header }: MatchFile): FileFault {
  return new FileFault('header.rules', `${header.game} no longer plays by version ${header.rules} of its rules.`);
}

/** The rules a file was begun under, where the game still has them. */
function rulesFor(file: MatchFile, find: FindGame): Game | null {
  const game = find(file.header.game);
  if (game.rulesVersion === file.header.rules) return game;
  return game.earlier?.find((older) => older.rulesVersion === file.header.rules) ?? null;
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
 * it; whole otherwise. A match under older rules goes on under them, or from its latest snapshot under the present ones.
 */
export function load(file: MatchFile, find: FindGame, how: { readonly fast?: boolean } = {}): Loaded {
  const game = find(file.header.game);
  const rules = rulesFor(file, find);
  if (rules === null) return adopted(file, game);
  const notes = rules === game ? [] : [note('older rules', file, game)];
  if (!how.fast) return { match: replay(file, find), notes };
  const snapshot = file.snapshots.at(-1);
  if (!snapshot) return { match: replay(file, find), notes };
  blamed('header', () => soundScenario(rules, headerOf(file)));
  const match = matchAt(prepare(rules), headerOf(file), clone(snapshot.state), snapshot.dice);
  match.table.orders = snapshot.after;
  Object.assign(match.seats, snapshot.seats);
  const record = match.record;
  if (record) {
    record.orders.push(...file.orders.slice(0, snapshot.after).map(({ sum: _sum, ...order }) => order));
    record.checkpoints.push(...file.checkpoints.filter((checkpoint) => checkpoint.after <= snapshot.after));
    const { sum: _sum, ...kept } = snapshot;
    record.snapshots.push(kept);
    record.stop = kept.stop;
  }
  file.orders.slice(snapshot.after).forEach(({ sum: _sum, ...order }, index) => {
    follow(match, order, snapshot.after + index, rules);
  });
  compareRecord(file, match);
  return { match, notes };
}

/** A match whose rules are gone, begun anew under the present ones from its latest snapshot. */
function adopted(file: MatchFile, game: Game): Loaded {
  const snapshot = file.snapshots.at(-1);
  if (!snapshot || !game.adopt) {
    throw new FileFault(
      'header.rules',
      `${game.id} is now at version ${game.rulesVersion} of its rules, this match is of version ${file.header.rules}, and it cannot be taken over.`,
    );
  }
  const state: State<unknown> = {
    ...clone(snapshot.state),
    data: game.adopt(clone(snapshot.state.data), file.header.rules),
  };
  const { options, charts, dice } = headerOf(file);
  const match = blamed('header.rules', () => {
    const begun = beginWith(game, soundScenario(game, headerOf(file)), {
      options,
      ...(charts && { charts }),
      dice: freshDice(dice, snapshot.after),
      start: state,
      forkOf: { after: snapshot.after, as: 'referee' },
    });
    // A step that the present rules no longer have is found now, not when somebody is asked.
    for (const side of begun.table.whole.open) ask(begun, side);
    return begun;
  });
  return { match, notes: [note('adopted', file, game, snapshot.after)] };
}

/** Dice that begin anew and repeat none that were rolled; fair ones still keep the promise made for them. */
function freshDice(dice: DiceHeader, after: number): DiceHeader {
  switch (dice.kind) {
    case 'fast':
      return { kind: 'fast', seed: `${dice.seed}/adopted` };
    case 'fair': {
      const adopted = `${dice.clientSeeds['adopted'] ?? ''}/${after}`;
      return { ...dice, clientSeeds: { ...dice.clientSeeds, adopted } };
    }
    case 'scripted':
      return { kind: 'scripted', opening: [] };
  }
}

function note(key: string, file: MatchFile, game: Game, after = 0): string {
  return say(
    kernelWords,
    message(`kernel.${key}`, { game: game.id, from: file.header.rules, to: game.rulesVersion, after }),
  );
}

/** A sandbox from the truth of a finished match, after so many of its orders. */
export function forkFinished(file: MatchFile, find: FindGame, after: number, seed: string): Match {
  if (file.outcome === null)
    throw new FileFault('outcome', 'The match is still played: only a finished one may be forked from the truth.');
  if (!Number.isSafeInteger(after) || after < 0 || after > file.orders.length)
    throw new BadInput(`The match has ${file.orders.length} orders; it cannot be forked after order ${String(after)}.`);
  const game = rulesFor(file, find);
  if (game === null) throw goneRules(file);
  const match = started(game, file);
  file.orders.slice(0, after).forEach(({ sum: _sum, ...order }, index) => follow(match, order, index, game));
  return fork(match, 'referee', seed, true);
}
