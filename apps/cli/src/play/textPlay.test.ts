import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/command.testing.ts';
import { HAND, savedIn, testMatch, typed } from '../testing/table.testing.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

test('every kind of question, answered by a person, to the end', async () => {
  const match = testMatch(folder.path, ['red']);
  const { code, text } = await typed(match, [
    '3 1',
    '5',
    '4',
    'P1 port, P2 star board',
    'P1 star board',
    'P2 star board',
    'show',
    'done',
    'P2 port',
    'done',
    'maybe',
    'yes',
    '2',
  ]);
  expect(code).toBe(0);
  expect(text()).toContain('Choose 1 to 2. Type their numbers with spaces.');
  expect(text()).toMatch(/Refused: .*5.* \(rule 1\.3\)/);
  expect(text()).toMatch(/Refused: .*P2.*star board.* \(rule 1\.4\)/);
  expect(text()).toContain('"maybe" is neither yes nor no.');
  expect(text()).toMatch(/Luck: rolled \d and \d, \d\.\nLuck gives \d\./);
  expect(text()).toContain('The match is over.');
  expect(savedIn(match).orders.map(({ by }) => by)).toEqual(['blue', 'red', 'red', 'red', 'red', 'blue', 'red']);
});

test('commands answer and change nothing', async () => {
  const match = testMatch(folder.path, ['blue']);
  const copy = `${folder.path}/copy.json`;
  const { text } = await typed(match, [
    'why west',
    'why north',
    'why undo',
    'odds',
    'rule',
    'rule 9',
    'flow',
    'map',
    'see',
    'inspect fuel',
    'inspect where',
    'inspect nothing',
    'log',
    `save ${copy}`,
    '',
    'zz',
    'quit',
  ]);
  const lines = text();
  expect(lines).toContain('1. In the north (costs 2, reveals a secret)');
  expect(lines).toContain('The west is shallow. (rule 1.1)');
  expect(lines).toContain("Yes. It's choice 1: In the north.");
  expect(lines).toContain('Nothing has been ordered yet.');
  expect(lines).toContain('No odds apply here.');
  expect(lines).toContain('Rule 1.1 is part of rule 1: The hunt.');
  expect(lines).toContain('has no rule "9"');
  expect(lines).toContain('1. hide (rule 1.1), NOW');
  expect(lines).toContain('This game has no map.');
  expect(lines).toContain('Fuel:\n  Fuel 0/6 (full at 6)');
  expect(lines).toContain('Where:\n  Room: 0 of 1');
  expect(lines).toContain('Nothing in sight is called "nothing".');
  expect(lines).toContain('Nothing has happened yet.');
  expect(lines).toContain(`A copy is saved in ${copy}.`);
  expect(lines).toContain('"zz" is none of the choices. The choices are 1 to 2.');
  expect(lines).toContain(`The match is saved in ${match.path}.`);
  expect({ ...savedIn({ path: copy }), inPlay: true }).toEqual(savedIn(match));
  expect(savedIn(match).orders).toEqual([]);
});

test('undo is saved as an order', async () => {
  const match = testMatch(folder.path, ['red']);
  const { text } = await typed(match, ['1', 'undo', '2', 'undo', 'undo', 'quit']);
  expect(text()).toContain("You can't undo. ");
  expect(savedIn(match).orders.map((order) => ('undo' in order ? 'undo' : order.answer))).toEqual([
    expect.any(String),
    ['Ash'],
    'undo',
    ['Birch'],
    'undo',
  ]);
});

test('redo gives the order again that was undone, once', async () => {
  const match = testMatch(folder.path, ['red']);
  const { text } = await typed(match, ['redo', '1', 'undo', 'redo', 'redo', 'quit']);
  expect(text().match(/Nothing to redo\./g)).toHaveLength(2);
  expect(savedIn(match).orders.map((order) => ('undo' in order ? 'undo' : order.answer))).toEqual([
    expect.any(String),
    ['Ash'],
    'undo',
    ['Ash'],
  ]);
});

