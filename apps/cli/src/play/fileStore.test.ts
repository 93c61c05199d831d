import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@point-option/engine';
import { createClient, createHost, directly, PERSON } from '@point-option/host';
import {
  type Acknowledged,
  beginLong,
  deskAt,
  hostSuite,
  personal,
  playOn,
  SEAT,
  skirmishOnly,
} from '@point-option/host/testing';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ambush } from '../testing/ambush.testing.ts';
import { temporaryFolder } from '../testing/command.testing.ts';
import { HAND, savedIn, testMatch, typed } from '../testing/table.testing.ts';
import { fileStore } from './fileStore.ts';
import { chance, clock } from './ports.ts';

const made: ReturnType<typeof temporaryFolder>[] = [];
afterAll(() => {
  for (const each of made) each.remove();
});

hostSuite("the terminal's files, clock and chance", (registry) => {
  const own = temporaryFolder();
  made.push(own);
  return { registry, store: fileStore({ XDG_DATA_HOME: own.path }), clock, chance };
});

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const env = () => ({ XDG_DATA_HOME: folder.path });

describe('a match as a file', () => {
  /** A match that was begun, with its client. */
  async function begun(path?: string) {
    const registry = [{ id: ambush.id, load: () => Promise.resolve(ambush as Game) }];
    const store = fileStore(env(), path);
    const host = createHost({ registry, store, clock, chance });
    const client = createClient(directly((push) => host.connect(push)));
    const reply = await client.ask('begin', { game: ambush.id, seats: { red: PERSON } });
    if (!('opening' in reply)) throw new Error('A die is wanted.');
    return { client, store, match: reply.opening.match };
  }

  test('is there before anything is ordered, in the place that was asked for or under the name of its game', async () => {
    const path = join(folder.path, 'mine.json');
    expect((await begun(path)).match).toBe(path);
    expect(savedIn({ path }).orders).toEqual([]);
    const { match } = await begun();
    expect(match).toMatch(/matches.ambush-\d{4}-\d\d-\d\d-\d{6}\.json$/);
  });

  test('that another program changed is still read as it is played here, and goes on beside it', async () => {
    const path = join(folder.path, 'mine.json');
    const ports = () => ({ registry: skirmishOnly, store: fileStore(env(), path), clock, chance });
    const own = ports();
    const desk = deskAt(createHost(own));
    const match = await beginLong(desk, 9);
    await desk.order(match, 'red', 1);
    const other = deskAt(createHost(ports()));
    await other.open(match);
    await other.order(match, 'red', 'north');
    const theirs = readFileSync(path, 'utf8');
    expect((await own.store.read(match)).text).not.toBe(theirs);
    await desk.order(match, 'red', 'south');
    expect(desk.followed(match)).toMatchObject({ unsaved: null, notes: [expect.stringMatching('now saved in')] });
    expect(readFileSync(path, 'utf8')).toBe(theirs);
  });

  test.each([
    ['a file is in the place of the bookmarks', () => ({ XDG_DATA_HOME: folder.path })],
    ['there is no folder for data', () => ({ XDG_DATA_HOME: '/dev/null' })],
  ])('has every order where %s', async (_name, data) => {
    const path = join(folder.path, 'mine.json');
    mkdirSync(join(folder.path, 'point-option'));
    writeFileSync(join(folder.path, 'point-option', 'bookmarks'), '');
    const ports = () => ({ registry: skirmishOnly, store: fileStore(data(), path), clock, chance });
    const desk = deskAt(createHost(ports()));
    const match = await beginLong(desk, 500);
    const acknowledged: Acknowledged[] = [];
    // Long enough for several bookmarks.
    await playOn(desk, match, { orders: 80, acknowledged: (what) => acknowledged.push(what) });
    expect(desk.followed(match)).toMatchObject({ unsaved: null, notes: [] });
    expect(personal(savedIn({ path }))).toEqual(acknowledged);
    await desk.ask('leave', { match });
    await deskAt(createHost(ports())).open(match, { [SEAT]: PERSON, blue: 'drawn' });
  });

  test('with a mark that another program wrote before it is played on, and loses nothing', async () => {
    const path = join(folder.path, 'mine.json');
    const ports = () => ({ registry: skirmishOnly, store: fileStore(env(), path), clock, chance });
    const desk = deskAt(createHost(ports()));
    const match = await beginLong(desk, 9);
    await desk.order(match, 'red', 1);
    await desk.ask('leave', { match });
    const before = savedIn({ path }).orders;
    writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8')}`);
    const other = deskAt(createHost(ports()));
    await other.open(match);
    await other.order(match, 'red', 'north');
    const { orders } = savedIn({ path });
    expect(orders.slice(0, before.length)).toEqual(before);
    expect(orders.slice(before.length)).toContainEqual(expect.objectContaining({ by: 'red', answer: 'north' }));
    expect(other.followed(match)).toMatchObject({ unsaved: null, notes: [] });
  });

  test('is listed, and other files are not', async () => {
    const { client, match } = await begun();
    const matches = join(folder.path, 'point-option', 'matches');
    writeFileSync(join(matches, 'notes.json'), '{"format":"else"}');
    writeFileSync(join(matches, 'broken.json'), '{');
    symlinkSync('nowhere.json', join(matches, 'gone.json'));
    symlinkSync('endless.json', join(matches, 'endless.json'));
    const { saves } = await client.ask('saves', {});
    expect(saves.map((each) => each.match)).toEqual([match]);
    expect(saves[0]).toMatchObject({ game: 'ambush', gameTitle: 'Ambush', seats: { red: PERSON } });
  });

  test('is removed only where it is one', async () => {
    const { client, match } = await begun();
    await client.ask('leave', { match });
    const notes = join(folder.path, 'notes.json');
    writeFileSync(notes, 'my notes');
    await expect(client.ask('delete', { match: notes })).rejects.toThrow("isn't a match file. Nothing was deleted.");
    expect(readFileSync(notes, 'utf8')).toBe('my notes');
    await client.ask('delete', { match });
    expect((await client.ask('saves', {})).saves).toEqual([]);
    expect(readdirSync(join(folder.path, 'point-option', 'seats'))).toEqual([]);
  });

  test('from elsewhere has nobody seated; once it was opened that is remembered, wherever it is moved', async () => {
    const path = join(folder.path, 'mine.json');
    const { client, match } = await begun(path);
    await client.ask('leave', { match });
    const there = temporaryFolder();
    made.push(there);
    mkdirSync(there.path, { recursive: true });
    expect(fileStore({ XDG_DATA_HOME: there.path }).remembered(path)).toBeNull();
    const moved = join(folder.path, 'moved.json');
    renameSync(path, moved);
    expect(fileStore(env()).remembered(moved)).toMatchObject({ match: moved, seats: { red: PERSON } });
  });
});

