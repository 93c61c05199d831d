import {
  type Compass,
  directionsOf,
  type Orientation,
  partAlong,
  partBeyond,
  sextant,
  turned,
} from './hexDirections.ts';
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
  const hexByLabel = new Map(labels.map((label, hex) => [label, hex]));
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

  function label(hex: number): string {
    const text = labels[hex];
    if (text === undefined) throw noSuchHex(hex);
    return text;
  }

  function hexAt(text: string): number {
    return hexByLabel.get(text) ?? -1;
  }

  function mustHex(text: string): number {
    const hex = hexAt(text);
    if (hex >= 0) return hex;
    const order = spec.order === 'RRCC' ? 'row first' : 'column first';
    throw new Error(
      `There is no hex ${JSON.stringify(text)} on this map: its hexes are numbered from ${label(0)} to ${label(count - 1)}, ${order}.`,
    );
  }

  function direction(name: Compass): number {
    const found = directions.names.indexOf(name);
    if (found >= 0) return found;
    throw new Error(`A hex of this map has no side to the ${name}: its sides face ${directions.names.join(', ')}.`);
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

  /**
   * Every displacement is `along` steps in one direction and `beyond` in the next, so the hexes i away on that side
   * form a row, and the line crosses that row `i * beyond / length` from its start. `error` keeps twice the remainder
   * of that division: the method of Bresenham, without a fraction.
   */
  function walk(a: number, b: number, northern: boolean): number[] {
    const dq = entry(qs, b) - entry(qs, a);
    const dr = entry(rs, b) - entry(rs, a);
    const path = [a];
    const d = sextant(directions, dq, dr);
    if (d < 0) return path;
    const beyond = partBeyond(directions, d, dq, dr);
    const length = partAlong(directions, d, dq, dr) + beyond;
    // From the first of two tied hexes, the second lies two turns clockwise of the direction travelled.
    const secondIsNorthern = entry(directions.northward, turned(d, 2)) === 1;
    let error = 0;
    let turns = 0;
    for (let i = 1; i <= length; i++) {
      error += 2 * beyond;
      if (error > length) {
        turns++;
        error -= 2 * length;
      }
      const first = stepsAway(a, d, i - turns, turns);
      if (error < length) {
        path.push(first);
        continue;
      }
      const second = stepsAway(a, d, i - turns - 1, turns + 1);
      const [wanted, other] = secondIsNorthern === northern ? [second, first] : [first, second];
      path.push(wanted >= 0 ? wanted : other);
    }
    return path;
  }

  function line(a: number, b: number): number[] {
    return walk(a, b, true);
  }

  function lines(a: number, b: number): number[][] {
    const northern = walk(a, b, true);
    const southern = walk(a, b, false);
    return southern.some((hex, i) => hex !== northern[i]) ? [northern, southern] : [northern];
  }

  function straightSteps(a: number, b: number): number[] {
    const dq = entry(qs, b) - entry(qs, a);
    const dr = entry(rs, b) - entry(rs, a);
    const d = sextant(directions, dq, dr);
    if (d < 0) return [];
    const along = partAlong(directions, d, dq, dr);
    const beyond = partBeyond(directions, d, dq, dr);
    const steps: number[] = [];
    if (along >= beyond) steps.push(neighbour(a, d));
    if (beyond >= along) steps.push(neighbour(a, turned(d, 1)));
    return steps.filter((hex) => hex >= 0);
  }

  function toward(a: number, b: number): number[] {
    const dq = entry(qs, b) - entry(qs, a);
    const dr = entry(rs, b) - entry(rs, a);
    const d = sextant(directions, dq, dr);
    if (d < 0) return [];
    const next = turned(d, 1);
    const closer = partBeyond(directions, d, dq, dr) > 0 ? [d, next] : [d];
    return closer.filter((way) => neighbour(a, way) >= 0);
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
    label,
    hexAt,
    mustHex,
    direction,
    directionTo,
    neighbour,
    neighbours,
    distance,
    ring,
    within,
    line,
    lines,
    straightSteps,
    toward,
    axial: (hex) => ({ q: entry(qs, hex), r: entry(rs, hex) }),
    axialQ: (hex) => entry(qs, hex),
    axialR: (hex) => entry(rs, hex),
    hexFromAxial,
    centre,
  };
}

function noSuchHex(hex: number): RangeError {
  return new RangeError(`There is no hex with index ${hex} on this map.`);
}