describe('hot seat', () => {
  test('an order is undone for the side that gave it, no matter who is asked now', async () => {
    const match = testMatch(folder.path, ['red', 'blue']);
    const { text, pages } = await typed(match, ['', 'south', '', 'undo green', 'undo Blue', '', 'north', '', 'quit']);
    expect(text()).toContain('"green" is not a side at this screen. There are red or blue.');
    expect(savedIn(match).orders).toMatchObject([
      { by: 'blue', answer: 'south' },
      { by: 'blue', undo: true },
      { by: 'blue', answer: 'north' },
    ]);
    // Blue comes back to a wiped screen.
    expect(pages[2]?.[0]).toMatch(/^Blue: press Enter/);
  });

  test('what cannot be undone for the other side leaves the screen to the one that asked', async () => {
    const match = testMatch(folder.path, ['red', 'blue']);
    const { text, pages } = await typed(match, ['', 'south', '', '1', 'undo blue', '2', 'quit']);
    expect(text()).toContain("You can't undo. ");
    expect(pages).toHaveLength(2);
    expect(savedIn(match).orders).toMatchObject([
      { by: 'blue' },
      { by: 'red', answer: ['Ash'] },
      { by: 'red', answer: 2 },
    ]);
  });

  test('the screen is blanked between sides and shows nothing of the other', async () => {
    const match = testMatch(folder.path, ['red', 'blue']);
    const answers = ['', 'south', '', '1', '0', 'P1 port, P2 port', 'no', '1', '', '3'];
    const { code, pages } = await typed(match, answers);
    expect(code).toBe(0);
    // Blue hides; red plays on and bids, sealed; blue bids.
    const [blue, red, last] = pages.map((page) => page.join('\n'));
    expect(pages).toHaveLength(3);
    expect(blue).toMatch(/Blue: press Enter when you are ready\. \n/);
    expect(blue).toContain('In the south');
    expect(red).toMatch(/^Red: press Enter when you are ready\. \n/);
    expect(red).toContain('Blue is out of sight.');
    expect(red).not.toMatch(/south|north/);
    expect(last).toContain('a boat in the south');
    // Red's sealed bid is not told before blue's is in.
    expect(last?.slice(0, last.indexOf('The match is over'))).not.toContain('Red bid');
    expect(last).not.toContain('Ash');
  });

  test('the position is told whole after handing over, and not again before every question', async () => {
    const answers = ['', 'south', '', '1', '0', 'P1 port, P2 port', 'no', '1', '', '3'];
    const { pages } = await typed(testMatch(folder.path, ['red', 'blue']), answers);
    const [blue, red, last] = pages.map((page) => page.join('\n'));
    const times = (page: string | undefined, line: RegExp): number => page?.match(line)?.length ?? 0;
    expect([blue, red, last].map((page) => times(page, /^Fuel /gm))).toEqual([1, 1, 1]);
    expect(times(red, /^Now: /gm)).toBe(1);
  });

  test('input that ends at the handing over leaves the match, and says where it is', async () => {
    const match = testMatch(folder.path, ['red', 'blue']);
    const { code, text } = await typed(match, []);
    expect(code).toBe(0);
    expect(text()).toContain(`The match is saved in ${match.path}.`);
  });
});

test('dice rolled by hand are asked for by purpose, and saved with their order', async () => {
  const match = testMatch(folder.path, ['red'], { dice: HAND });
  const answers = ['1', '0', 'P1 port, P2 port', 'odds', 'yes', '7', '6', 'x', '5', 'log full 2', 'quit'];
  const { text } = await typed(match, answers);
  expect(text()).toContain(
    'Roll one die of 6 sides for Luck: 7\nA die of 6 sides has no face "7". Type a number from 1 to 6.',
  );
  expect(text()).toContain('Roll one die of 6 sides for Luck: 5');
  expect(text()).toContain('0: 41.7%, 15 ways of 36');
  expect(text()).toContain('Chart Luck (luck), rule 1.5, partly printed, the rest is our design.');
  expect(text()).toContain('Rolled 6 and 5 on 2 dice of 6 sides, read as 11.');
  expect(text()).not.toContain('Your order still needs dice');
  expect(savedIn(match).orders.find((order) => 'dice' in order)).toMatchObject({ answer: true, dice: [6, 5] });
});

