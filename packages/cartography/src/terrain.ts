import type { Coastline } from './coastline.ts';
import type { Georeference } from './georeference.ts';
import type { HexCells } from './hexCells.ts';
import { NO_LAND, type PlaneShore } from './landMask.ts';
import type { Sea } from './sea.ts';

/**
 * `land`: hardly any sea; `coastal`: touches a landmass bigger than one hex; `island`: touches only smaller ones;
 * `sea`: touches none.
 */
export type Terrain = 'sea' | 'coastal' | 'land' | 'island';

/** So much land, or less than the rest of it sea, and no ship enters. */
const LAND_SHARE = 0.97;
const HEX_AREA = Math.sqrt(3) / 2;

export function terrainOf(
  geo: Georeference,
  shores: readonly PlaneShore[],
  mask: Int16Array,
  sea: Sea,
  cells: HexCells,
): Terrain[] {
  const largest = largestShores(geo, shores, mask, cells);
  return Array.from(largest, (areaNm2, hex): Terrain => {
    let [all, land, open] = [0, 0, 0];
    for (const cell of cells.of(hex)) {
      all++;
      if (mask[cell] !== NO_LAND) land++;
      if (sea.open[cell] === 1) open++;
    }
    if (land >= LAND_SHARE * all || open < (1 - LAND_SHARE) * all) return 'land';
    if (areaNm2 < 0) return 'sea';
    return areaNm2 < HEX_AREA * geo.hexNm ** 2 ? 'island' : 'coastal';
  });
}

/** The area of the largest shore that each hex touches, -1 where it touches none. */
function largestShores(
  geo: Georeference,
  shores: readonly PlaneShore[],
  mask: Int16Array,
  cells: HexCells,
): Float64Array {
  const areas = new Float64Array(geo.grid.count).fill(-1);
  const touch = (hex: number, areaNm2: number): void => {
    if (hex >= 0 && areaNm2 > (areas[hex] as number)) areas[hex] = areaNm2;
  };
  const areaOf = new Map(shores.map(({ id, areaNm2 }) => [id, areaNm2]));
  for (let hex = 0; hex < geo.grid.count; hex++) {
    for (const cell of cells.of(hex)) {
      const id = mask[cell] as number;
      if (id !== NO_LAND) touch(hex, areaOf.get(id) ?? -1);
    }
  }
  // An island may fall between the centres of the cells, but it has a shore.
  for (const { points, areaNm2 } of shores) {
    for (const [x, y] of points) touch(geo.hexNear(x, y), areaNm2);
  }
  return areas;
}

/** How many islets lie in each hex. They are too small to make an island hex of it. */
export function isletsIn(geo: Georeference, coastline: Coastline): number[] {
  const counts = Array.from({ length: geo.grid.count }, () => 0);
  for (const [lon, lat] of coastline.islets) {
    const hex = geo.hexAtLonLat(lon, lat);
    if (hex >= 0) counts[hex] = (counts[hex] ?? 0) + 1;
  }
  return counts;
}
