import type { Board, Box } from '../board.ts';
import { changedHands, type Features } from './features.ts';
import type { ChartToPaint, FromPainter, ToPainter } from './painterProtocol.ts';
import { paletteOf } from './palette.ts';
import type { Square } from './terrain.ts';

const TILE = 512;
/** Pixels kept in painted tiles; a screen of 1440 by 900 has 1.3 million. */
const MOST_PIXELS = 24e6;
/** Tiles asked of the painter at a time: what comes into view next must not wait behind what has left it. */
const AT_ONCE = 2;
/** The whole sheet in small, beneath the tiles, so that no hole shows while they are painted. */
const OVERVIEW = 900;

interface Level {
  readonly zoom: number;
  readonly element: HTMLDivElement;
  readonly tiles: Map<string, HTMLCanvasElement>;
}

/** The painted ground of the chart: square canvases for each zoom, made as they come into view and kept for a while. */
export interface Ground {
  /** Shows a part of the board, which is laid out at a zoom. */
  show(box: Box, zoom: number): void;
  /** The lamp or the light has changed. */
  repaint(): void;
  /** Other features lie on it. */
  change(features: Features | null): void;
  dispose(): void;
}

type Images = (image: ImageBitmap) => void;
type Paint = (level: Level, key: string, done: Images) => void;

export function createGround(host: HTMLElement, board: Board, chart: ChartToPaint): Ground {
  const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
  const overview = overviewIn(host);
  const painter = createPainter();
  let levels: Level[] = [];
  /** Painted in another light: shown until the new tiles are there. */
  let stale: Level[] = [];
  let box: Box = board.sheet;
  let queue: string[] = [];
  let painting = 0;
  let { features } = chart;

  function begin(): void {
    painter.tell({ kind: 'palette', palette: paletteOf(host) });
    painter.ask(
      (id) => ({ kind: 'overview', id, size: OVERVIEW }),
      (image) => fill(overview, image),
      true,
    );
  }

  function levelAt(zoom: number): Level {
    const level = levels.find((each) => each.zoom === zoom) ?? levelOf(zoom);
    levels = [level, ...levels.filter((each) => each !== level)];
    return level;
  }

  function show(wanted: Box, zoom: number): void {
    box = wanted;
    const changed = levels[0]?.zoom !== zoom;
    const level = levelAt(zoom);
    if (changed) {
      layOver(overview, board.sheet, zoom);
      place(host, level, [...levels, ...stale]);
    }
    queue = missing(level, box, board.sheet);
    if (queue.length === 0 && painting === 0) settle();
    else work();
  }

  /** Lets go of what is painted, has the painter told something, and begins anew. */
  function paintAnew(tell: () => void): void {
    const [level] = levels;
    for (const { element } of stale) element.remove();
    stale = levels;
    levels = [];
    queue = [];
    // What is still being painted comes as it was and is not wanted.
    painter.forget();
    painting = 0;
    tell();
    if (level) show(box, level.zoom);
  }

  function work(): void {
    const [level] = levels;
    if (!level) return;
    while (painting < AT_ONCE) {
      const key = queue.shift();
      if (key === undefined) return;
      addTile(level, key);
    }
  }

  const paint: Paint = (level, key, done) =>
    painter.ask((id) => ({ kind: 'paint', id, ratio, square: squareOf(key, level) }), done);

  function addTile(level: Level, key: string): void {
    const [i = 0, j = 0] = key.split(' ').map(Number);
    const canvas = canvasOf(i * TILE, j * TILE);
    level.tiles.set(key, canvas);
    painting++;
    paint(level, key, (image) => {
      painting--;
      fill(canvas, image);
      level.element.append(canvas);
      work();
      if (painting === 0 && queue.length === 0) settle();
    });
  }

  /** Other features lie on the ground. Where hexes have only changed hands, the tiles they are on are painted anew. */
  function change(next: Features | null): void {
    const hexes = changedHands(features, next);
    features = next;
    // The palette is as it was, and to read it would have the whole page styled at once.
    if (hexes === null || next === null) paintAnew(() => painter.tell({ kind: 'features', features: next }));
    else {
      painter.tell({ kind: 'control', control: next.control });
      renew(levels, board, hexes, paint);
    }
  }

  /** All is painted: other zooms go, and the oldest of what is kept. */
  function settle(): void {
    const [level, ...others] = levels;
    for (const other of [...others, ...stale]) other.element.remove();
    stale = [];
    const max = MOST_PIXELS / (TILE * TILE * ratio * ratio);
    levels = retainedLevels(levels, max);
    if (level && level.tiles.size > max) thin(level, box, max);
  }

  painter.tell({ kind: 'chart', ...chart });
  begin();
  return {
    show,
    repaint: () => paintAnew(begin),
    change,
    dispose() {
      painter.end();
      overview.remove();
      for (const { element } of [...levels, ...stale]) element.remove();
    },
  };
}

