import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@point-option/engine';
import type { Marked } from '@point-option/host';
import * as z from 'zod/mini';
import { readText } from '../files.ts';
import { dataFolder, type Environment, makeFolder, writeAtomically } from '../store.ts';
import type { MatchHead } from './matchHead.ts';
import { placeOf } from './memory.ts';

/**
 * Bookmarks and chapters of the journal, beside the match files: with them a long match opens at once. They can be
 * lost without loss: the orders in the file lead to all of it again.
 */
export interface Bookmarks {
  /** The latest of a match, where it belongs to these orders. */
  read(match: string, head: MatchHead, lines: readonly string[]): { after: number; text: string } | null;
  write(match: string, head: MatchHead, bookmark: Marked): void;
  chapter(match: string, head: MatchHead, n: number): string;
  /** Gives a match that goes on in another file its chapters: its next bookmark names them. */
  copy(match: string, to: string, head: MatchHead): void;
  forget(match: string, head: MatchHead): void;
}

const CHAPTER = /^\d+\.json$/;
const bookmarkSchema = z.object({ after: z.int(), sum: z.string(), text: z.string() });
const lineSchema = z.object({ sum: z.string() });

export function openBookmarks(env: Environment): Bookmarks {
  const folderOf = (match: string, head: MatchHead): string => join(dataFolder(env), 'bookmarks', placeOf(match, head));
  return {
    read(match, head, lines) {
      const bookmark = bookmarkAt(join(folderOf(match, head), 'bookmark.json'));
      return bookmark && sumAt(lines, bookmark.after) === bookmark.sum ? bookmark : null;
    },
    write(match, head, { after, sum, text, chapters, first }) {
      const folder = folderOf(match, head);
      if (first > 0 && !existsSync(join(folder, `${first - 1}.json`)))
        throw new BadInput('The chapters before this bookmark are gone.');
      makeFolder(folder);
      chapters.forEach((chapter, i) => writeAtomically(join(folder, `${first + i}.json`), chapter));
      // Last: it names the chapters before it.
      writeAtomically(join(folder, 'bookmark.json'), JSON.stringify({ after, sum, text }));
    },
    chapter(match, head, n) {
      const path = join(folderOf(match, head), `${n}.json`);
      if (existsSync(path)) return readText(path);
      throw new BadInput(
        'An earlier part of the journal is gone from the data folder. Export the match and open that file: it has all of it.',
      );
    },
    copy(match, to, head) {
      const folder = folderOf(match, head);
      const other = folderOf(to, head);
      if (!existsSync(folder)) return;
      makeFolder(other);
      // Another program may be writing to the first file, so copy only what won't change any more.
      for (const name of readdirSync(folder).filter((each) => CHAPTER.test(each)))
        copyFileSync(join(folder, name), join(other, name));
    },
    forget(match, head) {
      rmSync(folderOf(match, head), { recursive: true, force: true });
    },
  };
}

function bookmarkAt(path: string): z.infer<typeof bookmarkSchema> | null {
  try {
    const read = bookmarkSchema.safeParse(JSON.parse(readText(path)));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** The sum over the first so many orders, as the last of them says it: a bookmark of other orders is no bookmark. */
function sumAt(lines: readonly string[], after: number): string | null {
  try {
    const read = lineSchema.safeParse(JSON.parse(lines[after - 1] ?? ''));
    return read.success ? read.data.sum : null;
  } catch {
    return null;
  }
}