describe('an order that waits for dice', () => {
  const TO_DICE = ['1', '0', 'P1 port, P2 port', 'yes'];

  test('belongs to its own file, and goes with it where that is moved', async () => {
    const match = testMatch(folder.path, ['red'], { dice: HAND });
    await typed(match, [...TO_DICE, '6']);
    const copy = join(folder.path, 'copy.json');
    copyFileSync(match.path, copy);
    // A copy has the same seats, but the order was given in the other file.
    expect(fileStore(env()).remembered(copy)).toMatchObject({ seats: { red: PERSON } });
    expect(fileStore(env()).remembered(copy)).not.toHaveProperty('pending');
    const moved = join(folder.path, 'moved.json');
    renameSync(match.path, moved);
    expect(fileStore(env()).remembered(moved)?.pending).toMatchObject({ side: 'red', answer: true, dice: [6] });
  });

  test('is not believed of a match that has moved on', async () => {
    const match = testMatch(folder.path, ['red'], { dice: HAND });
    await typed(match, [...TO_DICE, '6']);
    const other = testMatch(folder.path, ['red'], { dice: HAND, path: join(folder.path, 'other.json') });
    await typed(other, ['2', '0', 'P1 port, P2 port', 'quit']);
    writeFileSync(match.path, readFileSync(other.path));
    expect(fileStore(env()).remembered(match.path)).not.toHaveProperty('pending');
  });

  test('with impossible dice is asked for them again', async () => {
    const match = testMatch(folder.path, ['red'], { dice: HAND });
    await typed(match, [...TO_DICE, '6']);
    const seats = join(folder.path, 'point-option', 'seats');
    const note = join(seats, readdirSync(seats)[0] ?? '');
    writeFileSync(note, readFileSync(note, 'utf8').replace('"dice":[6]', '"dice":[9]'));
    await typed(match, ['2', '3', 'quit'], true);
    expect(savedIn(match).orders.find((order) => 'dice' in order)).toMatchObject({ dice: [2, 3] });
  });
});
