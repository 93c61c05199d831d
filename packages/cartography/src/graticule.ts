import { clipPolyline } from 'lineclip';
import { linePath, simplified } from './path.ts';
import type { Box, Point } from './plane.ts';
import { halfTurn, type Projection, type ProjectionSpec } from './projection.ts';

export interface GraticuleLine {
  readonly degrees: number;
  /** SVG path data; of several parts where the line leaves the map and comes back. */
  readonly path: string;
}

export interface Graticule {
  readonly meridians: readonly GraticuleLine[];
  readonly parallels: readonly GraticuleLine[];
}

/** The box is searched for its westernmost and northernmost point and so on at so many places each way. */
const SEARCH = 60;

export function graticule(
  spec: ProjectionSpec,
  projection: Projection,
  box: Box,
  everyDegrees: number,
  unitNm: number,
): Graticule {
  const { west, east, south, north } = extent(spec, projection, box);
  const lons = multiples(west, east, everyDegrees);
  const lats = multiples(south, north, everyDegrees);
  const drawn = (degrees: number, points: readonly Point[]): GraticuleLine => ({
    degrees,
    path: clipPolyline(points, box)
      .map((part) => linePath(simplified(part, unitNm / 2), unitNm))
      .join(''),
  });
  const alongMeridian = degreesBetween(south, north);
  const alongParallel = degreesBetween(west, east);
  const meridians = lons.map((lon) =>
    drawn(
      halfTurn(lon),
      alongMeridian.map((lat) => projection.toPlane(lon, lat)),
    ),
  );
  const parallels = lats.map((lat) =>
    drawn(
      lat,
      alongParallel.map((lon) => projection.toPlane(lon, lat)),
    ),
  );
  const onMap = ({ path }: GraticuleLine): boolean => path !== '';
  return { meridians: meridians.filter(onMap), parallels: parallels.filter(onMap) };
}

/** Longitudes here run on across 180 degrees. */
function extent({ lon0 }: ProjectionSpec, projection: Projection, [left, top, right, bottom]: Box) {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i <= SEARCH; i++) {
    for (let j = 0; j <= SEARCH; j++) {
      const x = left + ((right - left) * i) / SEARCH;
      const y = top + ((bottom - top) * j) / SEARCH;
      const [lon, lat] = projection.toEarth(x, y);
      const unrolled = lon0 + halfTurn(lon - lon0);
      west = Math.min(west, unrolled);
      east = Math.max(east, unrolled);
      south = Math.min(south, lat);
      north = Math.max(north, lat);
    }
  }
  return { west, east, south, north };
}

function multiples(from: number, to: number, of: number): number[] {
  const found: number[] = [];
  for (let n = Math.floor(from / of); n * of <= to + of; n++) found.push(n * of);
  return found;
}

/** Every degree, from a little before to a little beyond. */
function degreesBetween(from: number, to: number): number[] {
  const found: number[] = [];
  for (let degrees = Math.floor(from) - 1; degrees <= to + 2; degrees++) found.push(degrees);
  return found;
}
