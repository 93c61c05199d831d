import { ask, type Ask, promptFor } from '@point-option/engine';
import { hexesOffered } from '../text/prompt.ts';
import { aimLines } from './aim.ts';
import type { Seat } from './commands.ts';

const COMMANDS = [
  'see        the position again, as a list; see all lists every hex of a long range',
  'map        the map drawn with characters; map HEX the part around a hex, map HEX 5 so far around',
  'why X      why a hex, a piece or an option is not offered; why undo',
  'odds       the chances of every choice; odds N of one',
  'log        what happened, the last 10 lines; log 20, log all',
  'log full   the same, each line opened into dice, chart, column, modifiers and rule',
  'flow       the sequence of play and where you are in it',
  'rule       the rule behind this question; rule 4.2 any rule',
  'undo       take your last order back, up to the last die, revealed secret or order of another side',
  'undo SIDE  the same for another side at this screen',
  'save FILE  a copy of the match under a name of your own',
  'quit       leave; the match is kept',
];

const LESSON = 'lesson     what the lesson said last, once more';

const ANSWERS: Readonly<Record<Ask['kind'], string>> = {
  one: 'Answer with the number of a choice.',
  some: 'Answer with numbers and spaces between, such as 1 3; or none.',
  amount: 'Answer with a number.',
  arrange:
    'Answer with pieces and their boxes: the whole order in one line with commas, which is given at once, or line by line; 1-3 BOX, all BOX and rest BOX place several; show tells what is placed, clear empties the boxes, X none takes a piece out, done gives the order.',
  confirm: 'Answer yes or no.',
};

/** Where so many hexes may be chosen that they are not numbered in a list. */
const byHex = (hex: string): Partial<typeof ANSWERS> => ({
  one: `Answer with the number of a hex, such as ${hex}.`,
  some: `Answer with the numbers of hexes and spaces between, such as ${hex}; or none.`,
});

export function helpLines({ session, side }: Seat): string[] {
  const question = ask(session.match, side);
  const prompt = promptFor(session.match, side);
  const hexes = prompt === null ? null : hexesOffered(session.words, prompt);
  const answer = hexes === null ? ANSWERS : { ...ANSWERS, ...byHex(hexes.at(-1) ?? '') };
  return [
    ...(question ? [answer[question.kind]] : []),
    ...aimLines(session.game),
    'Besides answers there are these commands:',
    ...[...(session.tutor === null ? [] : [LESSON]), ...COMMANDS].map((line) => `  ${line}`),
  ];
}
