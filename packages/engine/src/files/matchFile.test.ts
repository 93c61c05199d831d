import { describe, expect, it } from 'vitest';
import { commitment } from '../chance/fairDice.ts';
import type { DiceHeader } from './header.ts';
import { type Json, type JsonObject, same } from './json.ts';
import type { Match } from '../play/match.ts';
import {
  FileFault,
  FORMAT,
  FORMAT_VERSION,
  matchFile,
  matchFileFor,
  migrate,
  migrations,
  readMatchFile,
  summed,
} from './matchFile.ts';
import { hashOf } from '../play/record.ts';
import { beginDuel, must, playDuel } from '../testing/duelPlay.ts';

const long = playDuel(beginDuel({ scenario: 'long' }), 'long', 130) as Match;

describe('a match file', () => {
  it('read from its text is the file that was written', () => {
    const file = matchFile(long);
    expect(same(readMatchFile(JSON.stringify(file)), file)).toBe(true);
    expect(file).toMatchObject({ format: FORMAT, version: FORMAT_VERSION, length: file.orders.length });
  });

  it('has a checkpoint every twenty orders, and the latest snapshot with one of its own', () => {
    const { checkpoints, snapshots, orders } = matchFile(long);
    const after = checkpoints.map((checkpoint) => checkpoint.after);
    for (let due = 20; due <= orders.length; due += 20) expect(after).toContain(due);
    expect(after).toEqual([...after].sort((a, b) => a - b));
    expect(snapshots).toHaveLength(1);
    const [snapshot] = snapshots;
    expect(snapshot?.after).toBeGreaterThanOrEqual(40);
    expect(snapshot?.hash).toBe(hashOf(snapshot?.state));
    expect(checkpoints.find((checkpoint) => checkpoint.after === snapshot?.after)?.hash).toBe(snapshot?.hash);
  });

  it('ends with a checkpoint when the match is over', () => {
    const match = playDuel(beginDuel(), 'over') as Match;
    const file = matchFile(match);
    expect(file.checkpoints.at(-1)).toEqual({ after: file.orders.length, hash: hashOf(match.table.whole) });
    expect(file.outcome).toEqual(match.table.whole.outcome);
  });

  it('takes a snapshot only where nothing is sealed and nothing can be undone', () => {
    for (let i = 0; i < 10; i++) {
      const match = playDuel(beginDuel({ scenario: 'long' }), `snap ${i}`, 90);
      for (const { state } of match.record?.snapshots ?? []) expect(state).toMatchObject({ sealed: {}, outcome: null });
    }
  });

  it('cannot be made of a simulation', () => {
    expect(() => matchFile(beginDuel({ simulate: true }) as Match)).toThrow(
      new FileFault('orders', 'A simulation keeps no orders, so it cannot be stored.'),
    );
  });
});

describe('what one side may have of the file', () => {
  const serverSeed = 'c0ffee'.padEnd(64, '0');
  const kinds: DiceHeader[] = [
    { kind: 'fast', seed: 'a very secret seed' },
    { kind: 'fair', commitment: commitment(serverSeed), clientSeeds: { red: 'r', blue: 'b' }, serverSeed },
  ];

  it.each(kinds)('holds none of another side’s orders, no seed, no state and no hash: $kind', (dice) => {
    const match = playDuel(beginDuel({ scenario: 'long', dice }), 'mine', 100) as Match;
    const start = matchFile(match).snapshots[0]?.state;
    expect(start).toBeDefined();
    const forked = { ...match, header: { ...match.header, start: start! } };
    for (const side of ['red', 'blue']) {
      const file = matchFileFor(forked, side);
      const mine = match.record?.orders.filter((order) => order.by === side);
      expect(Object.keys(file).sort()).toEqual(['format', 'header', 'orders', 'outcome', 'version']);
      expect(file['orders']).toEqual(mine);
      const text = JSON.stringify(file);
      for (const secret of ['secret seed', serverSeed, 'sum', 'hash', 'start', 'snapshots', 'strength', 'agenda'])
        expect(text).not.toContain(secret);
      for (const order of matchFile(match).orders) expect(text).not.toContain(order.sum);
      for (const { hash } of matchFile(match).checkpoints) expect(text).not.toContain(hash);
    }
    const { dice: open } = matchFileFor(match, 'red')['header'] as JsonObject;
    const { commitment: promised, clientSeeds } = dice as DiceHeader & { kind: 'fair' };
    expect(open).toEqual(dice.kind === 'fair' ? { kind: 'fair', commitment: promised, clientSeeds } : { kind: 'fast' });
  });

  it('is the same whether or not another side has answered sealed', () => {
    const waiting = beginDuel();
    const answered = beginDuel();
    must(answered, 'blue', 6);
    expect(matchFileFor(answered as Match, 'red')).toEqual(matchFileFor(waiting as Match, 'red'));
  });

  it('is whole once the match is over', () => {
    const match = playDuel(beginDuel(), 'over') as Match;
    expect(matchFileFor(match, 'red')).toEqual(matchFile(match));
  });
});

