import { BadInput, type Game, lessonOf, listed, type Scenario, type Side } from '@point-option/engine';
import { PERSON, type Seats } from './protocol.ts';
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
  const own = lessonOf(scenario)?.side ?? game.sides[0];
  return Object.fromEntries(game.sides.map((side) => [side, side === own ? PERSON : defaultStaff(game)]));
}

/** The seats as they were asked for. Sides that nobody spoke of go to the staff. */
export function seatsFor(game: Game, scenario: Scenario, asked: Seats | undefined): Seats {
  if (asked === undefined) return defaultSeats(game, scenario);
  const unknownSide = Object.keys(asked).find((side) => !game.sides.includes(side));
  if (unknownSide !== undefined)
    throw new BadInput(`${game.id} has no side "${unknownSide}"; it has ${listed(game.sides)}.`);
  const seats = Object.fromEntries(game.sides.map((side) => [side, asked[side] ?? defaultStaff(game)]));
  const known = [PERSON, ...staffIds(game)];
  for (const [side, who] of Object.entries(seats)) {
    if (!known.includes(who))
      throw new BadInput(`The side ${side} of ${game.id} is played by ${listed(known)}, not by "${who}".`);
  }
  if (peopleIn(game, seats).length === 0) throw new BadInput('Staff play every side, so nobody is left to play.');
  return seats;
}

function defaultStaff(game: Game): string {
  return staffIds(game)[0] ?? PERSON;
}
