import type { Board, Box } from '../board.ts';
import { changedHands, type Features } from './features.ts';
import { createPainter } from './painter.ts';
import type { ChartToPaint } from './painterProtocol.ts';
import { paletteOf } from './palette.ts';
import {
  canvasOf,
  fill,
  layOver,
  type Level,
  levelOf,
  missing,
  overviewIn,
  type Paint,
  place,
  renew,
  retainedLevels,
  squareOf,
  thin,
  TILE,
} from './tiles.ts';

/** Pixels kept in painted tiles; a screen of 1440 by 900 has 1.3 million. */
const MAX_PIXELS = 24e6;
/** Tiles asked of the painter at a time: what comes into view next must not wait behind what has left it. */
const AT_ONCE = 2;
/** The whole sheet in small, beneath the tiles, so that no hole shows while they are painted. */
const OVERVIEW = 900;

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

export function createGround(host: HTMLElement, board: Board, chart: ChartToPaint): Ground {
  const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
  const overview = overviewIn(host);
  const painter = createPainter();
  const paint: Paint = (level, key, done) =>
    painter.ask((id) => ({ kind: 'paint', id, ratio, square: squareOf(key, level) }), done);
  const queue = createTileQueue(paint, settle);
  let levels: Level[] = [];
  /** Painted in another light: shown until the new tiles are there. */
  let stale: Level[] = [];
  let box: Box = board.sheet;
  let { features } = chart;
  /** The overview is of another light. It lies beneath the tiles, so it comes after them. */
  let isOverviewStale = false;

  function paintOverview(): void {
    isOverviewStale = false;
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
    queue.want(level, missing(level, box, board.sheet));
  }

  /** Lets go of what is painted, tells the painter something, and paints again. */
  function paintAgain(tell: () => void): void {
    const [level] = levels;
    for (const { element } of stale) element.remove();
    stale = levels;
    levels = [];
    // What is still being painted comes as it was and is not wanted.
    painter.forget();
    queue.forget();
    tell();
    if (level) show(box, level.zoom);
  }

  /** Other features lie on the ground. Where hexes have only changed hands, only the tiles they are on are painted again. */
  function change(next: Features | null): void {
    const hexes = changedHands(features, next);
    features = next;
    // The palette is as it was, and to read it would have the whole page styled at once.
    if (hexes === null || next === null) paintAgain(() => painter.tell({ kind: 'features', features: next }));
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
    const max = MAX_PIXELS / (TILE * TILE * ratio * ratio);
    levels = retainedLevels(levels, max);
    if (level && level.tiles.size > max) thin(level, box, max);
    if (isOverviewStale) paintOverview();
  }

  const tellPalette = (): void => painter.tell({ kind: 'palette', palette: paletteOf(host) });
  painter.tell({ kind: 'chart', ...chart });
  tellPalette();
  paintOverview();
  return {
    show,
    repaint() {
      isOverviewStale = true;
      paintAgain(tellPalette);
    },
    change,
    dispose() {
      painter.end();
      overview.remove();
      for (const { element } of [...levels, ...stale]) element.remove();
    },
  };
}

interface TileQueue {
  /** These tiles of a level are wanted now, instead of those before. */
  want(level: Level, keys: readonly string[]): void;
  /** Nothing is wanted any more, not even what is being painted. */
  forget(): void;
}

/** Has tiles painted, a few at a time, and tells when all that are wanted are. */
function createTileQueue(paint: Paint, settled: () => void): TileQueue {
  let wanted: string[] = [];
  let painting = 0;
  /** The level that the wanted tiles are of. */
  let latest: Level;

  function work(level: Level): void {
    while (painting < AT_ONCE) {
      const key = wanted.shift();
      if (key === undefined) return;
      addTile(level, key);
    }
  }

  function addTile(level: Level, key: string): void {
    const [i = 0, j = 0] = key.split(' ').map(Number);
    const canvas = canvasOf(i * TILE, j * TILE);
    level.tiles.set(key, canvas);
    painting++;
    paint(level, key, (image) => {
      painting--;
      fill(canvas, image);
      level.element.append(canvas);
      work(latest);
      if (painting === 0 && wanted.length === 0) settled();
    });
  }

  return {
    want(level, keys) {
      latest = level;
      wanted = [...keys];
      if (wanted.length === 0 && painting === 0) settled();
      else work(level);
    },
    forget() {
      wanted = [];
      painting = 0;
    },
  };
}
