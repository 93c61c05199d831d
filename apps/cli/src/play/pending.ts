import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type Answer,
  anyJson,
  check,
  fields,
  hashOf,
  integer,
  list,
  type Match,
  matchFile,
  text,
} from '@point-option/engine';
import { readText } from '../files.ts';
import { dataFolder, type Environment, makeFolder, writeAtomically } from '../store.ts';

/** An order that was given and cannot be carried out yet: dice that are rolled by hand are missing. */
export interface Pending {
  readonly side: string;
  readonly answer: Answer;
  readonly dice: readonly number[];
}

/** The place of the one order that may be pending where a match stands now. */
export interface Slot {
  read(): Pending | null;
  write(pending: Pending): void;
  forget(): void;
}

const shape = fields({ file: text(), side: text(), answer: anyJson(), dice: list(integer({ min: 0 })) });
type Kept = Pending & { readonly file: string };

/**
 * An order belongs to a match in a file, as it stood when the order was given: matches with dice rolled by hand may
 * begin alike, so neither alone tells which match it was. A match file that was moved is known by how it stood.
 */
export function pendingSlot(env: Environment, match: Match, path: string): Slot {
  const folder = join(dataFolder(env), 'orders');
  const { header, orders } = matchFile(match);
  const stands = orders.at(-1)?.sum ?? header.sum;
  const file = resolve(path);
  const own = `${stands}-${hashOf(file).slice(0, 16)}.json`;
  const find = (): { name: string; kept: Kept } | null => {
    const kept = readKept(join(folder, own));
    if (kept) return { name: own, kept };
    for (const name of namesIn(folder)) {
      const other = name.startsWith(`${stands}-`) ? readKept(join(folder, name)) : null;
      if (other && !existsSync(other.file)) return { name, kept: other };
    }
    return null;
  };
  return {
    read() {
      const found = find();
      if (!found) return null;
      const { side, answer, dice } = found.kept;
      return { side, answer, dice };
    },
    write(pending) {
      makeFolder(folder);
      writeAtomically(join(folder, own), `${JSON.stringify({ file, ...pending })}\n`);
    },
    forget() {
      for (let found = find(); found; found = find()) rmSync(join(folder, found.name), { force: true });
    },
  };
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function readKept(path: string): Kept | null {
  if (!existsSync(path)) return null;
  try {
    const kept: unknown = JSON.parse(readText(path));
    return check(shape, kept) === null ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
