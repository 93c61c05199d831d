/** Outlines of counters about 0 0, nominally 40 units wide, each growing outward by `g`. */
export type Outline = (g: number) => string;

const square =
  (half = 20): Outline =>
  (g) =>
    rectangle(half + g, half + g);

export function rectangle(w: number, h: number): string {
  return `M${-w} ${-h}H${w}V${h}H${-w}z`;
}

export function cutRectangle(w: number, h: number, c: number): string {
  return `M${-w + c} ${-h}H${w - c}L${w} ${-h + c}V${h - c}L${w - c} ${h}H${-w + c}L${-w} ${h - c}V${-h + c}z`;
}

const cutSquare =
  (half = 20): Outline =>
  (g) =>
    cutRectangle(half + g, half + g, 8 + g * 0.4);

export const disc =
  (r: number): Outline =>
  (g) =>
    `M${-r - g} 0a${r + g} ${r + g} 0 1 0 ${2 * (r + g)} 0a${r + g} ${r + g} 0 1 0 ${-2 * (r + g)} 0z`;

export const octagon =
  (r: number): Outline =>
  (g) =>
    polygon(8, r + g, Math.PI / 8);

export const lozenge: Outline = (g) => {
  const [x, dx, y] = [22 + g * 1.2, 13 + g * 0.5, 9.5 + g];
  return `M${-x} 0L${-dx} ${-y}H${dx}L${x} 0L${dx} ${y}H${-dx}z`;
};

export const plate = (cutCorners: boolean): Outline => (cutCorners ? cutSquare() : square());

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
