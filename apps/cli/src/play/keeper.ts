import { existsSync, statSync } from 'node:fs';
import { type Match, matchFile } from '@point-option/engine';
import { freeName, writeAtomically } from '../store.ts';

/** Keeps a match in its file, whole after every order. */
export interface Keeper {
  readonly path: string;
  /** Writes the match. Gives a sentence where it had to go elsewhere. */
  save(match: Match): string | null;
}

export function fileText(match: Match): string {
  return `${JSON.stringify(matchFile(match))}\n`;
}

/** `found` says that the file was there and is the one to go on with. */
export function keeperOf(first: string, found: boolean): Keeper {
  let path = first;
  let stamp = found ? stampOf(path) : null;
  return {
    get path() {
      return path;
    },
    save(match) {
      let moved: string | null = null;
      if (stampOf(path) !== stamp) {
        // Another program wrote it since: neither match may be lost.
        const taken = path;
        path = freeName(path.replace(/\.json$/, ''));
        moved = `"${taken}" was changed by another program and is left alone: this match is now kept in ${path}.`;
      }
      writeAtomically(path, fileText(match));
      stamp = stampOf(path);
      return moved;
    },
  };
}

/** What tells a file from one written since; null where there is none. */
function stampOf(path: string): string | null {
  if (!existsSync(path)) return null;
  const { ino, size, mtimeMs } = statSync(path);
  return `${ino} ${size} ${mtimeMs}`;
}
