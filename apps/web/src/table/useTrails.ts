import { useState } from 'react';
import type { Way } from '../chart/Arrows.tsx';
import type { TableView } from '../worker/protocol.ts';

interface Kept {
  readonly table: TableView;
  readonly trails: readonly Way[];
}

const NONE: readonly Way[] = [];

/**
 * Where pieces have come from since the table before, until the next order. Both tables are this seat's own, so a trail tells
 * nothing that the seat has not seen; with the chart they go, at a blank sheet and on leaving.
 */
export function useTrails(table: TableView): readonly Way[] {
  const [kept, setKept] = useState<Kept>({ table, trails: NONE });
  if (kept.table === table) return kept.trails;
  const next = { table, trails: kept.table.seq === table.seq ? kept.trails : trailsOf(kept.table, table) };
  setKept(next);
  return next.trails;
}

/** Those pieces that both tables show, in different hexes. After an order was taken back there are none. */
export function trailsOf(before: TableView, now: TableView): readonly Way[] {
  if (before.save !== now.save || before.seat !== now.seat || now.canRedo) return NONE;
  const known = new Map(
    before.presentation.map?.stacks.flatMap(({ hex, pieces }) => pieces.map(({ id }) => [id, hex])),
  );
  const ways = (now.presentation.map?.stacks ?? []).flatMap(({ hex, pieces }) =>
    pieces.flatMap(({ id, side }): Way[] => {
      const from = known.get(id);
      return from === undefined || from === hex ? [] : [{ from, to: hex, side }];
    }),
  );
  // Pieces that sail together leave one trail.
  return [...new Map(ways.map((way) => [`${way.from} ${way.to} ${way.side}`, way])).values()];
}
