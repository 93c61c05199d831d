import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BadInput, growingParts, growingText } from '@point-option/engine';
import { type Added, GoneFromStore, type Kept, type MatchMeta, type Moved, type Store } from '@point-option/host';
import { CommandFault } from '../faults.ts';
import { readText } from '../files.ts';
import { removeLeftovers, removeLeftoversOf } from '../leftovers.ts';
import { type Environment, freeName, matchesFolder, newMatchPath, writeAtomically } from '../store.ts';
import { alone } from './alone.ts';
import { type Bookmarks, openBookmarks } from './bookmarks.ts';
import { appendOrders } from './growingFile.ts';
import { headAfter, headOf, type MatchHead, unclaimedMatch } from './matchHead.ts';
import { type Memory, openMemory } from './memory.ts';

/** Matches as files. The id of a match is the path of its file, as the person wrote it. */
export interface FileStore extends Store {
  /** What is remembered of a match here; null where its file came from elsewhere. */
  remembered(match: string): Kept | null;
}

/** Lists are for choosing from: the latest are enough. */
const MAX_LISTED = 20;

/** A match file that this program has read or written, as it was then. */
interface InHand {
  /** What tells it from one that was written since. */
  readonly stamp: string | null;
  readonly head: MatchHead;
  /** Its first line and those of its orders, which are added to; null where it was written in another form. */
  readonly parts: { readonly head: string; readonly lines: string[] } | null;
  /** How many bytes it has, where orders can be added as it is: a file that was cut off is first written again. */
  readonly size: number | null;
}

