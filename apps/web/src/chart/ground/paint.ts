import type { Board } from '../board.ts';
import type { PlacedFeatures } from './features.ts';
import { isUnder, type Name } from './names.ts';
import { paintControl, paintHexsides, paintTerrainOf } from './paintFeatures.ts';
import type { Palette } from './palette.ts';
import { onto, type Square, type Terrain, traceAll } from './terrain.ts';
import { type Rose, paintRose } from './rose.ts';

export interface Sheet {
  readonly board: Board;
  readonly terrain: Terrain | null;
  readonly features: PlacedFeatures | null;
  readonly palette: Palette;
  readonly names: readonly Name[];
  readonly rose: Rose | null;
  /** Ground alone, without the grid. */
  readonly bare?: boolean;
}

export type Context = OffscreenCanvasRenderingContext2D;

/** Lines beside a square reach into it by this many pixels at most. */
const MARGIN = 16;
/** Below this width of a hex its sides are left out. */
const LEAST_GRID = 10;
/** Numbers are written where they fill no more than this part of a hex. */
const NUMBER_ROOM = 0.62;
const NUMBER_WIDTH = 6.5;

/** Paints a square of the chart: sea, land, graticule, grid, numbers, names. Everything that no order changes. */
export function paint(context: Context, square: Square, sheet: Sheet): void {
  const { palette, board } = sheet;
  context.fillStyle = palette.well;
  context.fillRect(0, 0, square.size, square.size);
  const [left, top, right, bottom] = board.sheet.map(
    (edge, i) => edge * square.zoom - (i % 2 === 0 ? square.left : square.top),
  ) as [number, number, number, number];
  if (right < 0 || bottom < 0 || left > square.size || top > square.size) return;
  context.save();
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
  if (sheet.terrain) paintTerrain(context, square, sheet.terrain, palette);
  else fillAll(context, square, palette.sea5);
  if (sheet.features) paintTerrainOf(context, square, sheet.features, sheet);
  if (palette.gloaming !== '') fillAll(context, square, palette.gloaming);
  if (sheet.features) paintControl(context, square, sheet.features, sheet);
  if (!sheet.bare) paintGrid(context, square, sheet);
  if (sheet.features) paintHexsides(context, square, sheet.features, sheet);
  if (sheet.rose) paintRose(context, square, sheet.rose, palette);
  for (const name of sheet.names) paintName(context, square, name, palette);
  context.restore();
  context.strokeStyle = palette.ink;
  context.lineWidth = 1;
  context.strokeRect(
    Math.round(left) + 0.5,
    Math.round(top) + 0.5,
    Math.round(right - left) - 1,
    Math.round(bottom - top) - 1,
  );
}

function fillAll(context: Context, { size }: Square, colour: string): void {
  context.fillStyle = colour;
  context.fillRect(0, 0, size, size);
}

const SEAS = ['sea1', 'sea2', 'sea3', 'sea4', 'sea5', 'sea6', 'sea7', 'sea8', 'sea9'] as const;
const LANDS = ['rel0', 'rel1', 'rel2'] as const;
/** Lines of depth show from the third tint on: the deeps are quiet. */
const FIRST_LINE = 3;

function paintTerrain(context: Context, square: Square, terrain: Terrain, palette: Palette): void {
  const to = onto(terrain, square);
  const { size } = square;
  fillAll(context, square, palette.sea0);
  context.lineJoin = 'bevel';
  for (const { tint, rings } of terrain.depths) {
    context.beginPath();
    if (!traceAll(context, rings, to, size, MARGIN)) continue;
    context.fillStyle = palette[SEAS[tint] ?? 'sea9'];
    context.fill('evenodd');
    if (tint < FIRST_LINE) continue;
    context.strokeStyle = palette.iso;
    context.lineWidth = 0.8;
    context.stroke();
  }
  context.beginPath();
  if (traceAll(context, terrain.graticule, to, size, MARGIN)) {
    context.strokeStyle = palette.grat;
    context.lineWidth = 1;
    context.stroke();
  }
  paintSurf(context, square, terrain, palette);
  context.beginPath();
  const land = traceAll(context, terrain.coast, to, size, MARGIN);
  if (land) paintLand(context, square, terrain, palette);
  paintIslets(context, square, terrain, palette);
  fillAll(context, square, palette.wash);
}

/**
 * The shallow water of the shore: soft strokes over each other, for a blur would cost ten times as much. They follow the coast
 * loosely, since nobody sees how a wide pale line bends, and a wide line along every cove costs the most of all.
 */
function paintSurf(context: Context, square: Square, terrain: Terrain, palette: Palette): void {
  const width = Math.max(3, Math.min(15, square.zoom * 0.22));
  context.beginPath();
  if (!traceAll(context, terrain.coast, onto(terrain, square), square.size, MARGIN, width * 0.3)) return;
  context.strokeStyle = palette.surf;
  context.lineJoin = 'bevel';
  for (const part of square.zoom < 18 ? [1] : [1, 0.66, 0.36]) {
    context.lineWidth = width * part;
    context.stroke();
  }
}

