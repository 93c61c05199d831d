import type { HexGridSpec } from '@point-option/engine';

/** What a page draws a map from: the geography that packages/cartography made, with the names on it. */
export interface ChartFile {
  readonly map: string;
  readonly title: string;
  readonly unitNm: number;
  /** Left, top, right and bottom of what is shown, in units. */
  readonly bounds: readonly number[];
  readonly projection: { readonly type: 'eqc' | 'laea'; readonly lat0: number; readonly lon0: number };
  readonly hexes: { readonly layout: HexGridSpec; readonly hexNm: number; readonly origin: readonly number[] };
  readonly graticule: { readonly meridians: readonly Line[]; readonly parallels: readonly Line[] };
  readonly relief: readonly { readonly metres: number; readonly rings: readonly string[] }[];
  readonly coast: readonly string[];
  readonly islets: string;
  readonly places: readonly Place[];
}

interface Line {
  readonly degrees: number;
  readonly path: string;
}

interface Place {
  readonly name: string;
  readonly kind: string;
  readonly lat: number;
  readonly lon: number;
  readonly hex: string;
  readonly label?: {
    readonly lat?: number;
    readonly lon?: number;
    readonly side?: string;
    readonly turn?: number;
    readonly size?: number;
  };
}
