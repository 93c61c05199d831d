import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './buildLock.mjs';

let folder;
let lock;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'point-option-lock-'));
  lock = join(folder, 'web-lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Takes the lock for a moment: what was said while waiting, how long that took, and what lay there then. */
async function taken() {
  const said = [];
  const begun = Date.now();
  const found = await withLock(
    lock,
    () => Promise.resolve([readdirSync(folder), readFileSync(lock, 'utf8')]),
    (text) => said.push(text),
  );
  return { said, found, ms: Date.now() - begun };
}

const MINE = [['web-lock'], String(process.pid)];

test('names the process that holds it, and is gone afterwards, also where the work fails', async () => {
  expect((await taken()).found).toEqual(MINE);
  expect(readdirSync(folder)).toEqual([]);
  const failing = () => Promise.reject(new Error('no page'));
  await expect(withLock(lock, failing, () => {})).rejects.toThrow('no page');
  expect(readdirSync(folder)).toEqual([]);
});

test('that a killed process left is taken at once', async () => {
  writeFileSync(lock, String(spawnSync(process.execPath, ['--version']).pid));
  const { said, found, ms } = await taken();
  expect([said, found]).toEqual([[], MINE]);
  expect(ms).toBeLessThan(5000);
  expect(readdirSync(folder)).toEqual([]);
});

test('that an earlier version left, without a name, is taken at once', async () => {
  mkdirSync(lock);
  expect((await taken()).found).toEqual(MINE);
});

test('is held by one at a time, also of the threads of one process', async () => {
  let within = 0;
  const work = async () => {
    expect(++within).toBe(1);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    within--;
  };
  await Promise.all([1, 2, 3].map(() => withLock(lock, work, () => {})));
  expect(readdirSync(folder)).toEqual([]);
});

test('that a process holds is waited for, and that is said once', async () => {
  writeFileSync(lock, String(process.ppid));
  setTimeout(() => rmSync(lock), 700);
  const { said, found, ms } = await taken();
  expect(ms).toBeGreaterThan(600);
  expect(said).toEqual([`Process ${process.ppid} is building the page. Waiting for it...`]);
  expect(found).toEqual(MINE);
});
