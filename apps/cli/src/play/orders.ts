import { type Answer, OutOfDice, type Refusal, RulesFault, say, submit, type Side } from '@point-option/engine';
import { refusalText } from '../text/words.ts';
import { awaited, type Session, staffAnswer } from './session.ts';

/** Asks for one die rolled by hand; null at the end of input. */
export type AskDie = (sides: number, purpose: string) => Promise<number | null>;

/** Whether a die has a face. Ten-sided dice are printed 0 to 9. */
export function isFace(face: unknown, sides: number): face is number {
  return (
    Number.isInteger(face) && (((face as number) >= 1 && (face as number) <= sides) || (face === 0 && sides === 10))
  );
}

/** Input ended where an answer was needed. */
export class InputEnded extends Error {
  override readonly name = 'InputEnded';
}

/** Runs what may need dice rolled by hand, asking for one more each time until they suffice. */
export async function withDice<T>(
  run: (faces: readonly number[]) => T,
  askDie: AskDie,
  name: (purpose: string) => string,
): Promise<T> {
  const faces: number[] = [];
  for (;;) {
    try {
      return run(faces);
    } catch (error) {
      if (!(error instanceof OutOfDice)) throw error;
      const face = await askDie(error.sides, error.purpose === null ? 'the rules' : name(error.purpose));
      if (face === null) throw new InputEnded();
      faces.push(face);
    }
  }
}

/** Gives an order and keeps the match. Refuses with a reason, having changed nothing. */
export async function giveOrder(
  session: Session,
  side: Side,
  answer: Answer,
  askDie: AskDie,
  warn: (sentence: string) => void,
): Promise<Refusal | null> {
  const { match, words } = session;
  const byHand = match.header.dice.kind === 'scripted';
  const refusal = await withDice(
    (faces) => submit(match, side, answer, byHand ? { dice: faces } : undefined),
    askDie,
    (key) => say(words, { key }),
  );
  if (refusal === null) save(session, warn);
  return refusal;
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
    const refusal = await giveOrder(session, side, staffAnswer(session, side), askDie, warn);
    if (refusal !== null) {
      const staff = session.staff[side]?.id ?? 'nobody';
      throw new RulesFault(
        `The staff "${staff}" of ${side} gave an order that is refused: ${refusalText(session.words, refusal)}`,
      );
    }
    // A thinking staff keeps the program busy: Ctrl-C is heard between its orders.
    await new Promise((heard) => {
      setImmediate(heard);
    });
  }
}
