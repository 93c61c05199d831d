import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { cellAt, type Column, columnOf, copyColumn, freezeColumns, setCell } from './column.ts';
import { amount } from './decision.ts';
import { canonical, clone, notPlain, same } from '../files/json.ts';
import { matchFile, readMatchFile } from '../files/matchFile.ts';
import { begin, type Match, observeMatch, submit } from './match.ts';
import { decide, deed, goto, procedure } from './procedure.ts';
import { hashOf } from './record.ts';
import { load, replay, verify } from '../files/replay.ts';
import { gameOf } from '../testing/bareGame.ts';
import { undo } from './undo.ts';

const cells = (column: Column): number[] => column.column.flat();
const writes = fc.array(fc.tuple(fc.nat(599), fc.integer({ min: -5, max: 5 })), { maxLength: 30 });

describe('a column', () => {
  it('holds what a list holds, write by write, and no write changes an older copy', () => {
    fc.assert(
      fc.property(writes, (all) => {
        const column = columnOf(600, (place) => place % 7);
        const list = Array.from({ length: 600 }, (_, place) => place % 7);
        for (const [place, value] of all) {
          const before = [...list];
          const copies = [clone({ column }).column, copyColumn(column)];
          setCell(column, place, value);
          list[place] = value;
          expect(cellAt(column, place)).toBe(value);
          for (const copy of copies) expect(cells(copy)).toEqual(before);
        }
        expect(cells(column)).toEqual(list);
      }),
    );
  });

  it('shares all pages with a copy but those written to since', () => {
    const state = { hexes: columnOf(600, 0) };
    const copy = clone(state);
    expect(copy.hexes).not.toBe(state.hexes);
    expect(copy.hexes.column).toBe(state.hexes.column);
    setCell(state.hexes, 300, 1);
    expect(state.hexes.column.map((page, i) => page === copy.hexes.column[i])).toEqual([true, false, true]);
    expect(() => ((state.hexes.column[0] as number[])[0] = 1)).toThrow(TypeError);
  });

  it('is left alone by a write that changes nothing', () => {
    const column = columnOf(10, 3);
    const { column: pages } = column;
    setCell(column, 4, 3);
    expect(column.column).toBe(pages);
  });

  it('has no place beyond its end', () => {
    const column = columnOf(300, 0);
    for (const place of [-1, 300, 512, 1000])
      for (const use of [() => cellAt(column, place), () => setCell(column, place, 1)])
        expect(use).toThrow(`The rules name place ${place} of a column of 300, which has places 0 to 299.`);
  });

  it('is plain data, the same as what is read from its text', () => {
    const column = columnOf(300, (place) => place);
    const read = JSON.parse(JSON.stringify(column)) as Column;
    expect(notPlain(column)).toBeNull();
    expect(same(column, read)).toBe(true);
    setCell(read, 299, -1);
    expect(cellAt(read, 299)).toBe(-1);
    freezeColumns({ data: { read } });
    expect(clone({ read }).read.column).toBe(read.column);
    expect(read.column.every((page) => Object.isFrozen(page))).toBe(true);
  });

  it('is not what another list of lists by the same name is, where that can be changed', () => {
    const data = { column: [[1], [2]] };
    const copy = clone(data);
    data.column[0]?.push(9);
    expect(copy).toEqual({ column: [[1], [2]] });
    const half = Object.freeze([[1]]);
    expect(clone({ column: half }).column[0]).not.toBe(half[0]);
  });
});

describe('the hash of data with a column', () => {
  it('is that of the same data read from its text, and another for every other number', () => {
    fc.assert(
      fc.property(writes, fc.nat(599), (all, place) => {
        const data = { turn: 1, hexes: columnOf(600, 0) };
        for (const [at, value] of all) setCell(data.hexes, at, value);
        const hash = hashOf(data);
        expect(hashOf(JSON.parse(JSON.stringify(data)))).toBe(hash);
        setCell(data.hexes, place, cellAt(data.hexes, place) + 1);
        expect(hashOf(data)).not.toBe(hash);
        setCell(data.hexes, place, cellAt(data.hexes, place) - 1);
        expect(hashOf(data)).toBe(hash);
      }),
    );
  });

  it('is not that of a list of its pages’ hashes as text', () => {
    const data = { column: [[1, 2]] };
    const page = bytesToHex(sha256(utf8ToBytes(canonical([1, 2]))));
    for (const text of [page, `#${page}`]) expect(hashOf({ column: [text] })).not.toBe(hashOf(data));
  });
});

