import { capital, type Catalogue, isTaught, lessonOf, say, type Scenario } from '@point-option/engine';
import { describeStaff } from '@point-option/host';
import { sideName } from '../text/words.ts';
import { aimLines } from './aim.ts';
import type { Following } from './client.ts';

/** What a match begins with: the game, who plays, the dice, and where it is saved. */
export function openingLines(following: Following, about: About): string[] {
  const { opening, words, file } = following;
  const { meta, sides, people, notes } = opening;
  const lesson = lessonOf(about.scenario);
  const teaches = lesson !== null && people.some((side) => isTaught(lesson, side)) ? lesson.teaches : null;
  const seats = sides.map((side) => {
    const name = capital(sideName(words, side));
    return people.includes(side) ? `${name}: you` : `${name}: ${staffText(words, meta.seats[side])}`;
  });
  return [
    ...notes,
    `${say(words, { key: 'title' })}: ${meta.scenarioTitle}.`,
    ...aboutLines(about.scenario),
    ...(teaches === null ? [] : [`What it teaches: ${teaches}`]),
    ...aimLines(words, meta.game),
    ...(sides.length > 1 ? [`${seats.join('. ')}.`] : []),
    diceLine(following, about),
    `The match is saved in ${file} after every order. Type help for the commands.`,
  ];
}

/** What of a match is told only once, and stands in no view. */
export interface About {
  readonly words: Catalogue;
  readonly scenario: Scenario;
  /** The seed that a person chose for the dice. */
  readonly seed: string | null;
}

function staffText(words: Catalogue, id: string | undefined): string {
  return id === undefined ? 'staff' : `staff, ${describeStaff(words, id).name}`;
}

function diceLine({ opening }: Following, { seed }: About): string {
  if (opening.commitment !== null) return `The dice are fair: committed to seed hash ${opening.commitment}.`;
  if (seed !== null) return `The dice come from the seed "${seed}".`;
  switch (opening.sides.length) {
    case 1:
      return 'You roll the dice.';
    case 2:
      return "You roll the dice, the other side's secret ones too. This is for two people at one table.";
    default:
      return "You roll the dice, the other sides' secret ones too. This is for people at one table.";
  }
}

/** What the file of a scenario says about it. */
function aboutLines({ file }: Scenario): string[] {
  return typeof file?.['about'] === 'string' ? file['about'].trim().split('\n') : [];
}
