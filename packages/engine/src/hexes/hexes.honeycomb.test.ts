import * as fc from 'fast-check';
import { defineHex, Direction, Grid, line, Orientation, rectangle, ring } from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import { hexGrid } from './hexes.ts';

/* Another library's hexes as the arbiter. It numbers eastward and southward, so the maps here do too. */

const ROWS = 14;
const COLS = 17;

const cases = [
  { orientation: 'pointy', shove: 'odd' },
  { orientation: 'pointy', shove: 'even' },
  { orientation: 'flat', shove: 'odd' },
  { orientation: 'flat', shove: 'even' },
] as const;

describe.each(cases)('$orientation hexes, $shove lines shoved', ({ orientation, shove }) => {
  const ours = hexGrid({
    orientation,
    shove,
    order: 'RRCC',
    digits: 2,
    colDir: 'E',
    rowDir: 'S',
    rows: [0, ROWS - 1],
    cols: [0, COLS - 1],
  });
  const Hex = defineHex({
    orientation: orientation === 'pointy' ? Orientation.POINTY : Orientation.FLAT,
    offset: shove === 'odd' ? -1 : 1,
  });
  const theirs = new Grid(Hex, rectangle({ width: COLS, height: ROWS }));
  const theirHex = (hex: number) => new Hex({ row: Math.floor(hex / COLS), col: hex % COLS });
  const ourHex = ({ row, col }: { row: number; col: number }) =>
    row < 0 || row >= ROWS || col < 0 || col >= COLS ? -1 : row * COLS + col;
  const twoHexes = fc.tuple(fc.nat(ROWS * COLS - 1), fc.nat(ROWS * COLS - 1));

  it('neighbours agree', () => {
    for (let hex = 0; hex < ours.count; hex++) {
      ours.directions.forEach((name, d) => {
        expect(ours.neighbour(hex, d)).toBe(ourHex(theirs.neighborOf(theirHex(hex), Direction[name])));
      });
    }
  });

  it('distances agree', () => {
    fc.assert(
      fc.property(twoHexes, ([a, b]) => {
        expect(ours.distance(a, b)).toBe(theirs.distance(theirHex(a), theirHex(b)));
      }),
    );
  });

  it('rings agree', () => {
    fc.assert(
      fc.property(fc.nat(ROWS * COLS - 1), fc.integer({ min: 1, max: 9 }), (hex, radius) => {
        const found = theirs.traverse(ring({ center: theirHex(hex), radius })).toArray();
        expect(new Set(ours.ring(hex, radius))).toEqual(new Set(found.map(ourHex)));
      }),
    );
  });

  it('lines agree, or theirs is one of ours where two hexes are equally near', () => {
    fc.assert(
      fc.property(twoHexes, ([a, b]) => {
        const found = line({ start: theirHex(a), stop: theirHex(b) })((c) => new Hex(c ?? [0, 0])).map(ourHex);
        const lines = ours.lines(a, b);
        expect(found).toHaveLength(ours.distance(a, b) + 1);
        // Theirs knows no edge of the map: of two equal hexes it may choose the one beyond.
        found.forEach((hex, i) => {
          if (hex >= 0) expect(lines.map((path) => path[i])).toContain(hex);
        });
        if (lines.length === 1 && !found.includes(-1)) expect(ours.line(a, b)).toEqual(found);
      }),
    );
  });
});
