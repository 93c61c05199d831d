import { type Answer, ask, journalFor, type Match, type MatchOptions } from '@point-option/engine';
import { both as give, choicesOf, order, questionTo, standAt } from '@point-option/proving';
import { BASE, grid, type SideId, SIDES } from '../data/map.ts';
import { at, type Contact, LETTERS, MARKERS, other, setup, type Waters } from '../data/state.ts';
import { falseReport } from '../index.ts';
import type { WatersView } from '../view.ts';
import { tellDealt, tellPlace } from './disclosure.ts';

export { heardBy as heard } from '@point-option/proving';

// Set-ups for the tests of the rules: waters as they are wanted, and a match that stands at a step of the turn.

export type WatersMatch = Match<Waters, WatersView>;
type Letter = (typeof LETTERS)[number];

export const hex = (label: string): number => grid.mustHex(label);
export const [A, B, C, D] = [0, 1, 2, 3] as const;

/** After the deal, both sides alike: A, B and C have the cards in the order of the deck, D is the dummy. */
export function waters(scenario = 'strait'): Waters {
  const data = setup(scenario);
  for (const side of SIDES) {
    data.hidden[side].cards = [...data.deck];
    tellDealt(data.known[side]);
  }
  return data;
}

/** Puts a formation where it was last known to be. */
export function put(data: Waters, side: SideId, letter: Letter, label: string): Waters {
  const marker = LETTERS.indexOf(letter);
  data.hidden[side].hex[marker] = hex(label);
  tellPlace(data.known[side], marker, hex(label));
  return data;
}

/** Gives a side a contact with an enemy formation. */
export function contact(data: Waters, side: SideId, letter: Letter, known: Partial<Contact> = {}): Waters {
  const marker = LETTERS.indexOf(letter);
  data.known[side].picture[marker] = {
    hex: at(data.hidden[other(side)].hex, marker),
    ships: 4,
    accuracy: 'good',
    turn: data.turn,
    source: 'search',
    ...known,
  };
  return data;
}

/** A match played on from a step of the turn to its next decision; all dice given must be used. */
export function from(
  step: string,
  data: Waters,
  dice: readonly number[] = [],
  options: MatchOptions = {},
): WatersMatch {
  const frames = [
    { procedure: 'campaign', step: 'turns' },
    { procedure: 'turn', step },
  ];
  return standAt(falseReport, frames, data, { dice, options });
}

/** Gives an answer that must be accepted, with dice that must all be used. */
export function play(match: WatersMatch, side: SideId, answer: Answer, ...dice: readonly number[]): WatersMatch {
  order(match, side, answer, dice);
  return match;
}

/** Both sides answer; the dice fall when both have. */
export function both(match: WatersMatch, north: Answer, south: Answer, ...dice: readonly number[]): WatersMatch {
  give(match, { north, south }, dice);
  return match;
}

/** North searches around these hexes, South nowhere. */
export function searchFor(data: Waters, labels: readonly string[], ...dice: readonly number[]): WatersMatch {
  return both(from('search', data), labels.map(hex), [], ...dice);
}

/** Every formation that is asked stays. */
export function stayAll(match: WatersMatch): WatersMatch {
  for (let i = 0; i < SIDES.length * MARKERS; i++) {
    const side = match.table.whole.open[0] as SideId;
    const question = ask(match, side);
    if (question?.kind !== 'one' || question.procedure !== 'movement') break;
    play(match, side, question.options[0] as number);
  }
  return match;
}

/** A whole turn in which nothing is moved, searched or struck. */
export function idleTurn(match: WatersMatch): WatersMatch {
  return both(stayAll(match), [], []);
}

/** The question a side is asked, as "procedure: step". */
export function asked(match: WatersMatch, side: SideId): string | null {
  return questionTo(match, side);
}

export function options(match: WatersMatch, side: SideId): readonly (string | number)[] {
  return choicesOf(match, side);
}

/** The least and the most that may be answered. */
export function range(match: WatersMatch, side: SideId): [number, number] | null {
  const question = ask(match, side);
  return question?.kind === 'amount' ? [question.min, question.max] : null;
}

/** The purposes of the rolls a side has seen. */
export function rollsSeen(match: WatersMatch, side: SideId): string[] {
  return journalFor(match.table.journal ?? [], side).flatMap((event) => (event.roll ? [event.roll.purpose] : []));
}

/** A fleet far from everything that is tested: at its own base. */
export function home(side: SideId): string {
  return grid.label(BASE[side]);
}
