import { registry } from '@point-option/games';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scriptedTerminal } from '../terminal/scripted.testing.ts';
import { run, temporaryFolder } from '../testing/command.testing.ts';
import { menu } from './menu.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** The number of a game in the menu. */
function nth(id: string): string {
  return String(registry.findIndex((game) => game.id === id) + 1);
}

describe('menu', () => {
  test('without a terminal plays a match and prints its diary, the same every time', async () => {
    const [first, second] = await Promise.all([run(folder.path, ['menu']), run(folder.path, ['menu'])]);
    expect(first.code).toBe(0);
    expect(first.out).toContain('Seed "point option"');
    expect(first.out).toMatch(/Scores: /);
    expect(second.out).toBe(first.out);
    expect(existsSync(join(folder.path, 'data'))).toBe(false);
  });
  test('passes a command on, and takes --json', async () => {
    expect((await run(folder.path, ['menu', 'games'])).out).toContain('chit-cup');
    const { events, outcome, seed } = JSON.parse((await run(folder.path, ['menu', '--json'])).out);
    expect(seed).toBe('point option');
    expect(outcome.result).toEqual(expect.any(String));
    expect(events[0].text).toEqual(expect.any(String));
  });
});

describe('menu for a person', () => {
  const choose = async (...answers: string[]) => {
    const terminal = scriptedTerminal(answers, { interactive: true });
    const code = await menu({}, terminal, { XDG_DATA_HOME: folder.path });
    return { code, text: terminal.text() };
  };
  const matches = () => readdirSync(join(folder.path, 'point-option', 'matches'));

  test('plays a game, and goes on with it later', async () => {
    const first = await choose('1', '99', nth('chit-cup'), '2', '1', 'quit');
    expect(first.code).toBe(0);
    expect(first.text).toContain('Give a number from 1 to');
    expect(first.text).toContain('Chit Cup: A crowded sea.');
    expect(matches()).toHaveLength(1);
    const again = await choose('2', '1', 'quit');
    expect(again.text).toContain('1. chit-cup, crowded, 1 order, under way, last played');
    expect(again.text).toContain('Which squadrons go on patrol');
    expect(matches()).toHaveLength(1);
  });

  test('asks for the side where there are several', async () => {
    const { text } = await choose('1', nth('sealed-strike'), '1', '2', 'quit');
    expect(text).toContain('3. All of them, in turn at this screen');
    expect(text).toContain('Blue: you.');
  });

  test('watches staff, goes back and leaves', async () => {
    const { code, text } = await choose('3', nth('chit-cup'), '1', '', 'b', 'f', '2', 'q', '3', 'b', '2', '4');
    expect(code).toBe(0);
    expect(text).toMatch(/Step 0 of \d+\. Enter: next/);
    expect(text).toMatch(/Scores: points/);
    expect(text).toContain('There is no saved match in');
  });
});
