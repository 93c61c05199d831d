import { type HexGridSpec, refKey } from '@point-option/engine';
import { useMemo } from 'react';
import { type Board, boardOf } from './board.ts';
import type { ChartProps } from './chartProps.ts';
import { type Features, featuresOf } from './ground/features.ts';
import type { NamedHex } from './ground/names.ts';
import type { Lit } from './lit.ts';
import { type Places, placesOf } from './places.ts';
import { useStable } from './useStable.ts';

/** What the chart shows now, in the forms that its parts need. */
export interface Scene {
  readonly props: ChartProps;
  readonly grid: HexGridSpec;
  readonly board: Board;
  readonly places: Places;
  /** By the keys of their references. */
  readonly lit: ReadonlyMap<string, Lit>;
  /** What is painted on the ground, beside the geography. */
  readonly features: Features | null;
  readonly named: readonly NamedHex[];
}

export function useScene(props: ChartProps): Scene {
  const { map, nations, terrain, words } = props;
  const grid = useStable(map.grid);
  const board = useMemo(() => boardOf(grid, terrain), [grid, terrain]);
  const places = useMemo(() => placesOf(board, map.stacks), [board, map.stacks]);
  const lit = useMemo(() => new Map(props.lit.map((each) => [refKey(each.ref), each])), [props.lit]);
  const { terrain: ground, hexsides, control } = map;
  // Patches leave what has not changed as it was: to compare thousands of hexes would take longer than to look.
  const features = useMemo(
    () => featuresOf({ terrain: ground, hexsides, control }, nations),
    [ground, hexsides, control, nations],
  );
  const named = useStable(
    map.places.map(({ hex, name, covers }) => ({ hex, name: words(name), ...(covers && { covers }) })),
  );
  return { props, grid, board, places, lit, features, named };
}
