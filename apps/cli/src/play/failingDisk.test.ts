import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { readMatchFile } from '@point-option/engine';
import { createHost, PERSON, type Ports } from '@point-option/host';
import {
  type Acknowledged,
  beginLong,
  type Desk,
  deskAt,
  personal,
  playOn,
  SEAT,
  skirmishOnly,
  survived,
} from '@point-option/host/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/command.testing.ts';
import { type FileStore, fileStore } from './fileStore.ts';
import { chance, clock } from './ports.ts';

// The terminal's files on a disk that fails, at each call there is, and on one that is full.

const disk = vi.hoisted(() => ({ calls: 0, failsAt: Number.NaN, isFull: false, isReal: false }));

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const failing = (code: string, problem: string): Error => Object.assign(new Error(`${code}: ${problem}`), { code });
  const once = (): void => {
    if (++disk.calls === disk.failsAt) throw failing('EIO', 'i/o error');
  };
  const counted =
    <A extends unknown[], R>(call: (...args: A) => R): ((...args: A) => R) =>
    (...args) => {
      once();
      return call(...args);
    };
  return {
    ...real,
    openSync: counted(real.openSync),
    // Nobody pulls the plug here, so that nothing is lost by not waiting for the disk: two thousand flushes of a busy one take minutes.
    fsyncSync: counted((file: number) => {
      if (disk.isReal) real.fsyncSync(file);
    }),
    ftruncateSync: counted(real.ftruncateSync),
    renameSync: counted(real.renameSync),
    closeSync: (file: number) => {
      // A file that could not be closed is closed all the same.
      real.closeSync(file);
      once();
    },
    writeSync: (file: number, bytes: Buffer, from: number, length: number, at: number) => {
      // A disk that fails has written a part.
      if (disk.calls + 1 === disk.failsAt) real.writeSync(file, bytes, from, length >> 1, at);
      once();
      const room = real.fstatSync(file).size - at;
      if (!disk.isFull || length <= room) return real.writeSync(file, bytes, from, length, at);
      if (room <= 0) throw failing('ENOSPC', 'no space left on device');
      return real.writeSync(file, bytes, from, room, at);
    },
    writeFileSync: (file: number, text: string) => {
      once();
      if (disk.isFull) throw failing('ENOSPC', 'no space left on device');
      real.writeFileSync(file, text);
    },
  };
});

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  Object.assign(disk, { failsAt: Number.NaN, isFull: false, isReal: false });
  folder.remove();
});

interface Playing {
  readonly desk: Desk;
  readonly ports: Ports;
  readonly path: string;
  readonly acknowledged: Acknowledged[];
  play(orders: number): Promise<void>;
}

/** A match shortly before its first bookmark, in a file of its own. */
async function begun(name: string): Promise<Playing> {
  const path = join(folder.path, `${name}.json`);
  const store = () => fileStore({ XDG_DATA_HOME: join(folder.path, name) }, path);
  const desk = deskAt(createHost({ registry: skirmishOnly, store: store(), clock, chance }));
  const match = await beginLong(desk, 500);
  const acknowledged: Acknowledged[] = [];
  const play = async (orders: number): Promise<void> => {
    await playOn(desk, match, { orders, acknowledged: (what) => acknowledged.push(what) });
  };
  await play(17);
  // The host that looks at it afterwards knows nothing of the first.
  return { desk, ports: { registry: skirmishOnly, store: store(), clock, chance }, path, acknowledged, play };
}

/** All is in the file that the match was begun in, and nothing is beside it. */
async function check({ desk, ports, path, acknowledged }: Playing): Promise<void> {
  expect(desk.followed(path)).toMatchObject({ unsaved: null, notes: [] });
  await survived(ports, path, { acknowledged, shown: desk.followed(path).table === null ? 0 : 1 });
}

