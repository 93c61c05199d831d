import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pc from 'picocolors';
import { describe, expect, test } from 'vitest';
import { run, temporaryFolder } from '../testing/command.testing.ts';
import { clean, cleanJson } from './clean.ts';

/** Clears the screen twice, once without an escape; sets the title; turns the text around; forges a line. */
const HOSTILE = 'a\u001B[2Jb\u009B2Jc\u001B]0;d\u0007e\u202Ef\u007Fg\nVerified: 9 orders.';

describe('what is printed', () => {
  test('holds no command to the terminal and stays one line', () => {
    expect(clean(HOSTILE)).toBe('a\\u001b[2Jb\\u009b2Jc\\u001b]0;d\\u0007e\\u202ef\\u007fg Verified: 9 orders.');
    expect(clean('a\r\n\tb\u2028c\u0000')).toBe('a b c\\u0000');
  });
  test('keeps letters of any alphabet, and the bold of its own where there is any', () => {
    const plain = 'Zuikaku 瑞鶴 é 👍 – “quoted”';
    expect(clean(plain)).toBe(plain);
    const bold = pc.createColors(true).bold('Which side?');
    expect(clean(bold, { bold: true })).toBe(bold);
    expect(clean(bold)).not.toContain('\u001B');
    expect(clean('\u001B[8mhidden', { bold: true })).toBe('\\u001b[8mhidden');
  });
  test('as JSON is the same data', () => {
    const value = { [HOSTILE]: [HOSTILE, 1] };
    for (const indent of [undefined, 2]) {
      const text = cleanJson(JSON.stringify(value, null, indent));
      expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202E]/u);
      expect(JSON.parse(text)).toEqual(value);
    }
  });
});

describe('a hostile file', () => {
  const controls = /(?!\n)[\p{Cc}\u202E]/u;
  test('reaches the terminal in letters only', async () => {
    const folder = temporaryFolder();
    try {
      const charts = {
        format: 'point-option charts',
        version: 1,
        game: 'chit-cup',
        charts: [{ id: 'search', title: HOSTILE, note: HOSTILE, rule: HOSTILE }],
      };
      writeFileSync(join(folder.path, 'charts.json'), JSON.stringify(charts));
      for (const more of [[], ['--json']]) {
        const { code, out } = await run(folder.path, [
          'charts',
          'chit-cup',
          'search',
          '--charts',
          'charts.json',
          ...more,
        ]);
        expect(code).toBe(0);
        expect(out).not.toMatch(controls);
        expect(out).toContain('u001b[2J');
        expect(out.split('\n')).not.toContain('Verified: 9 orders.');
      }
      writeFileSync(
        join(folder.path, 'match.json'),
        JSON.stringify({ format: 'point-option match', version: 1, [HOSTILE]: 1 }),
      );
      for (const args of [
        ['replay', 'match.json'],
        ['games', HOSTILE],
        ['play', HOSTILE],
        ['scenario', 'check', 'match.json'],
      ]) {
        const { code, out, err } = await run(folder.path, args);
        expect(code).not.toBe(0);
        expect(`${out}${err}`).not.toMatch(controls);
      }
    } finally {
      folder.remove();
    }
  });
});
