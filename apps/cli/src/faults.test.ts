import { BadInput, FileFault, RulesFault } from '@point-option/engine';
import { expect, test } from 'vitest';
import { faultIn } from './commands/play.ts';
import { CommandFault, EXIT, PlayFault, verdictOf } from './faults.ts';
import type { Opened } from './matches.ts';

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

test('rules that fail in a match with a start of its own are a fault of its file, and other faults stay what they are', () => {
  const opened = (header: object) => ({ path: 'm.json', file: { header } }) as unknown as Opened;
  const fault = new PlayFault(new RulesFault('Dead end.'), 'm.json');
  const told = verdictOf(faultIn(opened({ start: {} }), fault));
  expect(told.exit).toBe(EXIT.failed);
  expect(told.sentence).toMatch(/^The match in "m\.json" can't go on: .*header\.start.*\.$/);
  expect(faultIn(opened({}), fault)).toBe(fault);
  const refused = new CommandFault('No.');
  expect(faultIn(opened({ start: {} }), refused)).toBe(refused);
});
