import type { Answer, Game, MatchFile } from '@point-option/engine';
import type { Client } from '../client.ts';
import type { HostedGame } from '../ports.ts';
import { PERSON, type SeatView } from '../protocol.ts';
import { skirmish } from './skirmish.ts';

/** A game that lasts as long as a test wants, for a host that may be stopped at any moment. */
export const skirmishOnly: readonly HostedGame[] = [
  { id: skirmish.id, load: () => Promise.resolve(skirmish as unknown as Game) },
];

export const SEAT = 'red';

/** What was acknowledged: an order that the host took, or took back. */
export type Acknowledged = { readonly answer: Answer } | { readonly undo: true };

/** Begins a match of so many turns, of some nine orders each, against staff. */
export async function beginLong(client: Client, turns: number, game: string = skirmish.id): Promise<string> {
  const begun = await client.ask('begin', {
    game,
    options: { turns },
    dice: { kind: 'seeded', seed: 'long' },
    seats: { [SEAT]: PERSON, blue: 'drawn' },
  });
  if ('die' in begun) throw new Error('A die is missing.');
  return begun.opening.match;
}

/** Plays on, one person otherwise than another by their style, and says what was acknowledged as soon as it is. Gives the number of orders that were. */
export async function playOn(
  client: Client,
  match: string,
  {
    orders,
    acknowledged,
    style = 0,
  }: { readonly orders: number; acknowledged(what: Acknowledged): void; readonly style?: number },
): Promise<number> {
  let given = 0;
  let backInTurn = 0;
  const order = async (answer: Answer): Promise<void> => {
    await client.ask('order', { match, seat: SEAT, answer });
    acknowledged({ answer });
    given++;
  };
  while (given < orders) {
    const { view } = await client.ask('look', { match, seat: SEAT });
    if (view.prompt === null) break;
    const turn = turnIn(view);
    const answer = answerTo(view.prompt.step, turn, style);
    await order(answer);
    if (view.prompt.step !== 'place' || turn % 4 !== 2 || turn === backInTurn) continue;
    // In such a turn the order is the last one: it is taken back, and given again.
    await client.ask('undo', { match, seat: SEAT });
    acknowledged({ undo: true });
    given++;
    backInTurn = turn;
  }
  return given;
}

function turnIn({ presentation }: SeatView): number {
  return presentation.clock.counts[0]?.value ?? 0;
}

/** Every third turn posts a watch, which rolls a die. */
function answerTo(step: string, turn: number, style: number): Answer {
  switch (step) {
    case 'bids':
      return (turn + style) % 4;
    case 'place':
      return turn % 3 === 0 ? 'north' : 'south';
    case 'scouts':
      return [1];
    default:
      return turn % 3 === 0;
  }
}

/** Which of the orders in a file a person gave or took back: not those that nobody need decide. */
export function personal({ orders }: MatchFile): readonly Acknowledged[] {
  return orders.flatMap((order): Acknowledged[] => {
    if (order.by !== SEAT) return [];
    if ('undo' in order) return [{ undo: true }];
    const { answer } = order;
    return Array.isArray(answer) && answer.length === 0 ? [] : [{ answer }];
  });
}
