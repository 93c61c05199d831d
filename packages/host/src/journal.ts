import type { SeenEvent, Viewer } from '@point-option/engine';
import { type Chapter, earlierLines, readChapter } from './chapters.ts';
import type { Hosted } from './hosted.ts';
import type { Ports } from './ports.ts';
import type { JournalPush } from './protocol.ts';

/** More than fit on any screen. A connection that wants earlier lines asks for them. */
const SHOWN = 400;

/** The latest lines, with which a connection begins to read. */
export function latestLines({ table }: Hosted, viewer: Viewer): JournalPush {
  const { earlier, lines, length } = table.diary.to(viewer);
  const from = Math.max(earlier, length - SHOWN);
  return { from, lines: lines.slice(from - earlier) };
}

/** Lines from one number up to another: those that are not in hand come from the store. */
export async function linesBetween(
  { store }: Ports,
  hosted: Hosted,
  viewer: Viewer,
  asked: { readonly from: number; readonly to?: number | undefined },
): Promise<{ readonly from: number; readonly lines: readonly SeenEvent[] }> {
  const { table, inStore } = hosted;
  const { earlier, lines, length } = table.diary.to(viewer);
  const to = Math.min(asked.to ?? length, length);
  const from = Math.min(Math.max(0, asked.from), to);
  const inHand = lines.slice(Math.max(0, from - earlier), Math.max(0, to - earlier));
  const count = table.chaptersBefore;
  if (from >= earlier || inStore === null || count === 0)
    return { from: Math.max(from, Math.min(earlier, to)), lines: inHand };
  const { chapters } = hosted;
  const read = async (n: number): Promise<Chapter> => {
    const known = chapters.get(n);
    if (known) return known;
    const chapter = readChapter(await store.chapter(table.meta.match, n));
    chapters.set(n, chapter);
    return chapter;
  };
  const before = await earlierLines(read, count, { game: table.game, viewer, from, to: Math.min(to, earlier) });
  return { from, lines: [...before, ...inHand] };
}
