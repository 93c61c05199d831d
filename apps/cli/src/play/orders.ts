import {
  type Answer,
  DieError,
  type Message,
  message,
  OutOfDice,
  type Refusal,
  RulesFault,
  same,
  say,
  submit,
  type Side,
} from '@point-option/engine';
import { CommandFault } from '../faults.ts';
import { refusalText } from '../text/words.ts';
import type { Pending, Slot } from './pending.ts';
import { undoNotYours, undoSecret, undoTyped } from './refusals.ts';
import { awaited, type Session, staffAnswer } from './session.ts';

/** A die that a person shall roll. */
export interface WantedDie {
  readonly sides: number;
  readonly purpose: string;
  /** Dice typed already for the same order. */
  readonly typed: number;
  /** Whether the order has told a secret already, before it came to this die. */
  readonly revealed: boolean;
  /** Whether a person gave the order, who may still take it back. */
  readonly ownOrder: boolean;
}

/** Asks for one die rolled by hand; null where the person leaves. */
export type AskDie = (die: WantedDie) => Promise<number | 'undo' | null>;

/** Whether a die has a face. Ten-sided dice are printed 0 to 9. */
export function isFace(face: unknown, sides: number): face is number {
  return (
    Number.isInteger(face) && (((face as number) >= 1 && (face as number) <= sides) || (face === 0 && sides === 10))
  );
}

/** Why an order cannot be taken back at the prompt for a die, or null where it can. */
export function undoProblem({ typed, revealed, ownOrder }: WantedDie): Message | null {
  if (!ownOrder) return undoNotYours;
  if (typed > 0) return undoTyped;
  return revealed ? undoSecret : null;
}

/** Input ended where an answer was needed. */
export class InputEnded extends Error {
  override readonly name = 'InputEnded';
}

/** Runs what may need dice rolled by hand, asking for one more each time until they suffice. */
export async function withDice<T>(
  run: (faces: readonly number[]) => T,
  askDie: AskDie,
  how: {
    name(purpose: Message): string;
    readonly ownOrder?: boolean;
    readonly faces?: readonly number[];
    /** Told the dice so far before each is asked for and after the last was given. */
    keep?(faces: readonly number[]): void;
  },
): Promise<T | 'taken back'> {
  const faces = [...(how.faces ?? [])];
  for (;;) {
    try {
      return run(faces);
    } catch (error) {
      if (!(error instanceof OutOfDice)) throw error;
      how.keep?.(faces);
      const { sides, purpose, about, revealed } = error;
      const face = await askDie({
        sides,
        purpose: purpose === null ? 'the rules' : how.name(message(purpose, about)),
        typed: faces.length,
        revealed,
        ownOrder: how.ownOrder === true,
      });
      if (face === null) throw new InputEnded();
      if (face === 'undo') return 'taken back';
      faces.push(face);
      how.keep?.(faces);
    }
  }
}

/**
 * Gives an order and keeps the match. Refuses with a reason, having changed nothing. An order whose dice are rolled by
 * hand is kept apart until it has them all, so that leaving in between loses neither it nor them.
 */
export async function giveOrder(
  session: Session,
  side: Side,
  answer: Answer,
  askDie: AskDie,
  warn: (sentence: string) => void,
): Promise<Refusal | 'taken back' | null> {
  const { match, words } = session;
  if (match.header.dice.kind !== 'scripted') {
    const refusal = submit(match, side, answer);
    if (refusal === null) save(session, warn);
    return refusal;
  }
  const slot = session.pending();
  const attempt = (faces: readonly number[]): Promise<Refusal | 'taken back' | null> =>
    withDice((dice) => submit(match, side, answer, { dice }), askDie, {
      name: (purpose) => say(words, purpose),
      ownOrder: session.people.includes(side),
      faces,
      keep: keeping(slot, side, answer, warn),
    });
  const kept = keptDice(slot, side, answer);
  const given = await attempt(kept).catch((error: unknown) => {
    // Dice that cannot be come from a damaged note of the order: they are asked for anew.
    if (error instanceof DieError && kept.length > 0) return attempt([]);
    throw error;
  });
  if (given === null) save(session, warn);
  slot.forget();
  return given;
}

function keptDice(slot: Slot, side: Side, answer: Answer): readonly number[] {
  const kept = slot.read();
  return kept !== null && kept.side === side && same(kept.answer, answer) ? kept.dice : [];
}

/** Keeps the order with its dice; a disk that refuses is told once and stops nobody. */
function keeping(
  slot: Slot,
  side: Side,
  answer: Answer,
  warn: (sentence: string) => void,
): (dice: readonly number[]) => void {
  let told = false;
  return (dice) => {
    try {
      slot.write({ side, answer, dice });
    } catch (error) {
      if (!(error instanceof CommandFault)) throw error;
      if (!told) warn(`Should you leave now, this order is lost: ${error.message}`);
      told = true;
    }
  };
}

/** The order of a person that still needs dice, if the match was left with one. */
export function pendingOrder(session: Session): Pending | null {
  if (session.match.header.dice.kind !== 'scripted') return null;
  const kept = session.pending().read();
  return kept !== null && awaited(session).people.includes(kept.side) ? kept : null;
}

export function save({ keeper, match }: Session, warn: (sentence: string) => void): void {
  const moved = keeper.save(match);
  if (moved !== null) warn(moved);
}

/** Lets staff answer until a person must, or the match is over. */
export async function staffPlay(session: Session, askDie: AskDie, warn: (sentence: string) => void): Promise<void> {
  for (;;) {
    const [side] = awaited(session).staff;
    if (side === undefined || session.match.table.whole.outcome !== null) return;
    // A person's order that waits for dice comes first: it was given before.
    if (pendingOrder(session) !== null) return;
    const refusal = await giveOrder(session, side, staffAnswer(session, side), askDie, warn);
    if (refusal !== null) {
      const staff = session.staff[side]?.id ?? 'nobody';
      const why = refusal === 'taken back' ? 'it was taken back.' : refusalText(session.words, refusal);
      throw new RulesFault(`The staff "${staff}" of ${side} gave an order that is refused: ${why}`);
    }
    // A thinking staff keeps the program busy: Ctrl-C is heard between its orders.
    await new Promise((heard) => {
      setImmediate(heard);
    });
  }
}
