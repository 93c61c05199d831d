import { type Dirent, readdirSync, realpathSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { removeLeftLock } from './play/alone.ts';
import { faultLogPath } from './play/faultLog.ts';
import { dataFolder, type Environment } from './store.ts';

/** A temporary file of a save (store.ts): the name of the file it is for, the process, and chance. */
const TEMPORARY = /^\.(?<name>.+)\.(?<process>\d+)-[\da-f]{8}\.tmp$/;

/** What keeps two programs from writing one file at once (play/alone.ts), and one that a process was taking away. */
const LOCK = /^\.(?<name>.+)\.lock(?:\.(?<process>\d+))?$/;

/**
 * Removes temporary files and locks in a folder that a killed process left: those of one file, or of any match. Nothing else is
 * touched, and nothing is said: a folder that cannot be read or a file that cannot be removed is no reason to stop.
 */
export function removeLeftovers(folder: string, name?: string): void {
  for (const entry of entriesOf(folder)) {
    const found = (TEMPORARY.exec(entry.name) ?? LOCK.exec(entry.name))?.groups;
    if (!found || !entry.isFile()) continue;
    const isOurs = name === undefined ? found['name']?.endsWith('.json') : found['name'] === name;
    if (!isOurs) continue;
    const path = join(folder, entry.name);
    // The name of a lock in use does not say whose it is. What stands in it does.
    if (found['process'] === undefined) quietly(() => removeLeftLock(path));
    else if (isGone(Number(found['process']))) quietly(() => rmSync(path, { force: true }));
  }
}

/** Removes what is left of saves to one file, also where it is a link to elsewhere. */
export function removeLeftoversOf(path: string): void {
  const target = quietly(() => realpathSync(path)) ?? path;
  removeLeftovers(dirname(target), basename(target));
}

/** Removes what is left in the folders of the user's data: the log, the matches, and what is remembered of each. */
export function removeLeftoversIn(env: Environment): void {
  removeLeftoversOf(faultLogPath(env));
  for (const folder of foldersIn(dataFolder(env))) {
    removeLeftovers(folder);
    for (const ofMatch of foldersIn(folder)) removeLeftovers(ofMatch);
  }
}

function foldersIn(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => (entry.isDirectory() ? [join(folder, entry.name)] : []));
}

function entriesOf(folder: string): Dirent[] {
  return quietly(() => readdirSync(folder, { withFileTypes: true })) ?? [];
}

function isGone(id: number): boolean {
  try {
    process.kill(id, 0);
    return false;
  } catch (error) {
    // Any other error says that there is one, which is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
