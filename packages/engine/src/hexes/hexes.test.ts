import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexGrid, type HexGridSpec } from './hexes.ts';
import { notPlain } from '../files/json.ts';

const anySpec: fc.Arbitrary<HexGridSpec> = fc
  .record({
    orientation: fc.constantFrom('pointy' as const, 'flat' as const),
    order: fc.constantFrom('RRCC' as const, 'CCRR' as const),
    digits: fc.integer({ min: 2, max: 3 }),
    colDir: fc.constantFrom('E' as const, 'W' as const),
    rowDir: fc.constantFrom('S' as const, 'N' as const),
    shove: fc.constantFrom('odd' as const, 'even' as const),
    firstRow: fc.integer({ min: 0, max: 40 }),
    firstCol: fc.integer({ min: 0, max: 40 }),
    height: fc.integer({ min: 1, max: 12 }),
    width: fc.integer({ min: 1, max: 12 }),
    prefix: fc.constantFrom('', 'A'),
  })
  .map(({ firstRow, firstCol, height, width, ...rest }) => ({
    ...rest,
    rows: [firstRow, firstRow + height - 1] as const,
    cols: [firstCol, firstCol + width - 1] as const,
  }));

const someHexes = fc.array(fc.nat(), { minLength: 3, maxLength: 3 });

/** Runs a property on a map of any numbering and three of its hexes. */
function onAnyMap(check: (grid: ReturnType<typeof hexGrid>, a: number, b: number, c: number) => void): void {
  fc.assert(
    fc.property(anySpec, someHexes, (spec, [a = 0, b = 0, c = 0]) => {
      const grid = hexGrid(spec);
      check(grid, a % grid.count, b % grid.count, c % grid.count);
    }),
  );
}

const leyteGulf = hexGrid({
  orientation: 'pointy',
  order: 'RRCC',
  digits: 2,
  colDir: 'E',
  rowDir: 'S',
  shove: 'odd',
  rows: [10, 48],
  cols: [1, 33],
});
const marianasSpec: HexGridSpec = {
  orientation: 'flat',
  order: 'CCRR',
  digits: 2,
  colDir: 'E',
  rowDir: 'S',
  shove: 'even',
  rows: [1, 13],
  cols: [1, 17],
};
const marianas = hexGrid(marianasSpec);

function labels(grid: typeof marianas, hexes: readonly number[]): string[] {
  return hexes.map((hex) => (hex < 0 ? '-' : grid.label(hex)));
}

function lengthBetween(grid: typeof marianas, from: string, to: string): number {
  return grid.distance(grid.mustHex(from), grid.mustHex(to));
}

describe('labels', () => {
  it('lead to their hex and back, in ascending order', () => {
    onAnyMap((grid) => {
      let previous = '';
      for (let hex = 0; hex < grid.count; hex++) {
        const label = grid.label(hex);
        expect(grid.hexAt(label)).toBe(hex);
        expect(grid.mustHex(label)).toBe(hex);
        expect(label > previous).toBe(true);
        previous = label;
      }
    });
  });

  it('may carry a sheet letter', () => {
    const sheet = hexGrid({ ...marianasSpec, prefix: 'A', omit: ['A0101'] });
    expect(sheet.count).toBe(17 * 13 - 1);
    expect(sheet.label(0)).toBe('A0102');
    expect(sheet.hexAt('A0101')).toBe(-1);
    expect(sheet.hexAt('0102')).toBe(-1);
  });

  it('are refused in a sentence', () => {
    expect(() => marianas.mustHex('1899')).toThrow(
      'There is no hex "1899" on this map: its hexes are numbered from 0101 to 1713, column first.',
    );
    expect(() => leyteGulf.mustHex('')).toThrow('There is no hex "" on this map');
  });
});

describe('known facts of the maps', () => {
  const around = (label: string) =>
    Object.fromEntries(
      marianas.directions.map((name, d) => [
        name,
        labels(marianas, [marianas.neighbour(marianas.mustHex(label), d)])[0],
      ]),
    );

  it('Marianas: odd columns stand half a hex north of even ones', () => {
    expect(around('0305')).toEqual({ N: '0304', NE: '0404', SE: '0405', S: '0306', SW: '0205', NW: '0204' });
    expect(around('0405')).toEqual({ N: '0404', NE: '0505', SE: '0506', S: '0406', SW: '0306', NW: '0305' });
    expect(around('0101')).toEqual({ N: '-', NE: '-', SE: '0201', S: '0102', SW: '-', NW: '-' });
  });

  it('Marianas: distances between the bases', () => {
    expect(lengthBetween(marianas, '1308', '1309')).toBe(1); // Saipan, Guam
    expect(lengthBetween(marianas, '1308', '1002')).toBe(7); // Saipan, Iwo Jima
    expect(lengthBetween(marianas, '1309', '1002')).toBe(8); // Guam, Iwo Jima
    expect(lengthBetween(marianas, '1309', '0612')).toBe(7); // Guam, Palau
    expect(lengthBetween(marianas, '1308', '0612')).toBe(8); // Saipan, Palau
    expect(lengthBetween(marianas, '1002', '0612')).toBe(12); // Iwo Jima, Palau
  });

  it('Leyte Gulf: two rows apart is two hexes, and either hex between will do', () => {
    expect(lengthBetween(leyteGulf, '3223', '3423')).toBe(2);
    const [a, b] = [leyteGulf.mustHex('3223'), leyteGulf.mustHex('3423')];
    expect(leyteGulf.lines(a, b).map((line) => labels(leyteGulf, line))).toEqual([
      ['3223', '3322', '3423'],
      ['3223', '3323', '3423'],
    ]);
    expect(labels(leyteGulf, leyteGulf.straightSteps(a, b)).sort()).toEqual(['3322', '3323']);
  });
});

