declare module 'lineclip' {
  type Corner = readonly [number, number];
  type Bounds = readonly [left: number, top: number, right: number, bottom: number];

  /** The parts of a line inside a box. */
  export function clipPolyline(points: readonly Corner[], bounds: Bounds): Corner[][];
  /** A ring cut off along the sides of a box (the method of Sutherland and Hodgman). */
  export function clipPolygon(points: readonly Corner[], bounds: Bounds): Corner[];
}
