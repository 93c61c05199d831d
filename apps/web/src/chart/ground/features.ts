import type {
  HexGrid,
  HexsideView,
  Ink,
  Livery,
  MapView,
  Nations,
  TerrainKind,
  TerrainView,
} from '@point-option/engine';

export type GroundKind = TerrainKind['ground'];

/** What the game lays on the ground, by the labels of hexes, ready to be sent to the painter. */
export interface Features {
  readonly terrain: { readonly grounds: readonly GroundKind[]; readonly at: TerrainView['at'] } | null;
  readonly hexsides: readonly Pick<HexsideView, 'hex' | 'direction' | 'kind'>[];
  readonly control: readonly { readonly livery: Livery; readonly hexes: readonly string[] }[];
}

type Laid = { readonly [K in 'terrain' | 'hexsides' | 'control']?: MapView[K] | undefined };

const NO_SIDES: readonly HexsideView[] = [];

/** The features of a map; null where it has none. What has not changed is the same as before. */
export function featuresOf({ terrain, hexsides = NO_SIDES, control = [] }: Laid, nations: Nations): Features | null {
  if (!terrain && hexsides.length === 0 && control.length === 0) return null;
  return {
    terrain: terrain ? groundsOf(terrain) : null,
    hexsides: bareSides(hexsides),
    control: control.flatMap(({ nation, hexes }) => {
      const livery = nations[nation]?.livery;
      return livery ? [{ livery, hexes }] : [];
    }),
  };
}

const groundsOf = kept((terrain: TerrainView) => ({
  grounds: terrain.kinds.map(({ ground }) => ground),
  at: terrain.at,
}));
const bareSides = kept((sides: readonly HexsideView[]): Features['hexsides'] =>
  sides.map(({ hex, direction, kind }) => ({ hex, direction, kind })),
);

/** Works something out once for each thing that is given. */
function kept<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** The hexes that have changed hands, where nothing else has changed; null where something has. */
export function changedHands(before: Features | null, after: Features | null): readonly string[] | null {
  if (before === null || after === null) return null;
  if (before.terrain !== after.terrain || before.hexsides !== after.hexsides) return null;
  const now = holders(after);
  const then = holders(before);
  return [...new Set([...now.keys(), ...then.keys()])].filter((hex) => now.get(hex) !== then.get(hex));
}

/** Who holds each hex, told by how it looks. */
function holders({ control }: Features): Map<string, string> {
  const held = new Map<string, string>();
  for (const { livery, hexes } of control) {
    const look = `${livery.ink} ${livery.corners}`;
    for (const hex of hexes) held.set(hex, look);
  }
  return held;
}

/** Features on the hexes of a grid: worked out once, and painted on many squares. */
export interface PlacedFeatures {
  /** For each hex its ground; undefined where nothing is said of it. */
  readonly grounds: readonly (GroundKind | undefined)[];
  readonly hexsides: readonly {
    readonly hex: number;
    readonly direction: number;
    readonly kind: HexsideView['kind'];
  }[];
  readonly control: readonly {
    readonly ink: Ink;
    readonly corners: Livery['corners'];
    readonly hexes: ReadonlySet<number>;
  }[];
}

export function placed(grid: HexGrid, features: Features | null): PlacedFeatures | null {
  if (features === null) return null;
  const { terrain, hexsides, control } = features;
  return {
    grounds: terrain ? terrain.at.map((kind) => terrain.grounds[kind]) : [],
    hexsides: hexsides.flatMap(({ hex, direction, kind }) => {
      const at = grid.hexAt(hex);
      return at < 0 || direction < 0 || direction > 5 ? [] : [{ hex: at, direction, kind }];
    }),
    control: placedControl(grid, control),
  };
}

export function placedControl(grid: HexGrid, control: Features['control']): PlacedFeatures['control'] {
  return control.map(({ livery: { ink, corners }, hexes }) => ({
    ink,
    corners,
    hexes: new Set(hexes.map((label) => grid.hexAt(label)).filter((hex) => hex >= 0)),
  }));
}
