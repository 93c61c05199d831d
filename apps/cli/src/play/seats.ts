import { type Game, lessonOf, type Scenario, type Side } from '@point-option/engine';
import { PERSON, type Seats, seatsByDefault, staffIds } from '@point-option/host';
import { CommandFault } from '../faults.ts';
import { sideOf, staffNames } from '../settings.ts';

export interface SeatOptions {
  readonly as?: string;
  readonly hotseat?: boolean;
  readonly staff?: readonly string[];
}

/** The seats that the command line asks for, or null where it asks for none. Sides not named go to the staff. */
export function seatsAsked(game: Game, { as, hotseat, staff = [] }: SeatOptions): Seats | null {
  const named = staffNames(game, staff);
  const free = game.sides.filter((side) => !Object.hasOwn(named, side));
  if (free.length === 0) throw new CommandFault('Every side is played by staff. Use simulate.');
  if (hotseat) {
    if (as !== undefined) throw new CommandFault('--hotseat seats a person at every side, so --as has no meaning.');
    return seated(free, named);
  }
  if (as === undefined) return staff.length === 0 ? null : seated(free.slice(0, 1), named);
  const own = sideOf(game, as);
  if (Object.hasOwn(named, own))
    throw new CommandFault(`You play ${own}, so staff cannot. Choose another side for --staff.`);
  return seated([own], named);
}

function seated(people: readonly Side[], staff: Readonly<Record<Side, string>>): Seats {
  return { ...staff, ...Object.fromEntries(people.map((side) => [side, PERSON])) };
}

/** The first side is the person's; in a lesson the one that it is told to. */
export function defaultSeats(game: Game, scenario?: Scenario): Seats {
  return seatsByDefault(game.sides, staffIds(game), scenario && lessonOf(scenario)?.side);
}

export function peopleIn(game: Game, seats: Seats): readonly Side[] {
  return game.sides.filter((side) => seats[side] === PERSON);
}