describe('migrate', () => {
  const present = matchFile(long) as unknown as JsonObject;
  /** Two older forms that never were: one called the orders moves, the one before kept the game outside the header. */
  const { orders, ...rest } = present;
  const { game, sum: _sum, ...header } = rest['header'] as JsonObject;
  const oldest: JsonObject = { ...rest, version: FORMAT_VERSION - 2, moves: orders!, game: game!, header };
  const steps = {
    [FORMAT_VERSION - 2]: ({ game: moved, ...file }: JsonObject): JsonObject => ({
      ...file,
      header: { ...(file['header'] as JsonObject), game: moved! },
    }),
    [FORMAT_VERSION - 1]: ({ moves, ...file }: JsonObject): JsonObject => {
      const { length: _length, ...unsummed } = {
        ...file,
        orders: (moves as JsonObject[]).map(({ sum: _s, ...move }) => move),
      } as JsonObject;
      const snapshots = (unsummed['snapshots'] as JsonObject[]).map(({ sum: _s, ...snapshot }) => snapshot);
      return summed({ ...unsummed, snapshots } as never) as unknown as JsonObject;
    },
  };

  it('brings an older file forward step by step, to one that can be read', () => {
    const done: number[] = [];
    const watched = Object.fromEntries(
      Object.entries(steps).map(([version, step]) => [
        version,
        (file: JsonObject) => {
          done.push(Number(version));
          expect(file['version']).toBe(Number(version));
          return step(file);
        },
      ]),
    );
    const brought = migrate(oldest, watched);
    expect(done).toEqual([FORMAT_VERSION - 2, FORMAT_VERSION - 1]);
    expect(same(brought, present)).toBe(true);
    expect(readMatchFile(JSON.stringify(brought))).toEqual(present);
  });

  it('has a step for every version from the oldest it reads to the present one', () => {
    const versions = Object.keys(migrations).map(Number);
    const oldest = Math.min(FORMAT_VERSION, ...versions);
    expect(versions.sort((a, b) => a - b)).toEqual(
      Array.from({ length: FORMAT_VERSION - oldest }, (_, i) => oldest + i),
    );
  });

  it('leaves a file of the present version as it is', () => {
    expect(migrate(present, steps)).toBe(present);
  });

  it.each<[string, Json, string, string]>([
    [
      'a newer version',
      { format: FORMAT, version: 99 },
      'version',
      'The file is of version 99; this program reads up to version 1.',
    ],
    [
      'a version left out',
      { format: FORMAT },
      'version',
      'The file is of version null; this program reads up to version 1.',
    ],
    [
      'a version that is text',
      { format: FORMAT, version: '1' },
      'version',
      'The file is of version "1"; this program reads up to version 1.',
    ],
    [
      'a step that is gone',
      { format: FORMAT, version: -7 },
      'version',
      'The file is of version -7, which this program no longer reads.',
    ],
    [
      'another format',
      { format: 'chess', version: 1 },
      'format',
      'This is not a match file: it says "chess" where "point-option match" belongs.',
    ],
    ['no format', {}, 'format', 'This is not a match file: it says null where "point-option match" belongs.'],
    ['a list', [1], 'file', 'This is not a match file: it holds no object.'],
    ['nothing', null, 'file', 'This is not a match file: it holds no object.'],
  ])('refuses %s with a sentence', (_what, file, field, problem) => {
    expect(() => migrate(file, steps)).toThrow(new FileFault(field, problem));
    if (field !== 'version') expect(() => readMatchFile(JSON.stringify(file))).toThrow(new FileFault(field, problem));
  });
});
