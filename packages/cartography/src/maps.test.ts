import { hexGrid } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { buildMap, FILES } from './buildMap.ts';
import { type MapId, MAPS, readGeography, readMapSpec } from './data.ts';
import { type HexesFile, readHexes } from './readHexes.ts';
import { committed, root } from './repository.testing.ts';

const geography = readGeography(root);

function tally(names: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const EXPECTED: Record<MapId, { terrain: object; strait: number; blocked: number; split: readonly string[] | number }> =
  {
    'philippine-sea': { terrain: { sea: 753, island: 27 }, strait: 0, blocked: 0, split: [] },
    'leyte-gulf': {
      terrain: { sea: 933, coastal: 223, land: 55, island: 76 },
      strait: 85,
      blocked: 72,
      split: ['2714', '3417', '3519', '3615', '3619', '3718', '3818', '4006', '4624'],
    },
    'mobile-fleet': { terrain: { sea: 1210, island: 22 }, strait: 0, blocked: 0, split: [] },
    'pacific-war': {
      terrain: { sea: 11651, coastal: 1003, land: 3585, island: 813 },
      strait: 211,
      blocked: 228,
      split: 42,
    },
    marianas: { terrain: { sea: 190, coastal: 2, island: 29 }, strait: 0, blocked: 0, split: [] },
  };

/** In bytes. What a page loads must stay small. */
const LARGEST_CHART: Partial<Record<MapId, number>> = { 'pacific-war': 1_500_000 };

describe.each(MAPS)('%s', (id) => {
  const spec = readMapSpec(root, id);
  const built = buildMap(spec, geography);
  const { geo, terrain, sides, islets, split } = built.classification;
  const grid = hexGrid(spec.layout);

  it.each(FILES)('%s is committed as it is built', (file) => {
    // Not toBe: the difference of two texts of a megabyte takes minutes to show.
    const same = built.files[file] === committed(id, file);
    expect(same, `${spec.folder}/${file} differs from what npm run maps makes of the data: run it.`).toBe(true);
  });

  it('has as many hexes and hexsides of each kind as it should', () => {
    expect(tally(terrain)).toEqual(EXPECTED[id].terrain);
    const once = sides.flatMap((six, hex) => six.filter((_, direction) => grid.neighbour(hex, direction) > hex));
    const { strait = 0, blocked = 0 } = tally(once);
    expect({ strait, blocked }).toEqual({ strait: EXPECTED[id].strait, blocked: EXPECTED[id].blocked });
    const labels = split.map((hex) => geo.grid.label(hex));
    expect(typeof EXPECTED[id].split === 'number' ? labels.length : labels).toEqual(EXPECTED[id].split);
  });

  it('hexes.json reads as what the geography says, hex by hex and side by side', () => {
    const file = JSON.parse(committed(id, 'hexes.json')) as HexesFile;
    const read = readHexes(file, hexGrid(file.layout));
    const hexes = Array.from({ length: grid.count }, (_, hex) => hex);
    expect(file.layout).toEqual(spec.layout);
    expect(hexes.map((hex) => read.terrain(hex))).toEqual(terrain);
    expect(hexes.map((hex) => read.islets(hex))).toEqual(islets.map((count) => count > 0));
    expect(hexes.map((hex) => [0, 1, 2, 3, 4, 5].map((direction) => read.side(hex, direction)))).toEqual(sides);
    expect(file.split).toEqual(split.map((hex) => grid.label(hex)));
  });

  it('a hexside is the same from both its hexes, and ends the map exactly where there is no hex', () => {
    const odd = sides.flatMap((six, hex) =>
      six.filter((side, direction) => {
        const other = grid.neighbour(hex, direction);
        if (other < 0 || side === 'edge') return other >= 0 || side !== 'edge';
        return side !== sides[other]?.[(direction + 3) % 6];
      }),
    );
    expect(odd).toEqual([]);
  });

  it('has a chart small enough to load', () => {
    expect(built.files['chart.json'].length).toBeLessThan(LARGEST_CHART[id] ?? 300_000);
    expect(built.files['hexes.json'].length).toBeLessThan(40_000);
  });
});
