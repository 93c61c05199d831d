// `npm run names`: nothing in the apps, the kernel and the host names a game, a side, a game's box, an aircraft or a ship.
//
// What counts as a name comes from the games themselves (names/gather.ts) and from a list of the war (names/war.mjs).
// Names are looked for word by word: in identifiers (`usFleet` has the words "us" and "Fleet"), in texts, templates and
// JSX, in keys, in class names, in style sheets, drawings and JSON, and in the names of files. A word that is also ordinary English counts in
// sentences with its capital only, and a side that is a pronoun counts wherever it cannot be one.
// Comments count too. A comment may give an example of what a game says, between quotation marks: "Hornet 3, Wasp 2".
// Tests may name what they like, and names/allowed.mjs lists the other exceptions, each with its reason.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { installOrExit, root } from './install.mjs';
import { isAllowed, isExempt } from './names/allowed.mjs';
import { deniedBy } from './names/denied.mjs';
import { jsonWordsOf, linesOf, namesIn, wordsOf } from './names/find.mjs';
import { selectedIn } from './names/meaning.mjs';
import { readingsIn } from './names/readings.mjs';

const FOLDERS = ['apps', 'packages/engine', 'packages/host'];
const SCRIPTS = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'];
const SHEETS = ['.css', '.html', '.svg'];
/** The words of the contract itself are nobody's. */
const CONTRACT = 'packages/engine/src/view';

/** What the games call their things, from the games themselves. */
async function gather() {
  const { build } = await import('esbuild');
  const outfile = join(root, '.cache/names.mjs');
  const entryPoints = [join(root, 'scripts/names/gather.ts')];
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'warning' });
  const { stdout, stderr, status } = spawnSync(process.execPath, [outfile], { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`The names of the games cannot be gathered: ${stderr}`);
  return JSON.parse(stdout);
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist', '.cache'].includes(entry.name) ? [] : filesIn(path);
    return [...SCRIPTS, ...SHEETS, '.json'].includes(extname(entry.name)) ? [path] : [];
  });
}

function read(path) {
  const source = readFileSync(path, 'utf8');
  const kind = extname(path);
  if (kind === '.json') return jsonWordsOf(source);
  return SCRIPTS.includes(kind) ? wordsOf(source, syntaxOf(path)) : linesOf(source);
}

/** What may have elements of a page in it. */
function syntaxOf(path) {
  return { tsx: ['.tsx', '.jsx', '.js'].includes(extname(path)) };
}

function contractWords() {
  return filesIn(join(root, CONTRACT))
    .filter((path) => !isExempt(relative(root, path).replaceAll('\\', '/')))
    .flatMap((path) => read(path).map(({ text = '', identifier = text }) => identifier));
}

/** Every place that reads meaning out of an id, a key or a label, which only a game may give. */
function readings(path) {
  const kind = extname(path);
  if (SCRIPTS.includes(kind)) return readingsIn(readFileSync(path, 'utf8'), syntaxOf(path));
  return SHEETS.includes(kind) ? selectedIn(readFileSync(path, 'utf8')) : [];
}

/** Every denied name in the sources, as a sentence with its place. */
function complaints(denied) {
  return FOLDERS.flatMap((folder) => filesIn(join(root, folder)))
    .map((path) => ({ path, file: relative(root, path).replaceAll('\\', '/') }))
    .filter(({ file }) => !isExempt(file))
    .flatMap(({ path, file }) => [
      ...namesIn([{ identifier: file, line: 1 }, ...read(path)], denied)
        .filter(({ name }) => !isAllowed(file, name))
        .map(({ line, name }) => `${file}:${line} names "${name}", which belongs to a game.`),
      ...readings(path)
        .filter(({ read: what }) => !isAllowed(file, what))
        .map(
          ({ line, what, read: text }) =>
            `${file}:${line} reads "${text}" out of ${what}: only the game knows what it means. Ask for a field.`,
        ),
    ]);
}

installOrExit();
const found = new Set(complaints(deniedBy(await gather(), contractWords())));
if (found.size > 0) {
  console.log([...found].join('\n'));
  process.exitCode = 1;
}
