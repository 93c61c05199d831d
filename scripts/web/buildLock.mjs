// One build of the page at a time. The lock names its process: that of a killed one is taken away at once.
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Nobody builds for longer than this: the number of a process that is gone may be another's by now. */
const STALE_MS = 3 * 60 * 1000;
const LOOK_MS = 200;

/**
 * Does something while no other process does. Says so where it waits.
 * @template T
 * @param {string} lock
 * @param {() => Promise<T>} work
 * @param {(text: string) => void} say
 * @returns {Promise<T>}
 */
export async function withLock(lock, work, say) {
  let told = '';
  for (;;) {
    const holder = take(lock);
    if (holder === null) break;
    if (holder !== told && holder !== '') say(`Process ${holder} is building the page. Waiting for it...`);
    told = holder;
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS);
    });
  }
  try {
    return await work();
  } finally {
    if (holderOf(lock) === String(process.pid)) rmSync(lock, { force: true });
  }
}

/** Takes the lock, with the name of this process in it from its first moment on. Null where it did; else who holds it. */
function take(lock) {
  const own = apartFrom(lock);
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return null;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const holder = holderOf(lock);
    if (!isLeft(lock, holder)) return holder;
    takeAway(lock, holder);
    // Nobody is waited for.
    return '';
  } finally {
    rmSync(own, { force: true });
  }
}

/** A file beside the lock. Its name says whose it is: the threads of one process have one each. */
function apartFrom(lock) {
  return `${lock}-${process.pid}-${randomBytes(4).toString('hex')}`;
}

/** The number of the process that holds it; empty where it is free by now. */
function holderOf(lock) {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return '';
  }
}

function isLeft(lock, holder) {
  const stat = statSync(lock, { throwIfNoEntry: false });
  if (stat === undefined) return false;
  // An earlier version made a folder of it, and put no name there.
  if (stat.isDirectory()) return true;
  return Date.now() - stat.mtimeMs > STALE_MS || (holder !== '' && isGone(Number(holder)));
}

/** By another name first: the slower of two that find it would take away the one that the faster has made since. */
function takeAway(lock, holder) {
  const apart = apartFrom(lock);
  try {
    renameSync(lock, apart);
    if (holderOf(apart) !== holder) linkSync(apart, lock);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(apart, { recursive: true, force: true });
  }
}

/** Whether a process has ended. */
export function isGone(id) {
  try {
    process.kill(id, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
