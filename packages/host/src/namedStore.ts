import { BadInput } from '@point-option/engine';
import type { Store } from './ports.ts';
import { StoreProblem } from './problems.ts';

/** A store whose failures say that it was the store: a full disk is no fault of the program. */
export function namedStore(store: Store): Store {
  return {
    list: () => named("The saved matches can't be listed", () => store.list()),
    open: (match) => named("The match can't be read", () => store.open(match)),
    add: (kept, added) => named("The match can't be saved", () => store.add(kept, added)),
    mark: (match, marked) => named("The bookmark can't be saved", () => store.mark(match, marked)),
    chapter: (match, n) => named("The journal can't be read", () => store.chapter(match, n)),
    read: (match) => named("The match can't be read", () => store.read(match)),
    write: (kept, text) => named("The match can't be saved", () => store.write(kept, text)),
    note: (kept) => named("The match can't be saved", () => store.note(kept)),
    remove: (match) => named("The match can't be deleted", () => store.remove(match)),
    hold: (match) => named("The match can't be opened", () => store.hold(match)),
    fresh: (about) => named("The match can't be saved", () => store.fresh(about)),
    state: () => named("The store can't be asked", () => store.state()),
  };
}

async function named<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Where the store itself says what cannot be, that is the sentence.
    if (error instanceof BadInput) throw error;
    throw new StoreProblem(what, error instanceof Error ? error.message : String(error));
  }
}
