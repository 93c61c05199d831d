import type { Board } from './board.ts';
import { type Camera, type Frame, toBoard } from './camera.ts';
import { halfTurn } from './earth.ts';
import { paletteOf } from './ground/palette.ts';

/** Steps between figures, in degrees: the smallest that leaves room for them. */
const STEPS = [0.5, 1, 2, 5, 10, 20, 30];
const ROOM = 58;

export interface Neatline {
  draw(camera: Camera, frame: Frame): void;
  repaint(): void;
}

type Edge = 'top' | 'bottom' | 'left' | 'right';
const EDGES: readonly Edge[] = ['top', 'bottom', 'left', 'right'];

/** The frame of the chart with its degrees, which follow the pan: four thin canvases, so that a frame of it costs little. */
export function neatlineOf(host: HTMLElement, board: Board, pad: number): Neatline {
  const canvases = new Map(EDGES.map((edge) => [edge, host.querySelector<HTMLCanvasElement>(`[data-edge="${edge}"]`)]));
  const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
  let palette = paletteOf(host);

  function draw(camera: Camera, frame: Frame): void {
    for (const edge of EDGES) {
      const canvas = canvases.get(edge);
      const context = canvas?.getContext('2d');
      if (canvas && context) drawEdge(canvas, context, edge, camera, frame);
    }
  }

  function drawEdge(
    canvas: HTMLCanvasElement,
    context: CanvasRenderingContext2D,
    edge: Edge,
    camera: Camera,
    frame: Frame,
  ): void {
    const flat = edge === 'top' || edge === 'bottom';
    const length = flat ? frame.width : frame.height;
    const [width, height] = flat ? [length + 2 * pad, pad] : [pad, length];
    if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    // Along the edge is x, outward from the chart is y, whichever edge it is.
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = palette.paper;
    context.fillRect(0, 0, width, height);
    if (edge === 'top') context.transform(1, 0, 0, -1, pad, pad);
    if (edge === 'bottom') context.transform(1, 0, 0, 1, pad, 0);
    if (edge === 'left') context.transform(0, 1, -1, 0, pad, 0);
    if (edge === 'right') context.transform(0, 1, 1, 0, 0, 0);
    context.fillStyle = palette.ink;
    if (board.earth) degrees(context, edge, camera, frame, length);
  }

  function degrees(context: CanvasRenderingContext2D, edge: Edge, camera: Camera, frame: Frame, length: number): void {
    const flat = edge === 'top' || edge === 'bottom';
    const at = (along: number): number => {
      const point = flat
        ? { x: along, y: edge === 'top' ? 0 : frame.height }
        : { x: edge === 'left' ? 0 : frame.width, y: along };
      const [x, y] = toBoard(camera, frame, point);
      const [lon, lat] = board.earth?.earth.toEarth(...board.earth.toNm(x, y)) ?? [0, 0];
      return flat ? lon : lat;
    };
    const perDegree = length / Math.max(1e-6, Math.abs(at(length) - at(0)));
    const step = STEPS.find((degree) => degree * perDegree >= ROOM) ?? 45;
    const crossings = crossingsOf(at, length, step / 2);
    for (let i = 0; i + 1 < crossings.length; i++) {
      const [from, to] = [crossings[i], crossings[i + 1]];
      if (!from || !to || Math.floor((from.degrees + to.degrees) / step) % 2 !== 0) continue;
      context.fillRect(from.along, 2, to.along - from.along, 3);
    }
    for (const { along, degrees: value } of crossings) {
      if (Math.abs(Math.round(value / step) * step - value) > 1e-6 || along < 16 || along > length - 16) continue;
      write(context, edge, along, flat ? longitude(value) : latitude(value));
    }
  }

  /** Letters stand upright above and below, and read upward at the sides. */
  function write(context: CanvasRenderingContext2D, edge: Edge, along: number, text: string): void {
    if (pad < 16) return;
    context.save();
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.font = `10.5px ${palette.serif}`;
    context.textAlign = 'center';
    context.textBaseline = edge === 'top' || edge === 'left' ? 'alphabetic' : 'hanging';
    if (edge === 'top') context.translate(pad + along, pad - 9);
    if (edge === 'bottom') context.translate(pad + along, 9);
    if (edge === 'left') context.translate(pad - 9, along);
    if (edge === 'right') context.translate(9, along);
    if (edge === 'left' || edge === 'right') context.rotate(-Math.PI / 2);
    context.fillText(text, 0, 0);
    context.restore();
  }

  return {
    draw,
    repaint: () => {
      palette = paletteOf(host);
    },
  };
}

/** Where along an edge the degrees are multiples of a step; between samples they run nearly straight. */
function crossingsOf(
  at: (along: number) => number,
  length: number,
  step: number,
): { along: number; degrees: number }[] {
  const samples = 24;
  const found: { along: number; degrees: number }[] = [{ along: 0, degrees: at(0) }];
  for (let i = 0; i < samples; i++) {
    const [from, to] = [(length * i) / samples, (length * (i + 1)) / samples];
    const [a, b] = [at(from), at(to)];
    const up = b >= a;
    const first = up ? Math.ceil(a / step) : Math.floor(a / step);
    for (let n = first; up ? n * step < b : n * step > b; n += up ? 1 : -1)
      found.push({ along: from + ((n * step - a) / (b - a)) * (to - from), degrees: n * step });
  }
  found.push({ along: length, degrees: at(length) });
  return found;
}

const figure = (degrees: number): string => String(Math.abs(Math.round(degrees * 10) / 10));

function longitude(degrees: number): string {
  const turned = halfTurn(degrees);
  return `${figure(turned)}°${turned === 0 || Math.abs(turned) === 180 ? '' : turned > 0 ? 'E' : 'W'}`;
}

function latitude(degrees: number): string {
  return `${figure(degrees)}°${degrees === 0 ? '' : degrees > 0 ? 'N' : 'S'}`;
}
