import type { Fleet } from '../data/fleet.ts';
import { isOnMap, knownHex } from '../data/formations.ts';
import { enemyOf, ofSide, type SideId } from '../data/side.ts';
import { OFF, type Theater } from '../data/theater.ts';

/** The way over one edge, as long as the same hexes are held. */
interface WayOut {
  readonly held: readonly number[];
  readonly far: Int16Array;
}

/** How far it is for detached ships to an edge of the map. */
export interface Ways {
  /** Steps from each hex over an edge, past all hexes that enemies are known to hold; 0 where there is no way, -1 where they are. */
  wayOut(theater: Theater, side: SideId, edge: readonly number[], from: number): Int16Array;
  /** Steps from a hex, even one that is shared with the enemy. */
  distanceFrom(way: Int16Array, hex: number): number;
  /** Hexes that a side knows the enemy to hold. */
  heldBy(theater: Theater, side: SideId): number[];
}

/** `waysFrom`: the hexes that ships sail into from each, where not all hexes beside it are open to them. */
export function createWays(fleet: Fleet, waysFrom?: readonly (readonly number[])[]): Ways {
  const { grid } = fleet;
  const nextTo = (hex: number): readonly number[] => waysFrom?.[hex] ?? grid.neighbours(hex);
  const queue = new Int16Array(grid.count);
  const open = new Map<readonly number[], Int16Array>();
  const maps = new Map<readonly number[], WayOut>();

  function wayOut(theater: Theater, side: SideId, edge: readonly number[], from: number): Int16Array {
    const held = heldBy(theater, side);
    const free = openWay(edge);
    // Mostly nobody is in the way, and the map itself tells.
    if (!isBarred(free, from, held)) return free;
    const known = maps.get(edge);
    // A route asks again and again while nobody moves.
    if (known !== undefined && isSame(known.held, held)) return known.far;
    const far = known?.far ?? new Int16Array(grid.count);
    measure(far, edge, held);
    maps.set(edge, { held, far });
    return far;
  }

  /** Whether an enemy stands where a shortest way could lead. */
  function isBarred(free: Int16Array, from: number, held: readonly number[]): boolean {
    for (const hex of held) if (grid.distance(from, hex) + (free[hex] as number) <= (free[from] as number)) return true;
    return false;
  }

  /** The way over an edge on an empty map. */
  function openWay(edge: readonly number[]): Int16Array {
    const known = open.get(edge);
    if (known !== undefined) return known;
    const far = new Int16Array(grid.count);
    measure(far, edge, []);
    open.set(edge, far);
    return far;
  }

  function heldBy(theater: Theater, side: SideId): number[] {
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
      if (far[hex] !== 0 || waysFrom?.[hex]?.length === 0) continue;
      far[hex] = 1;
      queue[tail++] = hex;
    }
    for (let head = 0; head < tail; head++) {
      const hex = queue[head] as number;
      for (const next of nextTo(hex)) {
        if (far[next] !== 0) continue;
        far[next] = (far[hex] as number) + 1;
        queue[tail++] = next;
      }
    }
  }

  function distanceFrom(way: Int16Array, hex: number): number {
    const here = way[hex] as number;
    if (here >= 0) return here;
    let best = 0;
    for (const next of nextTo(hex)) {
      const beyond = way[next] as number;
      if (beyond > 0 && (best === 0 || beyond + 1 < best)) best = beyond + 1;
    }
    return best;
  }

  return { wayOut, distanceFrom, heldBy };
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((hex, i) => hex === other[i]);
}
