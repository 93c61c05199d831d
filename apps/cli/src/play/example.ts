import type { PlaceableView } from '@point-option/engine';
import { typedNames } from '../text/typedNames.ts';
import type { Example } from '../text/prompt.ts';
import { type Arrange, misplaced, type Placed } from './arrangement.ts';
import type { Seat } from './seat.ts';

/** How many boxes of a piece, and orders in all, are tried for an example: it is only an example. */
const TRIED_BOXES = 12;
const TRIED_ORDERS = 40;

/** An order that shows how one is typed and that would be taken: of two pieces, or else of one. */
export async function takenExample({ words, following, side }: Seat, prompt: Arrange): Promise<Example | null> {
  const called = typedNames(words, prompt);
  let tried = 0;
  for (const placed of possible(prompt)) {
    if (tried++ >= TRIED_ORDERS) break;
    const isWhole = prompt.partial || Object.keys(placed).length === prompt.pieces.length;
    if (isWhole && (await following.ask('check', side, { answer: { ...placed } })).refusal !== null) continue;
    const pairs = Object.entries(placed).map(([piece, box]) => `${called.piece(piece)} ${called.box(box)}`);
    const isSeveral = pairs.length > 1 || prompt.pieces.length === 1;
    const more = isSeveral && !isWhole ? ', ...' : '';
    return { text: `${pairs.join(', ')}${more}`, isWhole: isSeveral };
  }
  return null;
}

/** Orders of the first two pieces that break no limit, two boxes before one; then of single pieces. */
function* possible(prompt: Arrange): Generator<Placed> {
  const [first, second] = prompt.pieces;
  const boxesOf = ({ boxes = prompt.boxes.map(({ id }) => id) }: PlaceableView): readonly string[] =>
    boxes.slice(0, TRIED_BOXES);
  if (first && second)
    for (const one of boxesOf(first)) {
      const own = boxesOf(second);
      for (const two of [...own.filter((box) => box !== one), ...own.filter((box) => box === one)]) {
        const placed = { [first.id]: one, [second.id]: two };
        if (misplaced(prompt, placed) === null) yield placed;
      }
    }
  for (const piece of prompt.pieces)
    for (const box of boxesOf(piece)) if (misplaced(prompt, { [piece.id]: box }) === null) yield { [piece.id]: box };
}
