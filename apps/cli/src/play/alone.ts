import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BadInput } from '@point-option/engine';
import { codeOf } from '../files.ts';

/** Nobody writes for longer than this, nor takes longer to put a name in a lock: what is older was left behind. */
const STALE_MS = 10_000;
const NAMELESS_MS = 3000;
/** How long a program waits for another, and between two looks. */
const PATIENCE_MS = 15_000;
const LOOK_MS = 3;

/**
 * Does something to a file while no other program that keeps matches does: between seeing that a file is as it was
 * left and writing it, another one could have written it. The lock lies beside the file, and names who holds it.
 */
export function alone<T>(path: string, work: () => T): T {
  const lock = lockOf(path);
  const isHeld = hold(lock, path);
  try {
    return work();
  } finally {
    if (isHeld) letGo(lock);
  }
}

/** What was done is done, whether or not the lock can be removed: this program finds it again and takes it for its own. */
function letGo(lock: string): void {
  try {
    // A program that took too long may have lost it to another.
    if (ownerOf(lock) === process.pid) rmSync(lock, { force: true });
  } catch {
    // The next to write takes it away.
  }
}

function lockOf(path: string): string {
  const target = existsSync(path) ? realpathSync(path) : path;
  return join(dirname(target), `.${basename(target)}.lock`);
}

/** False where no lock can be made, as in a folder that may not be written: a file in it may be. */
function hold(lock: string, path: string): boolean {
  const begun = Date.now();
  for (;;) {
    const made = make(lock);
    if (made !== 'taken') return made === 'made';
    if (isLeft(lock)) {
      takeAway(lock);
      continue;
    }
    if (Date.now() - begun > PATIENCE_MS)
      throw new BadInput(
        `"${path}" can't be written: another program is writing it. Close that program, or delete "${lock}".`,
      );
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS);
  }
}

function make(lock: string): 'made' | 'taken' | 'impossible' {
  let file: number;
  try {
    file = openSync(lock, 'wx');
  } catch (error) {
    return codeOf(error) === 'EEXIST' ? 'taken' : 'impossible';
  }
  try {
    writeFileSync(file, String(process.pid));
    return 'made';
  } catch {
    // A full disk has room for an empty file, but not for a name in it.
    rmSync(lock, { force: true });
    return 'impossible';
  } finally {
    closeSync(file);
  }
}

/** Whether whoever made a lock is gone, or has forgotten it. This program holds none while it looks. */
function isLeft(lock: string): boolean {
  const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  const owner = ownerOf(lock);
  // It is free by now.
  if (made === undefined || owner === null) return false;
  if (owner === process.pid) return true;
  const age = Date.now() - made;
  return age > (owner > 0 ? STALE_MS : NAMELESS_MS) || (owner > 0 && isGone(owner));
}

/** The process that holds a lock: 0 where it has not put its name in it, null where there is no lock. */
function ownerOf(lock: string): number | null {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function isGone(owner: number): boolean {
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** By another name first: of two that find it, one takes it away, and not the lock that the other makes then. */
function takeAway(lock: string): void {
  const apart = `${lock}.${process.pid}`;
  try {
    renameSync(lock, apart);
    rmSync(apart);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
