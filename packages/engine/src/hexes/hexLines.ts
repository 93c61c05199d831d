import { type directionsOf, partAlong, partBeyond, sextant, turned } from './hexDirections.ts';
import { entry } from './hexTables.ts';
import type { HexGrid } from './hexes.ts';

/** The tables of a map that lines are drawn with. */
interface Tables {
  readonly qs: Parameters<typeof entry>[0];
  readonly rs: Parameters<typeof entry>[0];
  readonly directions: ReturnType<typeof directionsOf>;
  /** The place `first` steps away in a direction and `second` steps in the next one clockwise. */
  stepsAway(hex: number, direction: number, first: number, second?: number): number;
  neighbour(hex: number, direction: number): number;
}

/** Straight lines over the hexes of a map, and the ways they begin. */
export function hexLines({
  qs,
  rs,
  directions,
  stepsAway,
  neighbour,
}: Tables): Pick<HexGrid, 'line' | 'lines' | 'straightSteps' | 'toward'> {
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

  return { line, lines, straightSteps, toward };
}