describe('an order that still needs dice', () => {
  const TO_DICE = ['1', '0', 'P1 port, P2 port', 'yes'];
  const hand = () => testMatch(folder.path, ['red'], { dice: HAND });
  const rolled = (match: Parameters<typeof savedIn>[0]) => savedIn(match).orders.find((order) => 'dice' in order);

  test('is saved with its dice when the person leaves, and is resumed', async () => {
    const match = hand();
    const first = await typed(match, [...TO_DICE, 'help', '6', 'undo', 'quit']);
    expect(first.text()).toContain('the match, the order and the dice entered so far are saved');
    expect(first.text()).toContain("so you can't undo it.");
    expect(first.text()).toContain('Your order and the dice entered so far are saved with it.');
    expect(savedIn(match).orders).toHaveLength(4);
    const again = await typed(match, ['5', 'quit'], true);
    expect(again.text()).toContain('Your order still needs dice: Are you sure? Yes.\nDice entered: 6.');
    expect(rolled(match)).toMatchObject({ answer: true, dice: [6, 5] });
    expect((await typed(match, ['quit'], true)).text()).not.toContain('still needs dice');
  });

  test('lets the person look around as at a question, and is still the same order', async () => {
    const match = hand();
    const looks = ['inspect fuel', 'see', 'map', 'flow', 'log', 'rule 1.5', 'odds', 'why undo', 'why port', 'help'];
    const { text } = await typed(match, [...TO_DICE, ...looks, 'delegate', '6', 'LOG full', '5', 'quit']);
    expect(text()).not.toMatch(/has no face "(?!delegate)/);
    expect(text()).toContain('Luck: inspect fuel\nFuel:\n  Fuel 0/6');
    expect(text()).toContain('This game has no map.');
    expect(text()).toContain('5. sure (rule 1.5), NOW');
    expect(text()).toContain('Rule 1.5');
    expect(text()).toContain('You can undo your last order. Type undo.');
    expect(text()).toContain('You can look around before you roll:\n  see ');
    expect(text()).toContain('A die of 6 sides has no face "delegate".');
    expect(rolled(match)).toMatchObject({ answer: true, dice: [6, 5] });
  });

  test('can be undone while no die is entered', async () => {
    const match = hand();
    const { text } = await typed(match, [...TO_DICE, 'undo', 'no', 'quit']);
    expect(text()).toContain('Your order is undone.');
    expect(savedIn(match).orders[4]).toMatchObject({ by: 'red', answer: false });
  });

  test('cannot be undone once it has told a secret, now or later', async () => {
    const match = hand();
    const refused = /for Luck: undo\n.*so you can't undo it\.\nRoll one die of 6 sides for Luck: /;
    expect((await typed(match, ['1', '6', 'P1 port, P2 port', 'yes', 'undo'])).text()).toMatch(refused);
    expect((await typed(match, ['undo', '5', '5', 'quit'], true)).text()).toMatch(refused);
    expect(rolled(match)).toMatchObject({ dice: [5, 5] });
  });
});

test('a file that another program wrote is left alone, and the match continues beside it', async () => {
  const match = testMatch(folder.path, ['red']);
  await typed(match, ['quit']);
  const meanwhile = (): string => {
    writeFileSync(match.path, 'something else');
    return '1';
  };
  const { text } = await typed(match, [meanwhile, 'quit'], true);
  expect(readFileSync(match.path, 'utf8')).toBe('something else');
  expect(text()).toContain(`Another program changed "${match.path}". It is left alone; this match is now saved in `);
  const [, path = ''] = /is now saved in (\S+)\.\n/.exec(text()) ?? [];
  expect(savedIn({ path }).orders).toHaveLength(2);
  expect(text()).toContain(`Resume with: npx point-option play ${path}`);
});
