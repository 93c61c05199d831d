import {
  type Answer,
  ask,
  type Catalogue,
  fast,
  type Game,
  hashOf,
  type Match,
  observeMatch,
  RulesFault,
  type Seating,
  type Side,
} from '@point-option/engine';
import type { Keeper } from './keeper.ts';
import type { Slot } from './pending.ts';
import type { Tutor } from './tutor.ts';

/** A match at this computer: who plays which side, and where it is kept. */
export interface Session {
  readonly game: Game;
  readonly words: Catalogue;
  readonly match: Match;
  /** The sides that people answer for. */
  readonly people: readonly Side[];
  /** Who answers for the others. */
  readonly staff: Seating<unknown>;
  readonly keeper: Keeper;
  /** What the scenario teaches on the way, if it does. */
  readonly tutor: Tutor | null;
  /** Where an order waits for dice that are rolled by hand, as the match stands now. */
  pending(): Slot;
}

/** The sides awaited now: staff first, so that a person's answer is the last word of a sealed step. */
export function awaited({ match, people }: Session): { staff: Side[]; people: Side[] } {
  const { open } = match.table.whole;
  return {
    staff: open.filter((side) => !people.includes(side)),
    people: open.filter((side) => people.includes(side)),
  };
}

/** What a side's staff orders now, from what that side may know. */
export function staffAnswer(session: Session, side: Side): Answer {
  const { match, staff } = session;
  const question = ask(match, side);
  const own = staff[side];
  if (question === null || !own) throw new RulesFault(`Nobody answers for ${side}.`);
  return own.decide(observeMatch(match, side), question, fast(staffSeed(match, side)));
}

/**
 * Staff roll fresh dice for every order, named by the match and the number of the order, so that a match taken up
 * again goes on exactly as it would have. Dice rolled by hand for a side's own orders are all that tell matches with
 * such dice apart.
 */
function staffSeed({ header, record, seats }: Match, side: Side): string {
  const byHand =
    header.dice.kind === 'scripted'
      ? (record?.orders ?? []).flatMap((order) => (order.by === side && 'dice' in order ? (order.dice ?? []) : []))
      : [];
  return `${hashOf([header, byHand])}/staff/${side}/${seats[side] ?? 0}`;
}
