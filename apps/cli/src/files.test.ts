import { execFileSync } from 'node:child_process';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXIT } from './faults.ts';
import { parseJson, readText } from './files.ts';
import { temporaryFolder } from './testing/command.testing.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => folder.remove());

test.each([
  ['{"a": 1', 'it ends too soon, at line 1, column 8'],
  ['{a: 1}', 'unexpected "a" at line 1, column 2'],
  ['[1,\n2, ]', 'unexpected "]" at line 2, column 4'],
  ['', 'it is empty'],
])('%s is refused with the place of the fault', (text, place) => {
  expect(() => parseJson(text, '--given')).toThrow(`--given is not JSON: `);
  expect(() => parseJson(text, '--given')).toThrow(place);
});

test('a mark that some programs write before a text is no part of it', () => {
  const path = join(folder.path, 'marked.json');
  writeFileSync(path, '\uFEFF{"a":1}');
  expect(parseJson(readText(path), path)).toEqual({ a: 1 });
});

test.runIf(process.platform !== 'win32')('what is not a file, or is too large, is refused and not read', () => {
  const pipe = join(folder.path, 'pipe');
  execFileSync('sh', ['-c', 'mkfifo "$0"', pipe]);
  const large = join(folder.path, 'large.json');
  writeFileSync(large, '');
  truncateSync(large, 65 * 2 ** 20);
  for (const [path, sentence, exit] of [
    [pipe, 'is a pipe, not a file.', EXIT.usage],
    ['/dev/zero', 'is a device, not a file.', EXIT.usage],
    [folder.path, 'is a folder, not a file.', EXIT.usage],
    [join(folder.path, 'none'), 'There is no file', EXIT.usage],
    [large, 'is too large: 65 MB', EXIT.failed],
  ] as const) {
    expect(() => readText(path)).toThrow(
      expect.objectContaining({ message: expect.stringContaining(sentence), exit: exit as number }),
    );
  }
});
