import { describe, expect, it } from 'vitest';
import { isAllowed, isExempt } from './names/allowed.mjs';
import { deniedBy } from './names/denied.mjs';
import { linesOf, namesIn, wordsOf } from './names/find.mjs';

const denied = deniedBy(
  {
    names: ['far-island', 'Albatross', 'Bunker Hill', 'F6F', '58.1', 'A', 'Patrol', 'Iowa', 'Tone'],
    ids: ['us', 'sunset-strike', 'butai 0', 'Albatross waiting', 'screen 3', 'sunk'],
    plain: ['patrol', 'screen'],
  },
  ['sunk', 'tone'],
);

const foundIn = (source, options) => namesIn(wordsOf(source, options), denied);

describe('the names of games', () => {
  it('are what games call their things, and not the words of the contract or of any sentence', () => {
    for (const name of ['far-island', 'Albatross', 'Bunker Hill', 'F6F', 'Iowa', 'Hellcat', 'butai'])
      expect(denied.proper).toContain(name);
    for (const name of ['58.1', 'A', 'Patrol', 'Tone']) expect(denied.proper).not.toContain(name);
    for (const id of ['us', 'sunset-strike', 'butai', 'waiting', 'screen']) expect(denied.madeUp).toContain(id);
    expect(denied.madeUp).not.toContain('sunk');
  });

  it('are found where they are planted, with the line', () => {
    expect(foundIn("const a = 1;\nconst b = 'the Albatross sails';")).toEqual([{ line: 2, name: 'Albatross' }]);
    expect(foundIn('const f = <T>(t: T) => t;\nif (id === `far-island`) f(id);')).toEqual([
      { line: 2, name: 'far-island' },
    ]);
    expect(foundIn('export const farIsland = 1;')).toEqual([{ line: 1, name: 'far-island' }]);
    expect(foundIn("const liveries = { us: 1, 'us': 2 };")).toEqual([{ line: 1, name: 'us' }]);
    expect(foundIn('const ready = /^(.*) (waiting|idle)$/;')).toEqual([{ line: 1, name: 'waiting' }]);
    expect(foundIn('\nconst a = <p>\n  Sink the F6F</p>;', { tsx: true })).toEqual([{ line: 2, name: 'F6F' }]);
    expect(foundIn("const a = 'Bunker Hill deck';").map(({ name }) => name)).toEqual(['Bunker Hill', 'deck']);
    expect(namesIn(linesOf('a {}\n.lay-butai {\n}'), denied)).toEqual([{ line: 2, name: 'butai' }]);
  });

  it('count as whole words only, and not in comments or paths of modules', () => {
    expect(foundIn("// The Albatross\n/* butai */\nconst a = 'Albatrosses and a focus';")).toEqual([]);
    expect(foundIn("import { x } from './butai/albatross.ts';\nexport { y } from './butai.ts';\nx();")).toEqual([]);
    expect(foundIn("const screenSize = 'tell us, on a screen';")).toEqual([]);
    expect(namesIn(linesOf('/* butai\n butai */ a {}'), denied)).toEqual([]);
  });

  it('reads a file that begins with the name of its program', () => {
    expect(foundIn("#!/usr/bin/env node\nconst a = 'Iowa';")).toEqual([{ line: 2, name: 'Iowa' }]);
  });

  it('may stand in tests and in the help of the command', () => {
    expect(isExempt('apps/web/src/chart/board.test.ts')).toBe(true);
    expect(isExempt('apps/cli/src/testing/session.testing.ts')).toBe(true);
    expect(isExempt('apps/web/src/chart/board.ts')).toBe(false);
    expect(isAllowed('apps/cli/src/manual.ts', 'chit-cup')).toBe(true);
    expect(isAllowed('apps/cli/src/main.ts', 'chit-cup')).toBe(false);
  });
});
