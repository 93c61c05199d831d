import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BadInput } from '@point-option/engine';
import type { Kept, MatchMeta, Moved, Store } from '@point-option/host';
import { CommandFault } from '../faults.ts';
import { readText } from '../files.ts';
import { type Environment, freeName, matchesFolder, newMatchPath, writeAtomically } from '../store.ts';
import { headOf, isMatch, unclaimedMatch } from './matchHead.ts';
import { openMemory } from './memory.ts';

/** Matches as files. The id of a match is the path of its file, as the person wrote it. */
export interface FileStore extends Store {
  /** What is remembered of a match here; null where its file came from elsewhere. */
  remembered(match: string): Kept | null;
}

/** Lists are for choosing from: the latest are enough. */
const MAX_LISTED = 20;

/** `path` is where the first new match is kept; others get a name in the user's data folder. */
export function fileStore(env: Environment, path?: string): FileStore {
  const memory = openMemory(env);
  /** How each file was when this program read or wrote it last. */
  const stamps = new Map<string, string | null>();
  const held = new Set<string>();
  const given = new Set<string>();
  let wanted = path;
  const keptOf = (match: string, text: string): Kept => memory.read(match, text) ?? unclaimedMatch(match, text);
  return {
    remembered: (match) => memory.read(match, readText(match)),
    list: () => trying(() => metasIn(matchesFolder(env), keptOf)),
    read: (match) =>
      trying(() => {
        const text = textOf(match);
        if (!isMatch(text)) throw new BadInput(`"${match}" isn't a match file.`);
        stamps.set(match, stampOf(match));
        return { kept: keptOf(match, text), text };
      }),
    write: (kept, text) =>
      trying(() => {
        const moved = asideFrom(kept.match, stamps.get(kept.match) ?? null);
        const own = moved === null ? kept : { ...kept, match: moved.match };
        writeAtomically(own.match, `${text.trimEnd()}\n`);
        stamps.set(own.match, stampOf(own.match));
        memory.write(own, text);
        return moved;
      }),
    note: (kept) => trying(() => memory.write(kept, textOf(kept.match))),
    remove: (match) =>
      trying(() => {
        const text = textOf(match);
        // A file that is named by mistake must not be lost.
        if (!isMatch(text)) throw new BadInput(`"${match}" isn't a match file. Nothing was deleted.`);
        memory.forget(match, text);
        rmSync(match);
        stamps.delete(match);
      }),
    hold: (match) =>
      trying(() => {
        if (held.has(match)) throw new BadInput(`"${match}" is already open.`);
        held.add(match);
        return () => {
          held.delete(match);
        };
      }),
    fresh: ({ game }) =>
      trying(() => {
        const own = wanted ?? unusedPath(newMatchPath(env, game, new Date()), given);
        wanted = undefined;
        given.add(own);
        return own;
      }),
    state: () => Promise.resolve({ persisted: true, room: null }),
  };
}

/** What fails is a promise that fails, though files are read and written at once. */
function trying<T>(work: () => T): Promise<T> {
  return Promise.resolve().then(work);
}

/** The text of a match file. A file that cannot be read is nobody's fault but its own. */
function textOf(match: string): string {
  try {
    return readText(match);
  } catch (error) {
    if (error instanceof CommandFault) throw new BadInput(error.message);
    throw error;
  }
}

/** Two matches that begin in the same second get two names, also before the first is written. */
function unusedPath(path: string, given: ReadonlySet<string>): string {
  const stem = path.replace(/\.json$/, '');
  for (let n = 2, own = path; ; n++) {
    if (!given.has(own)) return own;
    own = `${stem}-${n}.json`;
  }
}

/** Where another program wrote the file since, neither match may be lost: ours goes beside it. */
function asideFrom(path: string, stamp: string | null): Moved | null {
  const now = stampOf(path);
  // A file that somebody deleted is written again: nothing is lost by that.
  if (now === stamp || now === null) return null;
  const match = freeName(path.replace(/\.json$/, ''));
  return { match, note: `Another program changed "${path}". It is left alone; this match is now saved in ${match}.` };
}

/** What tells a file from one written since; null where there is none. */
function stampOf(path: string): string | null {
  if (!existsSync(path)) return null;
  const { ino, size, mtimeMs } = statSync(path);
  return `${ino} ${size} ${mtimeMs}`;
}

/** The matches in a folder, the latest first. What cannot be read is left out. */
function metasIn(folder: string, keptOf: (path: string, text: string) => Kept): MatchMeta[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .map((name) => ({ path: join(folder, name), time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time || basename(a.path).localeCompare(basename(b.path)))
    .slice(0, MAX_LISTED)
    .flatMap(({ path }): MatchMeta[] => {
      const text = readable(() => readText(path));
      if (text === null || headOf(text) === null) return [];
      const { standing: _standing, pending: _pending, ...meta } = keptOf(path, text);
      return [meta];
    });
}

function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
