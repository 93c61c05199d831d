import { addedText, BadInput, GROWING_END, growingParts } from '@point-option/engine';
import {
  type Chance,
  type Clock,
  GoneFromStore,
  type HostedGame,
  type Kept,
  type Ports,
  type Store,
} from '../ports.ts';

/** A match in memory. */
interface InMemory {
  kept: Kept;
  text: string;
  bookmark?: { after: number; text: string };
  chapters?: string[];
}

/** What a store of matches holds, to look into and to break. */
export interface MemoryStore extends Store {
  readonly matches: Map<string, InMemory>;
  /** Why nothing can be written; null where it can. */
  problem: string | null;
}

/** Matches kept in memory, as JSON: what does not survive that is lost here as anywhere. */
export function memoryStore(): MemoryStore {
  const matches = new Map<string, InMemory>();
  const held = new Set<string>();
  let last = 0;
  const found = (match: string): InMemory => {
    const one = matches.get(match);
    if (!one) throw new GoneFromStore(`There is no match "${match}".`);
    return one;
  };
  const store: MemoryStore = {
    matches,
    problem: null,
    list: () =>
      Promise.resolve(
        [...matches.values()]
          .map(({ kept: { standing: _standing, pending: _pending, ...meta } }) => meta)
          .sort((a, b) => (a.played < b.played ? 1 : -1)),
      ),
    open: (match) =>
      trying(() => {
        const { kept, text, bookmark } = copy(found(match));
        const parts = growingParts(text);
        if (parts === null) return { kept, text };
        const { head, lines } = parts;
        return { kept, head, bookmark: bookmark?.text ?? null, lines: lines.slice(bookmark?.after ?? 0) };
      }),
    read: (match) =>
      trying(() => {
        const { kept, text } = copy(found(match));
        return { kept, text };
      }),
    add: (kept, { after, lines }) =>
      trying(() => {
        if (store.problem !== null) throw new Error(store.problem);
        const own = found(kept.match);
        const { text } = own;
        if (growingParts(text)?.lines.length !== after) throw new Error(`The match has not ${after} orders.`);
        const grown = `${text.slice(0, -GROWING_END.length)}${addedText(lines, after)}`;
        matches.set(kept.match, copy({ ...own, kept, text: grown }));
        return null;
      }),
    mark: (match, { after, text, first, chapters }) =>
      trying(() => {
        if (store.problem !== null) throw new Error(store.problem);
        const own = found(match);
        const before = (own.chapters ?? []).slice(0, first);
        matches.set(match, copy({ ...own, bookmark: { after, text }, chapters: [...before, ...chapters] }));
      }),
    chapter: (match, n) =>
      trying(() => {
        const chapter = found(match).chapters?.[n];
        if (chapter === undefined) throw new BadInput(`The match "${match}" has no chapter ${n}.`);
        return chapter;
      }),
    write: (kept, text) =>
      trying(() => {
        if (store.problem !== null) throw new Error(store.problem);
        matches.set(kept.match, copy({ kept, text }));
        return null;
      }),
    note: (kept) =>
      trying(() => {
        if (store.problem !== null) throw new Error(store.problem);
        matches.set(kept.match, copy({ ...found(kept.match), kept }));
      }),
    remove: (match) =>
      trying(() => {
        matches.delete(match);
      }),
    hold: (match) =>
      trying(() => {
        if (held.has(match)) throw new BadInput(`The match "${match}" is open elsewhere.`);
        held.add(match);
        return () => {
          held.delete(match);
        };
      }),
    fresh: () => Promise.resolve(`match-${++last}`),
    state: () => Promise.resolve({ persisted: true, room: null }),
  };
  return store;
}

/** What is thrown is a promise that fails, as from a store that takes its time. */
function trying<T>(work: () => T): Promise<T> {
  return Promise.resolve().then(work);
}

function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

const neverRings: Clock['alarm'] = () => () => {};

/** A clock that stands still, and lets others run without waiting. */
export function fixedClock(now = Date.UTC(2026, 0, 1)): Clock {
  return { now: () => now, pause: () => Promise.resolve(), alarm: neverRings };
}

/** Seeds that count: the same every time. */
export function fixedChance(): Chance {
  let last = 0;
  return { seed: () => (++last).toString(16).padStart(64, '0') };
}

export function memoryPorts(registry: readonly HostedGame[], store: Store = memoryStore()): Ports {
  return { registry, store, clock: fixedClock(), chance: fixedChance() };
}
