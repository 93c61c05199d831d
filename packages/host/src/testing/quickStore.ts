import { createMemoryStore, type InMemory } from '../memoryStore.ts';
import type { Store } from '../ports.ts';

export interface QuickStore extends Store {
  readonly matches: ReadonlyMap<string, InMemory>;
  /** The orders of a match, each as its line. */
  lines(match: string): readonly string[];
  /** How many bytes were written since it was made, as a browser would write them. */
  written(): number;
}

/** Matches in memory, and what keeping them would write. A program that starts again finds those `before` it. */
export function quickStore(before?: QuickStore): QuickStore {
  const matches = new Map<string, InMemory>(before?.matches);
  const store = createMemoryStore(matches);
  let written = 0;
  const count = (...texts: readonly string[]): void => {
    for (const text of texts) written += text.length;
  };
  return {
    ...store,
    matches,
    lines: (match) => {
      const file = matches.get(match)?.file;
      return file && 'lines' in file ? file.lines : [];
    },
    written: () => written,
    write: (kept, text) => {
      count(JSON.stringify(kept), text);
      return store.write(kept, text);
    },
    add: (kept, added) => {
      count(JSON.stringify(kept), ...added.lines);
      return store.add(kept, added);
    },
    mark: (match, marked) => {
      count(marked.text, ...marked.chapters);
      return store.mark(match, marked);
    },
    note: (kept) => {
      count(JSON.stringify(kept));
      return store.note(kept);
    },
    state: () => Promise.resolve({ persisted: true, room: null }),
  };
}