/** A match whose dice are rolled by hand, at the second of a turn's dice; the disk failed at a call since it was begun. */
async function waitingForDice(name: string, failsAt: number) {
  const path = join(folder.path, `${name}.json`);
  const store = (): FileStore => fileStore({ XDG_DATA_HOME: join(folder.path, name) }, path);
  const desk = deskAt(createHost({ registry: skirmishOnly, store: store(), clock, chance }));
  const match = await desk.begin({ dice: { kind: 'hand', faces: [3] }, seats: { [SEAT]: PERSON, blue: 'southern' } });
  Object.assign(disk, { calls: 0, failsAt });
  await desk.order(match, SEAT, 1, 'north', true);
  for (const face of [5, 2]) await desk.ask('roll', { match, seat: SEAT, face });
  disk.failsAt = Number.NaN;
  return { desk, store: store(), match, calls: disk.calls };
}

/** How many calls it takes to play some orders. */
async function callsIn(orders: number): Promise<number> {
  const playing = await begun('counted');
  disk.calls = 0;
  await playing.play(orders);
  return disk.calls;
}

describe('a disk that fails', () => {
  const ORDERS = 6;

  test('at any one call costs nothing: the next order saves all, in the same file', async () => {
    const calls = await callsIn(ORDERS);
    // With a bookmark among them.
    expect(fs.readdirSync(join(folder.path, 'counted', 'point-option', 'bookmarks'))).toHaveLength(1);
    for (let call = 1; call <= calls; call++) {
      const playing = await begun(`at ${call}`);
      Object.assign(disk, { calls: 0, failsAt: call });
      await playing.play(ORDERS);
      disk.failsAt = Number.NaN;
      await playing.play(2);
      await check(playing);
    }
  });

  test('at any one call loses neither an order nor the one that waits for its dice', async () => {
    const { calls } = await waitingForDice('counted', Number.NaN);
    for (let call = 1; call <= calls; call++) {
      const { desk, store, match } = await waitingForDice(`at ${call}`, call);
      // One more: a failure in the last call leaves the note to the next.
      await desk.ask('roll', { match, seat: SEAT, face: 4 });
      const before = await desk.view(match, SEAT);
      expect(before.die).toMatchObject({ given: [2, 4] });
      expect(desk.followed(match).unsaved).toBeNull();
      const again = deskAt(createHost({ registry: skirmishOnly, store, clock, chance }));
      await again.open(match);
      expect((await again.view(match, SEAT)).die).toEqual(before.die);
      expect((await again.ask('export', { match })).text).toBe((await desk.ask('export', { match })).text);
    }
  });

  test('by being full leaves the file as it was, says so, and all is saved when there is room again', async () => {
    const playing = await begun('full');
    const { desk, path, acknowledged, play } = playing;
    const before = fs.readFileSync(path, 'utf8');
    disk.isFull = true;
    await play(1);
    expect(fs.readFileSync(path, 'utf8')).toBe(before);
    expect(desk.followed(path).unsaved).toBe(`"${path}" cannot be written: the disk is full.`);
    await play(60);
    expect(readMatchFile(fs.readFileSync(path, 'utf8')).orders).toEqual(readMatchFile(before).orders);
    // What is exported is the match as it is played.
    const { text } = await desk.ask('export', { match: path });
    expect(personal(readMatchFile(text))).toEqual(acknowledged);
    await expect(desk.ask('leave', { match: path })).rejects.toThrow(/the disk is full/);
    disk.isFull = false;
    await play(1);
    await check(playing);
  });

  test('that is really full is survived too', async ({ skip }) => {
    fs.mkdirSync(join(folder.path, 'small'));
    const small = join(folder.path, 'small');
    const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96k', 'tmpfs', small], {
      encoding: 'utf8',
    });
    if (status !== 0) skip(`A small disk can't be mounted here: ${stderr ?? 'there is no mount'}`);
    disk.isReal = true;
    try {
      const playing = await begun(join('small', 'match'));
      const { desk, path, play } = playing;
      await play(30);
      const filler = join(small, 'filler');
      expect(() => fs.appendFileSync(filler, Buffer.alloc(2 ** 20))).toThrow(/ENOSPC/);
      await play(80);
      expect(desk.followed(path).unsaved).toMatch(/ cannot be written: the disk is full\.$/);
      expect(() => readMatchFile(fs.readFileSync(path, 'utf8'))).not.toThrow();
      fs.rmSync(filler);
      await play(1);
      await check(playing);
    } finally {
      spawnSync('umount', [small]);
    }
  });
});
