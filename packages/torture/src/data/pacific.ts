import { type HexGrid, type HexGridSpec, hexGrid, type HexsideView, type TerrainView } from '@point-option/engine';
import { COASTLINE } from './coastline.ts';
import type { Domain, Entry, Ground } from './ground.ts';

/** The map of the whole Pacific: 116 rows of 147 hexes. */
export const PACIFIC: HexGridSpec = {
  orientation: 'pointy',
  order: 'RRCC',
  digits: 3,
  colDir: 'E',
  rowDir: 'S',
  shove: 'odd',
  rows: [1, 116],
  cols: [1, 147],
};

const GROUNDS = ['sea', 'shallows', 'clear', 'jungle', 'rough', 'mountain', 'town', 'atoll', 'off'] as const;
type GroundName = (typeof GROUNDS)[number];

const COSTS: Readonly<Record<Domain, Partial<Record<GroundName, number>>>> = {
  land: { clear: 1, jungle: 2, rough: 2, mountain: 3, town: 1, atoll: 1 },
  sea: { sea: 1, shallows: 2, atoll: 1 },
  air: { sea: 1, shallows: 1, clear: 1, jungle: 1, rough: 1, mountain: 1, town: 1, atoll: 1 },
  fixed: {},
};

type Shore = 'S' | 'C' | 'L' | 'I';
const isDry = (shore: Shore | undefined): boolean => shore === 'C' || shore === 'L';

/** The map as the rules and the page use it, worked out once. */
export interface Pacific extends Ground {
  readonly grid: HexGrid;
  readonly terrain: TerrainView;
  readonly hexsides: readonly HexsideView[];
  groundOf(at: string): GroundName;
}

let made: Pacific | null = null;

export function pacific(): Pacific {
  made ??= build();
  return made;
}

function build(): Pacific {
  const grid = hexGrid(PACIFIC);
  const shores = shoreline();
  const grounds = shores.map((_, hex) => groundAt(grid, shores, hex));
  const { hexsides, sides } = edges(grid, shores, grounds);
  const groundOf = (at: string): GroundName => GROUNDS[grounds[grid.hexAt(at)] ?? 8] as GroundName;
  return {
    grid,
    terrain: { kinds: GROUNDS.map((ground) => ({ label: { key: `ground ${ground}` }, ground })), at: grounds },
    hexsides,
    groundOf,
    isPlace: (at) => grid.hexAt(at) >= 0,
    neighbors: (at) => grid.neighbours(grid.mustHex(at)).map((hex) => grid.label(hex)),
    distance: (a, b) => grid.distance(grid.mustHex(a), grid.mustHex(b)),
    entry: (domain, from, to) => entry(domain, groundOf(to), sides.get(`${from} ${to}`)),
    ref: (hex) => ({ hex }),
    name: (hex) => ({ key: 'place hex', values: { hex } }),
  };
}

function entry(domain: Domain, ground: GroundName, side: HexsideView['kind'] | undefined): Entry | null {
  const cost = COSTS[domain][ground];
  if (cost === undefined) return null;
  if (domain === 'air') return { cost };
  switch (side) {
    case 'barrier':
      return null;
    case 'river':
      return { cost: cost + 1 };
    case 'road':
      return { cost: 1 };
    case 'reef':
    case 'strait':
      return { cost: cost + 1, caution: { key: `risk ${side}` } };
    case 'coast':
    case 'border':
    case undefined:
      return { cost };
  }
}

function shoreline(): Shore[] {
  return [...COASTLINE.matchAll(/([0-9a-z]*)([SCLI])/g)].flatMap(([, n = '', shore]) =>
    Array.from({ length: n === '' ? 1 : Number.parseInt(n, 36) }, () => shore as Shore),
  );
}

/** A number that looks drawn by chance and is always the same. */
function mixed(a: number, b: number): number {
  return ((a * 73_856_093) ^ (b * 19_349_663) ^ (a * b * 83_492_791)) >>> 3;
}

const ROUGHNESS = ['clear', 'clear', 'jungle', 'clear', 'jungle', 'rough', 'clear', 'mountain'] as const;
/** The legend lies over the last rows in the southeast: nothing goes there. */
const LEGEND = { row: 106, col: 130 };
const TOWN_EVERY = 41;

function groundAt(grid: HexGrid, shores: readonly Shore[], hex: number): number {
  const [row, col] = [Math.floor(hex / 147) + 1, (hex % 147) + 1];
  return GROUNDS.indexOf(row >= LEGEND.row && col >= LEGEND.col ? 'off' : groundName(grid, shores, hex, row, col));
}

function groundName(grid: HexGrid, shores: readonly Shore[], hex: number, row: number, col: number): GroundName {
  const shore = shores[hex];
  if (shore === 'I') return 'atoll';
  if (shore === 'S') return grid.neighbours(hex).some((near) => shores[near] !== 'S') ? 'shallows' : 'sea';
  if (mixed(row, col) % TOWN_EVERY === 0) return 'town';
  return ROUGHNESS[mixed(row >> 1, col >> 1) % ROUGHNESS.length] as GroundName;
}

interface Edges {
  readonly hexsides: readonly HexsideView[];
  /** The kind of the side between two hexes, by their labels. */
  readonly sides: ReadonlyMap<string, HexsideView['kind']>;
}

function edges(grid: HexGrid, shores: readonly Shore[], grounds: readonly number[]): Edges {
  const hexsides: HexsideView[] = [];
  const sides = new Map<string, HexsideView['kind']>();
  for (let hex = 0; hex < grid.count; hex++) {
    // Each side once: the other three directions are sides of the neighbors.
    for (let direction = 0; direction < 3; direction++) {
      const near = grid.neighbour(hex, direction);
      if (near < 0) continue;
      const kind = edgeBetween(shores, grounds, hex, near);
      if (kind === null) continue;
      const label = grid.label(hex);
      hexsides.push({ hex: label, direction, kind, ...(kind !== 'coast' && { label: { key: `hexside ${kind}` } }) });
      sides.set(`${label} ${grid.label(near)}`, kind);
      sides.set(`${grid.label(near)} ${label}`, kind);
    }
  }
  return { hexsides, sides };
}

function edgeBetween(
  shores: readonly Shore[],
  grounds: readonly number[],
  hex: number,
  near: number,
): HexsideView['kind'] | null {
  const dry = [isDry(shores[hex]), isDry(shores[near])];
  if (dry[0] !== dry[1]) return 'coast';
  const chance = mixed(hex + 1, near + 1) % 60;
  if (dry[0] === true) {
    if (chance < 4) return 'river';
    if (chance < 7) return 'road';
    if (chance === 7) return 'border';
    return chance === 8 ? 'barrier' : null;
  }
  const shallow = GROUNDS[grounds[hex] as number] === 'shallows' && GROUNDS[grounds[near] as number] === 'shallows';
  if (!shallow) return null;
  if (chance < 5) return 'reef';
  return chance < 10 ? 'strait' : null;
}
