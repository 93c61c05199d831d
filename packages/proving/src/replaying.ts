import {
  ask,
  begin,
  fast,
  fork,
  type Game,
  give,
  hashOf,
  load,
  type Match,
  type MatchFile,
  matchFile,
  observeMatch,
  readMatchFile,
  replay,
  sampleAnswer,
  same,
  type Side,
  submit,
  verify,
} from '@point-option/engine';
import { difference } from './knowledge.ts';

/**
 * A match that was played is its file: stored, read and replayed it comes to the same state, journal and seats, byte
 * for byte, whole or from a snapshot; stopped anywhere and loaded, it goes on as the live one does; forked for a side,
 * it looks the same to that side and leaves the match alone. The first thing that is not so, as a sentence.
 */
export function replaying(game: Game, match: Match, seed: string): string | null {
  const find = (): Game => game;
  const file = readMatchFile(JSON.stringify(matchFile(match)));
  const verdict = verify(file, find);
  if (!verdict.ok) return `the file does not verify: ${verdict.problem?.field}: ${verdict.problem?.problem}`;
  return (
    unlike(match, replay(file, find), 'a replay') ??
    unlike(match, load(file, find, { fast: true }).match, 'a load from the latest snapshot', false) ??
    checkResumed(game, match, file, seed) ??
    checkForks(game, match, seed)
  );
}

function unlike(live: Match, other: Match, what: string, journal = true): string | null {
  if (hashOf(live.table.whole) !== hashOf(other.table.whole)) {
    return `${what} comes to another state: ${difference(live.table.whole, other.table.whole)}`;
  }
  if (!same(live.seats, other.seats)) return `${what} comes to other seat numbers.`;
  if (live.table.orders !== other.table.orders) return `${what} comes to another number of orders.`;
  if (!same(live.table.dice.position(), other.table.dice.position())) return `${what} leaves the dice elsewhere.`;
  if (!same(live.record?.undo.length, other.record?.undo.length)) return `${what} can undo otherwise.`;
  if (journal && !same(live.table.journal, other.table.journal))
    return `${what} tells another story: ${difference(live.table.journal, other.table.journal)}`;
  return null;
}

/** The match as it was after some of its orders, stored there and loaded again. */
function stoppedAt(game: Game, file: MatchFile, after: number): Match {
  const match = begin(game, file.header);
  for (const { sum: _sum, ...order } of file.orders.slice(0, after)) give(match, order);
  return load(readMatchFile(JSON.stringify(matchFile(match))), () => game, { fast: true }).match;
}

/** Stopped half way and loaded, the rest of the orders leads where the match is. */
function checkResumed(game: Game, live: Match, file: MatchFile, seed: string): string | null {
  if (file.orders.length < 2) return null;
  const after = fast(`${seed}/stop`).die(file.orders.length - 1);
  const resumed = stoppedAt(game, file, after);
  for (const { sum: _sum, ...order } of file.orders.slice(after)) {
    const refusal = give(resumed, order);
    if (refusal !== null)
      return `resumed after order ${after}, order ${resumed.table.orders + 1} is refused: ${refusal.reason.key}`;
  }
  // Not the last checkpoint: a match that is not over has orders after it.
  return hashOf(resumed.table.whole) === hashOf(live.table.whole)
    ? null
    : `resumed after order ${after}, the match ends otherwise.`;
}

function checkForks(game: Game, match: Match, seed: string): string | null {
  const file = matchFile(match);
  const middle = stoppedAt(game, file, Math.floor(file.orders.length / 2));
  if (middle.table.whole.outcome !== null) return null;
  for (const side of game.sides) {
    const before = hashOf(middle.table.whole);
    const sandbox = fork(middle, side, `${seed}/fork`);
    const shown = difference(observeMatch(middle, side), observeMatch(sandbox, side));
    if (shown !== null) return `a fork looks different to ${side}: ${shown}`;
    playSome(sandbox, seed);
    if (hashOf(middle.table.whole) !== before) return 'a fork changed the match it came from.';
    if (!verify(readMatchFile(JSON.stringify(matchFile(sandbox))), () => game).ok) return 'a fork does not verify.';
  }
  return null;
}

function playSome(match: Match, seed: string): void {
  const whim = fast(`${seed}/play`);
  for (let i = 0; i < 10 && match.table.whole.outcome === null; i++) {
    const side = match.table.whole.open[0] as Side;
    const question = ask(match, side);
    if (question !== null) submit(match, side, sampleAnswer(question, whim));
  }
}
