import { BadInput } from '@point-option/engine';
import { inTime } from './inTime.ts';
import type { Clock, Store } from './ports.ts';
import { StoreProblem } from './problems.ts';

/**
 * A store whose failures say that it was the store: a full disk is no fault of the program. Whoever reads hears of it where
 * there is no answer in time. Whoever writes keeps the time (saving.ts): what was given up may still be written.
 */
export function namedStore(store: Store, clock: Clock): Store {
  const timely = <T>(what: string, work: () => Promise<T>): Promise<T> => named(what, () => inTime(clock, work));
  return {
    list: () => timely("The saved matches can't be listed", () => store.list()),
    open: (match) => timely("The match can't be read", () => store.open(match)),
    add: (kept, added) => named("The match can't be saved", () => store.add(kept, added)),
    mark: (match, marked) => named("The bookmark can't be saved", () => store.mark(match, marked)),
    chapter: (match, n) => timely("The journal can't be read", () => store.chapter(match, n)),
    read: (match) => timely("The match can't be read", () => store.read(match)),
    write: (kept, text) => named("The match can't be saved", () => store.write(kept, text)),
    note: (kept) => named("The match can't be saved", () => store.note(kept)),
    remove: (match) => timely("The match can't be deleted", () => store.remove(match)),
    hold: (match) =>
      named("The match can't be opened", () =>
        inTime(
          clock,
          () => store.hold(match),
          (release) => release(),
        ),
      ),
    fresh: (about) => timely("The match can't be saved", () => store.fresh(about)),
    state: () => timely("The store can't be asked", () => store.state()),
  };
}

/** The store for what is written once, while somebody waits to hear of it: a copy, a file from elsewhere, another name. */
export function promptStore(store: Store, clock: Clock): Store {
  const timely = <T>(work: () => Promise<T>): Promise<T> =>
    named("The match can't be saved", () => inTime(clock, work));
  return {
    ...store,
    write: (kept, text) => timely(() => store.write(kept, text)),
    mark: (match, marked) => timely(() => store.mark(match, marked)),
    note: (kept) => timely(() => store.note(kept)),
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
