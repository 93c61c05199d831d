import {
  type Answer,
  ask,
  type BoxChoiceView,
  type Match,
  type MatchOptions,
  promptFor,
  type Refusal,
} from '@point-option/engine';
import {
  both as bothGive,
  createRig,
  opening,
  order as give,
  piecesOf,
  refusalTo,
  type Spoken,
  spokenTo,
  type Standing as RigStanding,
} from '@point-option/proving';
import { grid, type SideId } from '../data/map.ts';
import { ship } from '../data/ships.ts';
import { marianas } from '../index.ts';
import { words } from '../words.ts';
import { at, type Campaign, MARKER_NUMBER, setup } from '../data/state.ts';

export { AFTER, eventsOf as events, idle, nowIn as now } from '@point-option/proving';

export type Table = Match<Campaign, Campaign>;

/** Changes are to a campaign in which everybody still waits off the map. */
export type Standing = RigStanding<Campaign>;

// The set-up itself, before Japan learns anything.
const parts = { ...marianas, scenario: 'historical', setup };
export const { standing, done, playing, given } = createRig<Campaign>(parts, (data) => {
  data.turn = 1;
});

/** The whole game from its very beginning, with the die for what Japan knows. */
export function beginning(dice: readonly number[], how: { scenario?: string; options?: MatchOptions } = {}): Table {
  return opening(marianas, { ...how, dice });
}

/** Puts ships into a marker on the map. */
export function place(data: Campaign, marker: string, hex: string, ...ships: string[]): number {
  const number = MARKER_NUMBER.get(marker);
  if (number === undefined) throw new Error(`There is no marker ${marker}.`);
  at(data.markers, number).hex = grid.mustHex(hex);
  for (const id of ships) data.at[ship(id)] = number;
  return number;
}

/** Gives an order that must be accepted, with the dice that it needs. */
export function order(match: Table, side: SideId, answer: Answer, ...dice: number[]): void {
  give(match, side, answer, dice);
}

/** Both sides' sealed answers; the dice are rolled when the second is in. */
export function both(match: Table, japan: Answer, us: Answer, ...dice: number[]): void {
  bothGive(match, { japan, us }, dice);
}

/** Why an order is refused. */
export function refused(match: Table, side: SideId, answer: Answer): Refusal | null {
  return refusalTo(match, side, answer);
}

/** The choices a side has, where it picks one. */
export function choices(match: Table, side: SideId): unknown {
  const asked = ask(match, side);
  return asked?.kind === 'one' ? asked.options : asked?.kind;
}

/** The pieces a side may place, each with the boxes of its own that it may go to. */
export function pieces(match: Table, side: SideId): Record<string, readonly string[] | undefined> {
  return piecesOf(match, side);
}

/** The boxes of a side's order, with what on the board stands for each. */
export function boxesIn(match: Table, side: SideId): readonly BoxChoiceView[] {
  const prompt = promptFor(match, side);
  return prompt?.kind === 'arrange' ? prompt.boxes : [];
}

/** The question a side is asked in words, its options and boxes too. */
export function spoken(match: Table, side: SideId): Spoken {
  return spokenTo(match, side, words);
}
