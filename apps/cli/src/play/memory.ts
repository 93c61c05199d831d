import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hashOf } from '@point-option/engine';
import { type Kept, readKept } from '@point-option/host';
import * as z from 'zod/mini';
import { CommandFault } from '../faults.ts';
import { readText } from '../files.ts';
import { dataFolder, type Environment, makeFolder, writeAtomically } from '../store.ts';
import { headOf } from './matchHead.ts';

/**
 * What a match file does not say: who plays which side, what they leave to the staff, and an order that waits for dice
 * rolled by hand. It is remembered in the user's data folder, beside the matches.
 */
export interface Memory {
  read(match: string, text: string): Kept | null;
  write(kept: Kept, text: string): void;
  forget(match: string, text: string): void;
}

const noteSchema = z.object({
  /** The whole path of the match file. */
  file: z.string(),
  /** How the match stood: a pending order belongs to it as it was then. */
  stood: z.string(),
  kept: z.unknown(),
});
type Note = Omit<z.infer<typeof noteSchema>, 'kept'> & { readonly kept: Kept };

export function openMemory(env: Environment): Memory {
  const folder = join(dataFolder(env), 'seats');
  const nameOf = (match: string, text: string): string =>
    `${headOf(text)?.header.sum ?? hashOf(text)}-${hashOf(resolve(match)).slice(0, 16)}.json`;
  return {
    read(match, text) {
      const note = noteAt(join(folder, nameOf(match, text))) ?? noteOfTwin(folder, text);
      return note && keptFrom(note, match, text);
    },
    write(kept, text) {
      const note: Note = {
        file: resolve(kept.match),
        stood: hashOf(text.trimEnd()),
        kept,
      };
      try {
        makeFolder(folder);
        writeAtomically(join(folder, nameOf(kept.match, text)), `${JSON.stringify(note)}\n`);
      } catch (error) {
        // The match itself is saved. Only an order that waits for its dice would be lost.
        if (!(error instanceof CommandFault) || kept.pending) throw error;
      }
    },
    forget(match, text) {
      rmSync(join(folder, nameOf(match, text)), { force: true });
    },
  };
}

/**
 * The note of a file that was moved, or of another copy. Matches with dice rolled by hand may begin alike, so a
 * pending order is believed only where the match stands as it did and the other file is gone.
 */
function noteOfTwin(folder: string, text: string): Note | null {
  const sum = headOf(text)?.header.sum;
  if (sum === undefined || !existsSync(folder)) return null;
  const notes = readdirSync(folder)
    .filter((name) => name.startsWith(`${sum}-`))
    .flatMap((name) => noteAt(join(folder, name)) ?? []);
  const moved = notes.find(({ file }) => !existsSync(file));
  const [first] = notes;
  return moved ?? (first ? { ...first, stood: '' } : null);
}

function noteAt(path: string): Note | null {
  if (!existsSync(path)) return null;
  try {
    const read = noteSchema.safeParse(JSON.parse(readText(path)));
    const kept = read.success ? readKept(read.data.kept) : null;
    return read.success && kept !== null ? { ...read.data, kept } : null;
  } catch {
    return null;
  }
}

function keptFrom({ kept, stood }: Note, match: string, text: string): Kept {
  const { pending, ...rest } = kept;
  const isHere = pending !== undefined && stood === hashOf(text.trimEnd());
  return { ...rest, match, ...(isHere && { pending }) };
}