/** `path` is where the first new match is kept; others get a name in the user's data folder. */
export function fileStore(env: Environment, path?: string): FileStore {
  const memory = openMemory(env);
  const bookmarks = openBookmarks(env);
  const inHand = new Map<string, InHand>();
  const held = new Set<string>();
  const given = new Set<string>();
  let wanted = path;
  const keptOf = (match: string, head: MatchHead): Kept => memory.read(match, head) ?? unclaimedMatch(match, head);
  const read = (match: string): InHand & { readonly text: string } => {
    const { text, ...own } = readMatch(match);
    inHand.set(match, own);
    return { ...own, text };
  };
  const known = (match: string): InHand => {
    const own = inHand.get(match);
    if (!own && !existsSync(match)) throw new GoneFromStore(`"${match}" is gone.`);
    return own ?? read(match);
  };
  return {
    remembered: (match) => {
      const head = headOf(readText(match));
      return head && memory.read(match, head);
    },
    list: () =>
      trying(() => {
        removeLeftovers(matchesFolder(env));
        return metasIn(matchesFolder(env), keptOf);
      }),
    open: (match) =>
      trying(() => {
        removeLeftoversOf(match);
        const { head, parts, text } = read(match);
        const kept = keptOf(match, head);
        if (parts === null) return { kept, text };
        const bookmark = bookmarks.read(match, head, parts.lines);
        const lines = parts.lines.slice(bookmark?.after ?? 0);
        return { kept, head: parts.head, bookmark: bookmark?.text ?? null, lines };
      }),
    read: (match) =>
      trying(() => {
        // What another program wrote since it was opened is not the match that is played here.
        const own = held.has(match) ? inHand.get(match) : undefined;
        if (own?.parts) return { kept: keptOf(match, own.head), text: growingText(own.parts.head, own.parts.lines) };
        const { head, text } = read(match);
        return { kept: keptOf(match, head), text };
      }),
    write: (kept, text) =>
      trying(() =>
        alone(kept.match, () => {
          const before = inHand.get(kept.match);
          const moved = asideFrom(kept.match, before?.stamp ?? null);
          const own = moved === null ? kept : { ...kept, match: moved.match };
          writeAtomically(own.match, `${text.trimEnd()}\n`);
          if (before && moved === null) bookmarks.forget(own.match, before.head);
          memory.write(own, read(own.match).head);
          return moved;
        }),
      ),
    add: (kept, added) =>
      trying(() =>
        alone(kept.match, () => addOrders(kept, added, { memory, bookmarks, inHand, before: known(kept.match) })),
      ),
    mark: (match, marked) => trying(() => bookmarks.write(match, known(match).head, marked)),
    chapter: (match, n) => trying(() => bookmarks.chapter(match, known(match).head, n)),
    note: (kept) => trying(() => memory.write(kept, known(kept.match).head)),
    remove: (match) =>
      trying(() => {
        const head = headOf(textOf(match));
        // A file that is named by mistake must not be lost.
        if (head === null) throw new BadInput(`"${match}" isn't a match file. Nothing was deleted.`);
        memory.forget(match, head);
        bookmarks.forget(match, head);
        rmSync(match);
        inHand.delete(match);
      }),
    hold: (match) =>
      trying(() => {
        if (held.has(match)) throw new BadInput(`"${match}" is already open.`);
        held.add(match);
        return () => {
          held.delete(match);
          inHand.delete(match);
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

/** A match file as it is now. */
function readMatch(match: string): InHand & { readonly text: string } {
  // Before the text: what is written between the two is found out when this program writes.
  const stamp = stampOf(match);
  const text = textOf(match);
  const head = headOf(text);
  if (head === null) throw new BadInput(`"${match}" isn't a match file.`);
  const parts = growingParts(text);
  const size = Buffer.byteLength(text);
  // A mark before the text, or a byte that is no letter, is in the file alone.
  const isWhole = parts !== null && growingText(parts.head, parts.lines) === text && statSync(match).size === size;
  return {
    text,
    stamp,
    head,
    parts: parts && { head: parts.head, lines: [...parts.lines] },
    size: isWhole ? size : null,
  };
}

/** What a store has in hand to add orders with. */
interface Adding {
  readonly memory: Memory;
  readonly bookmarks: Bookmarks;
  readonly inHand: Map<string, InHand>;
  readonly before: InHand;
}

function addOrders(kept: Kept, added: Added, { memory, bookmarks, inHand, before }: Adding): Moved | null {
  const count = before.parts?.lines.length ?? 0;
  if (count !== added.after) throw new BadInput(`"${kept.match}" has ${count} orders, not ${added.after}.`);
  const moved = asideFrom(kept.match, before.stamp);
  const own = moved === null ? kept : { ...kept, match: moved.match };
  try {
    const now = grown(own.match, moved === null ? before : { ...before, size: null }, added);
    inHand.set(own.match, now);
    memory.write(own, now.head, true);
  } catch (error) {
    // The caller hears that it failed and tries again, so it counts as not written and gets overwritten.
    before.parts?.lines.splice(count);
    inHand.set(kept.match, moved === null ? { ...before, stamp: stampOf(kept.match) } : before);
    throw error;
  }
  // After the orders, which are saved with or without them.
  if (moved !== null) readable(() => bookmarks.copy(kept.match, own.match, before.head));
  return moved;
}

/** Adds orders to a file: to the one that is there, or as another with all of it. */
function grown(match: string, { head: before, parts, size, stamp }: InHand, { after, lines }: Added): InHand {
  if (parts === null) throw new BadInput(`"${match}" is written in a form that orders can't be added to.`);
  const head = lines.length === 0 ? before : headAfter(before, lines.at(-1) ?? '');
  if (size === null || !existsSync(match)) {
    const text = growingText(parts.head, [...parts.lines, ...lines]);
    writeAtomically(match, text);
    for (const line of lines) parts.lines.push(line);
    return { stamp: stampOf(match), head, parts, size: Buffer.byteLength(text) };
  }
  if (lines.length === 0) return { stamp, head, parts, size };
  const now = appendOrders(match, { size, after, lines });
  for (const line of lines) parts.lines.push(line);
  return { stamp: stampOf(match), head, parts, size: now };
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
function metasIn(folder: string, keptOf: (path: string, head: MatchHead) => Kept): MatchMeta[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .flatMap((name) => {
      const path = join(folder, name);
      // A link whose file is gone, or a match that was deleted just now.
      const stat = readable(() => statSync(path));
      return stat ? [{ path, time: stat.mtimeMs }] : [];
    })
    .sort((a, b) => b.time - a.time || basename(a.path).localeCompare(basename(b.path)))
    .slice(0, MAX_LISTED)
    .flatMap(({ path }): MatchMeta[] => {
      const text = readable(() => readText(path));
      const head = text === null ? null : headOf(text);
      if (head === null) return [];
      const { standing: _standing, pending: _pending, ...meta } = keptOf(path, head);
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
