import { BadInput, growingParts, growingText } from '@point-option/engine';
import { GoneFromStore, type Kept, type Store } from './ports.ts';
import type { MatchMeta } from './protocol.ts';

/** A match in memory: in parts that grow, or the text of another program. */
export interface InMemory {
  kept: Kept;
  readonly file: { readonly head: string; readonly lines: string[] } | { readonly text: string };
  bookmark: { readonly after: number; readonly text: string } | null;
  readonly chapters: string[];
}

/** Matches that last as long as the program. An order costs the same however many came before. */
export function createMemoryStore(matches: Map<string, InMemory> = new Map()): Omit<Store, 'state'> {
  const held = new Set<string>();
  let last = 0;
  const found = (match: string): InMemory => {
    const one = matches.get(match);
    if (!one) throw new GoneFromStore(`There is no match "${match}".`);
    return one;
  };
  return {
    list: () => trying(() => [...matches.values()].map(({ kept }) => listable(kept)).sort(latestFirst)),
    open: (match) =>
      trying(() => {
        const { kept, file, bookmark } = found(match);
        if ('text' in file) return { kept, text: file.text };
        const lines = file.lines.slice(bookmark?.after ?? 0);
        return { kept, head: file.head, bookmark: bookmark?.text ?? null, lines };
      }),
    read: (match) =>
      trying(() => {
        const { kept, file } = found(match);
        return { kept, text: 'text' in file ? file.text : growingText(file.head, file.lines) };
      }),
    write: (kept, text) =>
      trying(() => {
        const parts = growingParts(text);
        const file = parts === null ? { text } : { head: parts.head, lines: [...parts.lines] };
        matches.set(kept.match, { kept, file, bookmark: null, chapters: [] });
        return null;
      }),
    add: (kept, { after, lines }) =>
      trying(() => {
        const own = found(kept.match);
        if ('text' in own.file || own.file.lines.length !== after)
          throw new Error(`Orders can't be added to "${kept.match}" after its first ${after}.`);
        own.kept = kept;
        for (const line of lines) own.file.lines.push(line);
        return null;
      }),
    mark: (match, { after, text, first, chapters }) =>
      trying(() => {
        const own = found(match);
        own.chapters.splice(first, Infinity, ...chapters);
        own.bookmark = { after, text };
      }),
    chapter: (match, n) =>
      trying(() => {
        const chapter = found(match).chapters[n];
        if (chapter === undefined) throw new BadInput(`The match "${match}" has no chapter ${n}.`);
        return chapter;
      }),
    note: (kept) =>
      trying(() => {
        found(kept.match).kept = kept;
      }),
    remove: (match) => trying(() => void matches.delete(match)),
    hold: (match) =>
      trying(() => {
        if (held.has(match)) throw new BadInput(`The match "${match}" is open elsewhere.`);
        held.add(match);
        return () => void held.delete(match);
      }),
    fresh: () => {
      do last++;
      while (matches.has(`match-${last}`));
      return Promise.resolve(`match-${last}`);
    },
  };
}

/** What is thrown is a promise that fails, as from a store that takes its time. */
function trying<T>(work: () => T): Promise<T> {
  return Promise.resolve().then(work);
}

function listable({ standing: _standing, pending: _pending, ...meta }: Kept): MatchMeta {
  return meta;
}

function latestFirst(a: MatchMeta, b: MatchMeta): number {
  return a.played < b.played ? 1 : -1;
}
