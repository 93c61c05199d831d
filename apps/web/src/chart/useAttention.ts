import { useEffect, useMemo } from 'react';
import type { Matters } from './camera.ts';
import type { Scene } from './scene.ts';
import { useStable } from './useStable.ts';
import type { View } from './useView.ts';

const NOTHING = [] as const;

/** The hexes that are pointed at: ringed, and shown first. */
export function usePointed({ places, props: { pointed = NOTHING } }: Scene): readonly number[] {
  return useStable(useMemo(() => [...new Set(pointed.map(places.hexOf).filter((hex) => hex >= 0))], [pointed, places]));
}

/** What the first look takes in: all that is on the map, what is asked, and the side's own pieces. */
export function hexesOfInterest(
  { board, places, props: { map, lit, seat } }: Scene,
  pointed: readonly number[],
): Matters<number> {
  const asked = pointed.length > 0 ? pointed : lit.map(({ ref }) => places.hexOf(ref)).filter((hex) => hex >= 0);
  const stacks = map.stacks
    .map(({ hex, pieces }) => ({ hex: board.grid.hexAt(hex), pieces }))
    .filter(({ hex }) => hex >= 0);
  const own = stacks.flatMap(({ hex, pieces }) => pieces.filter(({ side }) => side === seat).map(() => hex));
  return { all: [...stacks.map(({ hex }) => hex), ...asked], asked, own };
}

/** Brings into view what somebody wants shown, and once for each question what it offers. */
export function useScrollIntoView({ places, props }: Scene, pointed: readonly number[], view: View): void {
  const { show, lit, question = null } = props;
  useEffect(() => {
    if (show) view.bring(show.refs.map(places.hexOf).filter((hex) => hex >= 0));
    // Only a new wish moves the chart, not a new position of what was wished for.
  }, [show]);
  const hasView = view.frame.width > 0;
  useEffect(() => {
    // What is pointed at is brought into view by what points at it.
    if (question === null || !hasView || pointed.length > 0) return;
    view.takeIn(lit.flatMap(({ ref }) => ('hex' in ref ? [places.hexOf(ref)] : [])).filter((hex) => hex >= 0));
    // Once for each question, not with every piece that is taken up.
  }, [question, hasView]);
}
