import type { Store } from '../ports.ts';

export interface Breakable extends Store {
  /** Why nothing can be written; null where it can. */
  broken: string | null;
  moveTo: string | null;
}

/** A store that a test can break, or make move a match. */
export function breakable(store: Store): Breakable {
  const own: Breakable = {
    broken: null,
    moveTo: null,
    list: () => store.list(),
    open: (match) => store.open(match),
    read: (match) => store.read(match),
    chapter: (match, n) => store.chapter(match, n),
    add: async (kept, added) => {
      if (own.broken !== null) throw new Error(own.broken);
      const to = own.moveTo;
      own.moveTo = null;
      if (to === null) return store.add(kept, added);
      await store.write({ ...kept, match: to }, (await store.read(kept.match)).text);
      await store.add({ ...kept, match: to }, added);
      return { match: to, note: 'It moved.' };
    },
    mark: async (match, marked) => {
      if (own.broken !== null) throw new Error(own.broken);
      await store.mark(match, marked);
    },
    write: async (kept, text) => {
      if (own.broken !== null) throw new Error(own.broken);
      const to = own.moveTo;
      own.moveTo = null;
      await store.write(to === null ? kept : { ...kept, match: to }, text);
      return to === null ? null : { match: to, note: 'It moved.' };
    },
    note: async (kept) => {
      if (own.broken !== null) throw new Error(own.broken);
      await store.note(kept);
    },
    remove: (match) => store.remove(match),
    hold: (match) => store.hold(match),
    fresh: (about) => store.fresh(about),
    state: () => store.state(),
  };
  return own;
}
