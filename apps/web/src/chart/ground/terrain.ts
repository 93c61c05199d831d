import type { ChartFile } from '../chartFile.ts';
import { dotsOf, NEAR, type Onto, type Pen, type Ring, ringOf, trace } from './rings.ts';

/** The lines of a chart file, read once. */
export interface Terrain {
  readonly unitHexes: number;
  readonly originHexes: readonly [number, number];
  readonly depths: readonly { readonly tint: number; readonly rings: readonly Ring[] }[];
  readonly heights: readonly { readonly tint: number; readonly rings: readonly Ring[] }[];
  readonly coast: readonly Ring[];
  readonly islets: Float64Array;
  readonly graticule: readonly Ring[];
}

export function terrainOf(file: ChartFile): Terrain {
  const areas = (wanted: (metres: number) => boolean) =>
    file.relief.filter(({ metres }) => wanted(metres)).map(({ rings }, tint) => ({ tint, rings: rings.map(ringOf) }));
  return {
    unitHexes: file.unitNm / file.hexes.hexNm,
    originHexes: [(file.hexes.origin[0] ?? 0) / file.hexes.hexNm, (file.hexes.origin[1] ?? 0) / file.hexes.hexNm],
    depths: areas((metres) => metres < 0),
    heights: areas((metres) => metres > 0),
    coast: file.coast.map(ringOf),
    islets: dotsOf(file.islets),
    graticule: [...file.graticule.meridians, ...file.graticule.parallels].map(({ path }) => ringOf(path)),
  };
}

/** A square of the board in pixels at a zoom, and how its pixels lie. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly size: number;
  readonly zoom: number;
}

export function onto({ unitHexes, originHexes }: Terrain, { left, top, zoom }: Square): Onto {
  return { scale: unitHexes * zoom, dx: -originHexes[0] * zoom - left, dy: -originHexes[1] * zoom - top };
}

/** Draws those rings that reach the square, as exactly as is wanted; says whether there were any. */
export function traceAll(
  pen: Pen,
  rings: readonly Ring[],
  to: Onto,
  size: number,
  margin: number,
  near = NEAR,
): boolean {
  let any = false;
  for (const ring of rings) {
    const [left, top, right, bottom] = ring.box;
    if (right * to.scale + to.dx < -margin || left * to.scale + to.dx > size + margin) continue;
    if (bottom * to.scale + to.dy < -margin || top * to.scale + to.dy > size + margin) continue;
    // Too small to be seen: its islet dot stands for it.
    if ((right - left) * to.scale < 0.6 * near && (bottom - top) * to.scale < 0.6 * near) continue;
    trace(pen, ring, to, size, margin, near);
    any = true;
  }
  return any;
}
