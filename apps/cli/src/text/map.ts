import {
  type Catalogue,
  gridOf,
  type MapView,
  type PieceView,
  type Ref,
  say,
  type Side,
  type TerrainKind,
} from '@point-option/engine';
import { plural } from './words.ts';

const EMPTY = '.';
const PLACE = '*';

interface Cell {
  readonly label: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** A part of the map: a hex and the hexes within a radius of it. */
export interface Region {
  readonly hex: string;
  readonly radius: number;
}

/**
 * The map, or a part of it, as rows of characters. Where the terminal is too narrow stacks are counted instead of named;
 * where that does not help either, as much as fits is drawn: around the hex that was asked for, or around those
 * that matter now. A sentence says so.
 */
export function drawnMap(
  words: Catalogue,
  map: MapView,
  width: number,
  region?: Region,
  matter: readonly string[] = [],
): string[] {
  const grid = gridOf(map.grid);
  const middle = region === undefined ? -1 : grid.hexAt(region.hex);
  if (region !== undefined && middle < 0) return [`The map has no hex "${region.hex}".`];
  const all = Array.from({ length: grid.count }, (_, hex) => hex);
  const asked = drawnIn(words, map, width, region === undefined ? all : grid.within(middle, region.radius));
  if (widthOf(asked) <= width) return [...asked.lines, ...asked.legend];
  const needed = `The map needs ${widthOf(asked)} columns and this terminal has ${width}.`;
  const hex = region === undefined ? centerOn(map, matter) : middle;
  if (hex >= 0)
    for (let radius = Math.min(MAX_AROUND, region?.radius ?? MAX_AROUND); radius > 0; radius--) {
      const part = drawnIn(words, map, width, grid.within(hex, radius));
      if (widthOf(part) > width) continue;
      return [
        `${needed} Shown: ${plural(radius, 'hex', 'hexes')} around ${grid.label(hex)}. "map HEX" shows another part; "see" lists everything.`,
        ...part.lines,
        ...part.legend,
      ];
    }
  return [`${needed} "see" lists what is on it; "map HEX" shows the part around a hex.`];
}

/** A part of this radius is wider than any terminal. */
const MAX_AROUND = 40;

function drawnIn(words: Catalogue, map: MapView, width: number, hexes: readonly number[]): Drawing {
  const grid = gridOf(map.grid);
  const shown = new Set(hexes.filter((hex) => hex >= 0).map((hex) => grid.label(hex)));
  const named = drawnWith(words, map, shown, false);
  return widthOf(named) <= width ? named : drawnWith(words, map, shown, true);
}

/** Of some hexes the one that is nearest to all the others; -1 where there is none. */
function centerOn(map: MapView, labels: readonly string[]): number {
  const grid = gridOf(map.grid);
  const hexes = labels.map((label) => grid.hexAt(label)).filter((hex) => hex >= 0);
  const away = (from: number): number => hexes.reduce((sum, hex) => sum + grid.distance(from, hex), 0);
  let best = -1;
  let min = Infinity;
  for (const hex of new Set(hexes)) {
    const sum = away(hex);
    if (sum < min) [best, min] = [hex, sum];
  }
  return best;
}

/** More hexes to choose from than this say nothing of where to look. */
const MAX_TOUCHED = 60;

/** The hexes that matter now: those that the question touches, by themselves or by pieces there; else where a side's own pieces are. */
export function hexesOfInterest(map: MapView, side: Side, touched: readonly Ref[]): string[] {
  const grid = gridOf(map.grid);
  const pieces = new Set(touched.flatMap((ref) => ('piece' in ref ? [ref.piece] : [])));
  const hexes = new Set(touched.flatMap((ref) => ('hex' in ref && grid.hexAt(ref.hex) >= 0 ? [ref.hex] : [])));
  for (const stack of map.stacks) if (stack.pieces.some(({ id }) => pieces.has(id))) hexes.add(stack.hex);
  if (hexes.size > 0 && hexes.size <= MAX_TOUCHED) return [...hexes];
  const own = map.stacks.flatMap((stack) => stack.pieces.filter((piece) => piece.side === side).map(() => stack.hex));
  return own.length > 0 ? own : map.stacks.map(({ hex }) => hex);
}

interface Drawing {
  readonly lines: readonly string[];
  readonly legend: readonly string[];
}

function widthOf({ lines }: Drawing): number {
  return Math.max(...lines.map((line) => line.length));
}

function drawnWith(words: Catalogue, map: MapView, shown: ReadonlySet<string>, counted: boolean): Drawing {
  const { marks, legend } = marksOf(words, map, shown, counted);
  const wide = Math.max(3, ...[...marks.values()].map((mark) => mark.length + 1));
  const cells = cellsOf(map, marks, shown, wide);
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) {
    const row = rows.get(cell.line);
    if (row) row.push(cell);
    else rows.set(cell.line, [cell]);
  }
  const head = Math.max(...cells.map(({ label }) => label.length)) + 2;
  const lines = [...rows]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => `${firstLabel(row).padEnd(head)}${drawn(row)}`.trimEnd());
  return { lines, legend };
}

