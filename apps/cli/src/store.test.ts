import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dataFolder, freeName, makeFolder, newMatchPath, writeAtomically } from './store.ts';
import { temporaryFolder } from './testing/command.testing.ts';
import { checkWritable } from './writable.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

describe('an atomic write', () => {
  test('replaces the file and leaves nothing else', () => {
    const path = join(folder.path, 'a.json');
    writeAtomically(path, 'old');
    writeAtomically(path, 'new');
    expect(fs.readFileSync(path, 'utf8')).toBe('new');
    expect(fs.readdirSync(folder.path)).toEqual(['a.json']);
  });

  test.each(['writeFileSync', 'fsyncSync', 'renameSync'] as const)('leaves the old file where %s fails', (step) => {
    const path = join(folder.path, 'a.json');
    writeAtomically(path, 'old');
    const failing = {
      ...fs,
      [step]: () => {
        throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
      },
    };
    expect(() => writeAtomically(path, 'new', failing)).toThrow(`"${path}" cannot be written: the disk is full.`);
    expect(fs.readFileSync(path, 'utf8')).toBe('old');
    expect(fs.readdirSync(folder.path)).toEqual(['a.json']);
  });

  test('into a folder that is not there says so', () => {
    const path = join(folder.path, 'none', 'a.json');
    expect(() => writeAtomically(path, 'new')).toThrow(/there is no folder/);
  });

  test.runIf(process.platform !== 'win32')('never takes the place of a pipe or a device, also behind a link', () => {
    const pipe = join(folder.path, 'pipe');
    const link = join(folder.path, 'link');
    execFileSync('sh', ['-c', 'mkfifo "$0"', pipe]);
    fs.symlinkSync('pipe', link);
    for (const path of [pipe, link]) {
      const problem = `"${path}" cannot be written: it is a pipe, not a file.`;
      expect(() => writeAtomically(path, 'new')).toThrow(problem);
      expect(() => checkWritable(path)).toThrow(problem);
    }
    expect(fs.statSync(pipe).isFIFO()).toBe(true);
    expect(fs.readdirSync(folder.path).sort()).toEqual(['link', 'pipe']);
    // A program of the superuser would take the place of a device for the whole computer: it is only asked about here.
    expect(() => checkWritable('/dev/null')).toThrow('"/dev/null" cannot be written: it is a device, not a file.');
  });

  test('under a file says that it is no folder', () => {
    const file = join(folder.path, 'a.json');
    fs.writeFileSync(file, '');
    const problem = `"${join(file, 'b.json')}" cannot be written: "${file}" is not a folder.`;
    expect(() => writeAtomically(join(file, 'b.json'), 'new')).toThrow(problem);
    expect(() => checkWritable(join(file, 'b.json'))).toThrow(problem);
  });

  test('follows a link to the file that it names', () => {
    fs.writeFileSync(join(folder.path, 'real.json'), 'old');
    fs.symlinkSync('real.json', join(folder.path, 'link.json'));
    writeAtomically(join(folder.path, 'link.json'), 'new');
    expect(fs.readFileSync(join(folder.path, 'real.json'), 'utf8')).toBe('new');
    expect(fs.lstatSync(join(folder.path, 'link.json')).isSymbolicLink()).toBe(true);
  });
});

test('a name that no file can have is refused in our own words', () => {
  const path = join(folder.path, 'a\0b.json');
  expect(() => checkWritable(path)).toThrow('its name holds a character that no name can hold.');
});

test('a folder is made with those around it, and in /proc it is refused at once', () => {
  const path = join(folder.path, 'a', 'b', 'c');
  makeFolder(path);
  makeFolder(path);
  expect(fs.statSync(path).isDirectory()).toBe(true);
  fs.writeFileSync(join(folder.path, 'file'), '');
  const file = join(folder.path, 'file');
  expect(() => makeFolder(file)).toThrow(/cannot be made: a file is in the way\.$/);
  expect(() => makeFolder(join(file, 'x'))).toThrow(/cannot be made: a file is in the way\.$/);
  if (!fs.existsSync('/proc')) return;
  expect(() => makeFolder('/proc/x')).toThrow('The folder "/proc/x" cannot be made: ');
  expect(() => writeAtomically('/proc/x.json', '')).toThrow('"/proc/x.json" cannot be written: ');
  expect(() => writeAtomically('/proc/x.json', '')).not.toThrow('there is no folder');
});

describe('where data lives', () => {
  test('XDG_DATA_HOME where it is a whole path, else the home folder', () => {
    expect(dataFolder({ XDG_DATA_HOME: '/data' })).toBe('/data/point-option');
    expect(dataFolder({ XDG_DATA_HOME: 'relative', HOME: '/home/me' })).toBe('/home/me/.local/share/point-option');
  });

  test('a new match gets a name of its own', () => {
    const env = { XDG_DATA_HOME: folder.path };
    const now = new Date(2026, 0, 2, 3, 4, 5);
    const first = newMatchPath(env, 'chit-cup', now);
    expect(first).toBe(join(folder.path, 'point-option', 'matches', 'chit-cup-2026-01-02-030405.json'));
    fs.writeFileSync(first, '');
    expect(newMatchPath(env, 'chit-cup', now)).toBe(first.replace('.json', '-2.json'));
    expect(freeName(join(folder.path, 'x'))).toBe(join(folder.path, 'x.json'));
  });
});
