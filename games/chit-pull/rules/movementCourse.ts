import {
  type Decision,
  type Message,
  type OptionDetail,
  path,
  type PathStep,
  type Refusal,
  type Wanted,
} from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { isOnMap, knownHex } from '../data/formations.ts';
import { hexWanted, markerRef, markerWanted } from '../data/refs.ts';
import { at, enemyOf, ofSide, type SideId } from '../data/side.ts';
import { type G, OFF, type Theater } from '../data/theater.ts';
import { knownEnemiesAt, type MovementRules, type Sailing } from './movementRules.ts';

/** Steps to the neighbours of each hex, made once. */
function neighbourSteps(fleet: Fleet): readonly (readonly PathStep<number>[])[] {
  return Array.from({ length: fleet.grid.count }, (_, hex) =>
    fleet.grid.neighbours(hex).map((to) => ({ to, cost: 1 })),
  );
}

/** Where a course ends that begins in a hex. */
function endOf(route: readonly number[], start: number): number {
  return route.length === 0 ? start : at(route, route.length - 1);
}

/** The course of a formation, hex by hex, as far as its own side knows the sea. */
export function createSailCourse<Own extends object>(
  fleet: Fleet,
  rules: MovementRules<Own>,
): Decision<Theater<Own>, Sailing> {
  const { cite } = rules;
  const open = neighbourSteps(fleet);

  /** The hexes a formation may enter next, as far as its own side knows. */
  function stepsFrom(g: G<Own>, { marker }: Sailing, here: number, first: boolean): readonly PathStep<number>[] {
    const { side } = at(fleet.markers, marker);
    const must = first ? rules.mustEnter(g, marker) : undefined;
    const all = at(open, here);
    const near = hasNear(g.state, side, here);
    let steps: PathStep<number>[] | null = null;
    for (let i = 0; i < all.length; i++) {
      const step = at(all, i);
      const { to } = step;
      const barred = (must !== undefined && to !== must.hex) || !rules.mayEnter(g, marker, here, to);
      const marked = near && !barred ? markedStep(g.state, side, to) : null;
      // Most hexes are open sea, and their list is at hand.
      if (steps === null && (barred || marked !== null)) steps = all.slice(0, i);
      if (steps !== null && !barred) steps.push(marked ?? step);
    }
    return steps ?? all;
  }

  /** Whether any enemy marker or submarine is beside a hex. */
  function hasNear(theater: Theater<Own>, side: SideId, here: number): boolean {
    for (const sub of theater.subs) if (fleet.grid.distance(sub.hex, here) === 1) return true;
    for (const marker of ofSide(fleet.markersOf, enemyOf(side))) {
      const hex = knownHex(fleet, theater, side, marker);
      if (hex !== OFF && fleet.grid.distance(hex, here) === 1) return true;
    }
    return false;
  }

  /** A step into a hex where something is known to be: enemies end the move, submarines are a risk. */
  function markedStep(theater: Theater<Own>, side: SideId, to: number): PathStep<number> | null {
    const enemies = knownEnemiesAt(fleet, theater, side, to);
    const lurking = rules.isLurking(theater, side, to);
    if (enemies.length === 0 && !lurking) return null;
    const stops: Message = { key: 'stops enemy', values: { markers: enemies.map((each) => nameOf(each)) } };
    return {
      to,
      cost: 1,
      ...(lurking && { caution: { key: 'caution submarine', values: { hex: fleet.grid.label(to) } } }),
      ...(enemies.length > 0 && { stops }),
    };
  }

  function nameOf(marker: number): Message {
    return { key: 'marker name', values: { marker: at(fleet.markers, marker).name } };
  }

  function describeHex(g: G<Own>, f: Sailing, hex: number, side: SideId): OptionDetail {
    const label = fleet.grid.label(hex);
    const enemies = knownEnemiesAt(fleet, g.state, side, hex);
    const isStart = hex === at(g.state.markers, f.marker).hex;
    return {
      label: {
        key: isStart ? 'course start' : enemies.length > 0 ? 'course enemy' : 'course hex',
        values: { hex: label, marker: at(fleet.markers, f.marker).name, markers: enemies.map((each) => nameOf(each)) },
      },
      short: { key: 'hex short', values: { hex: label } },
      touches: [{ hex: label }, ...enemies.map((each) => markerRef(fleet, each))],
    };
  }

  /** A course that ends where the formation may not stay. */
  function whyNotEnd(g: G<Own>, { marker }: Sailing, route: readonly number[]): Refusal | undefined {
    const { hex } = at(g.state.markers, marker);
    if (endOf(route, hex) !== hex) return undefined;
    const must = route.length === 0 ? rules.mustEnter(g, marker) : undefined;
    if (must !== undefined) return must.why;
    const why = rules.mustLeave(g, marker);
    if (why === undefined) return undefined;
    // Where there is no way out, it stays.
    const stuck = rules.allowance(g, marker) === 0 || stepsFrom(g, { marker }, hex, true).length === 0;
    return stuck ? undefined : why;
  }

  function shortest(g: G<Own>, f: Sailing): number[] {
    if (whyNotEnd(g, f, []) === undefined) return [];
    return stepsFrom(g, f, at(g.state.markers, f.marker).hex, true)
      .slice(0, 1)
      .map(({ to }) => to);
  }

  /** Where a side sees a marker: groups that sail in a force don't show. */
  function placeOf(theater: Theater<Own>, side: SideId, marker: number): number {
    return isOnMap(theater, marker) ? knownHex(fleet, theater, side, marker) : OFF;
  }

  function whyNot(g: G<Own>, f: Sailing, wanted: Wanted, side: SideId, route: readonly number[]): Refusal | undefined {
    const start = at(g.state.markers, f.marker).hex;
    const values = { marker: at(fleet.markers, f.marker).name };
    const pointed = markerWanted(fleet, wanted);
    if (pointed >= 0 && pointed !== f.marker && at(fleet.markers, pointed).side === side)
      return { reason: { key: 'why other marker', values }, rule: cite.move };
    const hex = pointed >= 0 ? placeOf(g.state, side, pointed) : hexWanted(fleet, wanted);
    if (hex < 0) return undefined;
    const here = endOf(route, start);
    if (route.length > 0 && knownEnemiesAt(fleet, g.state, side, here).length > 0)
      return { reason: { key: 'why stopped', values: { ...values, hex: fleet.grid.label(here) } }, rule: cite.stop };
    const most = rules.allowance(g, f.marker);
    const left = most - route.length;
    const far = fleet.grid.distance(here, hex);
    if (far > left)
      return {
        reason: { key: 'why too far', values: { ...values, n: left, hex: fleet.grid.label(hex) } },
        rule: cite.move,
      };
    if (far !== 1)
      return { reason: { key: 'why hex by hex', values: { ...values, hex: fleet.grid.label(hex) } }, rule: cite.move };
    return (
      (route.length === 0 ? rules.mustEnter(g, f.marker)?.why : undefined) ?? rules.whyNotEnter(g, f.marker, here, hex)
    );
  }

  return path<Theater<Own>, Sailing, number>({
    route: (g, f) => {
      const most = rules.allowance(g, f.marker);
      return { from: at(g.state.markers, f.marker).hex, max: most, budget: most };
    },
    next: (g, f, route) => stepsFrom(g, f, endOf(route, at(g.state.markers, f.marker).hex), route.length === 0),
    about: (g, f) => ({
      marker: at(fleet.markers, f.marker).name,
      hex: fleet.grid.label(at(g.state.markers, f.marker).hex),
      n: rules.allowance(g, f.marker),
    }),
    describe: (g, f, hex, side) => describeHex(g, f, Number(hex), side as SideId),
    check: (g, f, route) => whyNotEnd(g, f, route),
    example: (g, f) => shortest(g, f),
    odds: (g, f, hex) => rules.lurkingOdds(g, at(fleet.markers, f.marker).side, Number(hex)),
    whyNot: (g, f, wanted, side, route) => whyNot(g, f, wanted, side as SideId, route.map(Number)),
    apply: (g, f, route) => {
      g.state.course = route.slice();
      g.state.wake = [at(g.state.markers, f.marker).hex];
    },
  });
}
