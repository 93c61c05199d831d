import { type Compass, directionsOf, type Orientation, turned } from './hexDirections.ts';
import { hexLines } from './hexLines.ts';
import { hexNames, noSuchHex } from './hexNames.ts';
import { checkSpec, halfHexShift, type HexGridSpec } from './hexNumbering.ts';
import { axialIndex, entry, numberHexes } from './hexTables.ts';

export type { Compass, Orientation } from './hexDirections.ts';
export type { HexGridSpec } from './hexNumbering.ts';

/**
 * A map of hexes. A hex is an integer from 0 to `count - 1`, in the order of the labels; -1 stands for a place off
 * the map. A direction is an integer from 0 to 5, clockwise, an index into `directions`. Functions that ask for a hex
 * throw a RangeError for a number that is none.
 */
export interface HexGrid {
  readonly orientation: Orientation;
  /** How many hexes the map has. */
  readonly count: number;
  /** The names of directions 0 to 5: true compass directions, whichever way the numbers run. */
  readonly directions: readonly Compass[];

  /** The printed number of a hex. */
  label(hex: number): string;
  /** The hex with a label, or -1. */
  hexAt(label: string): number;
  /** The hex with a label; throws an Error that names the label where the map has no such hex. */
  mustHex(label: string): number;

  /** The direction with a compass name; throws where hexes of this map have no neighbour that way. */
  direction(name: Compass): number;
  /** The direction from a hex to an adjacent one, or -1 where they are not adjacent. */
  directionTo(a: number, b: number): number;
  /** The adjacent hex in a direction, or -1 off the map. */
  neighbour(hex: number, direction: number): number;
  /** The adjacent hexes on the map, clockwise from direction 0. The same array every time: do not change it. */
  neighbours(hex: number): readonly number[];

  /** The distance in hexes, as the crow flies. */
  distance(a: number, b: number): number;
  /** The hexes exactly `radius` away, clockwise, starting in direction 0. */
  ring(hex: number, radius: number): number[];
  /** The hexes at most `radius` away, nearest first, the hex itself included. */
  within(hex: number, radius: number): number[];

  /**
   * The straight line from `a` to `b`, both included: the hex at position i is i hexes from `a` and nearest to the
   * line between the centres. Where two hexes are equally near (the line runs along their common hexside, or crosses
   * it in the middle) the northern one is taken, of two abreast the western one, unless only the other is on the map.
   * So `line(b, a)` is `line(a, b)` backwards. The entry is -1 where the line crosses an omitted hex.
   */
  line(a: number, b: number): number[];
  /**
   * `line(a, b)` and, where two hexes were ever equally near, a second line that takes the southern (eastern) one each
   * time. The two may be mixed freely: hexes at the same position are interchangeable.
   */
  lines(a: number, b: number): number[][];
  /**
   * The adjacent hexes to which a straight move from `a` to `b` may go first: one, or two where the line starts along
   * a hexside. Empty where `b` is `a`, or where those hexes are off the map.
   */
  straightSteps(a: number, b: number): number[];
  /** The directions, of those that stay on the map, in which a step from `a` shortens the distance to `b`. */
  toward(a: number, b: number): number[];

  /** Axial coordinates: q grows east, r grows south-east (pointy) or south (flat). */
  axial(hex: number): { q: number; r: number };
  /** The q of `axial`, without an object. */
  axialQ(hex: number): number;
  /** The r of `axial`, without an object. */
  axialR(hex: number): number;
  /** The hex at axial coordinates, or -1. */
  hexFromAxial(q: number, r: number): number;

  /**
   * The centre of a hex for drawing, with a hex 1 wide, x east and y south. These are fractions: rules must use
   * distances, directions and bearings instead.
   */
  centre(hex: number): { x: number; y: number };
}

const ROW_STEP = Math.sqrt(3) / 2;

/** Builds the map that a layout describes. All tables are made here, so that asking costs a few integer operations. */
export function hexGrid(spec: HexGridSpec): HexGrid {
  checkSpec(spec);
  const { labels, qs, rs } = numberHexes(spec);
  const count = labels.length;
  const hexFromAxial = axialIndex(qs, rs);
  const directions = directionsOf(spec.orientation);

  const beside = new Int32Array(count * 6);
  const neighbourLists: number[][] = [];
  for (let hex = 0; hex < count; hex++) {
    for (let d = 0; d < 6; d++) beside[hex * 6 + d] = stepsAway(hex, d, 1);
    neighbourLists.push(Array.from(beside.subarray(hex * 6, hex * 6 + 6)).filter((other) => other >= 0));
  }

  /** The place `first` steps away in a direction and `second` steps in the next one clockwise. */
  function stepsAway(hex: number, direction: number, first: number, second = 0): number {
    const next = turned(direction, 1);
    return hexFromAxial(
      entry(qs, hex) + first * entry(directions.q, direction) + second * entry(directions.q, next),
      entry(rs, hex) + first * entry(directions.r, direction) + second * entry(directions.r, next),
    );
  }

  function neighbour(hex: number, towards: number): number {
    if (towards < 0 || towards > 5) throw new RangeError(`A hex has directions 0 to 5, not ${towards}.`);
    return entry(beside, hex * 6 + towards);
  }

  function directionTo(a: number, b: number): number {
    if (b < 0) return -1;
    for (let d = 0; d < 6; d++) if (neighbour(a, d) === b) return d;
    return -1;
  }

  function neighbours(hex: number): readonly number[] {
    const list = neighbourLists[hex];
    if (list === undefined) throw noSuchHex(hex);
    return list;
  }

  function distance(a: number, b: number): number {
    const dq = entry(qs, b) - entry(qs, a);
    const dr = entry(rs, b) - entry(rs, a);
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  }

  function addRing(found: number[], hex: number, radius: number): void {
    for (let d = 0; d < 6; d++) {
      for (let i = 0; i < radius; i++) {
        const other = stepsAway(hex, d, radius - i, i);
        if (other >= 0) found.push(other);
      }
    }
  }

  function ring(hex: number, radius: number): number[] {
    if (radius === 0) return [hexFromAxial(entry(qs, hex), entry(rs, hex))];
    const found: number[] = [];
    addRing(found, hex, radius);
    return found;
  }

  function within(hex: number, radius: number): number[] {
    if (radius < 0) return [];
    const found = ring(hex, 0);
    // No two hexes of a map are further apart than its rows and columns together.
    const furthest = spec.rows[1] - spec.rows[0] + spec.cols[1] - spec.cols[0];
    for (let distant = 1; distant <= radius && distant <= furthest; distant++) addRing(found, hex, distant);
    return found;
  }

  function centre(hex: number): { x: number; y: number } {
    const q = entry(qs, hex);
    const r = entry(rs, hex);
    const half = halfHexShift(spec);
    return spec.orientation === 'pointy'
      ? { x: q + (r + half) / 2, y: r * ROW_STEP }
      : { x: q * ROW_STEP, y: r + (q + half) / 2 };
  }

  return {
    orientation: spec.orientation,
    count,
    directions: directions.names,
    ...hexNames(spec, labels, directions.names),
    directionTo,
    neighbour,
    neighbours,
    distance,
    ring,
    within,
    ...hexLines({ qs, rs, directions, stepsAway, neighbour }),
    axial: (hex) => ({ q: entry(qs, hex), r: entry(rs, hex) }),
    axialQ: (hex) => entry(qs, hex),
    axialR: (hex) => entry(rs, hex),
    hexFromAxial,
    centre,
  };
}
