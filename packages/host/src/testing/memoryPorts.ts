import { BadInput } from '@point-option/engine';
import type { Chance, Clock, HostedGame, Kept, Ports, Store } from '../ports.ts';

/** What a store of matches holds, to look into and to break. */
export interface MemoryStore extends Store {
  readonly matches: Map<string, { kept: Kept; text: string }>;
  /** Why nothing can be written; null where it can. */
  problem: string | null;
}

/** Matches kept in memory, as JSON: what does not survive that is lost here as anywhere. */
export function memoryStore(): MemoryStore {
  const matches = new Map<string, { kept: Kept; text: string }>();
  const held = new Set<string>();
  let last = 0;
  const found = (match: string): { kept: Kept; text: string } => {
    const one = matches.get(match);
    if (!one) throw new BadInput(`There is no match "${match}".`);
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
    read: (match) => trying(() => copy(found(match))),
    write: (kept, text) =>
      trying(() => {
        if (store.problem !== null) throw new Error(store.problem);
        matches.set(kept.match, copy({ kept, text }));
        return null;
      }),
    note: (kept) =>
      trying(() => {
        if (store.problem !== null) throw new Error(store.problem);
        matches.set(kept.match, copy({ kept, text: found(kept.match).text }));
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

/** A clock that stands still, and lets others run without waiting. */
export function fixedClock(now = Date.UTC(2026, 0, 1)): Clock {
  return { now: () => now, pause: () => Promise.resolve() };
}

/** Seeds that count: the same every time. */
export function fixedChance(): Chance {
  let last = 0;
  return { seed: () => (++last).toString(16).padStart(64, '0') };
}

export function memoryPorts(registry: readonly HostedGame[], store: Store = memoryStore()): Ports {
  return { registry, store, clock: fixedClock(), chance: fixedChance() };
}
