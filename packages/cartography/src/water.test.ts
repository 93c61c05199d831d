import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classify } from './classify.ts';
import type { Coastline } from './coastline.ts';
import { distanceTo } from './distance.ts';
import { landMask } from './landMask.ts';
import type { MapSpec } from './mapSpec.ts';
import { boxAround, type Point } from './plane.ts';
import { seaOf } from './sea.ts';

const raster = (width: number, height: number) => ({ left: 0, top: 0, width, height, cellNm: 1 });

it('distances are those to the nearest marked cell', () => {
  const cells = fc.array(fc.boolean(), { minLength: 9 * 7, maxLength: 9 * 7 });
  fc.assert(
    fc.property(cells, (marks) => {
      fc.pre(marks.includes(true));
      const distances = distanceTo(Uint8Array.from(marks, Number), raster(9, 7));
      distances.forEach((found, cell) => {
        const nearest = marks.map((mark, other) =>
          mark ? Math.hypot((cell % 9) - (other % 9), Math.floor(cell / 9) - Math.floor(other / 9)) : Infinity,
        );
        expect(found).toBeCloseTo(Math.min(...nearest), 5);
      });
    }),
  );
});

function box(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** Cells as letters, a line a row. */
function drawn(cells: ArrayLike<number>, width: number, letters: string): string[] {
  const text = Array.from(cells, (cell) => letters.charAt(cell)).join('');
  return text.match(new RegExp(`.{${width}}`, 'g')) ?? [];
}

describe('land and sea', () => {
  const shores = [box(1, 1, 7, 6), box(2, 2, 5, 4), box(3, 3, 4, 4)].map((points, id) => ({
    id,
    points,
    box: boxAround(points),
    areaNm2: 1,
  }));
  const mask = landMask(shores, raster(9, 7));

  it('a shore within a shore is a lake, and within that an island', () => {
    const shown = mask.map((id) => id + 1);
    expect(drawn(shown, 9, '.abc')).toEqual([
      '.........',
      '.aaaaaa..',
      '.a...aa..',
      '.a.c.aa..',
      '.aaaaaa..',
      '.aaaaaa..',
      '.........',
    ]);
  });

  it('a lake is no sea', () => {
    const { open } = seaOf(mask, raster(9, 7), 1);
    expect(drawn(open, 9, '.~')).toEqual([
      '~~~~~~~~~',
      '~......~~',
      '~......~~',
      '~......~~',
      '~......~~',
      '~......~~',
      '~~~~~~~~~',
    ]);
  });

  it('narrow water is not wide', () => {
    const [west, east] = [box(0, 2, 4, 5), box(6, 2, 10, 5)];
    const both = [west, east].map((points, id) => ({ id, points, box: boxAround(points), areaNm2: 1 }));
    const sea = seaOf(landMask(both, raster(10, 8)), raster(10, 8), 4);
    expect(drawn(sea.open, 10, '.~')[3]).toBe('....~~....');
    expect(drawn(sea.wide, 10, '.~')[3]).toBe('..........');
    expect(drawn(sea.wide, 10, '.~')[7]).toBe('~~~~~~~~~~');
  });
});

describe('a little map', () => {
  // Flat hexes of 60 miles, on the equator, where a degree is 60 miles either way: 3 columns of 3 hexes.
  const spec: MapSpec = {
    id: 'little',
    title: 'Little',
    folder: 'nowhere',
    layout: {
      orientation: 'flat',
      order: 'CCRR',
      digits: 2,
      colDir: 'E',
      rowDir: 'S',
      shove: 'even',
      rows: [1, 3],
      cols: [1, 3],
    },
    hexNm: 60,
    projection: { type: 'eqc', lat0: 0, lon0: 100 },
    anchor: { hex: '0202', lat: 0, lon: 100 },
    terrain: { sampleNm: 1, straitNm: 20 },
    chart: { unitNm: 1, toleranceNm: 1, reliefStepNm: 10, graticuleDegrees: 1 },
    places: [],
  };

  function shore(westNm: number, northNm: number, eastNm: number, southNm: number) {
    const points = box(100 + westNm / 60, northNm / 60, 100 + eastNm / 60, southNm / 60);
    return { points, areaNm2: (eastNm - westNm) * (northNm - southNm) };
  }

  function little(...shores: Coastline['shores']) {
    const { geo, terrain, sides, split } = classify(spec, { shores, islets: [[101, 0]] });
    const { grid } = geo;
    return {
      terrain: (label: string) => terrain[grid.mustHex(label)],
      side: (a: string, b: string) => {
        const hex = grid.mustHex(a);
        return sides[hex]?.[grid.directionTo(hex, grid.mustHex(b))];
      },
      split: split.map((hex) => grid.label(hex)),
    };
  }

  it('without land is all sea and all open', () => {
    const { terrain, side, split } = little();
    expect([terrain('0202'), side('0202', '0203'), split]).toEqual(['sea', 'open', []]);
  });

  it('a rock makes an island hex and closes nothing', () => {
    const { terrain, side } = little(shore(-0.2, -20.1, 0.2, -20.3));
    expect([terrain('0202'), terrain('0201'), side('0202', '0203')]).toEqual(['island', 'sea', 'open']);
  });

  it('a continent makes land, coast and closed sides', () => {
    // Everything south of a line 10 miles below the middle.
    const { terrain, side } = little(shore(-300, -10, 300, -300));
    expect([terrain('0202'), terrain('0203'), terrain('0201')]).toEqual(['coastal', 'land', 'sea']);
    expect([side('0202', '0203'), side('0202', '0201')]).toEqual(['land', 'open']);
  });

  it('a gap in a wall is a strait where it is narrow, and none is blocked', () => {
    // A wall along the northern side of 0202, 30 miles above its centre.
    const wall = (from: number, to: number) => ({ ...shore(from, 33, to, 27), areaNm2: 1e6 });
    expect(little(wall(-300, -3), wall(3, 300)).side('0202', '0201')).toBe('strait');
    expect(little(wall(-300, -20), wall(20, 300)).side('0202', '0201')).toBe('open');
    expect(little(wall(-300, 300)).side('0202', '0201')).toBe('land');
    // Water on the side itself, but a wall behind it.
    expect(little({ ...shore(-300, 20, 300, 10), areaNm2: 1e6 }).side('0202', '0201')).toBe('blocked');
  });

  it('a wall through a hex splits it', () => {
    expect(little({ ...shore(-300, 3, 300, -3), areaNm2: 1e6 }).split).toContain('0202');
    expect(little(shore(-3, 3, 3, -3)).split).toEqual([]);
  });
});
