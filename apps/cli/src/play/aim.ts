import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalogue, say } from '@point-option/engine';

/** What a newcomer asks first: what the game is about, and where its rules are. */
export function aimLines(words: Catalogue, game: string, from = dirname(fileURLToPath(import.meta.url))): string[] {
  const rules = rulesFile(game, from);
  return [
    ...(Object.hasOwn(words, 'aim') ? [say(words, { key: 'aim' })] : []),
    ...(rules === null ? [] : [`The rules: ${rules}`]),
  ];
}

/** The rule book, in a folder around the program, as it is reached from where the person is. */
function rulesFile(game: string, from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'games', game, 'RULES.md');
    if (existsSync(path)) {
      const near = relative(process.cwd(), path);
      return near.startsWith('..') || isAbsolute(near) ? path : near;
    }
    if (dirname(folder) === folder) return null;
  }
}
