import { BadInput, FileFault, RulesFault } from '@point-option/engine';
import { expect, test } from 'vitest';
import { CommandFault, PlayFault, verdictOf } from './faults.ts';

test.each([
  [new BadInput('No such game.'), 'No such game.', 2],
  [new CommandFault('It says\n"x".'), 'It says "x".', 2],
  [new FileFault('orders[3]', 'It was changed.'), 'orders[3]: It was changed.', 1],
  [new RulesFault('Dead end.'), 'This is a fault in the program: Dead end.', 70],
  [new PlayFault(new Error('Oh.'), 'm.json'), 'This is a fault in the program: Oh; the match is kept in m.json.', 70],
  [new BadInput('No game "\u001B[2J".'), 'No game "\\u001b[2J".', 2],
  [new BadInput(`No game "${'x'.repeat(200_000)}".`), `No game "${'x'.repeat(299)}…".`, 2],
  ['thrown', 'This is a fault in the program: thrown.', 70],
])('%.80s', (error, sentence, exit) => {
  expect(verdictOf(error)).toEqual({ sentence, exit });
});
