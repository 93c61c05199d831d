import { createMemoryStore, type Store } from '@point-option/host';
import { DatabaseDenied } from './idb.ts';

/** The browser's store; where the browser denies it, one that lasts as long as the tab and says so. */
export function orInTab(kept: Store): Store {
  let inTab: Store | null = null;
  const through = async <T>(ask: (store: Store) => Promise<T>): Promise<T> => {
    if (inTab !== null) return ask(inTab);
    try {
      return await ask(kept);
    } catch (error) {
      if (!(error instanceof DatabaseDenied)) throw error;
      inTab ??= tabStore(kept, error.message);
      return ask(inTab);
    }
  };
  return {
    list: () => through((store) => store.list()),
    open: (match) => through((store) => store.open(match)),
    read: (match) => through((store) => store.read(match)),
    write: (about, text) => through((store) => store.write(about, text)),
    add: (about, added) => through((store) => store.add(about, added)),
    mark: (match, marked) => through((store) => store.mark(match, marked)),
    chapter: (match, n) => through((store) => store.chapter(match, n)),
    note: (about) => through((store) => store.note(about)),
    remove: (match) => through((store) => store.remove(match)),
    hold: (match) => kept.hold(match),
    fresh: (about) => kept.fresh(about),
    state: () => through((store) => store.state()),
  };
}

function tabStore(kept: Store, why: string): Store {
  return {
    ...createMemoryStore(),
    hold: kept.hold,
    fresh: kept.fresh,
    state: () => Promise.resolve({ persisted: false, room: null, onlyHere: why }),
  };
}
