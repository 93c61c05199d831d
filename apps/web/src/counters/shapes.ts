import type { Livery } from './livery.ts';

/** Outlines of counters about 0 0, nominally 40 units wide, each growing outward by `g`. */
export type Outline = (g: number) => string;
export type Corners = Livery['corners'];

/** How far a cut or a rounding reaches along the sides of a plate. */
const CUT = 8;
const ROUND = 9;

export function rectangle(w: number, h: number): string {
  return `M${-w} ${-h}H${w}V${h}H${-w}z`;
}

function cutRectangle(w: number, h: number, c: number): string {
  return `M${-w + c} ${-h}H${w - c}L${w} ${-h + c}V${h - c}L${w - c} ${h}H${-w + c}L${-w} ${h - c}V${-h + c}z`;
}

function roundRectangle(w: number, h: number, r: number): string {
  const turn = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${-w + r} ${-h}H${w - r}${turn(r, r)}V${h - r}${turn(-r, r)}H${-w + r}${turn(-r, -r)}V${-h + r}${turn(r, -r)}z`;
}

/** A rectangle with the corners of a livery. */
function cornered(corners: Corners, w: number, h: number, cut: number, round: number): string {
  if (corners === 'cut') return cutRectangle(w, h, cut);
  return corners === 'round' ? roundRectangle(w, h, round) : rectangle(w, h);
}

export const plate =
  (corners: Corners): Outline =>
  (g) =>
    cornered(corners, 20 + g, 20 + g, CUT + g * 0.4, Math.max(1, ROUND + g));

/** A plate that is half as high. */
export const wide =
  (corners: Corners): Outline =>
  (g) =>
    cornered(corners, 20 + g, 12 + g, 5, Math.max(1, 7 + g));

/** A token for a deck or a box. */
export const token =
  (corners: Corners): Outline =>
  (g) =>
    cornered(corners, 12.4 + g, 10.4 + g, 3.6, Math.max(1, 4 + g));

/** The plate from a height downward. */
export function plateBelow(corners: Corners, top: number): string {
  if (top >= 20) return '';
  if (top <= -20) return plate(corners)(0);
  if (corners === 'cut') return `M-20 ${top}H20V12L12 20H-12L-20 12z`;
  return corners === 'round' ? `M-20 ${top}H20V11a9 9 0 0 1 -9 9H-11a9 9 0 0 1 -9 -9z` : `M-20 ${top}H20V20H-20z`;
}

export const disc =
  (r: number): Outline =>
  (g) =>
    `M${-r - g} 0a${r + g} ${r + g} 0 1 0 ${2 * (r + g)} 0a${r + g} ${r + g} 0 1 0 ${-2 * (r + g)} 0z`;

/** What flies: a disc, an octagon or a hexagon, so wide from the middle to its sides. */
export function flying(corners: Corners, inner: number): Outline {
  if (corners === 'square') return disc(inner);
  const count = corners === 'cut' ? 8 : 6;
  const outer = (g: number): number => (inner + g) / Math.cos(Math.PI / count);
  return (g) => polygon(count, outer(g), corners === 'cut' ? Math.PI / 8 : Math.PI / 6);
}

export const lozenge: Outline = (g) => {
  const [x, dx, y] = [22 + g * 1.2, 13 + g * 0.5, 9.5 + g];
  return `M${-x} 0L${-dx} ${-y}H${dx}L${x} 0L${dx} ${y}H${-dx}z`;
};

/**
 * A shape somewhere else. A transform would do the same, but every transform in a drawing is a layer's worth of work to
 * the browser with each frame, and there are hundreds of counters. Of commands that are not relative, shapes here use M, L, H and V.
 */
export function moved(d: string, dx: number, dy: number): string {
  const by = (command: string, i: number): number => (command === 'V' || (command !== 'H' && i % 2 === 1) ? dy : dx);
  return d.replace(/([MLHV])([^A-Za-z]+)/g, (_, command: string, points: string) => {
    const numbers = points.trim().split(/[\s,]+/);
    return command + numbers.map((number, i) => rounded(Number(number) + by(command, i))).join(' ');
  });
}

/** A point turned about 0 0, clockwise in degrees. */
export function turned(x: number, y: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return `${rounded(x * cos - y * sin)} ${rounded(x * sin + y * cos)}`;
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;

function polygon(corners: number, r: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / corners;
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}z`;
}

/** A star of twenty points: a hit. */
export function burst(r: number): string {
  const points = Array.from({ length: 20 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 20 - Math.PI / 2;
    const at = i % 2 === 0 ? r : r * 0.66;
    return `${(at * Math.cos(angle)).toFixed(2)} ${(at * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}z`;
}

/** A part of a ring, by angles in degrees clockwise from the top. */
export function arc(r: number, from: number, to: number): string {
  const at = (degrees: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${at(from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`;
}
