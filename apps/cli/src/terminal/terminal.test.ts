import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { linesOf } from './lines.ts';
import { Interrupted } from './terminal.ts';
import { wrapped } from './wrap.ts';

describe('a line that is too long', () => {
  test('is broken between words and goes on indented', () => {
    expect(wrapped('  one two three four', 12)).toEqual(['  one two', '    three', '    four']);
  });
  test('keeps its spaces where it fits, and a long word whole', () => {
    expect(wrapped('a  b', 4)).toEqual(['a  b']);
    expect(wrapped('a 123456789 b', 5)).toEqual(['a', '  123456789', '  b']);
  });
});

describe('lines of input', () => {
  test('come one at a time, however they arrive, and then end', async () => {
    const input = new PassThrough();
    const lines = linesOf(input);
    const early = lines.next();
    input.write('one\ntwo\r\nth');
    input.end('ree');
    expect([await early, await lines.next(), await lines.next(), await lines.next()]).toEqual([
      'one',
      'two',
      'three',
      null,
    ]);
  });
  test('are broken off by Ctrl-C, now and later', async () => {
    const lines = linesOf(new PassThrough());
    const waiting = lines.next();
    lines.interrupt();
    await expect(waiting).rejects.toThrow(Interrupted);
    await expect(lines.next()).rejects.toThrow(Interrupted);
    lines.close();
  });
});
