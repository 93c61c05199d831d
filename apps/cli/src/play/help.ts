import { choosable, type PromptKind } from '@point-option/engine';
import { hexesOffered } from '@point-option/host';
import { aimLines } from './aim.ts';
import type { Seat } from './seat.ts';

const SAVE = 'save FILE     save a copy of the match';
const LOOKS = [
  'see           the position again, as a list; see all lists every hex and box',
  'map           the map in characters; map HEX the part around a hex, map HEX 5 within 5 hexes',
  'inspect X     everything you know about a hex, piece, box, track, display or cup',
  'why X         why you cannot choose a hex, piece, box or option; why undo',
  'odds          the chances of every choice; odds X of one; odds PIECE BOX of one placing',
  'log           what happened, the last 10 lines; log 20, log all',
  'log full      the same, each line with its dice, chart, column, modifiers and rule',
  'flow          the sequence of play and where you are in it',
  'rule          the rule behind this question; rule 4.2 any rule',
];

const COMMANDS = [
  ...LOOKS,
  'advise        what the staff would order, and why',
  'delegate      let the staff answer this; delegate same, kind, step, turn or all for more; delegate off',
  'standing      boxes that can be left to the staff; standing BOX leaves one, standing BOX off takes it back',
  'undo          undo your last order, back to the last die, revealed secret or order of another side',
  'undo SIDE     the same for another side at this screen',
  'redo          give the order again that you undid last',
  SAVE,
  'quit          leave; the match is saved; quit anyway where it cannot be',
];

const LESSON = 'lesson        what the lesson said last';

const ANSWERS: Readonly<Record<PromptKind, string>> = {
  one: 'Type the number of a choice, or its name.',
  some: 'Type numbers with spaces, such as 1 3; or none.',
  amount: 'Type a number.',
  arrange:
    'Type pieces and their boxes. A whole order in one line with commas is given at once. Or go line by line: show lists what is placed, clear resets it, X none removes a piece, done gives the order. 1-3 BOX, all BOX and rest BOX place several.',
  confirm: 'Type yes or no.',
  path: 'Type the steps of the route one by one, or several with spaces. back removes the last step, clear starts over, show lists the route, done gives the order.',
  allot: 'Type names and amounts, such as "1 3, 2 1". show lists the amounts, clear resets them, done gives the order.',
};

/** For a list of hexes that is too long to number. */
const byHex = (hex: string): Partial<typeof ANSWERS> => ({
  one: `Type the number of a hex, such as ${hex}.`,
  some: `Type the numbers of hexes with spaces, such as ${hex}; or none.`,
});

/** Commands that only show something. */
export function lookLines({ view: { lesson } }: Seat): string[] {
  return [...(lesson === null ? [] : [LESSON]), ...LOOKS, SAVE].map((line) => `  ${line}`);
}

export function helpLines({ words, view, following }: Seat): string[] {
  const { prompt, lesson } = view;
  const hexes = prompt === null ? null : hexesOffered(words, choosable(prompt));
  const answers = hexes === null ? ANSWERS : { ...ANSWERS, ...byHex(hexes.at(-1) ?? '') };
  return [
    ...(prompt ? [answers[prompt.kind]] : []),
    ...aimLines(words, following.opening.meta.game),
    'You can also type these commands:',
    ...[...(lesson === null ? [] : [LESSON]), ...COMMANDS].map((line) => `  ${line}`),
    'If a name matches several things, type what it is: hex 1112, piece K, box Patrol, choice 3.',
  ];
}
