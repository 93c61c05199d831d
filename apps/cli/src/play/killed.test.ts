import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fast } from '@point-option/engine';
import { createHost, type Ports } from '@point-option/host';
import {
  type Acknowledged,
  beginLong,
  deskAt,
  playOn,
  type SeenBefore,
  skirmishOnly,
  survived,
} from '@point-option/host/testing';
import { build, type Plugin } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/command.testing.ts';
import { fileStore } from './fileStore.ts';
import { chance, clock } from './ports.ts';

// The terminal's files when the program is killed: by a signal at any moment, and at each of its calls to the file system.

const ROUND = Number(process.env['POINT_OPTION_SOAK'] ?? 0);
const ROUNDS = ROUND > 0 ? 1000 : 50;
/** The soak stops what takes too long by itself: a slow machine is no fault. */
const PATIENCE = ROUND > 0 ? 0 : 600_000;
/** Rounds that go on with the same match: each plays all of it again to verify it, so fewer rounds are cheaper ones. */
const ROUNDS_EACH = ROUND > 0 ? 10 : 5;

/** A program that plays a match until it is killed, and prints what is acknowledged and shown. */
const PROGRAM = `
  import { existsSync } from 'node:fs';
  import { readMatchFile } from '@point-option/engine';
  import { createClient, createHost, directly } from '@point-option/host';
  import { beginLong, personal, playOn, SEAT, skirmishOnly } from '@point-option/host/testing';
  import { fileStore } from './fileStore.ts';
  import { chance, clock } from './ports.ts';
  const [path, isDelegated, style] = process.argv.slice(2);
  const say = (what) => process.stdout.write(JSON.stringify(what) + '\\n');
  const quick = { ...clock, pause: (ms) => clock.pause(Math.min(ms, 1)) };
  const store = fileStore(process.env, path);
  const host = createHost({ registry: skirmishOnly, store, clock: quick, chance });
  const client = createClient(directly((push) => host.connect(push)), (push) => {
    if ('journal' in push) say({ shown: push.journal.from + push.journal.lines.length });
    if (push.push === 'unsaved') say({ unsaved: push.problem });
  });
  const seats = { red: 'person', blue: 'drawn' };
  const match = existsSync(path)
    ? (await client.ask('open', { match: path, seats })).opening.match
    : await beginLong(client, 5000);
  await client.ask('speed', { match, speed: 'instant' });
  const { text } = await client.ask('export', { match });
  say({ before: personal(readMatchFile(text)).length });
  const acknowledged = (what) => say({ acknowledged: what });
  await playOn(client, match, { orders: isDelegated === 'true' ? 6 : Infinity, acknowledged, style: Number(style) });
  say({ delegating: true });
  await client.ask('delegate', { match, seat: SEAT, scope: 'all' });
`;

/** The file system, at whose so many-th call the program is killed: before it, or in the middle of what it writes. */
const FATAL_DISK = `
  import * as fs from 'node:fs';
  export * from 'node:fs';
  let left = Number(process.env.STOP_AT);
  const isLast = () => --left === 0;
  const stop = () => {
    process.kill(process.pid, 'SIGKILL');
    for (;;);
  };
  const fatal = (name) => (...args) => (isLast() ? stop() : fs[name](...args));
  export const openSync = fatal('openSync');
  export const fsyncSync = fatal('fsyncSync');
  export const closeSync = fatal('closeSync');
  export const renameSync = fatal('renameSync');
  export const ftruncateSync = fatal('ftruncateSync');
  export const mkdirSync = fatal('mkdirSync');
  export const rmSync = fatal('rmSync');
  const part = (length) => Math.floor(length * Math.random());
  export const writeSync = (file, bytes, from, length, at) => {
    if (!isLast()) return fs.writeSync(file, bytes, from, length, at);
    fs.writeSync(file, bytes, from, Math.random() < 0.5 ? Math.min(length, part(5)) : part(length), at);
    return stop();
  };
  export const writeFileSync = (file, text) => {
    if (!isLast()) return fs.writeFileSync(file, text);
    fs.writeFileSync(file, text.slice(0, part(text.length)));
    return stop();
  };
`;

const fatalDisk: Plugin = {
  name: 'fatal disk',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^node:fs$/ }, ({ namespace }) =>
      namespace === 'disk' ? { path: 'node:fs', external: true } : { path: 'disk', namespace: 'disk' },
    );
    onLoad({ filter: /./, namespace: 'disk' }, () => ({ contents: FATAL_DISK, loader: 'js' }));
  },
};

let folder: ReturnType<typeof temporaryFolder>;
let program = '';
beforeAll(async () => {
  folder = temporaryFolder();
  program = join(folder.path, 'program.mjs');
  await build({
    stdin: { contents: PROGRAM, resolveDir: dirname(fileURLToPath(import.meta.url)), loader: 'ts' },
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [fatalDisk],
    logLevel: 'warning',
  });
});
afterAll(() => folder.remove());

interface Killing {
  readonly isDelegated: boolean;
  /** The call to the file system at which it ends. */
  readonly stopAt: number;
  /** How many lines it may print, and how long it may go on then. */
  readonly lines: number;
  readonly ms: number;
  readonly style?: number;
}

