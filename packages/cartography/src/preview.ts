import { type HexGrid, hexGrid } from '@point-option/engine';
import type { BuiltMap } from './buildMap.ts';
import type { ChartFile } from './chartFile.ts';
import type { Place, PlacesFile } from './placesFile.ts';
import type { Point } from './plane.ts';
import { projectionOf } from './projection.ts';
import { type HexesFile, readHexes } from './readHexes.ts';

const TINTS: Readonly<Record<number, string>> = {
  [-8000]: '#7aa5c4',
  [-7000]: '#83acc9',
  [-6000]: '#8cb4ce',
  [-5000]: '#97bdd4',
  [-4000]: '#a3c6da',
  [-3000]: '#afcfe0',
  [-2000]: '#bcd9e6',
  [-1000]: '#cae2eb',
  [-200]: '#dbecee',
  250: '#e3d6b0',
  700: '#d8c697',
  1400: '#c9b380',
};
const ABYSS = '#6f9bbd';
const LAND = '#ece3c8';
/** Letters as high as this part of the sheet, by kind of place. */
const LETTERS: Readonly<Record<string, number>> = {
  sea: 0.013,
  land: 0.011,
  group: 0.008,
  gulf: 0.008,
  strait: 0.0065,
  island: 0.0075,
  city: 0.0075,
};
const OTHER_LETTERS = 0.0065;
/** Hexes as wide on the drawing, unless that would make it enormous. */
const HEX_PIXELS = 60;
const LARGEST_PIXELS = 4200;

/** A drawing of a map, made from nothing but its files: a look at what a page can do with them. */
export function preview(files: BuiltMap['files']): string {
  const chart = JSON.parse(files['chart.json']) as ChartFile;
  const hexes = JSON.parse(files['hexes.json']) as HexesFile;
  const { places } = JSON.parse(files['places.json']) as PlacesFile;
  const [left = 0, top = 0, right = 0, bottom = 0] = chart.bounds;
  const [width, height] = [right - left, bottom - top];
  const scale = Math.min((HEX_PIXELS / chart.hexes.hexNm) * chart.unitNm, LARGEST_PIXELS / Math.max(width, height));
  const pixel = 1 / scale;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="${left} ${top} ${width} ${height}" font-family="serif">`,
    `<title>${chart.title}</title>`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${ABYSS}"/>`,
    relief(chart, (metres) => metres < 0),
    `<clipPath id="land"><path d="${chart.coast.join('')}" clip-rule="evenodd"/></clipPath>`,
    `<path d="${chart.coast.join('')}" fill="${LAND}" fill-rule="evenodd"/>`,
    `<g clip-path="url(#land)">${relief(chart, (metres) => metres > 0)}</g>`,
    `<path d="${chart.coast.join('')}" fill="none" stroke="#5d5138" stroke-width="${pixel}"/>`,
    `<path d="${chart.islets}" stroke="#5d5138" stroke-width="${2 * pixel}" stroke-linecap="round"/>`,
    `<path d="${graticulePath(chart)}" fill="none" stroke="#17324d" stroke-opacity="0.35" stroke-width="${pixel}"/>`,
    hexLines(chart, hexes, pixel),
    ...places.map((place) => placeName(chart, place)),
    '</svg>',
  ].join('\n');
}

function relief(chart: ChartFile, which: (metres: number) => boolean): string {
  return chart.relief
    .filter(({ metres }) => which(metres))
    .map(({ metres, rings }) => `<path d="${rings.join('')}" fill="${TINTS[metres]}" fill-rule="evenodd"/>`)
    .join('');
}

function graticulePath({ graticule }: ChartFile): string {
  return [...graticule.meridians, ...graticule.parallels].map(({ path }) => path).join('');
}

/** Hexsides: open ones thin, straits yellow, blocked ones red, each drawn once. */
function hexLines(chart: ChartFile, hexes: HexesFile, pixel: number): string {
  const grid = hexGrid(chart.hexes.layout);
  const known = readHexes(hexes, grid);
  const paths = { plain: '', strait: '', blocked: '' };
  for (let hex = 0; hex < grid.count; hex++) {
    for (let direction = 0; direction < 6; direction++) {
      const side = known.side(hex, direction);
      if (grid.neighbour(hex, direction) > hex) continue;
      const [a, b] = sideEnds(chart, grid, hex, direction);
      paths[side === 'strait' || side === 'blocked' ? side : 'plain'] += `M${shown(a)}L${shown(b)}`;
    }
  }
  return [
    `<path d="${paths.plain}" stroke="#17324d" stroke-opacity="0.3" stroke-width="${pixel}"/>`,
    `<path d="${paths.strait}" stroke="#d9a400" stroke-width="${3 * pixel}"/>`,
    `<path d="${paths.blocked}" stroke="#b5452f" stroke-width="${3 * pixel}"/>`,
  ].join('');
}

function sideEnds(chart: ChartFile, grid: HexGrid, hex: number, direction: number): [Point, Point] {
  const { origin, hexNm } = chart.hexes;
  const centre = grid.centre(hex);
  const corner = (turn: number): Point => {
    const bearing = (((grid.orientation === 'pointy' ? 90 : 0) + 60 * direction + turn) * Math.PI) / 180;
    const x = (origin[0] ?? 0) + hexNm * (centre.x + Math.sin(bearing) / Math.sqrt(3));
    const y = (origin[1] ?? 0) + hexNm * (centre.y - Math.cos(bearing) / Math.sqrt(3));
    return [x / chart.unitNm, y / chart.unitNm];
  };
  return [corner(-30), corner(30)];
}

function placeName(chart: ChartFile, { name, kind, lat, lon, label = {} }: Place): string {
  const toUnits = (toLon: number, toLat: number): Point => {
    const [x, y] = projectionOf(chart.projection).toPlane(toLon, toLat);
    return [x / chart.unitNm, y / chart.unitNm];
  };
  const [, top = 0, , bottom = 0] = chart.bounds;
  const size = (LETTERS[kind] ?? OTHER_LETTERS) * (label.size ?? 1) * (bottom - top);
  const side = label.side ?? '';
  const [x, y] = toUnits(label.lon ?? lon, label.lat ?? lat);
  const anchor = side.includes('E') ? 'start' : side.includes('W') ? 'end' : 'middle';
  const textX = x + (side.includes('E') ? 0.6 : side.includes('W') ? -0.6 : 0) * size;
  const textY = y + (side.includes('N') ? -0.4 : side.includes('S') ? 1.1 : 0.35) * size;
  const turn = label.turn === undefined ? '' : ` transform="rotate(${label.turn} ${shown([textX, textY])})"`;
  const water = ['sea', 'gulf', 'strait', 'group'].includes(kind);
  const text = kind === 'sea' || kind === 'land' || kind === 'group' ? name.toUpperCase() : name;
  const style = water ? 'fill="#1f4d75" font-style="italic"' : 'fill="#2a1f10"';
  const [dotX, dotY] = toUnits(lon, lat);
  const dot = ['city', 'town', 'port', 'airfield'].includes(kind)
    ? `<circle cx="${dotX.toFixed(1)}" cy="${dotY.toFixed(1)}" r="${(0.2 * size).toFixed(1)}" fill="#8c2f1c"/>`
    : '';
  return `${dot}<text x="${textX.toFixed(1)}" y="${textY.toFixed(1)}" font-size="${size.toFixed(1)}" text-anchor="${anchor}" ${style}${turn}>${text}</text>`;
}

function shown([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
