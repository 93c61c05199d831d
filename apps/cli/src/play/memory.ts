import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hashOf } from '@point-option/engine';
import { type Kept, readKept } from '@point-option/host';
import * as z from 'zod/mini';
import { CommandFault } from '../faults.ts';
import { readText } from '../files.ts';
import { dataFolder, type Environment, makeFolder, writeAtomically } from '../store.ts';
import type { MatchHead } from './matchHead.ts';

/**
 * What a match file does not say: who plays which side, what they leave to the staff, and an order that waits for dice
 * rolled by hand. It is remembered in the user's data folder, beside the matches.
 */
export interface Memory {
  read(match: string, head: MatchHead): Kept | null;
  /** Where it is to be quick, only what is new besides the time is worth writing. */
  write(kept: Kept, head: MatchHead, isQuick?: boolean): void;
  forget(match: string, head: MatchHead): void;
}

/** What the things that are remembered of a match are called: by the match, and by the place of its file. */
export function placeOf(match: string, { sum }: MatchHead): string {
  return `${sum}-${hashOf(resolve(match)).slice(0, 16)}`;
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
  const nameOf = (match: string, head: MatchHead): string => `${placeOf(match, head)}.json`;
  /** What was written last, but for the time: to write that alone anew after every order would be waste. */
  const written = new Map<string, string>();
  return {
    read(match, head) {
      const note = noteAt(join(folder, nameOf(match, head))) ?? noteOfTwin(folder, head);
      return note && keptFrom(note, match, head);
    },
    write(kept, head, isQuick = false) {
      const note: Note = { file: resolve(kept.match), stood: head.stands, kept };
      const name = nameOf(kept.match, head);
      const { played: _played, where: _where, ...lasting } = kept;
      const gist = JSON.stringify(lasting);
      if (written.get(name) === gist && !kept.pending && isQuick) return;
      try {
        makeFolder(folder);
        writeAtomically(join(folder, name), `${JSON.stringify(note)}\n`);
        written.set(name, gist);
      } catch (error) {
        // The match itself is saved. Only an order that waits for its dice would be lost.
        if (!(error instanceof CommandFault) || kept.pending) throw error;
      }
    },
    forget(match, head) {
      rmSync(join(folder, nameOf(match, head)), { force: true });
    },
  };
}

/**
 * The note of a file that was moved, or of another copy. Matches with dice rolled by hand may begin alike, so a
 * pending order is believed only where the match stands as it did and the other file is gone.
 */
function noteOfTwin(folder: string, { sum }: MatchHead): Note | null {
  if (!existsSync(folder)) return null;
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

function keptFrom({ kept, stood }: Note, match: string, { stands }: MatchHead): Kept {
  const { pending, ...rest } = kept;
  const isHere = pending !== undefined && stood === stands;
  return { ...rest, match, ...(isHere && { pending }) };
}
