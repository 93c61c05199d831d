import { taker, unpackNumbers } from './unpack.ts';

type LonLat = readonly [lon: number, lat: number];

/** A shore, closed: of an island, a continent, or a lake (or an island in one). Longitudes run from 0 to 360. */
export interface Shore {
  readonly points: readonly LonLat[];
  readonly areaNm2: number;
}

export interface Coastline {
  readonly shores: readonly Shore[];
  /** Rocks and islets that the source gives as no more than a point. */
  readonly islets: readonly LonLat[];
}

/** Reads data/coastline.bin, unzipped. Its form is told in data/README.md. */
export function readCoastline(bytes: Uint8Array, perDegree: number): Coastline {
  const { take, left } = taker(unpackNumbers(bytes));
  const shores: Shore[] = [];
  for (let ring = take(); ring > 0; ring--) {
    const points = readPoints(take(), take, perDegree);
    shores.push({ points: withoutLongEdges(points), areaNm2: areaNm2(points) });
  }
  const islets = readPoints(take(), take, perDegree);
  if (left() > 0) throw new Error('The coastline goes on after its end.');
  return { shores, islets };
}

function readPoints(count: number, take: () => number, perDegree: number): LonLat[] {
  const points: LonLat[] = [];
  let lon = 0;
  let lat = 0;
  for (let i = 0; i < count; i++) {
    lon += take();
    lat += take();
    points.push([lon / perDegree, lat / perDegree]);
  }
  return points;
}

/**
 * Shores that ran out of the source's box were closed along its sides, by a single edge of many degrees. On a map that
 * edge must follow the meridian or parallel, which is no straight line on every plane.
 */
function withoutLongEdges(points: readonly LonLat[]): LonLat[] {
  const close: LonLat[] = [];
  let [lastLon, lastLat] = points.at(-1) ?? [0, 0];
  for (const [lon, lat] of points) {
    const degrees = Math.max(Math.abs(lon - lastLon), Math.abs(lat - lastLat));
    for (let passed = 1; passed < degrees; passed++) {
      const part = passed / degrees;
      close.push([lastLon + (lon - lastLon) * part, lastLat + (lat - lastLat) * part]);
    }
    close.push([lon, lat]);
    [lastLon, lastLat] = [lon, lat];
  }
  return close;
}

/** Good enough to tell islands from continents: degrees of longitude are taken to be as long as in its middle. */
function areaNm2(points: readonly LonLat[]): number {
  let doubled = 0;
  let latitudes = 0;
  let [lastLon, lastLat] = points.at(-1) ?? [0, 0];
  for (const [lon, lat] of points) {
    doubled += lastLon * lat - lon * lastLat;
    latitudes += lat;
    [lastLon, lastLat] = [lon, lat];
  }
  const shortening = Math.cos(((latitudes / points.length) * Math.PI) / 180);
  return (Math.abs(doubled) / 2) * 60 * 60 * shortening;
}
