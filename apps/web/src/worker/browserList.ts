import { type Kept, type MatchMeta, readKept, type StorageState, type Store } from '@point-option/host';
import * as z from 'zod/mini';
import { read } from './idb.ts';

/** What the lobby needs of the browser's store: it is loaded before all that it takes to play. */
export const browserList: Pick<Store, 'list' | 'state'> = {
  list: async () => {
    const [all] = await read(['meta'], (store) => [store('meta').getAll()]);
    const kept = Array.isArray(all) ? all.flatMap((each) => asKept(each) ?? []) : [];
    return kept.map(listable).sort(latestFirst);
  },
  state: storageState,
};

/** What earlier versions of the page kept: a match went by `save`, and seeded dice were marked. */
const earlierSchema = z.looseObject({ save: z.string(), seeded: z.optional(z.boolean()) });

/** What is kept, checked; null where it has another form. */
export function asKept(kept: unknown): Kept | null {
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

/**
 * Whether the browser promised not to clear what is kept, and how many bytes it still has room for. One that fails to say is
 * taken for one that doesn't know: the matches are there all the same.
 */
async function storageState(): Promise<StorageState> {
  const { storage } = navigator;
  const persisted = await storage?.persisted?.().catch(() => false);
  const { quota, usage } = (await storage?.estimate?.().catch(() => null)) ?? {};
  return { persisted: persisted ?? false, room: quota === undefined ? null : quota - (usage ?? 0) };
}
