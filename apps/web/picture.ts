import type { ChartFile } from '@point-option/games';
import { earthOf } from './src/chart/earth.ts';
import { dotsOf, type Ring, ringOf } from './src/chart/ground/rings.ts';
import type { Picture } from './src/worker/protocol.ts';
import { games } from './src/worker/registry.ts';

/** Wide enough for any screen that the lobby is looked at on, and small enough to load unnoticed. */
const WIDE = 760;
/** Points nearer than this to the last one are left out, in pixels. */
const NEAR = 2.6;
/** Rings smaller than this are left out; land is not. */
const SMALL = 14;
/** Kinds of places that are named on so small a chart. */
const NAMED = ['island', 'sea'];

/** A small picture of a game's chart, made when the page is built; null where the game has none. */
export async function picture(game: string): Promise<Picture | null> {
  const chart = await games.find(({ id }) => id === game)?.chart?.();
  return chart ? pictureOf(chart) : null;
}

function pictureOf(chart: ChartFile): Picture {
  const [left = 0, top = 0, right = 1, bottom = 1] = chart.bounds;
  const scale = WIDE / (right - left);
  const high = Math.round((bottom - top) * scale);
  const path = (rings: readonly string[], least: number): string =>
    rings
      .map(ringOf)
      .filter(({ box }) => Math.max(box[2] - box[0], box[3] - box[1]) * scale >= least)
      .map((ring) => drawn(ring, scale, left, top))
      .join('');
  const dots = dotsOf(chart.islets);
  const islets = Array.from({ length: dots.length / 2 }, (_, i) => {
    const [x, y] = [((dots[2 * i] ?? 0) - left) * scale, ((dots[2 * i + 1] ?? 0) - top) * scale];
    return x < 0 || y < 0 || x > WIDE || y > high ? '' : `M${Math.round(x)} ${Math.round(y)}h0`;
  });
  return {
    wide: WIDE,
    high,
    depths: chart.relief
      .filter(({ metres }) => metres < 0)
      .map(({ rings }, i) => ({ tint: Math.min(9, i + 1), path: path(rings, SMALL) }))
      // Every second line of depth is enough for so small a chart.
      .filter((depth) => depth.tint % 2 === 0 && depth.path !== ''),
    land: path(chart.coast, 0),
    // Many lie on one pixel.
    islets: [...new Set(islets)].join(''),
    graticule: path(
      [...chart.graticule.meridians, ...chart.graticule.parallels].map((line) => line.path),
      0,
    ),
    names: namesOn(chart, scale, high),
  };
}

function namesOn(
  { places, projection, unitNm, bounds: [left = 0, top = 0] }: ChartFile,
  scale: number,
  high: number,
): Picture['names'] {
  const earth = earthOf(projection);
  return places.flatMap(({ name, kind, lat, lon, label }) => {
    if (!NAMED.includes(kind) || (label?.size ?? 1) < 1) return [];
    const [east, south] = earth.toPlane(label?.lon ?? lon, label?.lat ?? lat);
    const x = Math.round((east / unitNm - left) * scale);
    const y = Math.round((south / unitNm - top) * scale);
    return x < 0 || y < 0 || x > WIDE || y > high
      ? []
      : [{ name, x, y: y + lower(label?.side), sea: kind === 'sea', west: label?.side === 'W' }];
  });
}

/** A ring in whole pixels, without the points that nobody would see. */
function drawn({ points, closed }: Ring, scale: number, left: number, top: number): string {
  const at = (i: number): [number, number] => [
    Math.round(((points[i] ?? 0) - left) * scale),
    Math.round(((points[i + 1] ?? 0) - top) * scale),
  ];
  let [lastX, lastY] = at(0);
  let text = `M${lastX} ${lastY}`;
  let lines = '';
  for (let i = 2; i < points.length; i += 2) {
    const [x, y] = at(i);
    if (i < points.length - 2 && Math.abs(x - lastX) + Math.abs(y - lastY) < NEAR) continue;
    lines += `${lines === '' ? 'l' : ' '}${x - lastX} ${y - lastY}`;
    [lastX, lastY] = [x, y];
  }
  text += lines;
  return closed ? `${text}z` : text;
}

/** A name that stands north or south of its place makes room for its neighbour. */
function lower(side: string | undefined): number {
  if (side?.startsWith('N')) return -6;
  return side?.startsWith('S') ? 8 : 0;
}
