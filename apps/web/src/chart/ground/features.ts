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

/** The features of a map; null where it has none. */
export function featuresOf({ terrain, hexsides = [], control = [] }: Laid, nations: Nations): Features | null {
  if (!terrain && hexsides.length === 0 && control.length === 0) return null;
  return {
    terrain: terrain ? { grounds: terrain.kinds.map(({ ground }) => ground), at: terrain.at } : null,
    hexsides: hexsides.map(({ hex, direction, kind }) => ({ hex, direction, kind })),
    control: control.flatMap(({ nation, hexes }) => {
      const livery = nations[nation]?.livery;
      return livery ? [{ livery, hexes }] : [];
    }),
  };
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
    control: control.map(({ livery: { ink, corners }, hexes }) => ({
      ink,
      corners,
      hexes: new Set(hexes.map((label) => grid.hexAt(label)).filter((hex) => hex >= 0)),
    })),
  };
}