interface Printed extends SeenBefore {
  /** How many orders the person had given before. */
  readonly before: number;
}

/** Plays the match of a file until the program is killed; gives what it printed. */
async function playedAndKilled(path: string, env: Record<string, string>, how: Killing): Promise<Printed> {
  const args = [program, path, String(how.isDelegated), String(how.style ?? 0)];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env, STOP_AT: String(how.stopAt) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  let isDue = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (isDue || out.split('\n').length <= how.lines) return;
    isDue = true;
    setTimeout(() => child.kill('SIGKILL'), how.ms);
  });
  const signal = await new Promise((ended) => {
    child.on('close', (_code, by) => ended(by));
  });
  expect(signal).toBe('SIGKILL');
  const printed = out
    .split('\n')
    .slice(0, -1)
    .map(
      (line) => JSON.parse(line) as { acknowledged?: Acknowledged; shown?: number; unsaved?: string; before?: number },
    );
  expect(printed.filter(({ unsaved }) => unsaved !== undefined)).toEqual([]);
  return {
    before: printed.find(({ before }) => before !== undefined)?.before ?? 0,
    acknowledged: printed.flatMap(({ acknowledged }) => acknowledged ?? []),
    shown: Math.max(0, ...printed.map(({ shown = 0 }) => shown)),
  };
}

function portsIn(env: Record<string, string>, path: string): Ports {
  return { registry: skirmishOnly, store: fileStore(env, path), clock, chance };
}

/** It is killed once it has printed enough. */
const UNHURRIED: Killing = { isDelegated: false, stopAt: Number.NaN, lines: 0, ms: 0 };
const NOTHING: SeenBefore = { acknowledged: [], shown: 0 };

/** A match in the form in which earlier versions of the program wrote it, with some orders. */
async function writeWhole(env: Record<string, string>, path: string): Promise<SeenBefore> {
  const desk = deskAt(createHost(portsIn(env, path)));
  const match = await beginLong(desk, 5000);
  const acknowledged: Acknowledged[] = [];
  await playOn(desk, match, { orders: 150, acknowledged: (what) => acknowledged.push(what) });
  const { text } = await desk.ask('export', { match });
  const { journalLength } = await desk.view(match, 'red');
  await desk.ask('leave', { match });
  writeFileSync(path, text);
  return { acknowledged, shown: journalLength };
}

async function rounds(n: number): Promise<void> {
  const dice = fast(`killed/${ROUND}/${n}`);
  const home = join(folder.path, String(n));
  mkdirSync(home);
  const env = { XDG_DATA_HOME: home };
  const path = join(home, 'match.json');
  let before = n % 2 === 0 ? NOTHING : await writeWhole(env, path);
  for (let round = 0; round < ROUNDS_EACH; round++) {
    const isAtCall = dice.die(2) === 1;
    const now = await playedAndKilled(path, env, {
      isDelegated: dice.die(3) === 1,
      stopAt: isAtCall ? dice.die(round === 0 ? 20 : 160) : Number.NaN,
      lines: isAtCall ? 400 : dice.die(60),
      ms: dice.die(6) - 1,
    });
    // Nothing was acknowledged before there was a file.
    if (!existsSync(path)) expect(now).toMatchObject(NOTHING);
    else {
      const acknowledged = [...before.acknowledged, ...now.acknowledged];
      before = await survived(portsIn(env, path), path, { acknowledged, shown: Math.max(before.shown, now.shown) });
    }
  }
  rmSync(home, { recursive: true });
}

test(
  `a program killed ${ROUNDS} times loses no order that it acknowledged or showed, and leaves a file that verifies`,
  async () => {
    for (let n = 0; n < ROUNDS / ROUNDS_EACH; n++) await rounds(n);
  },
  PATIENCE,
);

test(
  'two programs that play one match at once lose nothing that either acknowledged: one of them goes on beside it',
  async () => {
    for (let n = 0; n < ROUNDS / 10; n++) {
      const dice = fast(`two/${ROUND}/${n}`);
      const home = join(folder.path, `two ${n}`);
      mkdirSync(home);
      const env = { XDG_DATA_HOME: home };
      const path = join(home, 'match.json');
      const first = await playedAndKilled(path, env, { ...UNHURRIED, lines: 30 });
      await survived(portsIn(env, path), path, first);
      const both = await Promise.all(
        [1, 2].map((style) => playedAndKilled(path, env, { ...UNHURRIED, style, lines: 20 + dice.die(60) })),
      );
      const files = readdirSync(home).filter((name) => /^match.*\.json$/.test(name));
      const stored: (readonly Acknowledged[])[] = [];
      for (const name of files)
        stored.push((await survived(portsIn(env, join(home, name)), join(home, name), NOTHING)).acknowledged);
      for (const { before, acknowledged } of both)
        expect(stored.map((orders) => orders.slice(before, before + acknowledged.length))).toContainEqual(acknowledged);
      rmSync(home, { recursive: true });
    }
  },
  PATIENCE,
);
