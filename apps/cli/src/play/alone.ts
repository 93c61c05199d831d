import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BadInput } from '@point-option/engine';
import { codeOf } from '../files.ts';

/** Nobody writes for longer than this, nor takes longer to put a name in a lock: what is older was left behind. */
const STALE_MS = 10_000;
const NAMELESS_MS = 3000;
/** How long a program waits for another, and between two looks. */
const PATIENCE_MS = 15_000;
const LOOK_MS = 3;
/** How often a program looks for its own lock, where another has moved it. */
const LOOKS = 5;

/** What of the file system a lock needs: tests let another program act between two calls. */
export type LockDisk = Pick<
  typeof fs,
  'openSync' | 'writeFileSync' | 'closeSync' | 'readFileSync' | 'statSync' | 'renameSync' | 'linkSync' | 'rmSync'
>;

/**
 * Does something to a file while no other program that keeps matches does: between seeing that a file is as it was
 * left and writing it, another one could have written it. The lock lies beside the file, and names who holds it.
 */
export function alone<T>(path: string, work: () => T, disk: LockDisk = fs): T {
  const lock = lockOf(path);
  const isHeld = hold(disk, lock, path);
  try {
    return work();
  } finally {
    if (isHeld) letGo(disk, lock);
  }
}

/** What was done is done, whether or not the lock can be removed: this program finds it again and takes it for its own. */
function letGo(disk: LockDisk, lock: string): void {
  try {
    // Another program may have it in hand for a moment, and puts it back.
    for (let look = 0; look < LOOKS && ownerOf(disk, lock) === null; look++) wait(LOOK_MS);
    // A program that took too long may have lost it to another.
    if (ownerOf(disk, lock) === process.pid) disk.rmSync(lock, { force: true });
  } catch {
    // The next to write takes it away.
  }
}

/** Removes a lock whose program is gone. Otherwise a match that is never saved again would keep it forever. */
export function removeLeftLock(lock: string, disk: LockDisk = fs): void {
  const found = look(disk, lock);
  if (found !== null && isLeft(found)) takeAway(disk, lock, found);
}

function lockOf(path: string): string {
  const target = fs.existsSync(path) ? fs.realpathSync(path) : path;
  return join(dirname(target), `.${basename(target)}.lock`);
}

/** False where no lock can be made, as in a folder that may not be written: a file in it may be. */
function hold(disk: LockDisk, lock: string, path: string): boolean {
  const begun = Date.now();
  for (;;) {
    const made = make(disk, lock);
    if (made !== 'taken') return made === 'made';
    const found = look(disk, lock);
    if (found !== null && isLeft(found)) {
      takeAway(disk, lock, found);
      continue;
    }
    if (Date.now() - begun > PATIENCE_MS)
      throw new BadInput(
        `"${path}" can't be written: another program is writing it. Close that program, or delete "${lock}".`,
      );
    wait(LOOK_MS);
  }
}

function wait(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function make(disk: LockDisk, lock: string): 'made' | 'taken' | 'impossible' {
  let file: number;
  try {
    file = disk.openSync(lock, 'wx');
  } catch (error) {
    return codeOf(error) === 'EEXIST' ? 'taken' : 'impossible';
  }
  try {
    disk.writeFileSync(file, String(process.pid));
    return 'made';
  } catch {
    // A full disk has room for an empty file, but not for a name in it.
    disk.rmSync(lock, { force: true });
    return 'impossible';
  } finally {
    disk.closeSync(file);
  }
}

/** A lock as it was found. Its file's number alone does not tell it from the next one: numbers are used again at once. */
interface Found {
  readonly file: bigint;
  readonly written: bigint;
  /** The process that holds it; 0 where it has not put its name in it yet. */
  readonly owner: number;
}

/** What there is of a lock; null where it is free by now. */
function look(disk: LockDisk, lock: string): Found | null {
  const stat = disk.statSync(lock, { throwIfNoEntry: false, bigint: true });
  const owner = ownerOf(disk, lock);
  return stat === undefined || owner === null ? null : { file: stat.ino, written: stat.mtimeNs, owner };
}

/** Whether whoever made a lock is gone, or has forgotten it. This program holds none while it looks. */
function isLeft({ owner, written }: Found): boolean {
  if (owner === process.pid) return true;
  const age = Date.now() - Number(written / 1_000_000n);
  return age > (owner > 0 ? STALE_MS : NAMELESS_MS) || (owner > 0 && isGone(owner));
}

/** The process that holds a lock: 0 where it has not put its name in it, or something else stands there; null where there is no lock. */
function ownerOf(disk: LockDisk, lock: string): number | null {
  try {
    const owner = Number(disk.readFileSync(lock, 'utf8'));
    return Number.isSafeInteger(owner) && owner > 0 ? owner : 0;
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

/**
 * Takes a lock away that was left: by another name first. Of two programs that find it, the slower one moves the lock that
 * the faster one has made since. It sees that it is another one, and puts it back.
 */
function takeAway(disk: LockDisk, lock: string, found: Found): void {
  const apart = `${lock}.${process.pid}`;
  try {
    disk.renameSync(lock, apart);
    if (!isSame(look(disk, apart), found)) putBack(disk, apart, lock);
    disk.rmSync(apart);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

function isSame(now: Found | null, then: Found): boolean {
  return now?.file === then.file && now.written === then.written && now.owner === then.owner;
}

/** Never over a lock that was made meanwhile: a link fails where there is one. */
function putBack(disk: LockDisk, apart: string, lock: string): void {
  try {
    disk.linkSync(apart, lock);
  } catch (error) {
    // Some disks have no links. There the owner gets another lock.
    if (codeOf(error) !== 'EEXIST') remake(disk, apart, lock);
  }
}

function remake(disk: LockDisk, apart: string, lock: string): void {
  try {
    disk.writeFileSync(lock, disk.readFileSync(apart), { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
