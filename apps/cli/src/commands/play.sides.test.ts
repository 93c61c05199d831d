import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMatchFile } from '@point-option/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isOneSentence, run, temporaryFolder } from '../testing/command.testing.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());
const play = (args: readonly string[], ...lines: string[]) =>
  run(folder.path, ['play', ...args], lines.map((line) => `${line}\n`).join(''));
const saved = (name: string) => readMatchFile(readFileSync(join(folder.path, name), 'utf8'));

describe('two sides', () => {
  const place = '1 1, 2 1, 3 2, 4 4';
  test('hot seat: each side is asked in turn, sealed, and neither sees the other', async () => {
    const { out, code } = await play(
      ['sealed-strike', '--hotseat', '--seed', '5', '--save', 'm.json'],
      '',
      place,
      '',
      place,
      'quit',
    );
    expect(code).toBe(0);
    const [, red = '', blue = ''] = out.split(/(?:Red|Blue): press Enter when you are ready\. \n/);
    expect(red).toContain('1. the carrier Halcyon');
    expect(blue).toContain('1. the carrier Meridian');
    // Red has placed its ships: to blue they are in port still.
    expect(blue.slice(0, blue.indexOf('Your order'))).toMatch(/The sea of Red:\n +In port: the carrier Halcyon/);
    expect(saved('m.json').orders.map(({ by }) => by)).toEqual(['red', 'blue']);
  });

  test('a match taken up again remembers who you are', async () => {
    await play(['sealed-strike', '--as', 'blue', '--staff', 'red=random', '--seed', '5', '--save', 'm.json'], place);
    const { out } = await play(['m.json'], 'quit');
    expect(out).toContain('Red: staff, Random. Blue: you.');
    expect((await play(['m.json', '--as', 'red'], 'quit')).out).toContain('Red: you.');
  });

  test('goes on as it would have, staff and all', async () => {
    const lines = [place, ...Array.from({ length: 40 }, () => ['none', '1', '0']).flat()];
    await play(['sealed-strike', '--as', 'blue', '--seed', '5', '--save', 'whole.json'], ...lines);
    const whole = saved('whole.json');
    await play(['sealed-strike', '--as', 'blue', '--seed', '5', '--save', 'parts.json'], place);
    expect(saved('parts.json').orders.length).toBeLessThan(whole.orders.length);
    await play(['parts.json'], ...lines.slice(1));
    expect(saved('parts.json').orders).toEqual(whole.orders);
  });

  test.each([
    [['--hotseat', '--as', 'red'], '--hotseat seats a person at every side'],
    [['--as', 'red', '--staff', 'red=random'], 'You play red, so staff cannot'],
    [['--as', 'green'], 'has no side "green"; it has red or blue'],
  ])('%j is refused', async (args, sentence) => {
    const ran = await play(['sealed-strike', ...args]);
    expect(ran.err).toContain(sentence);
    expect([ran.code, isOneSentence(ran)]).toEqual([2, true]);
  });

  test('another game is not saved over a match', async () => {
    await play(['sealed-strike', '--save', 'm.json'], place);
    const before = readFileSync(join(folder.path, 'm.json'), 'utf8');
    const ran = await play(['chit-cup', '--save', 'm.json']);
    expect(ran.err).toContain('"m.json" holds a match of sealed-strike, not of chit-cup');
    expect([ran.code, isOneSentence(ran)]).toEqual([2, true]);
    expect(readFileSync(join(folder.path, 'm.json'), 'utf8')).toBe(before);
  });
});
