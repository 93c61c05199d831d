import { readFileSync, renameSync } from 'node:fs';
import { readMatchFile } from '@point-option/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scriptedTerminal } from '../terminal/scripted.testing.ts';
import { temporaryFolder } from '../testing/command.testing.ts';
import { testSession } from '../testing/session.testing.ts';
import { playInJson } from './jsonPlay.ts';
import { InputEnded } from './orders.ts';
import { pendingSlot } from './pending.ts';
import { playInText } from './textPlay.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const NEW = { resumed: false, map: false };
const orders = (path: string) => readMatchFile(readFileSync(path, 'utf8')).orders;

test('every kind of question, answered by a person, to the end', async () => {
  const session = testSession(folder.path, ['red']);
  const terminal = scriptedTerminal([
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
  expect(await playInText(session, terminal, NEW)).toBe(0);
  const text = terminal.text();
  expect(text).toContain('Choose from 1 to 2, as numbers with spaces between.');
  expect(text).toContain('Refused: It must go in steps of 2 from 0; 5 does not. (rule 1.3)');
  expect(text).toContain('Refused: The piece P2 cannot go into star board. (rule 1.4)');
  expect(text).toContain('"maybe" is neither yes nor no.');
  expect(text).toMatch(/Luck: rolled \d and \d, \d\.\nLuck gives \d\./);
  expect(text).toContain('The match is over.');
  expect(orders(session.keeper.path).map((order) => order.by)).toEqual([
    'blue',
    'red',
    'red',
    'red',
    'red',
    'blue',
    'red',
  ]);
});

test('commands answer and change nothing', async () => {
  const session = testSession(folder.path, ['blue']);
  const copy = `${folder.path}/copy.json`;
  const terminal = scriptedTerminal([
    'why west',
    'why north',
    'why undo',
    'odds',
    'rule',
    'rule 9',
    'flow',
    'map',
    'see',
    'log',
    `save ${copy}`,
    '',
    'zz',
    'quit',
  ]);
  await playInText(session, terminal, NEW);
  const text = terminal.text();
  expect(text).toContain('1. In the north (costs 2, reveals)');
  expect(text).toContain('The west is shallow. (rule 1.1)');
  expect(text).toContain('It is offered, as number 1: In the north.');
  expect(text).toContain('Nothing has been ordered yet.');
  expect(text).toContain('No odds can be told for this choice.');
  expect(text).toContain('Rule 1.1 belongs to rule 1: The hunt.');
  expect(text).toContain('has no rule "9"');
  expect(text).toContain('1. hide (rule 1.1), NOW');
  expect(text).toContain('This game has no map.');
  expect(text).toContain('Nothing has happened yet.');
  expect(text).toContain(`A copy is saved in ${copy}.`);
  expect(text).toContain('"zz" is none of the choices: the numbers are 1 to 2.');
  expect(text).toContain(`The match is kept in ${session.keeper.path}.`);
  expect(readFileSync(copy, 'utf8')).toBe(readFileSync(session.keeper.path, 'utf8'));
  expect(orders(session.keeper.path)).toEqual([]);
});

test('undo takes the last order back and is kept as an order', async () => {
  const session = testSession(folder.path, ['red']);
  const terminal = scriptedTerminal(['1', 'undo', '2', 'undo', 'undo', 'quit']);
  await playInText(session, terminal, NEW);
  expect(terminal.text()).toContain("Nothing can be taken back. The last order that stands is another side's.");
  expect(orders(session.keeper.path).map((order) => ('undo' in order ? 'undo' : order.answer))).toEqual([
    expect.any(String),
    ['Ash'],
    'undo',
    ['Birch'],
    'undo',
  ]);
});

describe('hot seat', () => {
  test('an order is taken back for the side that gave it, whoever is asked now', async () => {
    const session = testSession(folder.path, ['red', 'blue']);
    const terminal = scriptedTerminal(['', 'south', '', 'undo green', 'undo Blue', '', 'north', '', 'quit']);
    await playInText(session, terminal, NEW);
    expect(terminal.text()).toContain('"green" is no side at this screen: red or blue.');
    expect(orders(session.keeper.path)).toMatchObject([
      { by: 'blue', answer: 'south' },
      { by: 'blue', undo: true },
      { by: 'blue', answer: 'north' },
    ]);
    const other = temporaryFolder();
    const json = testSession(other.path, ['red', 'blue']);
    await playInJson(
      json,
      scriptedTerminal(['"south"', '{"undo":"blue"}', '"north"', '{"undo":"green"}', '{"quit":true}']),
    );
    expect(orders(json.keeper.path).map((order) => ('undo' in order ? 'undo' : order.answer))).toEqual([
      'south',
      'undo',
      'north',
    ]);
    other.remove();
  });

  test('the screen is blanked between sides and shows nothing of the other', async () => {
    const session = testSession(folder.path, ['red', 'blue']);
    const terminal = scriptedTerminal(['', 'south', '', '1', '0', 'P1 port, P2 port', 'no', '1', '', '3']);
    expect(await playInText(session, terminal, NEW)).toBe(0);
    // Blue hides; red plays on and bids, sealed; blue bids.
    const [blue, red, last] = terminal.pages.map((page) => page.join('\n'));
    expect(terminal.pages).toHaveLength(3);
    expect(blue).toMatch(/^Blue: press Enter when you are ready\. \n/);
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
    const session = testSession(folder.path, ['red', 'blue']);
    const terminal = scriptedTerminal(['', 'south', '', '1', '0', 'P1 port, P2 port', 'no', '1', '', '3']);
    await playInText(session, terminal, NEW);
    const [blue, red, last] = terminal.pages.map((page) => page.join('\n'));
    const times = (page: string | undefined, line: RegExp): number => page?.match(line)?.length ?? 0;
    expect([blue, red, last].map((page) => times(page, /^Fuel: /gm))).toEqual([1, 1, 1]);
    expect(times(red, /^Now: /gm)).toBe(1);
  });

  test('input that ends at the handing over ends the match for now', async () => {
    const session = testSession(folder.path, ['red', 'blue']);
    await expect(playInText(session, scriptedTerminal([]), NEW)).rejects.toThrow(InputEnded);
  });
});

test('dice rolled by hand are asked for by purpose, and kept with their order', async () => {
  const session = testSession(folder.path, ['red'], { kind: 'scripted', opening: [] });
  const terminal = scriptedTerminal([
    '1',
    '0',
    'P1 port, P2 port',
    'odds',
    'yes',
    '7',
    '6',
    'x',
    '5',
    'log full 2',
    'quit',
  ]);
  await playInText(session, terminal, NEW);
  const text = terminal.text();
  expect(text).toContain(
    'Roll one die of 6 sides for Luck: 7\nA die of 6 sides has no face "7": give a number from 1 to 6.',
  );
  expect(text).toContain('Roll one die of 6 sides for Luck: 5');
  expect(text).toContain('0: 41.7%, 15 ways of 36');
  expect(text).toContain('Chart Luck (luck), rule 1.5, partly printed, the rest is our design.');
  expect(text).toContain('Rolled 6 and 5 on 2 dice of 6 sides, read as 11.');
  const rolled = orders(session.keeper.path).find((order) => 'dice' in order);
  expect(rolled).toMatchObject({ answer: true, dice: [6, 5] });
});

describe('an order that still needs dice', () => {
  const HAND = { kind: 'scripted', opening: [] } as const;
  const TO_DICE = ['1', '0', 'P1 port, P2 port', 'yes'];

  test('is kept with its dice when the person leaves, and goes on', async () => {
    const session = testSession(folder.path, ['red'], HAND);
    const first = scriptedTerminal([...TO_DICE, 'help', '6', 'undo', 'quit']);
    await expect(playInText(session, first, NEW)).rejects.toThrow(InputEnded);
    expect(first.text()).toContain('the match, your order and the dice typed so far are kept');
    expect(first.text()).toContain('A die of this order is typed already, so it cannot be taken back.');
    expect(orders(session.keeper.path)).toHaveLength(4);
    const again = scriptedTerminal(['5', 'quit']);
    await playInText(session, again, { resumed: true, map: false });
    expect(again.text()).toContain('Your order still needs dice: Are you sure? Yes.\nDice typed already: 6.');
    expect(orders(session.keeper.path).find((order) => 'dice' in order)).toMatchObject({ answer: true, dice: [6, 5] });
    expect(session.pending().read()).toBeNull();
  });

  test('belongs to its own match, wherever its file was moved', async () => {
    const session = testSession(folder.path, ['red'], HAND);
    await expect(playInText(session, scriptedTerminal([...TO_DICE, '6']), NEW)).rejects.toThrow(InputEnded);
    const { keeper, match } = session;
    const env = { XDG_DATA_HOME: folder.path };
    const elsewhere = `${folder.path}/elsewhere.json`;
    expect(pendingSlot(env, match, elsewhere).read()).toBeNull();
    renameSync(keeper.path, elsewhere);
    expect(pendingSlot(env, match, elsewhere).read()).toEqual({ side: 'red', answer: true, dice: [6] });
    pendingSlot(env, match, elsewhere).forget();
    expect(session.pending().read()).toBeNull();
  });

  test('whose dice cannot be is asked for them anew', async () => {
    const session = testSession(folder.path, ['red'], HAND);
    await expect(playInText(session, scriptedTerminal([...TO_DICE, '6']), NEW)).rejects.toThrow(InputEnded);
    session.pending().write({ side: 'red', answer: true, dice: [9] });
    await playInText(session, scriptedTerminal(['2', '3', 'quit']), { resumed: true, map: false });
    expect(orders(session.keeper.path).find((order) => 'dice' in order)).toMatchObject({ dice: [2, 3] });
  });

  test('can be taken back while no die is typed', async () => {
    const session = testSession(folder.path, ['red'], HAND);
    const terminal = scriptedTerminal([...TO_DICE, 'undo', 'no', 'quit']);
    await playInText(session, terminal, NEW).catch(() => {});
    expect(terminal.text()).toContain('Your order is taken back.');
    expect(orders(session.keeper.path)[4]).toMatchObject({ by: 'red', answer: false });
  });

  test('cannot be taken back once it has told a secret, in the terminal or in JSON, now or later', async () => {
    const sentence = 'A secret has come to light by this order already, so it cannot be taken back.';
    const session = testSession(folder.path, ['red'], HAND);
    const first = scriptedTerminal(['1', '6', 'P1 port, P2 port', 'yes', 'undo']);
    await expect(playInText(session, first, NEW)).rejects.toThrow(InputEnded);
    expect(first.text()).toContain(`for Luck: undo\n${sentence}\nRoll one die of 6 sides for Luck: `);
    const second = scriptedTerminal(['{"undo":true}', '5', '5', '{"quit":true}']);
    await playInJson(session, second);
    const told = second.pages.flat().map((line) => JSON.parse(line));
    expect(told.find(({ type }) => type === 'refused')).toEqual({
      type: 'refused',
      reason: { key: 'play.undo secret', text: sentence },
    });
    expect(orders(session.keeper.path).map((order) => ('undo' in order ? 'undo' : order.dice))).toContainEqual([5, 5]);
  });

  test('goes on in JSON too', async () => {
    const session = testSession(folder.path, ['red'], HAND);
    await expect(playInText(session, scriptedTerminal([...TO_DICE, '6']), NEW)).rejects.toThrow(InputEnded);
    const terminal = scriptedTerminal(['5', '{"quit":true}']);
    await playInJson(session, terminal);
    const told = terminal.pages.flat().map((line) => JSON.parse(line));
    expect(told.slice(2, 4)).toEqual([
      { type: 'pending', side: 'red', answer: true, dice: [6] },
      { type: 'dice', sides: 6, purpose: 'Luck' },
    ]);
    expect(orders(session.keeper.path).find((order) => 'dice' in order)).toMatchObject({ dice: [6, 5] });
  });
});

test('in JSON an option has the sentences of its label, caution and group', async () => {
  const terminal = scriptedTerminal(['{"quit":true}']);
  await playInJson(testSession(folder.path, ['blue']), terminal);
  const asked = terminal.pages.flat().map((line) => JSON.parse(line))[1];
  expect(asked.prompt.options[1]).toMatchObject({
    id: 'south',
    label: { key: 'hide south', text: 'In the south' },
    text: 'In the south',
    caution: { key: 'shoals', text: 'There are shoals.' },
    group: { key: 'strait', text: 'The strait' },
  });
});

test('a file that another program wrote is left alone, and the match goes on beside it', async () => {
  const session = testSession(folder.path, ['red']);
  const { writeFileSync } = await import('node:fs');
  const taken = session.keeper.path;
  writeFileSync(taken, 'something else');
  const terminal = scriptedTerminal(['1', 'quit']);
  await playInText(session, terminal, NEW);
  expect(readFileSync(taken, 'utf8')).toBe('something else');
  expect(session.keeper.path).not.toBe(taken);
  expect(orders(session.keeper.path)).toHaveLength(2);
  expect(terminal.text()).toContain('was changed by another program and is left alone');
});