describe('neighbours and distances', () => {
  it('neighbours are mutual, one hex away, and named by opposite directions', () => {
    onAnyMap((grid, a) => {
      const found: number[] = [];
      for (let d = 0; d < 6; d++) {
        const b = grid.neighbour(a, d);
        if (b < 0) continue;
        found.push(b);
        expect(grid.distance(a, b)).toBe(1);
        expect(grid.directionTo(a, b)).toBe(d);
        expect(grid.neighbour(b, (d + 3) % 6)).toBe(a);
      }
      expect(grid.neighbours(a)).toEqual(found);
    });
  });

  it('distance is symmetric, keeps the triangle inequality, and is 0 only to itself', () => {
    onAnyMap((grid, a, b, c) => {
      expect(grid.distance(a, b)).toBe(grid.distance(b, a));
      expect(grid.distance(a, c)).toBeLessThanOrEqual(grid.distance(a, b) + grid.distance(b, c));
      expect(grid.distance(a, b) === 0).toBe(a === b);
    });
  });

  it('distance is the number of steps a search needs', () => {
    onAnyMap((grid, a) => {
      const steps = new Map([[a, 0]]);
      for (const [hex, taken] of steps) {
        for (const next of grid.neighbours(hex)) if (!steps.has(next)) steps.set(next, taken + 1);
      }
      expect(steps.size).toBe(grid.count);
      for (const [hex, taken] of steps) expect(grid.distance(a, hex)).toBe(taken);
    });
  });

  it('rings and discs hold the hexes at their distance', () => {
    onAnyMap((grid, a, b) => {
      const everywhere = Array.from({ length: grid.count }, (_, hex) => hex);
      const radius = grid.distance(a, b);
      expect(grid.ring(a, radius).sort((x, y) => x - y)).toEqual(
        everywhere.filter((hex) => grid.distance(a, hex) === radius),
      );
      const disc = grid.within(a, radius);
      const far = disc.map((hex) => grid.distance(a, hex));
      expect(far).toEqual([...far].sort((x, y) => x - y));
      expect(disc.sort((x, y) => x - y)).toEqual(everywhere.filter((hex) => grid.distance(a, hex) <= radius));
      expect(grid.within(a, 1_000_000_000)).toHaveLength(grid.count);
      expect(grid.within(a, -1)).toEqual([]);
      expect(grid.ring(a, -1)).toEqual([]);
    });
  });

  it('toward names exactly the steps that shorten the way', () => {
    onAnyMap((grid, a, b) => {
      const shorter = [0, 1, 2, 3, 4, 5].filter((d) => {
        const next = grid.neighbour(a, d);
        return next >= 0 && grid.distance(next, b) < grid.distance(a, b);
      });
      expect(grid.toward(a, b).sort((x, y) => x - y)).toEqual(shorter);
    });
  });
});

