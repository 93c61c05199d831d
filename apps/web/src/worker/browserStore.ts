import { BadInput } from '@point-option/engine';
import { type Kept, type MatchMeta, readKept, type Store, type StorageState } from '@point-option/host';
import * as z from 'zod/mini';
import { read, write } from './idb.ts';
import { holdMatch } from './lock.ts';

/** The matches that this browser keeps: the file of each as text, and what is listed of it. */
export const browserStore: Store = {
  list: async () => {
    const all = await read('meta', (store) => store.getAll());
    const kept = Array.isArray(all) ? all.flatMap((each) => asKept(each) ?? []) : [];
    return kept.map(listable).sort(latestFirst);
  },
  read: async (match) => {
    const kept = asKept(await read('meta', (store) => store.get(match)));
    const text = await read('text', (store) => store.get(match));
    if (kept === null || typeof text !== 'string')
      throw new BadInput('That match is no longer kept in this browser. It was deleted, or the browser cleared it.');
    return { kept, text };
  },
  write: async (kept, text) => {
    await write((store) => {
      store('meta').put(kept, kept.match);
      store('text').put(text, kept.match);
    });
    return null;
  },
  note: (kept) => write((store) => store('meta').put(kept, kept.match)),
  remove: (match) =>
    write((store) => {
      store('meta').delete(match);
      store('text').delete(match);
    }),
  hold: holdMatch,
  fresh: () => Promise.resolve(freshId()),
  state: storageState,
};

/** What earlier versions of the page kept: a match went by `save`, and seeded dice were marked. */
const earlierSchema = z.looseObject({ save: z.string(), seeded: z.optional(z.boolean()) });

/** What is kept, checked; null where it has another form. */
function asKept(kept: unknown): Kept | null {
  const earlier = z.safeParse(earlierSchema, kept);
  if (!earlier.success) return readKept(kept);
  const { save, seeded, ...rest } = earlier.data;
  return readKept({ ...rest, match: save, dice: seeded === true ? 'seeded' : 'fair' });
}

function listable({ standing: _standing, pending: _pending, ...meta }: Kept): MatchMeta {
  return meta;
}

function latestFirst(a: MatchMeta, b: MatchMeta): number {
  return a.played < b.played ? 1 : -1;
}

/** A name that no match has: time in base 36, and a little chance. */
function freshId(): string {
  const chance = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return `${Date.now().toString(36)}-${chance.toString(36)}`;
}

/** Whether the browser promised not to clear what is kept, and how many bytes it still has room for. */
async function storageState(): Promise<StorageState> {
  const { storage } = navigator;
  const persisted = (await storage?.persisted?.()) ?? false;
  const { quota, usage } = (await storage?.estimate?.()) ?? {};
  return { persisted, room: quota === undefined ? null : quota - (usage ?? 0) };
}
