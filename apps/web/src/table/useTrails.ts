import { refKey } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { useState } from 'react';
import type { Way } from '../chart/chartProps.ts';

interface Kept {
  readonly table: SeatView;
  readonly trails: readonly Way[];
}

const NONE: readonly Way[] = [];

/**
 * Where pieces have come from since the table before, until the next order. Both tables are this seat's own, so a trail tells
 * nothing that the seat has not seen; with the chart they go, at a blank sheet and on leaving.
 */
export function useTrails(table: SeatView): readonly Way[] {
  const [kept, setKept] = useState<Kept>({ table, trails: NONE });
  if (kept.table === table) return kept.trails;
  const next = { table, trails: kept.table.seq === table.seq ? kept.trails : trailsOf(kept.table, table) };
  setKept(next);
  return next.trails;
}

/** Those pieces that both tables show, in different hexes. After an order was taken back there are none. */
export function trailsOf(before: SeatView, now: SeatView): readonly Way[] {
  if (before.match !== now.match || before.seat !== now.seat || now.canRedo) return NONE;
  const known = new Map(
    before.presentation.map?.stacks.flatMap(({ hex, pieces }) => pieces.map(({ id }) => [id, hex])),
  );
  const ways = (now.presentation.map?.stacks ?? []).flatMap(({ hex, pieces }) =>
    pieces.flatMap(({ id, side, nation = side }): Way[] => {
      const from = known.get(id);
      return from === undefined || from === hex ? [] : [{ from: { hex: from }, to: { hex }, nation }];
    }),
  );
  // Pieces that sail together leave one trail.
  return [...new Map(ways.map((way) => [`${refKey(way.from)} ${refKey(way.to)} ${way.nation}`, way])).values()];
}