/** A column that notes which of its pages are read. */
function watched(column: Column): { readonly column: Column; read(): number[] } {
  const read = new Set<number>();
  const pages = column.column.map(
    (page, n) =>
      new Proxy(page, {
        get: (target, key, receiver): unknown => {
          read.add(n);
          return Reflect.get(target, key, receiver);
        },
      }),
  );
  return {
    column: { column: Object.freeze(pages) },
    read: () => {
      const now = [...read].sort((a, b) => a - b);
      read.clear();
      return now;
    },
  };
}

describe('the hash of a large state', () => {
  it('reads a page once, and after that only those that were written', () => {
    const { column, read } = watched(columnOf(256 * 67, (place) => place % 9));
    const data = { turn: 1, hexes: column };
    const first = hashOf(data);
    expect(read()).toHaveLength(67);
    expect(hashOf(data)).toBe(first);
    expect(read()).toEqual([]);
    data.turn = 2;
    setCell(data.hexes, 256 * 40 + 3, 77);
    // The page that was written is a new one, made of the old.
    expect(read()).toEqual([40]);
    const second = hashOf(data);
    expect(second).not.toBe(first);
    expect(read()).toEqual([]);
    expect(hashOf({ turn: 2, hexes: JSON.parse(JSON.stringify(data.hexes)) as Column })).toBe(second);
  });
});

interface Ocean {
  hexes: Column;
  sum: number;
}

describe('a match with a column in its state', () => {
  /** Red names a hex, which is marked; every tenth time a die is rolled. */
  const turn = procedure<Ocean>('turn', '1', [
    decide(
      'mark',
      '1',
      'red',
      amount({
        range: () => ({ min: 0, max: 999 }),
        apply: (g, _f, n) => {
          setCell(g.state.hexes, n, cellAt(g.state.hexes, n) + 1);
          g.state.sum += n % 10 === 0 ? g.die(6, 'purpose', '1') : 1;
        },
      }),
    ),
    deed('back', '1', () => goto('mark')),
  ]);
  const game = gameOf<Ocean>({ hexes: columnOf(1000, 0), sum: 0 }, [turn]);
  const marked = (orders: number): Match<Ocean, Ocean> => {
    const match = begin(game, { dice: { kind: 'fast', seed: 'ocean' } });
    for (let i = 0; i < orders; i++) {
      submit(match, 'red', (i * 37) % 1000);
      if (i % 7 === 3) undo(match, 'red');
    }
    return match;
  };

  it('is the same match stored, replayed, and loaded from its snapshot', () => {
    const live = marked(120);
    const file = readMatchFile(JSON.stringify(matchFile(live)));
    expect(file.snapshots).toHaveLength(1);
    expect(verify(file, () => game)).toMatchObject({ ok: true });
    for (const match of [replay(file, () => game), load(file, () => game, { fast: true }).match]) {
      expect(match.table.whole).toEqual(live.table.whole);
      expect(hashOf(match.table.whole)).toBe(hashOf(live.table.whole));
      const { hexes } = match.table.state as Ocean;
      expect(clone({ hexes }).hexes.column).toBe(hexes.column);
    }
  });

  it('goes back to the numbers before an order', () => {
    const match = marked(50);
    const before = clone(match.table.whole);
    submit(match, 'red', 5);
    expect(cellAt(match.table.state.hexes, 5)).toBe(cellAt(before.data.hexes, 5) + 1);
    expect(undo(match, 'red')).toBeNull();
    expect(match.table.whole).toEqual(before);
  });

  it('shows its pages as they are, and what was shown stays', () => {
    const match = marked(10);
    const { hexes } = observeMatch(match, 'blue').view;
    expect(hexes.column[0]).toBe(match.table.state.hexes.column[0]);
    const shown = cellAt(hexes, 5);
    submit(match, 'red', 5);
    expect(cellAt(hexes, 5)).toBe(shown);
    expect(cellAt(match.table.state.hexes, 5)).toBe(shown + 1);
  });
});
