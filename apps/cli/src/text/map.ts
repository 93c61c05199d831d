import { type Catalogue, hexGrid, type MapView, type PieceView, say, type Side } from '@point-option/engine';

const EMPTY = '.';
const PLACE = '*';

interface Cell {
  readonly label: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** A part of the map: the hexes so far around one. */
export interface Region {
  readonly hex: string;
  readonly radius: number;
}

/**
 * The map, or a part of it, as rows of characters. Where the terminal is too narrow stacks are counted instead of named;
 * where that does not help either, as much as fits is drawn: around the hex that was asked for, or amid those that
 * matter now. A sentence says so.
 */
export function drawnMap(
  words: Catalogue,
  map: MapView,
  width: number,
  region?: Region,
  matter: readonly string[] = [],
): string[] {
  const grid = hexGrid(map.grid);
  const middle = region === undefined ? -1 : grid.hexAt(region.hex);
  if (region !== undefined && middle < 0) return [`The map has no hex "${region.hex}".`];
  const all = Array.from({ length: grid.count }, (_, hex) => hex);
  const asked = drawnIn(words, map, width, region === undefined ? all : grid.within(middle, region.radius));
  if (widthOf(asked) <= width) return [...asked.lines, ...asked.legend];
  const needed = `The map needs ${widthOf(asked)} characters a line and the terminal has ${width}`;
  const hex = region === undefined ? amid(map, matter) : middle;
  if (hex >= 0)
    for (let radius = Math.min(MOST_AROUND, region?.radius ?? MOST_AROUND); radius > 0; radius--) {
      const part = drawnIn(words, map, width, grid.within(hex, radius));
      if (widthOf(part) > width) continue;
      const name = grid.label(hex);
      return [
        `${needed}: here ${radius === 1 ? 'is 1 hex' : `are ${radius} hexes`} around ${name}. "map" with a hex shows another part, and "see" lists all of it.`,
        ...part.lines,
        ...part.legend,
      ];
    }
  return [`${needed}: "see" lists what is on it, and "map" with a hex shows the part around that.`];
}

/** A part of this radius is wider than any terminal. */
const MOST_AROUND = 40;

function drawnIn(words: Catalogue, map: MapView, width: number, hexes: readonly number[]): Drawing {
  const grid = hexGrid(map.grid);
  const shown = new Set(hexes.filter((hex) => hex >= 0).map((hex) => grid.label(hex)));
  const named = drawnWith(words, map, shown, false);
  return widthOf(named) <= width ? named : drawnWith(words, map, shown, true);
}

/** Of some hexes the one that is nearest to all the others; -1 where there is none. */
function amid(map: MapView, labels: readonly string[]): number {
  const grid = hexGrid(map.grid);
  const hexes = labels.map((label) => grid.hexAt(label)).filter((hex) => hex >= 0);
  const away = (from: number): number => hexes.reduce((sum, hex) => sum + grid.distance(from, hex), 0);
  let best = -1;
  let least = Infinity;
  for (const hex of new Set(hexes)) {
    const sum = away(hex);
    if (sum < least) [best, least] = [hex, sum];
  }
  return best;
}

/** More hexes to choose from than this say nothing of where to look. */
const MOST_TOUCHED = 60;

/** The hexes that matter now: those that the question touches, by themselves or by pieces there; else where a side's own pieces are. */
export function hexesThatMatter(map: MapView, side: Side, touched: readonly string[]): string[] {
  const grid = hexGrid(map.grid);
  const ids = new Set(touched);
  const hexes = [...ids].filter((id) => grid.hexAt(id) >= 0);
  const stacks = map.stacks.filter(({ pieces }) => pieces.some(({ id }) => ids.has(id))).map(({ hex }) => hex);
  const asked = [...hexes, ...stacks];
  if (asked.length > 0 && asked.length <= MOST_TOUCHED) return asked;
  const own = map.stacks.flatMap(({ hex, pieces }) => pieces.filter((piece) => piece.side === side).map(() => hex));
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
  const cells = cellsOf(map, marks, wide).filter(({ label }) => shown.has(label));
  const left = Math.min(...cells.map(({ column }) => column));
  const rows = new Map<number, Cell[]>();
  for (const cell of cells)
    rows.set(cell.line, [...(rows.get(cell.line) ?? []), { ...cell, column: cell.column - left }]);
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
function cellsOf(map: MapView, marks: ReadonlyMap<string, string>, wide: number): Cell[] {
  const grid = hexGrid(map.grid);
  const centres = Array.from({ length: grid.count }, (_, hex) => grid.centre(hex));
  const left = Math.min(...centres.map(({ x }) => x));
  const lineOf = ranks(centres.map(({ y }) => y));
  const columnOf = ranks(centres.map(({ x }) => x));
  const even = wide % 2 === 0 ? wide : wide + 1;
  return centres.map(({ x, y }, hex) => ({
    label: grid.label(hex),
    line: lineOf(y),
    column: grid.orientation === 'pointy' ? Math.round((x - left) * even) : columnOf(x) * wide,
    text: marks.get(grid.label(hex)) ?? EMPTY,
  }));
}

function ranks(values: readonly number[]): (value: number) => number {
  const key = (value: number): number => Math.round(value * 1000);
  const order = new Map([...new Set(values.map(key))].sort((a, b) => a - b).map((value, rank) => [value, rank]));
  return (value) => order.get(key(value)) ?? 0;
}

/** What stands for each hex, and what that means. A stack is shown by the first letters of its first piece and its size. */
function marksOf(
  words: Catalogue,
  map: MapView,
  shown: ReadonlySet<string>,
  counted: boolean,
): { marks: Map<string, string>; legend: string[] } {
  const marks = new Map<string, string>();
  const legend = [`${EMPTY} an empty hex; each line begins with the number of its first hex.`];
  for (const place of map.places) {
    if (!shown.has(place.hex)) continue;
    marks.set(place.hex, PLACE);
    legend.push(`${PLACE} ${place.hex}: ${say(words, place.name)}`);
  }
  for (const { hex, pieces } of map.stacks) {
    const [top] = pieces;
    if (!top || !shown.has(hex)) continue;
    const mark = counted && pieces.length > 1 ? countOf(words, top, pieces.length) : stackOf(words, top, pieces.length);
    marks.set(hex, mark);
    legend.push(`${mark} ${hex}: ${pieces.map((piece) => say(words, piece.label)).join('; ')}`);
  }
  return { marks, legend };
}

/** A stack by its first piece and how many more there are. */
function stackOf(words: Catalogue, top: PieceView, n: number): string {
  return `${markOf(words, top)}${n > 1 ? `+${n - 1}` : ''}`;
}

/** The same as a number and a letter: 3U, the first of them and two more. */
function countOf(words: Catalogue, top: PieceView, n: number): string {
  return `${n}${markOf(words, top).charAt(0)}`;
}

const MARK = 5;

/** A piece in a few letters: its own mark, its label where that is short, else the last word of its id. */
function markOf(words: Catalogue, piece: PieceView): string {
  if (piece.mark !== undefined) return piece.mark.slice(0, MARK);
  const label = say(words, piece.label);
  const name = label.length <= MARK ? label : (piece.id.split(/\s/).at(-1) ?? piece.id);
  return name.replaceAll(/\s/g, '_').slice(0, MARK);
}
