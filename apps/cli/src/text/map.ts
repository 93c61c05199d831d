import { type Catalogue, hexGrid, type MapView, type PieceView, say } from '@point-option/engine';

const EMPTY = '.';
const PLACE = '*';

interface Cell {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** The map as rows of characters, or a sentence where the terminal is too narrow for it. */
export function drawnMap(words: Catalogue, map: MapView, width: number): string[] {
  const { marks, legend } = marksOf(words, map);
  const wide = Math.max(3, ...[...marks.values()].map((mark) => mark.length + 1));
  const cells = cellsOf(map, marks, wide);
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) rows.set(cell.line, [...(rows.get(cell.line) ?? []), cell]);
  const head = labelsOf(map);
  const lines = [...rows].sort(([a], [b]) => a - b).map(([line, row]) => `${head(line)}${drawn(row)}`.trimEnd());
  const needed = Math.max(...lines.map((line) => line.length));
  if (needed > width) {
    return [`The map needs ${needed} characters a line and the terminal has ${width}: "see" lists what is on it.`];
  }
  return [...lines, ...legend];
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

/** The number of the first hex of each line stands before it. */
function labelsOf(map: MapView): (line: number) => string {
  const grid = hexGrid(map.grid);
  const first = new Map<number, { x: number; label: string }>();
  const lineOf = ranks(Array.from({ length: grid.count }, (_, hex) => grid.centre(hex).y));
  for (let hex = 0; hex < grid.count; hex++) {
    const { x, y } = grid.centre(hex);
    const known = first.get(lineOf(y));
    if (known === undefined || x < known.x) first.set(lineOf(y), { x, label: grid.label(hex) });
  }
  const wide = grid.label(0).length + 2;
  return (line) => (first.get(line)?.label ?? '').padEnd(wide);
}

/** What stands for each hex, and what that means. A stack is shown by the first letters of its first piece and its size. */
function marksOf(words: Catalogue, map: MapView): { marks: Map<string, string>; legend: string[] } {
  const marks = new Map<string, string>();
  const legend = [`${EMPTY} an empty hex; each line begins with the number of its first hex.`];
  for (const place of map.places) {
    marks.set(place.hex, PLACE);
    legend.push(`${PLACE} ${place.hex}: ${say(words, place.name)}`);
  }
  for (const { hex, pieces } of map.stacks) {
    const [top] = pieces;
    if (!top) continue;
    const mark = `${markOf(words, top)}${pieces.length > 1 ? `+${pieces.length - 1}` : ''}`;
    marks.set(hex, mark);
    legend.push(`${mark} ${hex}: ${pieces.map((piece) => say(words, piece.label)).join('; ')}`);
  }
  return { marks, legend };
}

const MARK = 5;

/** A piece in a few letters: its label where that is short, else the last word of its id. */
function markOf(words: Catalogue, piece: PieceView): string {
  const label = say(words, piece.label);
  const name = label.length <= MARK ? label : (piece.id.split(/\s/).at(-1) ?? piece.id);
  return name.replaceAll(/\s/g, '_').slice(0, MARK);
}
