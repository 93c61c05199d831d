import type { Store } from './ports.ts';
import type { Replies } from './protocol.ts';

/** The matches that are kept, and what the store says of itself. It needs no game and no rules, so a list can be shown before they are loaded. */
export async function listing(store: Pick<Store, 'list' | 'state'>): Promise<Replies['saves']> {
  return { saves: await store.list(), ...(await store.state()) };
}
