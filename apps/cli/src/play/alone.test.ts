import { spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { growingParts } from '@point-option/engine';
import { createHost } from '@point-option/host';
import { beginLong, deskAt, skirmishOnly } from '@point-option/host/testing';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/command.testing.ts';
import { alone, type LockDisk } from './alone.ts';
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
    const lines = growingParts(fs.readFileSync(match, 'utf8'))?.lines ?? [];
    const answers = lines.map((line) => (JSON.parse(line) as { answer: unknown }).answer);
    expect(answers, `the orders in ${match}`).toContain(answer);
  }
  expect(fs.readdirSync(folder.path).filter((name) => name.endsWith('.lock'))).toEqual([]);
});

test('a lock that a killed program left is taken away, and nothing is left behind', () => {
  const path = join(folder.path, 'match.json');
  const gone = spawnSync(process.execPath, ['--version']).pid;
  fs.writeFileSync(join(folder.path, '.match.json.lock'), String(gone));
  expect(alone(path, () => fs.readdirSync(folder.path))).toEqual(['.match.json.lock']);
  expect(fs.readdirSync(folder.path)).toEqual([]);
});

test.each(['', 'half a na', '-1', '1e99'])(
  'a lock with "%s" in it, which names nobody, is taken away once it is old',
  (text) => {
    const path = join(folder.path, 'match.json');
    const lock = join(folder.path, '.match.json.lock');
    fs.writeFileSync(lock, text);
    const old = new Date(Date.now() - 3_600_000);
    fs.utimesSync(lock, old, old);
    expect(alone(path, () => 7)).toBe(7);
    expect(fs.readdirSync(folder.path)).toEqual([]);
  },
);

test('a lock that this program could not remove is taken for its own', () => {
  const path = join(folder.path, 'match.json');
  fs.writeFileSync(join(folder.path, '.match.json.lock'), String(process.pid));
  expect(alone(path, () => 7)).toBe(7);
  expect(fs.readdirSync(folder.path)).toEqual([]);
});

test('a lock is let go where the work fails', () => {
  const path = join(folder.path, 'match.json');
  const failing = (): never => {
    throw new Error('The disk is full.');
  };
  expect(() => alone(path, failing)).toThrow('The disk is full.');
  expect(fs.readdirSync(folder.path)).toEqual([]);
});

test('where no lock can be made the work is done without', () => {
  expect(alone(join(folder.path, 'nowhere', 'match.json'), () => 7)).toBe(7);
});

/** Another program acts once, just before this one first changes anything. */
function withOther(act: () => void): LockDisk {
  let isDue = true;
  const after =
    <A extends unknown[], R>(call: (...args: A) => R): ((...args: A) => R) =>
    (...args) => {
      if (isDue) {
        isDue = false;
        act();
      }
      return call(...args);
    };
  return { ...fs, renameSync: after(fs.renameSync), rmSync: after(fs.rmSync), linkSync: after(fs.linkSync) };
}

const OTHER = process.ppid;

const NO_LINKS: Partial<LockDisk> = {
  linkSync: () => {
    throw Object.assign(new Error('EPERM: no links here'), { code: 'EPERM' });
  },
};

test.each([
  ['', {}],
  [', on a disk without links', NO_LINKS],
])(
  'of two programs that find a lock left behind, the slower one puts the lock of the faster back, and waits%s',
  (_where, how) => {
    const path = join(folder.path, 'match.json');
    const lock = join(folder.path, '.match.json.lock');
    fs.writeFileSync(lock, String(spawnSync(process.execPath, ['--version']).pid));
    let isOtherIn = false;
    const disk = withOther(() => {
      fs.rmSync(lock);
      fs.writeFileSync(lock, String(OTHER));
      isOtherIn = true;
    });
    // The other one is done when this one has asked for the lock again, three times.
    let asked = 0;
    const openSync: LockDisk['openSync'] = (...args) => {
      if (isOtherIn && ++asked > 3) {
        expect(fs.readdirSync(folder.path)).toEqual(['.match.json.lock']);
        expect(fs.readFileSync(lock, 'utf8')).toBe(String(OTHER));
        fs.rmSync(lock);
        isOtherIn = false;
      }
      return fs.openSync(...args);
    };
    expect(alone(path, () => isOtherIn, { ...disk, ...how, openSync })).toBe(false);
    expect(asked).toBe(4);
    expect(fs.readdirSync(folder.path)).toEqual([]);
  },
);

test('a lock that was moved by mistake is not put over one that a third program has made meanwhile', () => {
  const path = join(folder.path, 'match.json');
  const lock = join(folder.path, '.match.json.lock');
  fs.writeFileSync(lock, String(spawnSync(process.execPath, ['--version']).pid));
  const disk = withOther(() => {
    fs.rmSync(lock);
    fs.writeFileSync(lock, String(OTHER));
  });
  const THIRD = 1;
  const linkSync: LockDisk['linkSync'] = (...args) => {
    fs.writeFileSync(lock, String(THIRD));
    return fs.linkSync(...args);
  };
  let asked = 0;
  const openSync: LockDisk['openSync'] = (...args) => {
    if (++asked === 3) {
      expect(fs.readFileSync(lock, 'utf8')).toBe(String(THIRD));
      fs.rmSync(lock);
    }
    return fs.openSync(...args);
  };
  alone(path, () => {}, { ...disk, linkSync, openSync });
  expect(asked).toBe(3);
  expect(fs.readdirSync(folder.path)).toEqual([]);
});

test('a program whose lock another one has in hand waits for it, and lets it go', () => {
  const path = join(folder.path, 'match.json');
  const lock = join(folder.path, '.match.json.lock');
  let looked = 0;
  const readFileSync = ((...args: Parameters<typeof fs.readFileSync>) => {
    if (++looked === 2) fs.renameSync(`${lock}.${OTHER}`, lock);
    return fs.readFileSync(...args);
  }) as LockDisk['readFileSync'];
  alone(path, () => fs.renameSync(lock, `${lock}.${OTHER}`), { ...fs, readFileSync });
  expect(fs.readdirSync(folder.path)).toEqual([]);
});
