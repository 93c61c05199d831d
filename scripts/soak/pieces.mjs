// What `npm run soak` runs: the test files that look at more there than in a test run.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['packages', 'games', 'apps'];
const SKIPPED = new Set(['node_modules', 'dist']);
const TEST = /\.test\.(ts|mjs)$/;

/** Imports of these make a test file one of the soak. */
const LARGER = /import \{[^}]*\b(prove|proveMany|sample|soaking)\b[^}]*\} from '@point-option\/proving'/;
/** These take other seeds in every round. The rest would only repeat itself. */
const EVERY_ROUND = /\b(prove|proveMany)\(/;
/** Where the proofs cannot be imported, a test reads the round for itself. */
const VARIABLE = 'POINT_OPTION_SOAK';

/**
 * A piece of the soak, or null where the file is not one.
 * @returns {{ file: string, everyRound: boolean } | null}
 */
export function pieceOf(file, text) {
  const larger = LARGER.test(text);
  if (!larger && !text.includes(VARIABLE)) return null;
  return { file, everyRound: larger && EVERY_ROUND.test(text) };
}

/** All pieces of a repository, by name. */
export function findPieces(root) {
  return FOLDERS.flatMap((folder) => testsIn(root, folder))
    .sort((a, b) => (a < b ? -1 : 1))
    .flatMap((file) => pieceOf(file, readFileSync(join(root, file), 'utf8')) ?? []);
}

function testsIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : testsIn(root, path);
    return TEST.test(entry.name) ? [path] : [];
  });
}
