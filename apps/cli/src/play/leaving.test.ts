import { readFileSync, rmSync } from 'node:fs';
import type { Store } from '@point-option/host';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CommandFault } from '../faults.ts';
import { temporaryFolder } from '../testing/command.testing.ts';
import { savedIn, testMatch, typed } from '../testing/table.testing.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** A match whose store can't write from the moment a test says so. */
function onFullDisk() {
  let isFull = false;
  const full = <T>(work: () => Promise<T>): Promise<T> =>
    isFull ? Promise.reject(new Error('The disk is full.')) : work();
  const around = (store: Store): Store => ({
    ...store,
    write: (kept, text) => full(() => store.write(kept, text)),
    add: (kept, added) => full(() => store.add(kept, added)),
    note: (kept) => full(() => store.note(kept)),
  });
  const match = testMatch(folder.path, ['red'], { around });
  const fill = (): string => {
    isFull = true;
    return '1';
  };
  return { match, fill };
}

test('quit says that the match cannot be saved, offers a copy, and stays', async () => {
  const { match, fill } = onFullDisk();
  const copy = `${folder.path}/copy.json`;
  const { text, code } = await typed(match, [fill, 'quit', `save ${copy}`, 'quit anyway']);
  expect(code).toBe(0);
  expect(text()).toMatch(/The match can't be saved: The disk is full\..* save FILE.* quit anyway\.\n/);
  expect(text()).not.toContain('Resume with');
  expect(text()).toContain(`You left without saving. ${match.path} has the match as it was last saved.`);
  expect(savedIn({ path: copy }).orders.length).toBeGreaterThan(savedIn(match).orders.length);
});

test('where nobody can be asked any more the match is not called saved, and a copy is made elsewhere', async () => {
  const { match, fill } = onFullDisk();
  const left: unknown = await typed(match, [fill]).catch((error: unknown) => error);
  expect(left).toBeInstanceOf(CommandFault);
  const { message, exit } = left as CommandFault;
  expect(exit).toBe(1);
  expect(message).toContain("The match can't be saved: The disk is full.");
  const [, copy = ''] = /A copy is in (\S+)\.$/.exec(message) ?? [];
  try {
    expect(savedIn({ path: copy }).orders.length).toBeGreaterThan(savedIn(match).orders.length);
    expect(readFileSync(copy, 'utf8')).toContain('point-option match');
  } finally {
    rmSync(copy, { force: true });
  }
});
