import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { growingParts } from '@point-option/engine';
import { createHost } from '@point-option/host';
import { beginLong, deskAt, skirmishOnly } from '@point-option/host/testing';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/command.testing.ts';
import { alone } from './alone.ts';
import { fileStore } from './fileStore.ts';
import { chance, clock } from './ports.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const TIMES = 60;

/** A program that opens a match and adds an order, time and again, and prints where each was saved. */
const PROGRAM = `
  import { growingParts } from '@point-option/engine';
  import { fileStore } from './fileStore.ts';
  const [path, name] = process.argv.slice(2);
  for (let i = 0; i < ${TIMES}; i++) {
    const store = fileStore(process.env, path);
    const { kept, text } = await store.read(path);
    const answer = name + ' ' + i;
    const line = JSON.stringify({ by: 'red', answer, sum: answer });
    const moved = await store.add(kept, { after: growingParts(text).lines.length, lines: [line] });
    process.stdout.write(JSON.stringify({ answer, match: moved?.match ?? path }) + '\\n');
  }
`;

interface Saved {
  readonly answer: string;
  readonly match: string;
}

async function saving(program: string, path: string, name: string): Promise<readonly Saved[]> {
  const env = { ...process.env, XDG_DATA_HOME: folder.path };
  const child = spawn(process.execPath, [program, path, name], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  const code = await new Promise((ended) => {
    child.on('close', ended);
  });
  expect(code).toBe(0);
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Saved);
}

test('programs that save one match at the same time overwrite nothing of each other', async () => {
  const path = join(folder.path, 'match.json');
  const ports = { registry: skirmishOnly, store: fileStore({ XDG_DATA_HOME: folder.path }, path), clock, chance };
  await beginLong(deskAt(createHost(ports)), 9);
  const program = join(folder.path, 'program.mjs');
  await build({
    stdin: { contents: PROGRAM, resolveDir: dirname(fileURLToPath(import.meta.url)), loader: 'ts' },
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  const saved = (await Promise.all(['a', 'b', 'c'].map((name) => saving(program, path, name)))).flat();
  expect(saved).toHaveLength(3 * TIMES);
  for (const { answer, match } of saved) {
    const lines = growingParts(readFileSync(match, 'utf8'))?.lines ?? [];
    const answers = lines.map((line) => (JSON.parse(line) as { answer: unknown }).answer);
    expect(answers, `the orders in ${match}`).toContain(answer);
  }
  expect(readdirSync(folder.path).filter((name) => name.endsWith('.lock'))).toEqual([]);
});

test('a lock that a killed program left is taken away, and nothing is left behind', () => {
  const path = join(folder.path, 'match.json');
  const gone = spawnSync(process.execPath, ['--version']).pid;
  writeFileSync(join(folder.path, '.match.json.lock'), String(gone));
  expect(alone(path, () => readdirSync(folder.path))).toEqual(['.match.json.lock']);
  expect(readdirSync(folder.path)).toEqual([]);
});

test('a lock that this program could not remove is taken for its own', () => {
  const path = join(folder.path, 'match.json');
  writeFileSync(join(folder.path, '.match.json.lock'), String(process.pid));
  expect(alone(path, () => 7)).toBe(7);
  expect(readdirSync(folder.path)).toEqual([]);
});

test('a lock is let go where the work fails', () => {
  const path = join(folder.path, 'match.json');
  const failing = (): never => {
    throw new Error('The disk is full.');
  };
  expect(() => alone(path, failing)).toThrow('The disk is full.');
  expect(readdirSync(folder.path)).toEqual([]);
});

test('where no lock can be made the work is done without', () => {
  expect(alone(join(folder.path, 'nowhere', 'match.json'), () => 7)).toBe(7);
});
