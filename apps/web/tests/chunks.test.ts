import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@point-option/games';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../../../scripts/install.mjs';
import { buildPage } from '../../../scripts/web/build.mjs';

/** The scripts of the page as it is built for people, by name. */
let scripts: ReadonlyMap<string, string> = new Map();
beforeAll(async () => {
  const assets = join(await buildPage(), 'assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  scripts = new Map(names.map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
}, 240_000);

const holding = (text: string): string[] =>
  [...scripts].flatMap(([name, script]) => (script.includes(text) ? [name] : []));

/** Every other source that may be shipped. */
const others = ['games', 'packages/engine/src', 'packages/host/src', 'apps/web/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => join(root, folder, String(path))),
  )
  .filter((path) => path.endsWith('.ts') && !/node_modules|\.test\.ts$|(invariants|adjudications)\.ts$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Pieces of the texts of a source that no other source has. */
function saidIn(path: string): string[] {
  if (!existsSync(path)) return [];
  const source = readFileSync(path, 'utf8').replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '');
  const texts = [...source.matchAll(/'([^'\n]+)'|`([^`]+)`/g)].flatMap(([, plain, template]) =>
    plain === undefined ? (template ?? '').split(/\$\{[^}]*\}/) : [plain],
  );
  return texts.filter(
    (text) => text.trim().split(/\s+/).length >= 3 && !/[\\"'`{}]/.test(text) && !others.includes(text),
  );
}

const games = registry.map(({ id }) => id);
const inGame = (id: string, file: string): string => join(root, 'games', id, file);

test('no proof is shipped', () => {
  const proved = games.flatMap((id) => {
    const proof = JSON.parse(readFileSync(inGame(id, 'rules/proof.json'), 'utf8')) as Record<string, string[]>;
    return Object.values(proof).flat();
  });
  expect(proved.length).toBeGreaterThan(100);
  // A proof names the file of each of its tests.
  expect(proved.every((name) => name.includes('.test.ts: '))).toBe(true);
  expect(holding('.test.ts')).toEqual([]);
});

test.each(['adjudications', 'invariants'] as const)(
  '%s are chunks of their own, one for each game that has any',
  (what) => {
    const own = [...scripts.keys()].filter((name) => name.startsWith(`${what}-`));
    expect(own).toHaveLength(registry.filter((entry) => entry[what] !== undefined).length);
    const said = games.flatMap((id) => saidIn(inGame(id, `${what}.ts`)));
    const elsewhere = said.filter((text) => {
      const names = holding(text);
      return names.some((name) => own.includes(name)) && names.some((name) => !own.includes(name));
    });
    expect(said.filter((text) => holding(text).length > 0).length).toBeGreaterThan(5);
    expect(elsewhere).toEqual([]);
  },
);
