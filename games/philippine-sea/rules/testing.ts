import {
  type Answer,
  ask,
  type Ask,
  type BoxChoiceView,
  type Match,
  type PromptView,
  type Refusal,
  type Wanted,
} from '@point-option/engine';
import {
  choicesOf,
  clickedBy,
  createRig,
  order as give,
  piecesOf,
  refusalTo,
  type Spoken,
  spokenTo,
  type Standing as RigStanding,
  toldIn,
} from '@point-option/proving';
import { JAPANESE_SHIP_BY_NAME } from '../data/japaneseShips.ts';
import { grid } from '../data/map.ts';
import { type Battle, type Force, newForce } from '../data/state.ts';
import { philippineSea } from '../index.ts';
import { words } from '../words.ts';

export { AFTER, eventsOf as events, nowIn as now } from '@point-option/proving';

export type Table = Match<Battle, Battle>;

/** Changes are to the full battle at 0530 of 19 June, phase 1, with nothing on the map but TF 58 at 1109. */
export type Standing = RigStanding<Battle>;

export const { done, playing, given } = createRig<Battle>({ ...philippineSea, scenario: 'full-battle' }, (data) => {
  data.phase = 1;
});

/** Puts a force on the map; of level 4 with these ships, or of level 0 without. */
export function place(data: Battle, hex: string, ships: readonly string[] = [], change: Partial<Force> = {}): Force {
  const force = newForce(data.nextForce++, String.fromCharCode(65 + data.forces.length), grid.mustHex(hex));
  force.ships = ships.map((name) => {
    const ship = JAPANESE_SHIP_BY_NAME.get(name);
    if (ship === undefined) throw new Error(`There is no Japanese ship ${name}.`);
    data.japanese[ship] = force.id;
    return ship;
  });
  Object.assign(force, change);
  data.forces.push(force);
  return force;
}

/** Gives an order that must be accepted, with the dice that it needs. */
export const order = (match: Table, answer: Answer, ...dice: number[]): void => give(match, 'us', answer, dice);
/** Why an order is refused. */
export const refused = (match: Table, answer: Answer): Refusal | null => refusalTo(match, 'us', answer);

/** The choices there are, where one or some are picked. */
export const choices = (match: Table): readonly (string | number)[] => choicesOf(match, 'us');
/** The pieces that may be placed, each with the boxes of its own that it may go to. */
export const pieces = (match: Table): Record<string, readonly string[] | undefined> => piecesOf(match, 'us');
export const asked = (match: Table): Ask | null => ask(match, 'us');

/** The question in words, its options and boxes too. */
export const spoken = (match: Table): Spoken => spokenTo(match, 'us', words);
export const boxesOf = (prompt: PromptView): readonly BoxChoiceView[] =>
  prompt.kind === 'arrange' ? prompt.boxes : [];

/** The data as they stand. */
export const data = (match: Table): Battle => match.table.whole.data;

/** Everything that has happened, in words. */
export const told = (match: Table): string[] => toldIn(match, words);

/** What a player is told who clicks on something: "offered", the rules' own answer, or nothing where they have none. */
export const clicked = (match: Table, wanted: Wanted): string => clickedBy(match, 'us', wanted, words);
