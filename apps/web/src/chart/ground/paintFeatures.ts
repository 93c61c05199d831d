import type { HexsideView, Ink, Livery } from '@point-option/engine';
import type { Board } from '../board.ts';
import type { GroundKind, PlacedFeatures } from './features.ts';
import type { Context, Sheet } from './paint.ts';
import type { Palette } from './palette.ts';
import { GROUND_MARKS } from './groundMarks.ts';
import type { Square } from './terrain.ts';

type On = Pick<Sheet, 'board' | 'palette'>;

/** The color of each ground. */
const COLORS: Readonly<Record<GroundKind, keyof Palette>> = {
  sea: 'sea5',
  shallows: 'sea8',
  clear: 'land',
  jungle: 'jungle',
  rough: 'rel1',
  mountain: 'rel2',
  town: 'land',
  atoll: 'sea8',
  off: 'well',
};

/** From this width of a hex on, grounds have their marks as well: they are not told by color alone. */
const MARKED = 18;

/** Hexes of a square by their middles in its pixels, with a margin of a hex. */
function* hexesIn({ centres, grid }: Board, { zoom, left, top, size }: Square): Generator<[number, number, number]> {
  for (let hex = 0; hex < grid.count; hex++) {
    const x = (centres[2 * hex] as number) * zoom - left;
    const y = (centres[2 * hex + 1] as number) * zoom - top;
    if (x >= -zoom && y >= -zoom && x <= size + zoom && y <= size + zoom) yield [hex, x, y];
  }
}

/** A hex by all its six sides: to close a path has the browser measure all of it, each time, and it may hold thousands. */
function trace(context: Context, { corners }: Board, x: number, y: number, zoom: number): void {
  const [lastX, lastY] = corners[corners.length - 1] ?? [0, 0];
  context.moveTo(x + lastX * zoom, y + lastY * zoom);
  for (const [dx, dy] of corners) context.lineTo(x + dx * zoom, y + dy * zoom);
}

/** The ground of every hex, one path for each kind of it. */
export function paintTerrainOf(context: Context, square: Square, { grounds }: PlacedFeatures, on: On): void {
  if (grounds.length === 0) return;
  const { zoom } = square;
  const byKind = new Map<GroundKind, [number, number][]>();
  for (const [hex, x, y] of hexesIn(on.board, square)) {
    const kind = grounds[hex];
    if (kind === undefined) continue;
    const own = byKind.get(kind);
    if (own) own.push([x, y]);
    else byKind.set(kind, [[x, y]]);
  }
  for (const [kind, hexes] of byKind) {
    context.beginPath();
    for (const [x, y] of hexes) trace(context, on.board, x, y, zoom);
    const color = on.palette[COLORS[kind]];
    context.fillStyle = color;
    context.fill();
    // Neighbors of one kind meet without a seam.
    context.strokeStyle = color;
    context.lineWidth = 1;
    context.stroke();
    if (zoom >= MARKED) GROUND_MARKS[kind]?.(context, hexes, zoom, on.palette);
  }
}

const HATCH: Readonly<Record<Livery['corners'], number>> = { square: 45, cut: -45, round: 0 };
/** Between the lines of a hatching, in hexes. */
const HATCH_STEP = 0.3;

/** Who holds what: a tint, a hatching of the nation's own slant, and a line where its hexes end. */
export function paintControl(context: Context, square: Square, { control }: PlacedFeatures, on: On): void {
  for (const { ink, corners, hexes } of control) {
    if (hexes.size === 0) continue;
    const inside = [...hexesIn(on.board, square)].filter(([hex]) => hexes.has(hex));
    if (inside.length === 0) continue;
    context.save();
    context.beginPath();
    for (const [, x, y] of inside) trace(context, on.board, x, y, square.zoom);
    context.globalAlpha = 0.15;
    context.fillStyle = on.palette[ink];
    context.fill();
    if (square.zoom >= MARKED) {
      context.clip();
      hatch(context, square, HATCH[corners], on.palette[edgeOf(ink)]);
    }
    context.restore();
    paintBorder(context, square, inside, hexes, on, on.palette[edgeOf(ink)]);
  }
}

const edgeOf = (ink: Ink): `${Ink}-edge` => `${ink}-edge`;

