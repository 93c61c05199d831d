import type { MapView, OptionId, Overlay, PromptView, Ref, RouteView } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { useMemo, useRef, useState } from 'react';
import { Chart } from '../chart/Chart.tsx';
import type { Lit } from '../chart/lit.ts';
import { pointedAt, room, seatNow, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { piecesById } from './displays/slip.ts';
import { inspectThis, pickOnChart } from './picking.ts';
import { hexOf, moverOf, previewsOf, routeDrawn } from './previews.ts';
import { boxAt, choices, optionsAt, touchedBy } from './touching.ts';
import { useTrails } from './useTrails.ts';

const NO_NATIONS = {};

/** The chart in its frame, with what is lit, selected and pointed at. */
export function ChartBox({ table, lit }: { readonly table: SeatView; readonly lit: readonly Lit[] }) {
  const terrain = useStore(room, (now) => now.terrain);
  const nations = useStore(room, ({ opening }) => opening?.nations ?? NO_NATIONS);
  const draft = useStore(room, (now) => now.draft);
  const route = useStore(room, (now) => now.route);
  const focus = useStore(room, (now) => now.focus);
  const pulse = useStore(room, pointedAt);
  const [aimed, setAimed] = useState<Ref | null>(null);
  const trails = useTrails(table);
  const { map, clock, displays } = table.presentation;
  const { prompt } = table;
  const touched = (id: OptionId | null): Ref | null => (prompt ? (touchedBy(prompt, id, route)[0] ?? null) : null);
  const mover = useMemo(() => moverOf(prompt, map), [prompt, map]);
  const previews = useMemo(() => previewsOf(table, draft, focus, aimed, route), [table, draft, focus, aimed, route]);
  // An order already given may bring pieces of the displays onto the chart: their ghosts are drawn as they are.
  const others = useMemo(() => piecesById(displays), [displays]);
  const drawnRoute = useMemo(() => routeDrawn(prompt, route), [prompt, route]);
  const drawn = useMap(map, prompt, focus ?? draft.chosen.at(-1) ?? null, route);
  const mapNow = useRef(map);
  mapNow.current = map;
  // What a line of the journal or a lesson points at is brought into view, every time. A new position moves nothing.
  const show = useMemo(() => onChart(mapNow.current, pulse), [pulse]);
  if (!drawn) return <div className="chartbox empty">{t('table.no map')}</div>;
  return (
    <div className="chartbox">
      <Chart
        map={drawn}
        nations={nations}
        terrain={terrain}
        words={speak}
        lit={lit}
        selected={draft.piece === null ? touched(draft.chosen.at(-1) ?? null) : { piece: draft.piece }}
        onPick={pickOnChart}
        onWhyNot={pickOnChart}
        onInspect={inspectThis}
        light={clock.light}
        aimed={aimed ?? touched(focus)}
        onAim={(ref) => setAimed(aim(ref))}
        show={show}
        pointed={pulse}
        seat={table.seat}
        question={table.staffActs || prompt === null ? null : table.seq}
        mover={mover}
        previews={previews}
        trails={trails}
        route={drawnRoute}
        others={others}
      />
    </div>
  );
}

/** The map with what the option in question would lay on it. */
function useMap(
  map: MapView | undefined,
  prompt: PromptView | null,
  option: OptionId | null,
  route: RouteView | null,
): MapView | undefined {
  const ahead = useMemo(() => previewOf(prompt, option, route), [prompt, option, route]);
  return useMemo(
    () => map && (ahead.length === 0 ? map : { ...map, overlays: [...map.overlays, ...ahead] }),
    [map, ahead],
  );
}

const NOTHING: readonly Overlay[] = [];
function previewOf(prompt: PromptView | null, id: OptionId | null, route: RouteView | null): readonly Overlay[] {
  if (prompt === null) return NOTHING;
  return choices(prompt, route).find((option) => option.id === id)?.preview ?? NOTHING;
}

/**
 * The pointer is on something that may be chosen: its line in the list opens with it. Where a piece is in hand, what the
 * pointer is on is given back if the piece may go there.
 */
function aim(ref: Ref | null): Ref | null {
  const table = seatNow();
  const { focus, draft, route } = room.get();
  if (ref === null || !table?.prompt) return null;
  if (boxAt(table, draft, ref) !== undefined) return ref;
  const [option] = optionsAt(table.prompt, ref, route);
  if (option !== undefined && option !== focus) room.set({ focus: option });
  return null;
}

/** Those of these that are on the chart. */
function onChart(map: MapView | undefined, refs: readonly Ref[]): { refs: readonly Ref[] } | null {
  const on = map ? refs.filter((ref) => hexOf(map, ref) !== null) : [];
  return on.length === 0 ? null : { refs: on };
}
