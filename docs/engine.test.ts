import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as engine from '@point-option/engine';
import { fuzz, fuzzPlans, interference } from '@point-option/proving';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.cache', 'examples');

/** The program that the guide's examples are, one after another. */
function program(): string {
  const guide = readFileSync(join(root, 'docs', 'engine.md'), 'utf8');
  return [...guide.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code).join('\n');
}

function written(): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'engine.ts');
  writeFileSync(file, `${program()}\nexport {};\n`);
  const config = { extends: '../../tsconfig.base.json', compilerOptions: { types: ['node'] }, files: ['engine.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return file;
}

it("the guide's examples run and come to what they say", async () => {
  const examples = (await import(/* @vite-ignore */ written())) as object;
  expect(program().match(/assert\./g)?.length).toBeGreaterThan(80);
  expect(examples).toHaveProperty('hunt');
});

it('the guide uses every function and constant of the public interface', () => {
  const code = program();
  const unused = Object.keys(engine).filter((name) => !new RegExp(`\\bengine\\.${name}\\b`).test(code));
  expect(unused).toEqual([]);
});

it("the guide's game passes the proofs that every game must", async () => {
  const { hunt } = (await import(/* @vite-ignore */ written())) as { hunt: engine.Game };
  for (const plan of fuzzPlans(hunt, 20, 'guide')) expect(fuzz(hunt, plan).fault).toBeNull();
  expect(interference(hunt, 20, 'guide').fault).toBeNull();
});

it("the guide's examples have no type error", () => {
  written();
  const { stdout } = spawnSync(join(root, 'node_modules', '.bin', 'tsc'), ['-p', join(folder, 'tsconfig.json')], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
