import type { ChartFile } from '../worker/protocol.ts';

/**
 * What the ground is painted from: SVG path data in whole units of `unitNm` on the plane of the map, and the names on it. The README of
 * packages/cartography tells what each field means.
 */
export type { ChartFile };
export type EarthSpec = ChartFile['projection'];
/** An entry of places.json. */
export type ChartPlace = ChartFile['places'][number];
