import type { Coastline } from './coastline.ts';
import { georeference, type Georeference } from './georeference.ts';
import { hexCells } from './hexCells.ts';
import { hexsidesOf, type Side, splitHexes } from './hexsides.ts';
import { landMask, shoresWithin } from './landMask.ts';
import type { MapSpec } from './mapSpec.ts';
import { boxAround, widened } from './plane.ts';
import { rasterOver } from './raster.ts';
import { seaOf } from './sea.ts';
import { isletsIn, type Terrain, terrainOf } from './terrain.ts';

/** What the geography says of every hex, by its number in the engine's grid. */
export interface Classification {
  readonly geo: Georeference;
  readonly terrain: readonly Terrain[];
  readonly sides: readonly (readonly Side[])[];
  /** How many islets lie in each hex. */
  readonly islets: readonly number[];
  /** Hexes that hold two seas not joined inside them. */
  readonly split: readonly number[];
}

/** From the outermost centres to the edge of the raster, in hexes. */
const MARGIN = 1.6;

export function classify(spec: MapSpec, coastline: Coastline): Classification {
  const geo = georeference(spec);
  // The raster reaches a hex beyond the map: a bay that opens outside it is sea, not a lake.
  const box = widened(boxAround(geo.centres), MARGIN * spec.hexNm);
  const raster = rasterOver(box, spec.terrain.sampleNm);
  const shores = shoresWithin(coastline, geo.projection, box);
  const mask = landMask(shores, raster);
  const sea = seaOf(mask, raster, spec.terrain.straitNm);
  const cells = hexCells(geo, raster);
  const terrain = terrainOf(geo, shores, mask, sea, cells);
  return {
    geo,
    terrain,
    sides: hexsidesOf(geo, terrain, raster, sea, cells),
    islets: isletsIn(geo, coastline),
    split: splitHexes(terrain, raster, sea, cells),
  };
}
