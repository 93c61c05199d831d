import { BadInput, growingParts, growingText } from '@point-option/engine';
import type { Kept, Store } from '../ports.ts';

/** A match in memory, in its parts. */
interface InParts {
  kept: Kept;
  head: string;
  lines: string[];
  bookmark: { readonly after: number; readonly text: string } | null;
  chapters: string[];
}

export interface QuickStore extends Store {
  readonly matches: ReadonlyMap<string, InParts>;
  /** How many bytes were written since it was made, as a browser would write them. */
  written(): number;
}

/**
 * Matches in memory, to which an order costs the same however many came before: for long ones. A program that starts
 * again finds those `before` it.
 */
export function quickStore(before?: QuickStore): QuickStore {
  const matches = new Map<string, InParts>(before?.matches);
  const held = new Set<string>();
  let last = 0;
  let written = 0;
  const found = (match: string): InParts => {
    const one = matches.get(match);
    if (!one) throw new BadInput(`There is no match "${match}".`);
    return one;
  };
  const count = (...texts: readonly string[]): void => {
    for (const text of texts) written += text.length;
  };
  return {
    matches,
    written: () => written,
    list: () => trying(() => [...matches.values()].map(({ kept }) => kept)),
    open: (match) =>
      trying(() => {
        const { kept, head, lines, bookmark } = found(match);
        return { kept, head, bookmark: bookmark?.text ?? null, lines: lines.slice(bookmark?.after ?? 0) };
      }),
    read: (match) =>
      trying(() => {
        const { kept, head, lines } = found(match);
        return { kept, text: growingText(head, lines) };
      }),
    write: (kept, text) =>
      trying(() => {
        const parts = growingParts(text);
        if (parts === null) throw new Error('It is written as another text.');
        count(JSON.stringify(kept), text);
        matches.set(kept.match, { kept, head: parts.head, lines: [...parts.lines], bookmark: null, chapters: [] });
        return null;
      }),
    add: (kept, { after, lines, bookmark }) =>
      trying(() => {
        const own = found(kept.match);
        if (own.lines.length !== after) throw new Error(`The match has not ${after} orders.`);
        own.kept = kept;
        own.lines.push(...lines);
        count(JSON.stringify(kept), ...lines);
        if (bookmark === undefined) return null;
        own.chapters.splice(bookmark.first, Infinity, ...bookmark.chapters);
        own.bookmark = { after: bookmark.after, text: bookmark.text };
        count(bookmark.text, ...bookmark.chapters);
        return null;
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
        count(JSON.stringify(kept));
      }),
    remove: (match) => trying(() => void matches.delete(match)),
    hold: (match) =>
      trying(() => {
        if (held.has(match)) throw new BadInput(`The match "${match}" is open elsewhere.`);
        held.add(match);
        return () => void held.delete(match);
      }),
    fresh: () => Promise.resolve(`match-${++last}`),
    state: () => Promise.resolve({ persisted: true, room: null }),
  };
}

/** What is thrown is a promise that fails, as from a store that takes its time. */
function trying<T>(work: () => T): Promise<T> {
  return Promise.resolve().then(work);
}
