import { sampleAnswer } from '../play/sampleAnswer.ts';
import type { Dice } from '../chance/dice.ts';
import { fast } from '../chance/fastDice.ts';
import { ask, begin, type Beginning, type Match, submit } from '../play/match.ts';
import { type MatchFile, summed } from '../files/matchFile.ts';
import type { Order } from '../play/record.ts';
import { type DuelView, tinyDuel } from './duel.ts';
import type { Duel } from './duelState.ts';
import { undo, undoRefusal } from '../play/undo.ts';

export type DuelMatch = Match<Duel, DuelView>;

export function beginDuel(how: Partial<Beginning> = {}): DuelMatch {
  return begin(tinyDuel, { dice: { kind: 'fast', seed: 'duel' }, ...how });
}

/** A plan for one side that leaves nothing to chance, up to the question whether it is sure. */
export const PLAN = ['hill', [2], { archers: 'line', pikes: 'reserve', horse: 'flank' }] as const;

/** Both sides bid, and red answers the first so many questions of its plan. */
export function planned(match: DuelMatch, answers: number): void {
  must(match, 'blue', 4);
  must(match, 'red', 2);
  for (const answer of PLAN.slice(0, answers)) must(match, 'red', answer as never);
}

/** Gives an order that must be accepted. */
export function must(match: DuelMatch, side: string, answer: Parameters<typeof submit>[2]): void {
  const refusal = submit(match, side, answer);
  if (refusal !== null) throw new Error(`${side} ${JSON.stringify(answer)}: ${refusal.reason.key}`);
}

/** One random order or undo of any side that may give one. */
export function randomOrder(match: DuelMatch, dice: Dice): void {
  const undoing = tinyDuel.sides.filter((side) => undoRefusal(match, side) === null);
  if (undoing.length > 0 && dice.die(4) === 1) {
    undo(match, undoing[dice.die(undoing.length) - 1] ?? '');
    return;
  }
  const { open } = match.table.whole;
  const side = open[dice.die(open.length) - 1] ?? '';
  const question = ask(match, side);
  if (question !== null) must(match, side, sampleAnswer(question, dice));
}

/** Plays random orders: so many, or to the end. */
export function playDuel(match: DuelMatch, seed: string, orders = Number.MAX_SAFE_INTEGER): DuelMatch {
  const dice = fast(`${seed}/orders`);
  for (let i = 0; i < orders && match.table.whole.outcome === null; i++) randomOrder(match, dice);
  return match;
}

/** A file with other orders, and sums that hold for them: what somebody who knows the program can forge. */
export function forged(
  file: MatchFile,
  change: Partial<Pick<MatchFile, 'header' | 'checkpoints' | 'snapshots' | 'outcome'>> & { orders?: readonly Order[] },
): MatchFile {
  const { length: _length, ...whole } = { ...file, ...change };
  const { sum: _sum, ...header } = whole.header;
  return summed({
    ...whole,
    header,
    orders: whole.orders
      .map((order) => ({ ...order, sum: undefined }))
      .map(({ sum: _orderSum, ...order }) => order as Order),
    snapshots: whole.snapshots.map(({ sum: _snapshotSum, ...snapshot }) => snapshot),
  });
}
