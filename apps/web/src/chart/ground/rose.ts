import type { Board } from '../board.ts';
import type { Context } from './paint.ts';
import type { Palette } from './palette.ts';
import type { Square, Terrain } from './terrain.ts';

/** The compass rose: where it stands and how wide it is, in hexes. */
export interface Rose {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** In the corner of the sheet where it covers the least land, the south-west one first. */
export function roseOf(board: Board, terrain: Terrain | null): Rose {
  const [left, top, right, bottom] = board.sheet;
  const radius = Math.max(0.8, Math.min(right - left, bottom - top) * 0.055);
  const inset = radius * 1.9;
  const corners = [
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
    [left + inset, top + inset],
    [right - inset, top + inset],
  ] as const;
  const ranked = corners.map(([x, y]) => ({ x, y, radius, land: terrain ? landNear(terrain, x, y, radius * 1.3) : 0 }));
  const [best] = ranked.sort((a, b) => a.land - b.land);
  return best as Rose;
}

/** How many points of the coast lie within a square. */
function landNear({ coast, unitHexes, originHexes }: Terrain, x: number, y: number, half: number): number {
  let count = 0;
  for (const { points } of coast) {
    for (let i = 0; i < points.length; i += 2) {
      const px = (points[i] ?? 0) * unitHexes - originHexes[0];
      const py = (points[i + 1] ?? 0) * unitHexes - originHexes[1];
      if (Math.abs(px - x) < half && Math.abs(py - y) < half) count++;
    }
  }
  return count;
}

export function paintRose(context: Context, square: Square, rose: Rose, palette: Palette): void {
  const [x, y] = [rose.x * square.zoom - square.left, rose.y * square.zoom - square.top];
  const reach = rose.radius * square.zoom * 1.5;
  if (x < -reach || y < -reach || x > square.size + reach || y > square.size + reach) return;
  const scale = (rose.radius * square.zoom) / 52;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.globalAlpha = 0.62;
  context.strokeStyle = palette.ink;
  context.lineWidth = 1.4;
  circle(context, 52);
  context.lineWidth = 0.8;
  context.setLineDash([1, 3.1]);
  circle(context, 47);
  context.setLineDash([]);
  for (const [turn, length, width] of POINTS) {
    context.save();
    context.rotate((turn * Math.PI) / 180);
    half(context, length, width, palette.ink);
    half(context, length, -width, palette.paper);
    context.restore();
  }
  context.fillStyle = palette.ink;
  context.font = `19px ${palette.serif}`;
  context.textAlign = 'center';
  context.letterSpacing = '0px';
  context.fillText('N', 0, -57);
  context.restore();
}

/** The four lesser points beneath the four great ones. */
const POINTS = [
  [45, 31, 6],
  [135, 31, 6],
  [225, 31, 6],
  [315, 31, 6],
  [0, 45, 8],
  [90, 45, 8],
  [180, 45, 8],
  [270, 45, 8],
] as const;

function circle(context: Context, radius: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.stroke();
}

function half(context: Context, length: number, width: number, fill: string): void {
  context.beginPath();
  context.moveTo(0, -length);
  context.lineTo(width, -Math.abs(width));
  context.lineTo(0, 0);
  context.closePath();
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = 0.6;
  context.stroke();
}
