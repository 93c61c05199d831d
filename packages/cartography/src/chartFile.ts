import type { HexGridSpec } from '@point-option/engine';
import { clipPolygon } from 'lineclip';
import type { Coastline } from './coastline.ts';
import type { Geography } from './data.ts';
import type { Georeference } from './georeference.ts';
import { type Graticule, graticule } from './graticule.ts';
import { jsonFile } from './jsonFile.ts';
import { shoresWithin } from './landMask.ts';
import type { MapSpec } from './mapSpec.ts';
import { closed, dotsPath, ringPath, simplified } from './path.ts';
import { type Box, boxAround, type Point, widened } from './plane.ts';
import type { ProjectionSpec } from './projection.ts';
import { type ReliefArea, reliefAreas } from './relief.ts';

/** A file chart.json. All paths are SVG path data in whole units of `unitNm`. */
export interface ChartFile {
  readonly map: string;
  readonly title: string;
  readonly unitNm: number;
  /** The part of the plane that is shown, in units. What is drawn is cut off a little outside it. */
  readonly bounds: readonly number[];
  readonly projection: ProjectionSpec;
  readonly hexes: {
    readonly layout: HexGridSpec;
    readonly hexNm: number;
    /** In nautical miles. The centre of a hex is here, plus `hexNm` times what the engine's grid calls its centre. */
    readonly origin: readonly number[];
  };
  readonly graticule: Graticule;
  readonly relief: readonly ReliefArea[];
  readonly coast: readonly string[];
  readonly islets: string;
}

const FORM =
  'SVG path data in whole units of unitNm on the plane of the projection, x east and y south from its centre. ' +
  'relief, deepest first: what is so high (metres) or higher. coast: land. Fill each even-odd, all its rings as one path. ' +
  'islets: dots. A hex has its centre at origin + hexNm * centre(hex) of the engine, in nautical miles.';

/** From the outermost hexes to the edge of the sheet, and from there to where the drawing is cut off, in hexes. */
const SHEET_MARGIN = 0.3;
const CUT_MARGIN = 0.2;
/** Dots nearer to each other than this many tolerances look like one. */
const DOT_SPACING = 8;
/** An island smaller than this part of a hex would be lost on a map seen as a whole, so it has a dot as well. */
const SMALL_ISLAND = 1 / 15;

export function chartFile(spec: MapSpec, { sources, coastline, height }: Geography, geo: Georeference): string {
  const { unitNm, toleranceNm, reliefStepNm, graticuleDegrees } = spec.chart;
  const sheet = widened(boxAround(cornersOfAll(geo)), SHEET_MARGIN * spec.hexNm);
  const box = widened(sheet, CUT_MARGIN * spec.hexNm);
  const chart: ChartFile & Record<'form' | 'provenance', string> = {
    map: spec.id,
    title: spec.title,
    form: FORM,
    provenance: `Coast: ${sources.coastline.source}. Depths: ${sources.depths.source}.`,
    unitNm,
    bounds: sheet.map((side) => Math.round(side / unitNm)),
    projection: spec.projection,
    hexes: { layout: spec.layout, hexNm: spec.hexNm, origin: geo.origin.map(toMillionths) },
    graticule: graticule(spec.projection, geo.projection, box, graticuleDegrees, unitNm),
    relief: reliefAreas(height, geo.projection, box, reliefStepNm, unitNm),
    ...coast(coastline, geo, box, toleranceNm, unitNm),
  };
  return jsonFile({ ...chart });
}

function cornersOfAll(geo: Georeference): Point[] {
  return geo.centres.flatMap(([x, y]) => geo.corners.map(([dx, dy]): Point => [x + dx, y + dy]));
}

function toMillionths(number: number): number {
  return Math.round(number * 1e6) / 1e6;
}

/** An island that simplifying leaves without an area is a dot: it must not vanish. */
function coast(coastline: Coastline, geo: Georeference, box: Box, toleranceNm: number, unitNm: number) {
  const rings: string[] = [];
  const dots = coastline.islets.map(([lon, lat]) => geo.projection.toPlane(lon, lat));
  for (const shore of shoresWithin(coastline, geo.projection, box)) {
    const clipped = clipPolygon(shore.points, box);
    if (clipped.length === 0) continue;
    const path = ringPath(simplified(closed(clipped), toleranceNm), unitNm);
    if (path !== undefined) rings.push(path);
    if (path === undefined || across(clipped) < SMALL_ISLAND * geo.hexNm) dots.push(middle(clipped));
  }
  return { coast: rings, islets: dotsPath(spaced(dots, box, DOT_SPACING * toleranceNm), unitNm) };
}

function across(points: readonly Point[]): number {
  const [left, top, right, bottom] = boxAround(points);
  return Math.max(right - left, bottom - top);
}

function middle(points: readonly Point[]): Point {
  const [left, top, right, bottom] = boxAround(points);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Of the points inside the box one in every square, in the order of the squares so that the steps are short. */
function spaced(points: readonly Point[], [left, top, right, bottom]: Box, squareNm: number): Point[] {
  const squares = new Map<number, Point>();
  const columns = Math.ceil((right - left) / squareNm);
  for (const [x, y] of points) {
    if (x < left || x > right || y < top || y > bottom) continue;
    const square = Math.floor((y - top) / squareNm) * columns + Math.floor((x - left) / squareNm);
    if (!squares.has(square)) squares.set(square, [x, y]);
  }
  return [...squares].sort(([a], [b]) => a - b).map(([, point]) => point);
}
