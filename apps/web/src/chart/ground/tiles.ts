import type { Board, Box } from '../board.ts';
import type { GiveImage } from './painter.ts';
import type { Square } from './terrain.ts';

/** The tiles of the ground: square canvases, laid out for each zoom. */

export const TILE = 512;

export interface Level {
  readonly zoom: number;
  readonly element: HTMLDivElement;
  readonly tiles: Map<string, HTMLCanvasElement>;
}

export type Paint = (level: Level, key: string, done: GiveImage) => void;

export function squareOf(key: string, { zoom }: Level): Square {
  const [i = 0, j = 0] = key.split(' ').map(Number);
  return { left: i * TILE, top: j * TILE, size: TILE, zoom };
}

/** Tiles in view that hexes are on are painted again; those of other zooms are let go. */
export function renew(levels: readonly Level[], board: Board, hexes: readonly string[], paint: Paint): void {
  for (const [depth, level] of levels.entries()) {
    for (const key of tilesUnder(board, hexes, level)) {
      const canvas = level.tiles.get(key);
      if (!canvas) continue;
      if (depth === 0) {
        paint(level, key, (image) => fill(canvas, image));
        continue;
      }
      canvas.remove();
      level.tiles.delete(key);
    }
  }
}

/** The painted tiles that hexes are on, or beside: their borders reach a little beyond them. */
function tilesUnder(board: Board, hexes: readonly string[], { zoom, tiles }: Level): Set<string> {
  const found = new Set<string>();
  for (const label of hexes) {
    const hex = board.grid.hexAt(label);
    if (hex < 0) continue;
    const [x, y] = board.centreOf(hex);
    const [left, top, right, bottom] = inTiles([x - 1, y - 1, x + 1, y + 1], zoom).map(Math.floor) as [
      number,
      number,
      number,
      number,
    ];
    for (let i = left; i <= right; i++)
      for (let j = top; j <= bottom; j++) if (tiles.has(`${i} ${j}`)) found.add(`${i} ${j}`);
  }
  return found;
}

export function overviewIn(host: HTMLElement): HTMLCanvasElement {
  const overview = canvasOf(1, 1);
  overview.className = 'chart-overview';
  host.append(overview);
  return overview;
}

export function levelOf(zoom: number): Level {
  const element = document.createElement('div');
  element.className = 'chart-tiles';
  return { zoom, element, tiles: new Map() };
}

/** The newest levels, as far as their tiles are no more than may be kept, and the newest at any rate. */
export function retainedLevels(levels: readonly Level[], max: number): Level[] {
  let kept = 0;
  return levels.filter(({ tiles }, i) => {
    kept += tiles.size;
    return kept <= max || i === 0;
  });
}

/** A level comes into view as it is; what others have is stretched to it. */
export function place(host: HTMLElement, level: Level, all: readonly Level[]): void {
  host.append(level.element);
  for (const other of all) other.element.style.transform = other === level ? '' : `scale(${level.zoom / other.zoom})`;
}

/** Lays a canvas over a part of the board, as large as it is at a zoom. */
export function layOver(canvas: HTMLCanvasElement, [left, top, right, bottom]: Box, zoom: number): void {
  canvas.style.cssText = `left:${left * zoom}px;top:${top * zoom}px;width:${(right - left) * zoom}px;height:${(bottom - top) * zoom}px`;
}

function inTiles(box: Box, zoom: number): [number, number, number, number] {
  return box.map((edge) => (edge * zoom) / TILE) as [number, number, number, number];
}

export function canvasOf(left: number, top: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = `left:${left}px;top:${top}px;width:${TILE}px;height:${TILE}px`;
  return canvas;
}

/** The canvas takes the painter's picture as it is. One that is drawn into would hand its pixels over again with every frame of a pan. */
export function fill(canvas: HTMLCanvasElement, image: ImageBitmap): void {
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('bitmaprenderer', { alpha: false })?.transferFromImageBitmap(image);
}

/** The tiles in view that are not painted, those in the middle first. */
export function missing({ zoom, tiles }: Level, box: Box, whole: Box): string[] {
  const [left, top, right, bottom] = inTiles(box, zoom);
  const sheet = inTiles(whole, zoom);
  const wanted: { key: string; far: number }[] = [];
  for (let j = Math.floor(Math.max(top, sheet[1])); j <= Math.min(bottom, sheet[3]); j++) {
    for (let i = Math.floor(Math.max(left, sheet[0])); i <= Math.min(right, sheet[2]); i++) {
      const key = `${i} ${j}`;
      const far = Math.hypot(i + 0.5 - (left + right) / 2, j + 0.5 - (top + bottom) / 2);
      if (!tiles.has(key)) wanted.push({ key, far });
    }
  }
  return wanted.sort((a, b) => a.far - b.far).map(({ key }) => key);
}

/** Takes away tiles that are out of view, until no more are kept than may be. */
export function thin({ tiles, zoom }: Level, box: Box, max: number): void {
  const [left, top, right, bottom] = inTiles(box, zoom);
  for (const [key, canvas] of tiles) {
    if (tiles.size <= max) return;
    const [i = 0, j = 0] = key.split(' ').map(Number);
    if (i >= left - 1 && i <= right && j >= top - 1 && j <= bottom) continue;
    canvas.remove();
    tiles.delete(key);
  }
}
