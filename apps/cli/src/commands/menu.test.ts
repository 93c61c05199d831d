import { readMatchFile } from '@point-option/engine';
import { registry } from '@point-option/games';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scriptedTerminal } from '../terminal/scripted.testing.ts';
import { run, runApart, temporaryFolder } from '../testing/command.testing.ts';
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
  test('without a terminal plays a match and prints its journal, the same every time', async () => {
    const [first, second] = await Promise.all([runApart(folder.path, ['menu']), run(folder.path, ['menu'])]);
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

describe('menu with house charts', () => {
  const NEVER = Array.from({ length: 10 }, () => ['nothing', 'nothing', 'nothing']);
  const charts = (change: object = {}): string => {
    const path = join(folder.path, 'mine.json');
    const file = {
      format: 'point-option charts',
      version: 1,
      game: 'chit-cup',
      charts: [{ id: 'search', cells: NEVER }],
    };
    writeFileSync(path, JSON.stringify({ ...file, ...change }));
    return path;
  };
  const choose = async (path: string, ...answers: string[]) => {
    const terminal = scriptedTerminal(answers, { interactive: true });
    const code = await menu({ charts: path }, { registry, terminal, env: { XDG_DATA_HOME: folder.path } });
    return { code, text: terminal.text() };
  };

  test('offers their game alone, and begins matches with them', async () => {
    const { code, text } = await choose(charts(), '1', '2', '1', 'quit');
    expect(code).toBe(0);
    expect(text).not.toContain('Which game?');
    expect(text).toContain('Chit Cup: A crowded sea.');
    const kept = join(folder.path, 'point-option', 'matches');
    const [name = ''] = readdirSync(kept);
    expect(readMatchFile(readFileSync(join(kept, name), 'utf8')).header.charts).toMatchObject([
      { id: 'search', cells: NEVER, provenance: 'house' },
    ]);
  });

  test('plays their game without a terminal', async () => {
    const { out, code } = await run(folder.path, ['menu', '--charts', charts(), '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'chit-cup' });
    expect(out).not.toContain('"sighted"');
  });

  test.each([
    [{ game: 'chess' }, 'This file has charts for the game "chess"'],
    [{ charts: [{ id: 'serch', cells: NEVER }] }, 'Chart "serch" is not known'],
  ])('refuses a file that fits no game: %j', async (change, problem) => {
    const path = charts(change);
    const { code, err } = await run(folder.path, ['menu', '--charts', path]);
    expect(code).toBe(2);
    expect(err).toContain(`The house charts in "${path}" cannot be used: ${problem}`);
  });
});

describe('menu for a person', () => {
  const choose = async (...answers: string[]) => {
    const terminal = scriptedTerminal(answers, { interactive: true });
    const code = await menu({}, { registry, terminal, env: { XDG_DATA_HOME: folder.path } });
    return { code, text: terminal.text() };
  };
  const matches = () => readdirSync(join(folder.path, 'point-option', 'matches'));

  test('plays a game, and resumes it later', async () => {
    const first = await choose('1', '99', nth('chit-cup'), '2', '1', 'quit');
    expect(first.code).toBe(0);
    expect(first.text).toContain('Type a number from 1 to');
    expect(first.text).toContain('Chit Cup: A crowded sea.');
    expect(matches()).toHaveLength(1);
    const again = await choose('2', '1', 'quit');
    expect(again.text).toContain('1. Chit Cup: A crowded sea. ');
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
    expect(text).toMatch(/Scores: Points/);
    expect(text).toContain('There are no saved matches in');
  });
});
