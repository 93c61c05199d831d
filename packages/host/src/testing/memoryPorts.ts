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
  const store: MemoryStore = {
    matches,
    problem: null,
    list: async () =>
      [...matches.values()]
        .map(({ kept: { standing: _standing, pending: _pending, ...meta } }) => meta)
        .sort((a, b) => (a.played < b.played ? 1 : -1)),
    read: async (match) => {
      const found = matches.get(match);
      if (!found) throw new BadInput(`There is no match "${match}".`);
      return copy(found);
    },
    write: async (kept, text) => {
      if (store.problem !== null) throw new Error(store.problem);
      matches.set(kept.match, copy({ kept, text }));
      return null;
    },
    note: async (kept) => {
      if (store.problem !== null) throw new Error(store.problem);
      const found = matches.get(kept.match);
      if (!found) throw new BadInput(`There is no match "${kept.match}".`);
      matches.set(kept.match, copy({ kept, text: found.text }));
    },
    remove: async (match) => {
      matches.delete(match);
    },
    hold: async (match) => {
      if (held.has(match)) throw new BadInput(`The match "${match}" is open elsewhere.`);
      held.add(match);
      return () => {
        held.delete(match);
      };
    },
    fresh: async () => `match-${++last}`,
    state: async () => ({ persisted: true, room: null }),
  };
  return store;
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
