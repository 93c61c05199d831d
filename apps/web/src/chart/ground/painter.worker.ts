/// <reference lib="webworker" />
import { type Board, boardOf } from '../board.ts';
import type { ChartFile } from '../chartFile.ts';
import draft from '../../fonts/chart-room-draft-400.woff2?url';
import serif from '../../fonts/ebgaramond-400.woff2?url';
import italic from '../../fonts/ebgaramond-400i.woff2?url';
import { type PlacedFeatures, placed, placedControl } from './features.ts';
import { type Measure, type Name, type NamedHex, namesAt } from './names.ts';
import { type Context, fontOf, paint, type Sheet } from './paint.ts';
import type { FromPainter, ToPainter } from './painterProtocol.ts';
import type { Palette } from './palette.ts';
import { type Rose, roseOf } from './rose.ts';
import { type Square, type Terrain, terrainOf } from './terrain.ts';

// Paints the ground beside the page: a square of a crowded coast takes longer than a frame.
declare const self: DedicatedWorkerGlobalScope;

interface Chart {
  readonly file: ChartFile | null;
  readonly board: Board;
  readonly terrain: Terrain | null;
  readonly named: readonly NamedHex[];
  readonly rose: Rose;
  readonly features: PlacedFeatures | null;
}

let chart: Chart | undefined;
let palette: Palette | undefined;
let names = new Map<number, readonly Name[]>();

/** A worker has its own fonts. Without them the chart is lettered in what there is. */
const fonts = Promise.allSettled(
  [
    new FontFace('EB Garamond', `url(${serif})`),
    new FontFace('EB Garamond', `url(${italic})`, { style: 'italic' }),
    new FontFace('Chart Room Draft', `url(${draft})`),
  ].map(async (face) => {
    self.fonts.add(face);
    await face.load();
  }),
);

self.addEventListener('message', ({ data }: MessageEvent<ToPainter>) => void answer(data));

async function answer(asked: ToPainter): Promise<void> {
  if (asked.kind === 'chart') {
    const board = boardOf(asked.grid, asked.file);
    const terrain = asked.file && terrainOf(asked.file);
    const features = placed(board.grid, asked.features);
    chart = { file: asked.file, board, terrain, named: asked.named, rose: roseOf(board, terrain), features };
    return;
  }
  if (asked.kind === 'features') {
    if (chart) chart = { ...chart, features: placed(chart.board.grid, asked.features) };
    return;
  }
  if (asked.kind === 'control') {
    if (chart?.features)
      chart = { ...chart, features: { ...chart.features, control: placedControl(chart.board.grid, asked.control) } };
    return;
  }
  if (asked.kind === 'palette') {
    palette = asked.palette;
    names = new Map();
    return;
  }
  await fonts;
  if (!chart || !palette) return;
  const image =
    asked.kind === 'overview'
      ? overview(chart, palette, asked.size)
      : square(chart, palette, asked.square, asked.ratio);
  if (image) self.postMessage({ id: asked.id, image } satisfies FromPainter, [image]);
}

function square(
  { board, terrain, rose, features, ...rest }: Chart,
  colours: Palette,
  at: Square,
  ratio: number,
): ImageBitmap | null {
  const canvas = new OffscreenCanvas(at.size * ratio, at.size * ratio);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return null;
  context.scale(ratio, ratio);
  paint(context, at, {
    board,
    terrain,
    features,
    palette: colours,
    rose,
    names: namesFor(context, { board, ...rest }, colours, at.zoom),
  });
  return canvas.transferToImageBitmap();
}

/** Names are placed once for each zoom. */
function namesFor(
  context: Context,
  { board, file, named }: Pick<Chart, 'board' | 'file' | 'named'>,
  colours: Palette,
  zoom: number,
): readonly Name[] {
  const known = names.get(zoom);
  if (known) return known;
  const measure: Measure = (name) => {
    context.font = fontOf(name, colours);
    context.letterSpacing = `${name.spacing.toFixed(1)}px`;
    return context.measureText(name.text).width;
  };
  const written = namesAt(board, file?.places ?? [], named, zoom, measure);
  context.letterSpacing = '0px';
  names.set(zoom, written);
  return written;
}

function overview({ board, terrain, features }: Chart, colours: Palette, size: number): ImageBitmap | null {
  const [left, top, right, bottom] = board.sheet;
  const zoom = size / Math.max(right - left, bottom - top);
  const canvas = new OffscreenCanvas(Math.ceil((right - left) * zoom), Math.ceil((bottom - top) * zoom));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return null;
  // No grid, no names: they would be seen twice while the tiles come.
  const bare: Sheet = { board, terrain, features, palette: colours, names: [], rose: null, bare: true };
  paint(context, { left: left * zoom, top: top * zoom, size, zoom }, bare);
  return canvas.transferToImageBitmap();
}
