import { type Decision, type OptionId, path, type PathStep, type Refusal, type Wanted } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { isOnMap, knownHex } from '../data/formations.ts';
import { hexRef, hexWanted, markerRef } from '../data/refs.ts';
import { at, enemyOf, ofSide, type SideId } from '../data/side.ts';
import { type G, OFF, type Theater } from '../data/theater.ts';
import type { DetachedRules, Withdrawal } from './detached.ts';

/** The last step of a way home: over the edge of the map. */
export const OVER_THE_EDGE = 'off';

/** The way over one edge, as long as the same hexes are held. */
interface WayOut {
  readonly held: readonly number[];
  readonly far: Int16Array;
}

/** The course of ships that sail home: at full speed, on a shortest way to one of their edges that avoids known enemies. */
export function createCourse<Own extends object>(
  fleet: Fleet,
  rules: DetachedRules<Own>,
): Decision<Theater<Own>, Withdrawal> {
  const { grid } = fleet;
  const { course: rule } = rules.cite;
  const queue = new Int16Array(grid.count);
  const open = new Map<readonly number[], Int16Array>();
  const maps = new Map<readonly number[], WayOut>();

  /** Steps from each hex over an edge, past all hexes that enemies are known to hold; 0 where there is no way. */
  function wayOut(theater: Theater<Own>, side: SideId, edge: readonly number[], from: number): Int16Array {
    const held = heldBy(theater, side);
    const free = openWay(edge);
    // Mostly nobody is in the way, and the map itself tells.
    if (held.every((hex) => grid.distance(from, hex) + (free[hex] as number) !== free[from])) return free;
    const known = maps.get(edge);
    // A route asks again and again while nobody moves.
    if (known !== undefined && isSame(known.held, held)) return known.far;
    const far = known?.far ?? new Int16Array(grid.count);
    measure(far, edge, held);
    maps.set(edge, { held, far });
    return far;
  }

  /** The same on an empty map. */
  function openWay(edge: readonly number[]): Int16Array {
    const known = open.get(edge);
    if (known !== undefined) return known;
    const far = new Int16Array(grid.count);
    measure(far, edge, []);
    open.set(edge, far);
    return far;
  }

  /** Hexes that a side knows the enemy to hold. */
  function heldBy(theater: Theater<Own>, side: SideId): number[] {
    const held: number[] = [];
    for (const marker of ofSide(fleet.markersOf, enemyOf(side))) {
      const hex = isOnMap(theater, marker) ? knownHex(fleet, theater, side, marker) : OFF;
      if (hex !== OFF) held.push(hex);
    }
    return held;
  }

  function measure(far: Int16Array, edge: readonly number[], held: readonly number[]): void {
    far.fill(0);
    for (const hex of held) far[hex] = -1;
    let tail = 0;
    for (const hex of edge) {
      if (far[hex] !== 0) continue;
      far[hex] = 1;
      queue[tail++] = hex;
    }
    for (let head = 0; head < tail; head++) {
      const hex = queue[head] as number;
      for (const next of grid.neighbours(hex)) {
        if (far[next] !== 0) continue;
        far[next] = (far[hex] as number) + 1;
        queue[tail++] = next;
      }
    }
  }

  /** Whether every step of a route so far brought ships nearer to an edge, and by which steps they can go on. */
  function stepsToward(steps: Set<OptionId>, way: Int16Array, from: number, route: readonly OptionId[]): void {
    let hex = from;
    let left = distanceFrom(way, hex);
    for (const step of route) {
      if (step === OVER_THE_EDGE || left <= 0 || way[Number(step)] !== left - 1) return;
      hex = Number(step);
      left--;
    }
    if (left === 1) steps.add(OVER_THE_EDGE);
    for (const next of grid.neighbours(hex)) if (left > 1 && way[next] === left - 1) steps.add(next);
  }

  /** Ships that share a hex with the enemy sail from it like from any other. */
  function distanceFrom(way: Int16Array, hex: number): number {
    const here = way[hex] as number;
    if (here >= 0) return here;
    let best = 0;
    for (const next of grid.neighbours(hex)) {
      const beyond = way[next] as number;
      if (beyond > 0 && (best === 0 || beyond + 1 < best)) best = beyond + 1;
    }
    return best;
  }

  function next(g: G<Own>, { marker }: Withdrawal, route: readonly OptionId[]): PathStep[] {
    const { state: theater } = g;
    const { side } = at(fleet.markers, marker);
    const { hex } = at(theater.markers, marker);
    if (hex === OFF || route.length >= rules.speed(g, marker)) return [];
    const steps = new Set<OptionId>();
    for (const edge of ofSide(rules.edges, side)) stepsToward(steps, wayOut(theater, side, edge, hex), hex, route);
    return [...steps].map((to) =>
      to === OVER_THE_EDGE ? { to, cost: 1, stops: { key: 'leaves for good' } } : { to, cost: 1 },
    );
  }

  function whyNot(g: G<Own>, { marker }: Withdrawal, wanted: Wanted): Refusal | undefined {
    const { state: theater } = g;
    const { side } = at(fleet.markers, marker);
    const hex = hexWanted(fleet, wanted);
    if (hex < 0) return undefined;
    const label = grid.label(hex);
    if (heldBy(theater, side).includes(hex))
      return { reason: { key: 'why enemy in the way', values: { hex: label } }, rule };
    const values = { marker: at(fleet.markers, marker).name, hex: label, edges: { key: `home edges.${side}` } };
    return { reason: { key: 'why not the way home', values }, rule };
  }

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
    about: (g, { marker }) => ({
      marker: at(fleet.markers, marker).name,
      hex: labelOf(at(g.state.markers, marker).hex),
      edges: { key: `home edges.${at(fleet.markers, marker).side}` },
    }),
    describe: (_g, { marker }, option) => {
      if (option === OVER_THE_EDGE)
        return { label: { key: 'sail off the map' }, touches: [markerRef(fleet, marker)], picks: [] };
      const hex = Number(option);
      return { label: { key: 'sail home to', values: { hex: grid.label(hex) } }, touches: [hexRef(fleet, hex)] };
    },
    whyNot,
    check: (g, f, route): Refusal | undefined => {
      if (next(g, f, route).length === 0) return undefined;
      const values = { marker: at(fleet.markers, f.marker).name, speed: rules.speed(g, f.marker) };
      return { reason: { key: 'why full speed', values }, rule };
    },
    example: (g, f) => {
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

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((hex, i) => hex === other[i]);
}
