import type { Georeference } from './georeference.ts';
import type { HexCells } from './hexCells.ts';
import { cellAround, flood, type Raster, seenCells } from './raster.ts';
import type { Sea } from './sea.ts';
import type { Terrain } from './terrain.ts';

/**
 * What a ship meets at a hexside. `open`: sea; `strait`: a passage, but none as wide as a strait; `blocked`: some water,
 * but no passage between the main waters of the two hexes; `land`: no water; `edge`: the map ends.
 */
export type Side = 'open' | 'strait' | 'blocked' | 'land' | 'edge';

/** Points along a hexside at which water is looked for, and how many make it more than a land border. */
const PROBES = 24;
const WET_PROBES = 2;
/** A separate water smaller than this part of a hex is a cove. */
const COVE_SHARE = 0.08;

/** The sides of every hex, by the directions of the engine's grid. */
export function hexsidesOf(
  geo: Georeference,
  terrain: readonly Terrain[],
  raster: Raster,
  sea: Sea,
  cells: HexCells,
): Side[][] {
  const { grid } = geo;
  const seen = seenCells(raster.width * raster.height);
  const mainWaters = new Map<number, number>();
  const sides: Side[][] = Array.from({ length: grid.count }, () => []);
  for (let hex = 0; hex < grid.count; hex++) {
    for (let direction = 0; direction < 6; direction++) {
      const other = grid.neighbour(hex, direction);
      const known = other < hex ? sides[other]?.[(direction + 3) % 6] : undefined;
      sides[hex]?.push(other < 0 ? 'edge' : (known ?? sideBetween(hex, other, direction)));
    }
  }
  return sides;

  function sideBetween(hex: number, other: number, direction: number): Side {
    const both = [terrain[hex], terrain[other]];
    if (both.includes('land')) return 'land';
    // Small islands alone never close a hexside.
    if (!both.includes('coastal')) return 'open';
    if (joined(hex, other, sea.wide)) return 'open';
    if (joined(hex, other, sea.open)) return 'strait';
    return wetProbes(hex, direction) < WET_PROBES ? 'land' : 'blocked';
  }

  /** Whether the main waters of two hexes meet without leaving the two. */
  function joined(hex: number, other: number, water: Uint8Array): boolean {
    const [from, to] = [mainWater(hex), mainWater(other)];
    if (water[from] !== 1 || water[to] !== 1) return false;
    const open = (cell: number): boolean => {
      const owner = cells.owner[cell];
      return (owner === hex || owner === other) && water[cell] === 1;
    };
    seen.forget();
    flood(raster.width, from, open, seen, to);
    return seen.has(to);
  }

  /** The cell of sea farthest from land, or -1. */
  function mainWater(hex: number): number {
    const known = mainWaters.get(hex);
    if (known !== undefined) return known;
    let farthest = -1;
    let distance = -1;
    for (const cell of cells.of(hex)) {
      const toLand = sea.toLand[cell] as number;
      if (sea.open[cell] !== 1 || toLand <= distance) continue;
      distance = toLand;
      farthest = cell;
    }
    mainWaters.set(hex, farthest);
    return farthest;
  }

  function wetProbes(hex: number, direction: number): number {
    const [x, y] = geo.centre(hex);
    const [ax, ay] = geo.corners[direction] ?? [0, 0];
    const [bx, by] = geo.corners[(direction + 1) % 6] ?? [0, 0];
    let wet = 0;
    for (let probe = 0; probe < PROBES; probe++) {
      const part = (probe + 0.5) / PROBES;
      const cell = cellAround(raster, x + ax + (bx - ax) * part, y + ay + (by - ay) * part);
      if (sea.open[cell] === 1) wet++;
    }
    return wet;
  }
}

/** The hexes that hold two seas not joined inside them: their blocked sides need a ruling by hand. */
export function splitHexes(terrain: readonly Terrain[], raster: Raster, sea: Sea, cells: HexCells): number[] {
  const seen = seenCells(raster.width * raster.height);
  const split: number[] = [];
  terrain.forEach((kind, hex) => {
    if (kind !== 'coastal' && kind !== 'island') return;
    const all = cells.of(hex);
    const inside = (cell: number): boolean => cells.owner[cell] === hex && sea.open[cell] === 1;
    let seas = 0;
    for (const cell of all) {
      if (!inside(cell) || seen.has(cell)) continue;
      if (flood(raster.width, cell, inside, seen) >= COVE_SHARE * all.length) seas++;
    }
    if (seas > 1) split.push(hex);
  });
  return split;
}