describe('lines', () => {
  it('step from hex to adjacent hex, each as far from the start as it should be', () => {
    onAnyMap((grid, a, b) => {
      for (const line of grid.lines(a, b)) {
        expect(line).toHaveLength(grid.distance(a, b) + 1);
        line.forEach((hex, i) =>
          expect([grid.distance(a, hex), grid.distance(hex, b)]).toEqual([i, line.length - 1 - i]),
        );
      }
    });
  });

  it('run the same way back', () => {
    onAnyMap((grid, a, b) => {
      expect(grid.line(b, a)).toEqual(grid.line(a, b).reverse());
      expect(grid.lines(a, b)[0]).toEqual(grid.line(a, b));
      expect(grid.lines(b, a)).toEqual(grid.lines(a, b).map((line) => line.reverse()));
    });
  });

  it('offer every hex nearest to the straight line, and no other', () => {
    onAnyMap((grid, a, b) => {
      const length = grid.distance(a, b);
      const [from, to] = [grid.centre(a), grid.centre(b)];
      const lines = grid.lines(a, b);
      for (let i = 1; i < length; i++) {
        const x = from.x + ((to.x - from.x) * i) / length;
        const y = from.y + ((to.y - from.y) * i) / length;
        const gaps = grid.ring(a, i).map((hex) => {
          const centre = grid.centre(hex);
          return { hex, gap: Math.hypot(centre.x - x, centre.y - y) };
        });
        const least = Math.min(...gaps.map(({ gap }) => gap));
        const nearest = gaps.filter(({ gap }) => gap < least + 1e-9).map(({ hex }) => hex);
        expect(new Set(lines.map((line) => line[i]))).toEqual(new Set(nearest));
      }
    });
  });

  it('take the northern, else the western, of two equal hexes', () => {
    onAnyMap((grid, a, b) => {
      const [first, second] = grid.lines(a, b);
      second?.forEach((hex, i) => {
        const north = grid.centre(first?.[i] ?? -1);
        const south = grid.centre(hex);
        expect(north.y < south.y + 1e-9 && (north.y < south.y - 1e-9 || north.x <= south.x)).toBe(true);
      });
    });
  });

  it('begin with the straightest steps', () => {
    onAnyMap((grid, a, b) => {
      const begun = grid.lines(a, b).flatMap((line) => line.slice(1, 2));
      expect(new Set(grid.straightSteps(a, b))).toEqual(new Set(begun));
    });
  });

  it('keep to the map where one of two equal hexes is beyond its edge', () => {
    const [a, b] = [marianas.mustHex('0101'), marianas.mustHex('0501')];
    expect(marianas.lines(a, b).map((line) => labels(marianas, line))).toEqual([
      ['0101', '0201', '0301', '0401', '0501'],
    ]);
  });

  it('show a gap where the map omits a hex', () => {
    const holed = hexGrid({ ...marianasSpec, omit: ['0503'] });
    const line = holed.line(holed.mustHex('0502'), holed.mustHex('0504'));
    expect(labels(holed, line)).toEqual(['0502', '-', '0504']);
    expect(holed.straightSteps(holed.mustHex('0502'), holed.mustHex('0504'))).toEqual([]);
  });
});

describe('coordinates', () => {
  it('axial coordinates lead back to the hex, and all results are plain integers', () => {
    onAnyMap((grid, a, b) => {
      const { q, r } = grid.axial(a);
      expect(grid.hexFromAxial(q, r)).toBe(a);
      expect([grid.axialQ(a), grid.axialR(a)]).toEqual([q, r]);
      expect(notPlain([q, r, grid.distance(a, b), grid.line(a, b), grid.toward(a, b), grid.within(a, 3)])).toBeNull();
    });
  });

  it('hexFromAxial knows what is off the map', () => {
    expect(marianas.hexFromAxial(-1, 0)).toBe(-1);
    expect(marianas.hexFromAxial(0.5, 0)).toBe(-1);
    expect(marianas.hexFromAxial(1, 1000)).toBe(-1);
  });
});

describe('refusals', () => {
  it('of hexes and directions that do not exist', () => {
    expect(() => marianas.distance(0, -1)).toThrow('A hex was asked for that is not on this map.');
    expect(() => marianas.line(0, marianas.count)).toThrow(RangeError);
    expect(() => marianas.neighbour(-1, 0)).toThrow(RangeError);
    expect(() => marianas.neighbour(0, 6)).toThrow('A hex has directions 0 to 5, not 6.');
    expect(() => marianas.neighbours(-1)).toThrow('There is no hex with index -1 on this map.');
    expect(() => marianas.label(-1)).toThrow('There is no hex with index -1 on this map.');
    expect(() => marianas.ring(-1, 0)).toThrow(RangeError);
    expect(() => marianas.direction('E')).toThrow(
      'A hex of this map has no side to the E: its sides face N, NE, SE, S, SW, NW.',
    );
    expect(marianas.direction('SW')).toBe(4);
    expect(marianas.directionTo(0, 50)).toBe(-1);
    expect(marianas.directionTo(0, -1)).toBe(-1);
  });

  it('of layouts that cannot be numbered', () => {
    const refusal = (change: object) => () => hexGrid({ ...marianasSpec, ...change });
    expect(refusal({ orientation: 'round' })).toThrow(
      'The map\'s "orientation" is "round", but it must be pointy or flat.',
    );
    expect(refusal({ digits: 0 })).toThrow('must be a whole number from 1 to 6');
    expect(refusal({ rows: [3, 2] })).toThrow('The map\'s "rows" run from 3 to 2');
    expect(refusal({ cols: [1, 117] })).toThrow('The map\'s "cols" run to 117, which does not fit in 2 digits.');
    expect(refusal({ omit: ['9901'] })).toThrow('The map omits hex "9901", but it has no such hex to begin with.');
    expect(refusal({ rows: [1, 1], cols: [1, 1], omit: ['0101'] })).toThrow('The map omits every one of its hexes.');
  });
});
