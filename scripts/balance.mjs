// `npm run balance -- GAME [SCENARIO]`: who wins between equal staff, and by what.
//   --games N --seed TEXT --option NAME=VALUE   as for `point-option simulate`
//   --switch NAME    the option switched, against the game as it is; `all` for each in turn, but for the handicap
//   --variant NAME   with a ruling or staff changed (balance/variants.mjs); `all` sets them against the game as it is
//   --json
// Of Mobile Fleet and Leyte Gulf also: --staff, every pair of staffs; --history, its study; --write, the tables of its pages.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { VARIANTS } from './balance/variants.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { build } = await import('esbuild');
const root = fileURLToPath(new URL('..', import.meta.url));
const [game = '', ...rest] = process.argv.slice(2);
const variants = VARIANTS[game];
if (variants === undefined) {
  console.error(`balance takes the name of a game, ${Object.keys(VARIANTS).join(' or ')}, and is given "${game}".`);
  process.exit(2);
}

/** The source as a variant has it. */
function patched(changes) {
  return {
    name: 'patched',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const own = changes.filter(({ file }) => path === root + file);
        if (own.length === 0) return undefined;
        let contents = readFileSync(path, 'utf8');
        for (const { file, from, to } of own) {
          if (!contents.includes(from)) throw new Error(`${file} does not say any more: ${from}`);
          contents = contents.replace(from, () => to);
        }
        return { contents, loader: 'ts' };
      });
    },
  };
}

async function bundle(changes) {
  const outfile = `${root}.cache/balance-${game}.mjs`;
  await build({
    entryPoints: [`${root}scripts/balance/${game}.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
    plugins: [patched(changes)],
  });
  return outfile;
}

function run(outfile, args, stdout = 'inherit') {
  const done = spawnSync(process.execPath, [outfile, ...args], {
    stdio: ['inherit', stdout, 'inherit'],
    maxBuffer: 2 ** 28,
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
  return done.stdout;
}

/** Every variant's games beside those of the game as it is. */
async function compareAll(args) {
  const files = [];
  for (const [name, changes] of [['as it is', []], ...Object.entries(variants)]) {
    const file = `${root}.cache/balance-${game}-${files.length}.json`;
    writeFileSync(file, run(await bundle(changes), [...args, '--json', '--name', name], 'pipe'));
    files.push('--compare', file);
  }
  run(await bundle([]), [...files, ...args.filter((arg) => arg === '--write')]);
}

const where = rest.indexOf('--variant');
const name = where < 0 ? undefined : rest.splice(where, 2)[1];
if (name === 'all') await compareAll(rest);
else if (name === undefined) run(await bundle([]), rest);
else if (variants[name] === undefined) {
  console.error(`There is no variant "${name}" of ${game}; there are:\n${Object.keys(variants).join('\n')}`);
  process.exitCode = 2;
} else run(await bundle(variants[name]), [...rest, '--name', name]);
