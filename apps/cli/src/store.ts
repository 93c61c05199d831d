import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { codeOf } from './files.ts';
import { CommandFault, EXIT } from './faults.ts';

/** What of the file system a save needs: tests put a failing one in its place. */
export type Disk = Pick<typeof fs, 'openSync' | 'writeFileSync' | 'fsyncSync' | 'closeSync' | 'renameSync' | 'rmSync'>;

/**
 * Writes a file so that at every moment either the old one or the new one is there, whole: a temporary file in the
 * same folder, flushed to the disk, then renamed.
 */
export function writeAtomically(path: string, text: string, disk: Disk = fs): void {
  const special = notAFile(path);
  if (special !== null) throw new CommandFault(`"${path}" cannot be written: ${special}.`, EXIT.failed);
  const target = fs.existsSync(path) ? fs.realpathSync(path) : path;
  const folder = dirname(target);
  const apart = join(folder, `.${basename(target)}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`);
  try {
    const file = disk.openSync(apart, 'wx');
    try {
      disk.writeFileSync(file, text);
      disk.fsyncSync(file);
    } finally {
      disk.closeSync(file);
    }
    disk.renameSync(apart, target);
  } catch (error) {
    discard(apart, disk);
    throw new CommandFault(`"${path}" cannot be written: ${why(error, folder)}.`, EXIT.failed);
  }
  flushFolder(folder);
}

/** What failed first is what is said. A file that can't be removed is cleaned up at the next start. */
function discard(path: string, disk: Disk): void {
  try {
    disk.rmSync(path, { force: true });
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
  }
}

/**
 * What stands at a path and is no file, as the end of a sentence; null where a file is there, or nothing. A save
 * replaces what it finds: a device or a pipe would be gone for every other program.
 */
export function notAFile(path: string): string | null {
  const stat = statOf(path);
  if (stat === null || stat.isFile()) return null;
  if (stat.isDirectory()) return 'it is a folder';
  return `it is a ${stat.isFIFO() ? 'pipe' : 'device'}, not a file`;
}

function statOf(path: string): fs.Stats | null {
  try {
    return fs.statSync(path);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return null;
  }
}

/** Why something could not be written into a folder, as the end of a sentence. */
export function why(error: unknown, folder: string): string {
  const code = codeOf(error);
  // Some folders of the system, such as /proc, say that they are not there when something is made in them.
  if (code === 'ENOENT' && isFolder(folder)) return `nothing can be made in "${folder}"`;
  if (code === 'ENOENT') return `there is no folder "${folder}"`;
  if (code === 'ENOTDIR') return `"${folder}" is not a folder`;
  if (code === 'EISDIR' || code === 'ENOTEMPTY') return 'it is a folder';
  if (code === 'ENOSPC') return 'the disk is full';
  if (code === 'ENAMETOOLONG') return 'its name is too long';
  if (code === 'ERR_INVALID_ARG_VALUE') return 'its name holds a character that no name can hold';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return `writing into "${folder}" is not allowed`;
  return error instanceof Error ? error.message : String(error);
}

/** Makes the rename itself last; some systems cannot, and the file is whole either way. */
function flushFolder(folder: string): void {
  let handle: number | null = null;
  try {
    handle = fs.openSync(folder, 'r');
    fs.fsyncSync(handle);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
  } finally {
    if (handle !== null) fs.closeSync(handle);
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Where the user's data lives: XDG_DATA_HOME, or ~/.local/share. */
export function dataFolder(env: Environment): string {
  const given = env['XDG_DATA_HOME'];
  const base = given !== undefined && isAbsolute(given) ? given : join(env['HOME'] ?? homedir(), '.local', 'share');
  return join(base, 'point-option');
}

export function matchesFolder(env: Environment): string {
  return join(dataFolder(env), 'matches');
}

/** A name for a new match that no file has yet. */
export function newMatchPath(env: Environment, game: string, now: Date): string {
  const folder = matchesFolder(env);
  makeFolder(folder);
  const pad = (n: number): string => String(n).padStart(2, '0');
  const day = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  const time = `${pad(now.getHours())}${pad(now.getMinutes())}${pad(now.getSeconds())}`;
  return freeName(join(folder, `${game}-${day}-${time}`));
}

/** The name with .json, or with a number before it where that is taken. */
export function freeName(stem: string): string {
  for (let n = 1; ; n++) {
    const path = n === 1 ? `${stem}.json` : `${stem}-${n}.json`;
    if (!fs.existsSync(path)) return path;
  }
}

/** Makes a folder and those around it. One by one: Node's own way never ends in a folder such as /proc. */
export function makeFolder(folder: string): void {
  const path = resolve(folder);
  const missing: string[] = [];
  for (let up = path; !fs.existsSync(up) && dirname(up) !== up; up = dirname(up)) missing.unshift(up);
  let at = path;
  try {
    for (at of missing) makeOne(at);
    // Says what is in the way.
    if (!isFolder(path)) fs.mkdirSync(path);
  } catch (error) {
    const problem =
      codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOTDIR' ? 'a file is in the way' : why(error, dirname(at));
    throw new CommandFault(`The folder "${folder}" cannot be made: ${problem}.`);
  }
}

/** Another program may make the same folder at the same time. */
function makeOne(folder: string): void {
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    if (!isFolder(folder)) throw error;
  }
}

export function isFolder(path: string): boolean {
  return statOf(path)?.isDirectory() ?? false;
}
