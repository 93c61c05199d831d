import {
  type Answer,
  type Ask,
  ask,
  begin,
  fast,
  type Game,
  type Match,
  type MatchOptions,
  type Refusal,
  refusalOf,
  sampleAnswer,
  type Side,
  submit,
} from '@point-option/engine';

// How tests of rules begin a whole match, and give orders in it.

/** A match of the whole game at its very beginning, with the dice rolled by hand that it needs before the first decision. */
export function opening<D, V>(
  game: Game<D, V>,
  { dice = [], ...how }: { scenario?: string; options?: MatchOptions; dice?: readonly number[] } = {},
): Match<D, V> {
  return begin(game, { ...how, dice: { kind: 'scripted', opening: [...dice] } });
}

/** Gives an order that must be accepted, with dice that must all be used. */
export function order<D, V>(match: Match<D, V>, side: Side, answer: Answer, dice: readonly number[] = []): void {
  const refusal = submit(match, side, answer, { dice });
  if (refusal === null) return;
  const { key, values = {} } = refusal.reason;
  throw new Error(`${JSON.stringify(answer)} is refused: ${key} ${JSON.stringify(values)}`);
}

/** The sealed answers of both sides, in this order; the dice are rolled when the second is in. */
export function both<D, V>(
  match: Match<D, V>,
  answers: Readonly<Record<Side, Answer>>,
  dice: readonly number[] = [],
): void {
  const sides = Object.keys(answers);
  for (const [i, side] of sides.entries())
    order(match, side, answers[side] as Answer, i === sides.length - 1 ? dice : []);
}

/** A side does as little as it can: nothing moved, nothing chosen, the first of choices that must be made. */
export function idle<D, V>(match: Match<D, V>, side: Side, dice: readonly number[] = []): void {
  const asked = ask(match, side);
  if (asked === null) throw new Error(`${side} is not asked.`);
  const little = asked.example?.() ?? idleAnswer(asked);
  // Where the rules want more than the limits of the question tell, any legal answer will do.
  order(match, side, refusalOf(asked, little) === null ? little : sampleAnswer(asked, fast('idle')), dice);
}

function idleAnswer(asked: Ask): Answer {
  switch (asked.kind) {
    case 'one':
      return asked.options[0] as Answer;
    case 'some':
      return asked.options.slice(0, asked.min);
    case 'amount':
      return asked.min;
    case 'arrange': {
      const [first] = asked.boxes;
      return Object.fromEntries(
        asked.pieces.flatMap(({ id, must, boxes }) =>
          must === true || !asked.partial ? [[id, boxes?.[0] ?? first?.id ?? '']] : [],
        ),
      );
    }
    case 'confirm':
      return false;
    case 'path':
      return [];
    case 'allot':
      return Object.fromEntries(asked.items.flatMap(({ id, min = 0 }) => (min > 0 ? [[id, min]] : [])));
  }
}

/** Why an order is refused; null where it was accepted. */
export function refusalTo<D, V>(match: Match<D, V>, side: Side, answer: Answer): Refusal | null {
  return submit(match, side, answer, { dice: [] });
}
