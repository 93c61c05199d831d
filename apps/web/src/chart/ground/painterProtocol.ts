import type { HexGridSpec } from '@point-option/engine';
import type { ChartFile } from '../chartFile.ts';
import type { Features } from './features.ts';
import type { NamedHex } from './names.ts';
import type { Palette } from './palette.ts';
import type { Square } from './terrain.ts';

/** What a chart is painted from. */
export interface ChartToPaint {
  readonly grid: HexGridSpec;
  readonly file: ChartFile | null;
  readonly named: readonly NamedHex[];
  readonly features: Features | null;
}

/** What the page asks of the painter. The chart comes first and once, the palette whenever the light changes, features whenever they change. */
export type ToPainter =
  | ({ readonly kind: 'chart' } & ChartToPaint)
  | { readonly kind: 'features'; readonly features: Features | null }
  /** Hexes have changed hands, and nothing else is new. */
  | { readonly kind: 'control'; readonly control: Features['control'] }
  | { readonly kind: 'palette'; readonly palette: Palette }
  | { readonly kind: 'paint'; readonly id: number; readonly square: Square; readonly ratio: number }
  /** The whole sheet in small, without grid and names, so wide at most. */
  | { readonly kind: 'overview'; readonly id: number; readonly size: number };

export interface FromPainter {
  readonly id: number;
  readonly image: ImageBitmap;
}
