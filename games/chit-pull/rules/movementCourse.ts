import { type Decision, type OptionDetail, path, type Refusal, type Wanted } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { isOnMap, knownHex } from '../data/formations.ts';
import { hexWanted, markerRef, markerWanted } from '../data/refs.ts';
import { at, type SideId } from '../data/side.ts';
import { type G, OFF, type Theater } from '../data/theater.ts';
import { createCourseSteps } from './courseSteps.ts';
import { hexesEntered, knownEnemiesAt, type MovementRules, type Sailing } from './movementRules.ts';

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
  const { pointsLeft, stepsFrom, firstHex, nameOf } = createCourseSteps(fleet, rules);

  function describeHex(g: G<Own>, f: Sailing, hex: number, side: SideId): OptionDetail {
    const label = fleet.grid.label(hex);
    const enemies = knownEnemiesAt(fleet, g.state, side, hex);
    const { secret } = g.state;
    const isStart = hex === at(g.state.markers, f.marker).hex;
    return {
      label: {
        key: isStart ? 'course start' : enemies.length === 0 ? 'course hex' : secret ? 'course seen' : 'course enemy',
        values: { hex: label, marker: at(fleet.markers, f.marker).name, markers: enemies.map((each) => nameOf(each)) },
      },
      short: { key: 'hex short', values: { hex: label } },
      touches: [{ hex: label }, ...enemies.map((each) => markerRef(fleet, each))],
    };
  }

  /** A course that ends where the formation may not stay. */
  function whyNotEnd(g: G<Own>, { marker }: Sailing, route: readonly number[]): Refusal | undefined {
    const { hex } = at(g.state.markers, marker);
    const on = rules.mustSailOn?.(g, marker, endOf(route, hex), hexesEntered(g.state) + route.length);
    if (on !== undefined) return on;
    if (endOf(route, hex) !== hex) return undefined;
    const must = route.length === 0 ? firstHex(g, marker) : undefined;
    if (must !== undefined) return must.why;
    const why = rules.mustLeave(g, marker);
    if (why === undefined) return undefined;
    // Where there is no way out, it stays.
    const stuck = pointsLeft(g, { marker }) === 0 || stepsFrom(g, { marker }, hex, true).length === 0;
    return stuck ? undefined : why;
  }

  function shortest(g: G<Own>, f: Sailing): number[] {
    const route: number[] = [];
    const start = at(g.state.markers, f.marker).hex;
    const most = rules.mustSailOn === undefined ? 1 : pointsLeft(g, f);
    while (route.length < most && whyNotEnd(g, f, route) !== undefined) {
      const [step] = stepsFrom(g, f, endOf(route, start), route.length === 0);
      if (step === undefined) break;
      route.push(step.to);
    }
    return route;
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
    if (!g.state.secret && route.length > 0 && knownEnemiesAt(fleet, g.state, side, here).length > 0)
      return { reason: { key: 'why stopped', values: { ...values, hex: fleet.grid.label(here) } }, rule: cite.stop };
    const left = pointsLeft(g, f) - route.length;
    const far = fleet.grid.distance(here, hex);
    // Where it is already: what lies there says more.
    if (far === 0) return undefined;
    if (far > left)
      return {
        reason: { key: 'why too far', values: { ...values, n: left, hex: fleet.grid.label(hex) } },
        rule: cite.move,
      };
    if (far !== 1)
      return { reason: { key: 'why hex by hex', values: { ...values, hex: fleet.grid.label(hex) } }, rule: cite.move };
    return (route.length === 0 ? firstHex(g, f.marker)?.why : undefined) ?? rules.whyNotEnter(g, f.marker, here, hex);
  }

  return path<Theater<Own>, Sailing, number>({
    route: (g, f) => {
      const most = pointsLeft(g, f);
      return { from: at(g.state.markers, f.marker).hex, max: most, budget: most };
    },
    next: (g, f, route) => stepsFrom(g, f, endOf(route, at(g.state.markers, f.marker).hex), route.length === 0),
    about: (g, f) => ({
      marker: at(fleet.markers, f.marker).name,
      hex: fleet.grid.label(at(g.state.markers, f.marker).hex),
      n: pointsLeft(g, f),
    }),
    describe: (g, f, hex, side) => describeHex(g, f, Number(hex), side as SideId),
    check: (g, f, route) => whyNotEnd(g, f, route),
    example: (g, f) => shortest(g, f),
    odds: (g, f, hex) => rules.lurkingOdds(g, at(fleet.markers, f.marker).side, Number(hex)),
    whyNot: (g, f, wanted, side, route) => whyNot(g, f, wanted, side as SideId, route.map(Number)),
    apply: (g, f, route) => {
      g.state.course = route.slice();
      // After a submarine the move goes on from where it was.
      if (g.state.wake.length === 0) g.state.wake = [at(g.state.markers, f.marker).hex];
      if (rules.pauses) f.began ??= g.state.wake.length;
    },
  });
}
