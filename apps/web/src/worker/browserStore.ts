import { BadInput, growingParts, growingText } from '@point-option/engine';
import { GoneFromStore, type Kept, type Store } from '@point-option/host';
import * as z from 'zod/mini';
import { asKept, browserList } from './browserList.ts';
import { numbered, read, type StoreName, write } from './idb.ts';
import { holdMatch } from './lock.ts';

/** The matches that this browser keeps: each order as a line of its own, and what is listed of it. */
export const browserStore: Store = {
  ...browserList,
  open: async (match) => {
    const [meta, head, text, bookmark] = await read(['meta', 'head', 'text', 'bookmark'], (store) => [
      store('meta').get(match),
      store('head').get(match),
      store('text').get(match),
      store('bookmark').get(match),
    ]);
    const kept = keptOrGone(meta);
    if (typeof head !== 'string') return { kept, text: textOrGone(text) };
    const mark = bookmarkSchema.safeParse(bookmark);
    const after = mark.success ? mark.data.after : 0;
    return { kept, head, bookmark: mark.success ? mark.data.text : null, lines: await linesOf(match, after) };
  },
  read: async (match) => {
    const [meta, head, text] = await read(['meta', 'head', 'text'], (store) => [
      store('meta').get(match),
      store('head').get(match),
      store('text').get(match),
    ]);
    const kept = keptOrGone(meta);
    if (typeof head !== 'string') return { kept, text: textOrGone(text) };
    return { kept, text: growingText(head, await linesOf(match, 0)) };
  },
  write: async (kept, text) => {
    const { match } = kept;
    const parts = growingParts(text);
    await write(ALL, (store) => {
      removeFrom(store, match);
      store('meta').put(kept, match);
      if (parts === null) store('text').put(text, match);
      else {
        store('head').put(parts.head, match);
        parts.lines.forEach((line, n) => store('order').put(line, [match, n]));
      }
    });
    return null;
  },
  add: async (kept, { after, lines }) => {
    const { match } = kept;
    await write(['meta', 'head', 'order'], (store, refuse) => {
      const last = after > 0 ? store('order').getKey([match, after - 1]) : store('head').getKey(match);
      unlessGone([store('head').getKey(match), last], refuse);
      store('meta').put(kept, match);
      // Not over an order that is there already: two writers would each undo the other.
      lines.forEach((line, i) => store('order').add(line, [match, after + i]));
    });
    return null;
  },
  mark: (match, { after, text, first, chapters }) =>
    write(['head', 'chapter', 'bookmark'], (store, refuse) => {
      unlessGone([store('head').getKey(match)], refuse);
      chapters.forEach((chapter, i) => store('chapter').put(chapter, [match, first + i]));
      store('bookmark').put({ after, text }, match);
    }),
  chapter: async (match, n) => {
    const [chapter] = await read(['chapter'], (store) => [store('chapter').get([match, n])]);
    if (typeof chapter !== 'string') throw new BadInput(NO_CHAPTER);
    return chapter;
  },
  note: (kept) =>
    write(['meta'], (store, refuse) => {
      unlessGone([store('meta').getKey(kept.match)], refuse);
      store('meta').put(kept, kept.match);
    }),
  remove: (match) => write(ALL, (store) => removeFrom(store, match)),
  hold: holdMatch,
  fresh: () => Promise.resolve(freshId()),
};

const ALL: readonly StoreName[] = ['meta', 'text', 'head', 'order', 'chapter', 'bookmark'];

function removeFrom(store: (name: StoreName) => IDBObjectStore, match: string): void {
  for (const name of ['meta', 'text', 'head', 'bookmark'] as const) store(name).delete(match);
  for (const name of ['order', 'chapter'] as const) store(name).delete(numbered(match));
}

/** The lines of a match's orders, from a number on. */
async function linesOf(match: string, from: number): Promise<readonly string[]> {
  const [lines] = await read(['order'], (store) => [store('order').getAll(numbered(match, from))]);
  return Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : [];
}

const bookmarkSchema = z.object({ after: z.int(), text: z.string() });

const GONE = 'That match is no longer kept in this browser. It was deleted, or the browser cleared it.';

const NO_CHAPTER =
  'The earlier journal is no longer kept in this browser. Leave the match and open it again: that rebuilds it.';

/** Refuses to write to a match where any of these keys is gone: somebody may have deleted the database meanwhile. */
function unlessGone(keys: readonly IDBRequest<IDBValidKey | undefined>[], refuse: (error: Error) => void): void {
  for (const key of keys)
    key.addEventListener('success', () => {
      if (key.result === undefined) refuse(new GoneFromStore(GONE));
    });
}

function keptOrGone(meta: unknown): Kept {
  const kept = asKept(meta);
  if (kept === null) throw new BadInput(GONE);
  return kept;
}

function textOrGone(text: unknown): string {
  if (typeof text !== 'string') throw new BadInput(GONE);
  return text;
}

/** A name that no match has: time in base 36, and a little chance. */
function freshId(): string {
  const chance = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return `${Date.now().toString(36)}-${chance.toString(36)}`;
}