/** The number of the first hex of a line stands before it. */
function firstLabel(row: readonly Cell[]): string {
  return row.reduce((first, cell) => (cell.column < first.column ? cell : first)).label;
}

function drawn(row: readonly Cell[]): string {
  let text = '';
  for (const cell of [...row].sort((a, b) => a.column - b.column)) text = text.padEnd(cell.column) + cell.text;
  return text;
}

/** Where each hex stands: rows of pointed hexes are shifted by half, columns of flat ones by a line. */
function cellsOf(map: MapView, marks: ReadonlyMap<string, string>, shown: ReadonlySet<string>, wide: number): Cell[] {
  const grid = gridOf(map.grid);
  const hexes = [...shown].map((label) => ({ label, ...grid.centre(grid.hexAt(label)) }));
  const left = hexes.reduce((min, { x }) => Math.min(min, x), Infinity);
  const lineOf = ranks(hexes.map(({ y }) => y));
  const columnOf = ranks(hexes.map(({ x }) => x));
  const even = wide % 2 === 0 ? wide : wide + 1;
  return hexes.map(({ label, x, y }) => ({
    label,
    line: lineOf(y),
    column: grid.orientation === 'pointy' ? Math.round((x - left) * even) : columnOf(x) * wide,
    text: marks.get(label) ?? EMPTY,
  }));
}

function ranks(values: readonly number[]): (value: number) => number {
  const key = (value: number): number => Math.round(value * 1000);
  const order = new Map([...new Set(values.map(key))].sort((a, b) => a - b).map((value, rank) => [value, rank]));
  return (value) => order.get(key(value)) ?? 0;
}

/** How the ground is drawn. The sea is an empty hex. */
const GROUND: Readonly<Record<TerrainKind['ground'], string>> = {
  sea: EMPTY,
  shallows: ':',
  clear: '-',
  jungle: '%',
  rough: '~',
  mountain: '^',
  town: '#',
  atoll: 'o',
  off: ' ',
};

/** What stands for each hex, and what that means. A stack is shown by the first letters of its first piece and its size. */
function marksOf(
  words: Catalogue,
  map: MapView,
  shown: ReadonlySet<string>,
  counted: boolean,
): { marks: Map<string, string>; legend: string[] } {
  const { marks, legend: ground } = groundOf(words, map, shown);
  const legend = [`${EMPTY} an empty hex. Each line begins with the number of its first hex.`, ...ground];
  for (const place of map.places) {
    if (!shown.has(place.hex)) continue;
    marks.set(place.hex, PLACE);
    legend.push(`${PLACE} ${place.hex}: ${say(words, place.name)}`);
  }
  for (const { hex, pieces } of map.stacks) {
    const [top] = pieces;
    if (!top || !shown.has(hex)) continue;
    const mark = counted && pieces.length > 1 ? countOf(top, pieces.length) : stackOf(top, pieces.length);
    marks.set(hex, mark);
    legend.push(`${mark} ${hex}: ${pieces.map((piece) => say(words, piece.label)).join('; ')}`);
  }
  return { marks, legend };
}

/** Terrain, with a line of the legend for each kind that is shown. */
function groundOf(
  words: Catalogue,
  { grid, terrain }: MapView,
  shown: ReadonlySet<string>,
): { marks: Map<string, string>; legend: string[] } {
  const marks = new Map<string, string>();
  if (!terrain) return { marks, legend: [] };
  const hexes = gridOf(grid);
  const legend = new Map<string, string>();
  for (const label of shown) {
    const kind = terrain.kinds[terrain.at[hexes.hexAt(label)] ?? -1];
    if (!kind || kind.ground === 'sea') continue;
    const mark = GROUND[kind.ground];
    marks.set(label, mark);
    const line = `${mark} ${say(words, kind.label)}`;
    if (mark !== ' ') legend.set(line, line);
  }
  return { marks, legend: [...legend.keys()] };
}

/** A stack by its first piece and how many more there are. */
function stackOf(top: PieceView, n: number): string {
  return `${markOf(top)}${n > 1 ? `+${n - 1}` : ''}`;
}

/** The same as a number and a letter: 3U, the first of them and two more. */
function countOf(top: PieceView, n: number): string {
  return `${n}${markOf(top).charAt(0)}`;
}

const LONGEST_MARK = 5;

/** A piece in a few letters: its own mark, or the beginning of its name. */
function markOf({ face }: PieceView): string {
  return (face.mark ?? face.name).replaceAll(/\s/g, '_').slice(0, LONGEST_MARK);
}
