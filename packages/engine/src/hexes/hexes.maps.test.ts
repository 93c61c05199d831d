import { describe, expect, it } from 'vitest';
import { type Compass, hexGrid, type HexGridSpec } from './hexes.ts';

const maps: Record<string, HexGridSpec> = {
  'philippine-sea': {
    orientation: 'pointy',
    order: 'RRCC',
    digits: 2,
    colDir: 'W',
    rowDir: 'S',
    shove: 'odd',
    rows: [1, 26],
    cols: [1, 30],
  },
  'leyte-gulf': {
    orientation: 'pointy',
    order: 'RRCC',
    digits: 2,
    colDir: 'E',
    rowDir: 'S',
    shove: 'odd',
    rows: [10, 48],
    cols: [1, 33],
  },
  'mobile-fleet': {
    orientation: 'flat',
    order: 'CCRR',
    digits: 2,
    colDir: 'E',
    rowDir: 'S',
    shove: 'odd',
    rows: [1, 28],
    cols: [1, 44],
  },
  'pacific-war': {
    orientation: 'pointy',
    order: 'RRCC',
    digits: 3,
    colDir: 'E',
    rowDir: 'S',
    shove: 'odd',
    rows: [1, 116],
    cols: [1, 147],
  },
  marianas: {
    orientation: 'flat',
    order: 'CCRR',
    digits: 2,
    colDir: 'E',
    rowDir: 'S',
    shove: 'even',
    rows: [1, 13],
    cols: [1, 17],
  },
  // No map of ours is laid out like these; the layout allows it.
  'a flat map numbered northward': {
    orientation: 'flat',
    order: 'RRCC',
    digits: 2,
    colDir: 'W',
    rowDir: 'N',
    shove: 'even',
    rows: [0, 9],
    cols: [3, 14],
  },
  'a pointy map with even rows shoved': {
    orientation: 'pointy',
    order: 'CCRR',
    digits: 2,
    colDir: 'W',
    rowDir: 'N',
    shove: 'even',
    rows: [4, 13],
    cols: [0, 8],
  },
};

const DEGREES: Partial<Record<Compass, number>> = { N: 0, S: 180, E: 90, W: 270 };

/** Compass degrees of a hexside: NE is 30 for pointy hexes and 60 for flat ones, and so on round the circle. */
function degreesOf(name: Compass, pointy: boolean): number {
  const slant = pointy ? 30 : 60;
  return DEGREES[name] ?? { NE: slant, SE: 180 - slant, SW: 180 + slant, NW: 360 - slant }[name as 'NE'];
}

interface Place {
  label: string;
  x: number;
  y: number;
}

/** Where a hex stands on the plane, told from its label alone: hex 1 wide, x east, y south. */
function place(spec: HexGridSpec, label: string): Place {
  const [first, second] = [Number(label.slice(0, spec.digits)), Number(label.slice(spec.digits))];
  const [row, col] = spec.order === 'RRCC' ? [first, second] : [second, first];
  const east = spec.colDir === 'E' ? 1 : -1;
  const south = spec.rowDir === 'S' ? 1 : -1;
  const parity = spec.shove === 'odd' ? 1 : 0;
  const deep = Math.sqrt(0.75);
  return spec.orientation === 'pointy'
    ? { label, x: east * (col + (row % 2 === parity ? 0.5 : 0)), y: south * row * deep }
    : { label, x: east * col * deep, y: south * (row + (col % 2 === parity ? 0.5 : 0)) };
}

function labelsOf(spec: HexGridSpec): string[] {
  const labels: string[] = [];
  const pad = (n: number) => String(n).padStart(spec.digits, '0');
  for (let row = spec.rows[0]; row <= spec.rows[1]; row++) {
    for (let col = spec.cols[0]; col <= spec.cols[1]; col++) {
      labels.push(spec.order === 'RRCC' ? pad(row) + pad(col) : pad(col) + pad(row));
    }
  }
  return labels;
}

describe.each(Object.entries(maps))('%s', (_name, spec) => {
  const grid = hexGrid(spec);
  const places = labelsOf(spec).map((label) => place(spec, label));

  it('has the hexes of its rows and columns, where they belong', () => {
    expect(grid.count).toBe(places.length);
    for (const { label, x, y } of places) {
      const centre = grid.centre(grid.mustHex(label));
      if (Math.abs(centre.x - x) > 1e-9 || Math.abs(centre.y - y) > 1e-9)
        expect({ label, ...centre }).toEqual({ label, x, y });
    }
  });

  it('has for neighbours the hexes one hex width away, in true compass directions', () => {
    // Places sorted into cells of the plane, so that the big map needs no comparison of all with all.
    const cells = new Map<string, Place[]>();
    const cell = (x: number, y: number) => `${Math.floor(x)},${Math.floor(y)}`;
    for (const spot of places) {
      const list = cells.get(cell(spot.x, spot.y)) ?? [];
      list.push(spot);
      cells.set(cell(spot.x, spot.y), list);
    }
    for (const spot of places) {
      const expected: Record<string, string> = {};
      grid.directions.forEach((name) => {
        const angle = (degreesOf(name, spec.orientation === 'pointy') * Math.PI) / 180;
        const [x, y] = [spot.x + Math.sin(angle), spot.y - Math.cos(angle)];
        for (const nearX of [x - 0.1, x + 0.1]) {
          for (const nearY of [y - 0.1, y + 0.1]) {
            const there = cells.get(cell(nearX, nearY))?.find((p) => Math.hypot(p.x - x, p.y - y) < 0.01);
            if (there) expected[name] = there.label;
          }
        }
      });
      const hex = grid.mustHex(spot.label);
      const found: Record<string, string> = {};
      grid.directions.forEach((name, d) => {
        const next = grid.neighbour(hex, d);
        if (next >= 0) found[name] = grid.label(next);
      });
      expect(found).toEqual(expected);
    }
  });
});
