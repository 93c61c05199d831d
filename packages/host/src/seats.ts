import { BadInput, type Game, lessonOf, listed, type Scenario, type Side } from '@point-option/engine';
import { short } from './problems.ts';
import { PERSON, type Seats, seatsByDefault } from './seatsByDefault.ts';
import { staffIds } from './words.ts';

export function peopleIn(game: Game, seats: Seats): Side[] {
  return game.sides.filter((side) => seats[side] === PERSON);
}

/** Whether two people at one screen could see each other's secrets. */
export function hides(game: Game, people: readonly Side[]): boolean {
  return people.length > 1 && game.secrets.length > 0;
}

/** A person plays the first side, in a lesson the side it is told to; staff play the others. */
export function defaultSeats(game: Game, scenario: Scenario): Seats {
  return seatsByDefault(game.sides, staffIds(game), lessonOf(scenario)?.side);
}

/** The seats that are kept with a match. A file from elsewhere has none, or nobody left to play. */
export function keptSeats(game: Game, scenario: Scenario, kept: Seats): Seats {
  if (peopleIn(game, kept).length === 0) return defaultSeats(game, scenario);
  const known = [PERSON, ...staffIds(game)];
  const gone = Object.entries(kept).find(([, who]) => !known.includes(who));
  if (gone === undefined) return seatsFor(game, scenario, kept);
  throw new BadInput(
    `The side ${short(gone[0])} was played by the staff "${short(gone[1])}", and ${game.id} has no such staff now. ` +
      `Say who plays each side when you open the match: ${listed(known)}.`,
  );
}

/** The seats as they were asked for. Sides that nobody spoke of go to the staff. */
export function seatsFor(game: Game, scenario: Scenario, asked: Seats | undefined): Seats {
  if (asked === undefined) return defaultSeats(game, scenario);
  const unknownSide = Object.keys(asked).find((side) => !game.sides.includes(side));
  if (unknownSide !== undefined)
    throw new BadInput(`${game.id} has no side "${short(unknownSide)}"; it has ${listed(game.sides)}.`);
  const seats = Object.fromEntries(game.sides.map((side) => [side, asked[side] ?? defaultStaff(game)]));
  const known = [PERSON, ...staffIds(game)];
  for (const [side, who] of Object.entries(seats)) {
    if (!known.includes(who))
      throw new BadInput(`The side ${side} of ${game.id} is played by ${listed(known)}, not by "${short(who)}".`);
  }
  if (peopleIn(game, seats).length === 0) throw new BadInput('Staff play every side, so nobody is left to play.');
  return seats;
}

function defaultStaff(game: Game): string {
  return staffIds(game)[0] ?? PERSON;
}
