import {
  type Decision,
  type Message,
  type OptionId,
  path,
  type PathStep,
  type Refusal,
  type Wanted,
} from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { hexRef, hexWanted, markerRef } from '../data/refs.ts';
import { at } from '../data/side.ts';
import { type G, OFF, type Theater } from '../data/theater.ts';
import type { DetachedRules, Withdrawal } from './detached.ts';
import { createWays } from './detachedWay.ts';

/** The last step of a way home: over the edge of the map. */
const OVER_THE_EDGE = 'off';
const LEAVING: PathStep = { to: OVER_THE_EDGE, cost: 1, stops: { key: 'leaves for good' } };

/** The course of ships that sail home: at full speed, on a shortest way to one of their edges that avoids known enemies. */
export function createCourse<Own extends object>(
  fleet: Fleet,
  rules: DetachedRules<Own>,
): Decision<Theater<Own>, Withdrawal> {
  const { grid } = fleet;
  const { course: rule } = rules.cite;
  const ways = createWays(fleet, rules.waysFrom);

  /** The step into each hex, made once. */
  const stepInto = Array.from({ length: grid.count }, (_, to): PathStep => ({ to, cost: 1 }));

  /** Whether every step of a route so far brought ships nearer to an edge, and by which steps they can go on. */
  function stepsToward(steps: PathStep[], way: Int16Array, from: number, route: readonly OptionId[]): void {
    let hex = from;
    let left = ways.distanceFrom(way, hex);
    for (const step of route) {
      if (step === OVER_THE_EDGE || left <= 0 || way[Number(step)] !== left - 1) return;
      hex = Number(step);
      left--;
    }
    if (left === 1 && !steps.includes(LEAVING)) steps.push(LEAVING);
    if (left <= 1) return;
    for (const next of rules.waysFrom?.[hex] ?? grid.neighbours(hex)) {
      const step = at(stepInto, next);
      if (way[next] === left - 1 && !steps.includes(step)) steps.push(step);
    }
  }

  const roams = (g: G<Own>, { marker }: Withdrawal): boolean => rules.roaming?.is(g.state, marker) === true;

  /** Where ships can go that need not sail home: past no enemy that is known, and over no edge. */
  function stepsAnywhere({ state: theater }: G<Own>, { marker }: Withdrawal, from: number): PathStep[] {
    const held = ways.heldBy(theater, at(fleet.markers, marker).side);
    return (rules.waysFrom?.[from] ?? grid.neighbours(from))
      .filter((to) => !held.includes(to) && rules.roaming?.may(theater, marker, from, to) === true)
      .map((to) => at(stepInto, to));
  }

  function next(g: G<Own>, f: Withdrawal, route: readonly OptionId[]): PathStep[] {
    const { marker } = f;
    const { state: theater } = g;
    const { side } = at(fleet.markers, marker);
    const { hex } = at(theater.markers, marker);
    if (hex === OFF || route.length >= rules.speed(g, marker)) return [];
    if (roams(g, f)) return stepsAnywhere(g, f, Number(route.at(-1) ?? hex));
    const steps: PathStep[] = [];
    for (const edge of rules.homes(theater, marker))
      stepsToward(steps, ways.wayOut(theater, side, edge, hex), hex, route);
    return steps;
  }

  function whyNot(g: G<Own>, { marker }: Withdrawal, wanted: Wanted): Refusal | undefined {
    const { state: theater } = g;
    const { side } = at(fleet.markers, marker);
    const hex = hexWanted(fleet, wanted);
    if (hex < 0) return undefined;
    const label = grid.label(hex);
    if (ways.heldBy(theater, side).includes(hex))
      return { reason: { key: 'why enemy in the way', values: { hex: label } }, rule };
    const values = { marker: at(fleet.markers, marker).name, hex: label, edges: { key: `home edges.${side}` } };
    if (roams(g, { marker })) return { reason: { key: 'why too far alone', values }, rule };
    return { reason: { key: 'why not the way home', values }, rule };
  }

  const edgesFor = (g: G<Own>, f: Withdrawal): Message => ({
    key: roams(g, f) ? 'home edges.any' : `home edges.${at(fleet.markers, f.marker).side}`,
  });

  /** Where somebody else looks into the future, ships may not be where they are. */
  function labelOf(hex: number): string {
    return hex === OFF ? '' : grid.label(hex);
  }

  return path<Theater<Own>, Withdrawal>({
    route: (g, f) => ({
      from: at(g.state.markers, f.marker).hex,
      max: rules.speed(g, f.marker),
      budget: rules.speed(g, f.marker),
    }),
    next,
    about: (g, f) => ({
      marker: at(fleet.markers, f.marker).name,
      hex: labelOf(at(g.state.markers, f.marker).hex),
      edges: edgesFor(g, f),
    }),
    describe: (_g, { marker }, option) => {
      if (option === OVER_THE_EDGE)
        return { label: { key: 'sail off the map' }, touches: [markerRef(fleet, marker)], picks: [] };
      const hex = Number(option);
      return { label: { key: 'sail home to', values: { hex: grid.label(hex) } }, touches: [hexRef(fleet, hex)] };
    },
    whyNot,
    check: (g, f, route): Refusal | undefined => {
      if (roams(g, f) || next(g, f, route).length === 0) return undefined;
      const values = { marker: at(fleet.markers, f.marker).name, speed: rules.speed(g, f.marker) };
      return { reason: { key: 'why full speed', values }, rule };
    },
    example: (g, f) => {
      if (roams(g, f)) return [];
      const route: OptionId[] = [];
      for (let step = next(g, f, route)[0]; step !== undefined; step = next(g, f, route)[0]) route.push(step.to);
      return route;
    },
    apply: (g, { marker }, route) => {
      const { state: theater } = g;
      theater.active = marker;
      theater.course = route.map((step) => (step === OVER_THE_EDGE ? OFF : Number(step)));
      theater.wake = [at(theater.markers, marker).hex];
    },
  });
}
