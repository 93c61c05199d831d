import type { GroundKind } from './features.ts';
import type { Context } from './paint.ts';
import type { Palette } from './palette.ts';

type Hexes = readonly (readonly [number, number])[];
type Marker = (context: Context, hexes: Hexes, zoom: number, palette: Palette) => void;

/** Strokes the same small drawing in every hex. */
const stroked =
  (color: keyof Palette, draw: (context: Context, x: number, y: number, unit: number) => void): Marker =>
  (context, hexes, zoom, palette) => {
    context.save();
    context.beginPath();
    for (const [x, y] of hexes) draw(context, x, y, zoom);
    context.globalAlpha = 0.5;
    context.strokeStyle = palette[color];
    context.lineWidth = Math.max(0.8, zoom * 0.022);
    context.stroke();
    context.restore();
  };

/** Where in a hex small marks stand, in parts of it: clear of its number, and beside a counter. */
const AROUND = [
  [-0.3, -0.02],
  [0.3, 0.02],
  [-0.16, 0.3],
  [0.18, 0.3],
] as const;

/** What stands on a ground, so that it is not told by color alone; null where color is enough, as on water. */
export const GROUND_MARKS: Readonly<Record<GroundKind, Marker | null>> = {
  sea: null,
  shallows: stroked('water', (context, x, y, unit) => {
    for (const [dx, dy] of AROUND) {
      const [cx, cy, r] = [x + dx * unit, y + dy * unit, unit * 0.05];
      context.moveTo(cx - 2 * r, cy);
      context.quadraticCurveTo(cx - r, cy - r, cx, cy);
      context.quadraticCurveTo(cx + r, cy + r, cx + 2 * r, cy);
    }
  }),
  clear: null,
  jungle: stroked('place', (context, x, y, unit) => {
    for (const [dx, dy] of AROUND) {
      const [cx, cy, r] = [x + dx * unit, y + dy * unit, unit * 0.055];
      context.moveTo(cx + r, cy);
      context.arc(cx, cy, r, 0, Math.PI, true);
      context.moveTo(cx, cy);
      context.lineTo(cx, cy + r);
    }
  }),
  rough: stroked('coast', (context, x, y, unit) => {
    for (const [dx, dy] of AROUND) {
      const [cx, cy, r] = [x + dx * unit, y + dy * unit, unit * 0.05];
      for (const n of [-1, 0, 1]) {
        context.moveTo(cx + n * r, cy - r);
        context.lineTo(cx + n * r * 1.4, cy + r);
      }
    }
  }),
  mountain: stroked('coast', (context, x, y, unit) => {
    for (const [dx, dy] of AROUND) {
      const [cx, cy, r] = [x + dx * unit, y + dy * unit, unit * 0.09];
      context.moveTo(cx - r, cy + r * 0.7);
      context.lineTo(cx, cy - r * 0.7);
      context.lineTo(cx + r, cy + r * 0.7);
    }
  }),
  town: (context, hexes, zoom, palette) => {
    context.fillStyle = palette.town;
    context.strokeStyle = palette.coast;
    context.lineWidth = 0.8;
    for (const [x, y] of hexes) {
      for (const [dx, dy] of AROUND) {
        const r = zoom * 0.055;
        context.fillRect(x + dx * zoom - r, y + dy * zoom - r, 2 * r, 2 * r);
        context.strokeRect(x + dx * zoom - r, y + dy * zoom - r, 2 * r, 2 * r);
      }
    }
  },
  atoll: (context, hexes, zoom, palette) => {
    context.save();
    context.strokeStyle = palette.coast;
    context.lineWidth = Math.max(1.6, zoom * 0.05);
    context.setLineDash([zoom * 0.16, zoom * 0.07]);
    for (const [x, y] of hexes) {
      context.beginPath();
      context.ellipse(x, y, zoom * 0.3, zoom * 0.22, 0, 0, 2 * Math.PI);
      context.stroke();
    }
    context.restore();
  },
  off: null,
};
