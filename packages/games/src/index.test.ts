import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adjudicable, clauseNumbers } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { adjudicationsOf, gameOf, registry } from './index.ts';
import { proofOf } from './proofs.ts';

const games = fileURLToPath(new URL('../../../games/', import.meta.url));

/** Every file of a game that its index.ts comes to by imports: what a browser loads to play it. */
function loaded(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!file.endsWith('.ts')) return found;
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s(?!type\s)[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/gm,
  );
  for (const [, named, lazy] of imports) loaded(join(dirname(file), named ?? lazy ?? ''), found);
  return found;
}

it('every game is listed once, under its own id', async () => {
  const ids = registry.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, load } of registry) expect((await load()).id).toBe(id);
});

it('a game that is not listed is refused with those that are', async () => {
  for (const find of [gameOf, adjudicationsOf, proofOf]) await expect(find('chess')).rejects.toThrow('no game "chess"');
});

it('every game says what each version of its rules changed', async () => {
  for (const { load } of registry) {
    const { id, rulesVersion, words } = await load();
    for (let version = 2; version <= rulesVersion; version++)
      expect(words[`changed.${version}`], `${id}, version ${version}`).toMatch(/\.$/);
  }
});

it('no page comes to a proof through the registry: proofs are imported by proofs.ts alone', () => {
  const source = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(source('./index.ts')).not.toMatch(/proof\.json|from '\.\/proofs/);
  expect([...source('./proofs.ts').matchAll(/proof\.json/g)]).toHaveLength(registry.length);
});

it('nothing of the page or the host names a proof', () => {
  const named = ['apps/web/src', 'packages/host/src'].flatMap((folder) =>
    readdirSync(join(games, '..', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(games, '..', folder, file)),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => /games\/proofs|proof\.json/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

describe.each(registry.map(({ id }) => id))('%s', (id) => {
  const files = [...loaded(join(games, id, 'index.ts'))].map((file) => relative(join(games, id), file));

  it('is played without its proof, its invariants and its adjudications', () => {
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => /proof\.json|invariants|adjudications|\.test\.|testing/.test(file))).toEqual(
      files.filter((file) => file === join('words', 'adjudications.ts')),
    );
    for (const file of files) expect(existsSync(join(games, id, file))).toBe(true);
  });

  it('has nothing of the three in what is loaded', async () => {
    const game = await gameOf(id);
    for (const field of ['proof', 'invariants', 'adjudications']) expect(game).not.toHaveProperty(field);
  });

  it('offers its proof and its adjudications when they are wanted', async () => {
    const [game, proof, adjudications] = await Promise.all([gameOf(id), proofOf(id), adjudicationsOf(id)]);
    const rules = new Set(game.rules.flatMap((rule) => [rule.rule, ...clauseNumbers(rule)]));
    expect(Object.keys(proof).length).toBeGreaterThan(0);
    expect(Object.keys(proof).filter((rule) => !rules.has(rule))).toEqual([]);
    const named = Object.keys(adjudications);
    expect(named.length).toBeGreaterThan(0);
    expect(adjudicable(game, adjudications).slice(0, named.length)).toEqual(named);
  });
});