function squareOf(key: string, { zoom }: Level): Square {
  const [i = 0, j = 0] = key.split(' ').map(Number);
  return { left: i * TILE, top: j * TILE, size: TILE, zoom };
}

/** Tiles in view that hexes are on are painted over; those of other zooms are let go. */
function renew(levels: readonly Level[], board: Board, hexes: readonly string[], paint: Paint): void {
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

function overviewIn(host: HTMLElement): HTMLCanvasElement {
  const overview = canvasOf(1, 1);
  overview.className = 'chart-overview';
  host.append(overview);
  return overview;
}

function levelOf(zoom: number): Level {
  const element = document.createElement('div');
  element.className = 'chart-tiles';
  return { zoom, element, tiles: new Map() };
}

/** The newest levels, as far as their tiles are no more than may be kept, and the newest at any rate. */
function retainedLevels(levels: readonly Level[], max: number): Level[] {
  let kept = 0;
  return levels.filter(({ tiles }, i) => {
    kept += tiles.size;
    return kept <= max || i === 0;
  });
}

/** A level comes into view as it is; what others have is stretched to it. */
function place(host: HTMLElement, level: Level, all: readonly Level[]): void {
  host.append(level.element);
  for (const other of all) other.element.style.transform = other === level ? '' : `scale(${level.zoom / other.zoom})`;
}

/** Lays a canvas over a part of the board, as large as it is at a zoom. */
function layOver(canvas: HTMLCanvasElement, [left, top, right, bottom]: Box, zoom: number): void {
  canvas.style.cssText = `left:${left * zoom}px;top:${top * zoom}px;width:${(right - left) * zoom}px;height:${(bottom - top) * zoom}px`;
}

function inTiles(box: Box, zoom: number): [number, number, number, number] {
  return box.map((edge) => (edge * zoom) / TILE) as [number, number, number, number];
}

function canvasOf(left: number, top: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = `left:${left}px;top:${top}px;width:${TILE}px;height:${TILE}px`;
  return canvas;
}

/** The canvas takes the painter's picture as it is. One that is drawn into would hand its pixels over again with every frame of a pan. */
function fill(canvas: HTMLCanvasElement, image: ImageBitmap): void {
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('bitmaprenderer', { alpha: false })?.transferFromImageBitmap(image);
}

/** The tiles in view that are not painted, those in the middle first. */
function missing({ zoom, tiles }: Level, box: Box, whole: Box): string[] {
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
function thin({ tiles, zoom }: Level, box: Box, max: number): void {
  const [left, top, right, bottom] = inTiles(box, zoom);
  for (const [key, canvas] of tiles) {
    if (tiles.size <= max) return;
    const [i = 0, j = 0] = key.split(' ').map(Number);
    if (i >= left - 1 && i <= right && j >= top - 1 && j <= bottom) continue;
    canvas.remove();
    tiles.delete(key);
  }
}

interface Painter {
  tell(told: ToPainter): void;
  /** Asks for a picture, which comes later. One that lasts is wanted whatever changes meanwhile. */
  ask(asked: (id: number) => ToPainter, give: Images, lasts?: boolean): void;
  /** What was asked for is not wanted any more. */
  forget(): void;
  end(): void;
}

/** The painter beside the page, and what it has been asked for. */
function createPainter(): Painter {
  const worker = new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module', name: 'painter' });
  const waiting = new Map<number, { readonly give: Images; readonly lasts: boolean }>();
  let count = 0;
  worker.addEventListener('message', ({ data: { id, image } }: MessageEvent<FromPainter>) => {
    waiting.get(id)?.give(image);
    waiting.delete(id);
  });
  return {
    tell: (told) => worker.postMessage(told),
    ask(asked, give, lasts = false) {
      waiting.set(++count, { give, lasts });
      worker.postMessage(asked(count));
    },
    forget() {
      for (const [id, { lasts }] of waiting) if (!lasts) waiting.delete(id);
    },
    end: () => worker.terminate(),
  };
}