/** Lines across the whole square, at places that go on in the next one. */
function hatch(context: Context, { size, left, top, zoom }: Square, degrees: number, color: string): void {
  const angle = (degrees * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const step = Math.max(7, HATCH_STEP * zoom);
  // How far a point of the chart lies across the lines.
  const across = (x: number, y: number): number => -(x + left) * uy + (y + top) * ux;
  const corners = [across(0, 0), across(size, 0), across(0, size), across(size, size)];
  context.beginPath();
  for (let n = Math.ceil(Math.min(...corners) / step); n * step <= Math.max(...corners); n++) {
    const [x, y] = [-uy * n * step - left, ux * n * step - top];
    // Long enough to cross the square from wherever the line passes the origin of the chart.
    const along = (size / 2 - x) * ux + (size / 2 - y) * uy;
    context.moveTo(x + ux * (along - size), y + uy * (along - size));
    context.lineTo(x + ux * (along + size), y + uy * (along + size));
  }
  context.globalAlpha = 0.26;
  context.strokeStyle = color;
  context.lineWidth = 1;
  context.stroke();
}

/** The sides where a nation's hexes meet others, drawn a little inside so that two borders lie beside each other. */
function paintBorder(
  context: Context,
  { zoom }: Square,
  inside: readonly (readonly [number, number, number])[],
  hexes: ReadonlySet<number>,
  { board }: On,
  color: string,
): void {
  const width = Math.max(1, Math.min(3, zoom * 0.06));
  const inner = 1 - (width * 1.3) / zoom;
  context.beginPath();
  for (const [hex, x, y] of inside) {
    for (let d = 0; d < 6; d++) {
      if (hexes.has(board.grid.neighbour(hex, d))) continue;
      const [ax = 0, ay = 0] = board.corners[d] ?? [];
      const [bx = 0, by = 0] = board.corners[(d + 1) % 6] ?? [];
      context.moveTo(x + ax * zoom * inner, y + ay * zoom * inner);
      context.lineTo(x + bx * zoom * inner, y + by * zoom * inner);
    }
  }
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke();
}

interface SideStyle {
  readonly color: keyof Palette;
  /** In parts of a hex. */
  readonly width: number;
  readonly dash?: readonly number[];
  /** Along the side, or across it from hex to hex. */
  readonly across?: number;
  /** Under it, so that it stands out. */
  readonly casing?: keyof Palette;
}

const SIDES: Readonly<Record<HexsideView['kind'], SideStyle>> = {
  river: { color: 'water', width: 0.075 },
  reef: { color: 'paper', width: 0.08, dash: [0.03, 0.11], casing: 'water' },
  strait: { color: 'water', width: 0.05, across: 0.3, dash: [0.08, 0.05] },
  coast: { color: 'coast', width: 0.05 },
  barrier: { color: 'ink', width: 0.12 },
  road: { color: 'coast', width: 0.05, across: 1, casing: 'halo' },
  border: { color: 'ink', width: 0.035, dash: [0.14, 0.06, 0.03, 0.06] },
};

/** Below this width of a hex its sides are too short to be told apart. */
const LEAST_SIDES = 6;

/** Rivers, reefs and roads: one path for each kind. */
export function paintHexsides(context: Context, square: Square, { hexsides }: PlacedFeatures, on: On): void {
  const { zoom, left, top, size } = square;
  if (hexsides.length === 0 || zoom < LEAST_SIDES) return;
  for (const [kind, style] of Object.entries(SIDES)) {
    context.beginPath();
    let isAny = false;
    for (const each of hexsides) {
      if (each.kind !== kind) continue;
      const [cx, cy] = on.board.centreOf(each.hex);
      const [x, y] = [cx * zoom - left, cy * zoom - top];
      if (x < -zoom || y < -zoom || x > size + zoom || y > size + zoom) continue;
      traceSide(context, on.board, each.direction, x, y, zoom, style.across);
      isAny = true;
    }
    if (isAny) strokeSides(context, style, zoom, on.palette);
  }
}

function traceSide(
  context: Context,
  { corners }: Board,
  direction: number,
  x: number,
  y: number,
  zoom: number,
  across: number | undefined,
): void {
  const [ax = 0, ay = 0] = corners[direction] ?? [];
  const [bx = 0, by = 0] = corners[(direction + 1) % 6] ?? [];
  if (across === undefined) {
    context.moveTo(x + ax * zoom, y + ay * zoom);
    context.lineTo(x + bx * zoom, y + by * zoom);
    return;
  }
  // The middle of the side lies half way to the middle of the next hex.
  const [mx, my] = [((ax + bx) / 2) * zoom, ((ay + by) / 2) * zoom];
  context.moveTo(x + mx * (1 - across), y + my * (1 - across));
  context.lineTo(x + mx * (1 + across), y + my * (1 + across));
}

function strokeSides(
  context: Context,
  { color, width, dash, casing }: SideStyle,
  zoom: number,
  palette: Palette,
): void {
  context.save();
  context.lineCap = dash ? 'butt' : 'round';
  const wide = Math.max(1.2, width * zoom);
  if (casing) {
    context.strokeStyle = palette[casing];
    context.lineWidth = wide + Math.max(1.4, zoom * 0.05);
    context.stroke();
  }
  if (dash) context.setLineDash(dash.map((part) => Math.max(1, part * zoom)));
  context.strokeStyle = palette[color];
  context.lineWidth = wide;
  context.stroke();
  context.restore();
}