/** The coast is the path at hand: land, then its line, and the heights inside it. */
function paintLand(context: Context, square: Square, terrain: Terrain, palette: Palette): void {
  const to = onto(terrain, square);
  context.fillStyle = palette.land;
  context.fill('evenodd');
  context.strokeStyle = palette.coast;
  context.lineWidth = square.zoom < 18 ? 0.7 : 1;
  context.stroke();
  if (terrain.heights.length === 0) return;
  context.save();
  context.clip('evenodd');
  for (const { tint, rings } of terrain.heights) {
    context.beginPath();
    if (!traceAll(context, rings, to, square.size, MARGIN)) continue;
    context.fillStyle = palette[LANDS[tint] ?? 'rel2'];
    context.fill('evenodd');
  }
  context.restore();
}

function paintIslets(context: Context, square: Square, terrain: Terrain, palette: Palette): void {
  const { scale, dx, dy } = onto(terrain, square);
  const half = square.zoom < 18 ? 0.5 : 1;
  context.fillStyle = palette.coast;
  for (let i = 0; i < terrain.islets.length; i += 2) {
    const x = (terrain.islets[i] ?? 0) * scale + dx;
    const y = (terrain.islets[i + 1] ?? 0) * scale + dy;
    if (x < -2 || y < -2 || x > square.size + 2 || y > square.size + 2) continue;
    context.fillRect(x - half, y - half, 2 * half, 2 * half);
  }
}

function paintGrid(context: Context, square: Square, { board, palette, names }: Sheet): void {
  const { zoom, left, top, size } = square;
  if (zoom < LEAST_GRID) return;
  const numbers = board.grid.label(0).length * NUMBER_WIDTH <= NUMBER_ROOM * zoom;
  const pointy = board.grid.orientation === 'pointy';
  const number = Math.max(10.5, Math.min(13, zoom * 0.2));
  context.beginPath();
  context.font = `${number}px ${palette.draft}`;
  context.textAlign = 'center';
  context.fillStyle = palette.hexnum;
  for (let hex = 0; hex < board.grid.count; hex++) {
    const x = (board.centres[2 * hex] ?? 0) * zoom - left;
    const y = (board.centres[2 * hex + 1] ?? 0) * zoom - top;
    if (x < -zoom || y < -zoom || x > size + zoom || y > size + zoom) continue;
    sides(context, board, hex, x, y, zoom);
    if (!numbers) continue;
    const label = board.grid.label(hex);
    const foot = y - zoom * (pointy ? 0.33 : 0.36) + number * 0.1;
    const isHidden = names.some((name) =>
      isUnder(name, x + left, foot + top - 0.35 * number, 0.5 * number * label.length, 0.7 * number),
    );
    if (!isHidden) context.fillText(label, x, foot);
  }
  context.strokeStyle = palette.hex;
  context.lineWidth = zoom < 18 ? 0.6 : 0.9;
  context.stroke();
}

/** Each side once: the first three of every hex, and those that no neighbour draws. */
function sides(context: Context, { corners, grid }: Board, hex: number, x: number, y: number, zoom: number): void {
  let open = false;
  for (let d = 0; d < 6; d++) {
    const drawn = d < 3 || grid.neighbour(hex, d) < 0;
    const [ax = 0, ay = 0] = corners[d] ?? [];
    const [bx = 0, by = 0] = corners[(d + 1) % 6] ?? [];
    if (drawn && !open) context.moveTo(x + ax * zoom, y + ay * zoom);
    if (drawn) context.lineTo(x + bx * zoom, y + by * zoom);
    open = drawn;
  }
}

export function fontOf({ font, size }: Pick<Name, 'font' | 'size'>, palette: Palette): string {
  return `${font === 'water' ? 'italic ' : ''}${size.toFixed(1)}px ${palette.serif}`;
}

function paintName(context: Context, square: Square, name: Name, palette: Palette): void {
  const [x, y] = [name.x - square.left, name.y - square.top];
  const reach = name.width + name.size;
  if (x < -reach || y < -reach || x > square.size + reach || y > square.size + reach) return;
  context.save();
  if (name.dot) {
    context.fillStyle = palette.place;
    context.beginPath();
    context.arc(name.dot[0] - square.left, name.dot[1] - square.top, 2.2, 0, 2 * Math.PI);
    context.fill();
  }
  context.translate(x, y);
  if (name.turn !== 0) context.rotate((name.turn * Math.PI) / 180);
  context.font = fontOf(name, palette);
  context.textAlign = name.align;
  context.letterSpacing = `${name.spacing.toFixed(1)}px`;
  // Spacing stands after the last letter too; the middle is half of it further.
  const shift = name.align === 'center' ? name.spacing / 2 : 0;
  if (name.font === 'water') {
    context.globalAlpha = name.size > 20 ? 0.74 : 0.9;
    context.fillStyle = palette.water;
  } else {
    context.lineJoin = 'round';
    context.lineWidth = 2.6;
    context.strokeStyle = palette.halo;
    context.strokeText(name.text, shift, 0);
    context.fillStyle = palette.place;
  }
  context.fillText(name.text, shift, 0);
  context.restore();
}
