import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeLeftovers, removeLeftoversOf } from './leftovers.ts';
import { fileStore } from './play/fileStore.ts';
import { run, temporaryFolder } from './testing/command.testing.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** The number of a process that has ended. */
const gone = spawnSync(process.execPath, ['--version']).pid;
const OLD = new Date(Date.now() - 3_600_000);

/** A file in the folder, an hour old unless it is said to be new. */
function leave(name: string, { within = folder.path, isNew = false } = {}): string {
  mkdirSync(within, { recursive: true });
  const path = join(within, name);
  writeFileSync(path, 'half a match');
  if (!isNew) utimesSync(path, OLD, OLD);
  return path;
}

test('only what a process that is gone left is removed, and an old lock', () => {
  leave(`.m.json.${gone}-0123abcd.tmp`);
  leave('.m.json.lock');
  leave(`.m.json.lock.${gone}`);
  const others = [
    `.m.json.lock.${process.ppid}`,
    '.m.json.lock.txt',
    '.notes.txt.lock',
    'm.json.lock',
    `.m.json.${process.pid}-0123abcd.tmp`,
    `.m.json.${gone}-0123abcd.tmp.txt`,
    `.m.json.${gone}-0123abcz.tmp`,
    `.m.json.x-0123abcd.tmp`,
    `m.json.${gone}-0123abcd.tmp`,
    `.notes.txt.${gone}-0123abcd.tmp`,
    '.m.json.0-0123abcd.tmp',
    '.m.json.tmp',
    'm.json',
  ];
  for (const name of others) leave(name);
  leave(`.n.json.${gone}-0123abcd.tmp`, { isNew: true });
  leave(`.n.json.lock.${gone}`, { isNew: true });
  leave('.n.json.lock', { isNew: true });
  mkdirSync(join(folder.path, `.d.json.${gone}-0123abcd.tmp`));
  symlinkSync(leave('kept'), join(folder.path, `.l.json.${gone}-0123abcd.tmp`));
  const before = readdirSync(folder.path);
  removeLeftovers(folder.path);
  const after = readdirSync(folder.path);
  expect(before.filter((name) => !after.includes(name))).toEqual([
    `.m.json.${gone}-0123abcd.tmp`,
    '.m.json.lock',
    `.m.json.lock.${gone}`,
    `.n.json.${gone}-0123abcd.tmp`,
    `.n.json.lock.${gone}`,
  ]);
  removeLeftovers(join(folder.path, 'nowhere'));
});

test('a lock of a program that died is removed as soon as somebody looks, and one that is in use is not', async () => {
  const data = join(folder.path, 'data', 'point-option');
  const matches = join(data, 'matches');
  const lockBy = (name: string, owner: number, within = matches): void =>
    writeFileSync(leave(name, { within, isNew: true }), String(owner));
  lockBy('.died.json.lock', gone);
  lockBy('.writing.json.lock', process.ppid);
  const store = fileStore({ XDG_DATA_HOME: join(folder.path, 'data') });
  expect(await store.list()).toEqual([]);
  expect(readdirSync(matches)).toEqual(['.writing.json.lock']);

  lockBy('.mine.json.lock', gone, folder.path);
  lockBy('.other.json.lock', gone, folder.path);
  const mine = leave('mine.json');
  await expect(store.open(mine)).rejects.toThrow("isn't a match file");
  expect(readdirSync(folder.path).sort()).toEqual(['.other.json.lock', 'data', 'mine.json']);
});

test('of one file, whatever its name, only its own are removed', () => {
  const mine = leave(`.mine.${gone}-0123abcd.tmp`);
  leave(`.other.${gone}-0123abcd.tmp`);
  symlinkSync(leave('mine'), join(folder.path, 'link'));
  removeLeftoversOf(join(folder.path, 'link'));
  expect(readdirSync(folder.path).sort()).toEqual([`.other.${gone}-0123abcd.tmp`, 'link', 'mine']);
  expect(mine).toContain('.mine.');
});

test('the next match that is played removes them from the data folder and from beside its file', async () => {
  const data = join(folder.path, 'data', 'point-option');
  const left = `.old.json.${gone}-0123abcd.tmp`;
  leave(`.faults.log.${gone}-0123abcd.tmp`, { within: data });
  for (const name of ['matches', 'seats']) leave(left, { within: join(data, name) });
  const ofMatch = join(data, 'bookmarks', '0123abcd-0123abcd');
  for (const name of ['bookmark.json', '0.json']) leave(`.${name}.${gone}-0123abcd.tmp`, { within: ofMatch });
  leave('0.json', { within: ofMatch });
  leave(`.my.json.${gone}-0123abcd.tmp`);
  leave(left);
  const { code } = await run(folder.path, ['play', 'chit-cup', '--save', 'my.json'], 'quit\n');
  expect(code).toBe(0);
  expect(readdirSync(data).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect(readdirSync(join(data, 'matches'))).toEqual([]);
  expect(readdirSync(join(data, 'seats')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect(readdirSync(ofMatch)).toEqual(['0.json']);
  // It may be of a match that has nothing to do with this one.
  expect(readdirSync(folder.path).filter((name) => name.endsWith('.tmp'))).toEqual([left]);
});

test('a simulation removes them from its folder', async () => {
  leave(`.chit-cup-watch-s-0.json.${gone}-0123abcd.tmp`, { within: join(folder.path, 'sim') });
  await run(folder.path, ['simulate', 'chit-cup', '--games', '1', '--save', 'sim']);
  expect(readdirSync(join(folder.path, 'sim'))).toEqual([expect.stringMatching(/^chit-cup-.*\.json$/)]);
});
