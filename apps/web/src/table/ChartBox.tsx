import type { MapView, Message, OptionId, Overlay, PromptView } from '@point-option/engine';
import { useMemo, useRef, useState } from 'react';
import { Chart } from '../chart/Chart.tsx';
import { room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import type { TableView } from '../worker/protocol.ts';
import { gridOf } from './gridOf.ts';
import { pick, whyNotThis } from './picking.ts';
import { moverOf, previewsOf } from './previews.ts';
import { boxAt, type Lit, optionsAt, touchedBy } from './touching.ts';
import { useTrails } from './useTrails.ts';

/** The chart in its frame, with what is lit, selected and pointed at. */
export function ChartBox({ table, lit }: { readonly table: TableView; readonly lit: readonly Lit[] }) {
  const terrain = useStore(room, (now) => now.terrain);
  const draft = useStore(room, (now) => now.draft);
  const focus = useStore(room, (now) => now.focus);
  const pulse = useStore(room, (now) => now.pulse);
  const [aimedHex, setAimedHex] = useState<string | null>(null);
  const trails = useTrails(table);
  const { map, status } = table.presentation;
  const { prompt } = table;
  const touched = (id: OptionId | null): string | null => (prompt ? (touchedBy(prompt, id)[0] ?? null) : null);
  const selected = touched(draft.piece ?? draft.chosen.at(-1) ?? null);
  const mover = useMemo(() => moverOf(prompt, map), [prompt, map]);
  const previews = useMemo(() => previewsOf(table, draft, focus, aimedHex), [table, draft, focus, aimedHex]);
  const mapNow = useRef(map);
  mapNow.current = map;
  // What a line of the diary or a lesson points at is brought into view, each time anew. A new table moves nothing.
  const show = useMemo(() => placesOf(mapNow.current, pulse), [pulse]);
  const ahead = useMemo(() => aheadOf(prompt, focus ?? draft.chosen.at(-1) ?? null), [prompt, focus, draft.chosen]);
  const drawn = useMemo(
    () => map && (ahead.length === 0 ? map : { ...map, overlays: [...map.overlays, ...ahead] }),
    [map, ahead],
  );
  if (!map || !drawn) return <div className="chartbox empty">{t('table.no map')}</div>;
  return (
    <div className="chartbox">
      <Chart
        map={drawn}
        terrain={terrain}
        words={speak}
        lit={lit}
        selected={selected}
        onPick={pick}
        onWhyNot={whyNotThis}
        light={lightOf(status)}
        aimed={aimedHex ?? touched(focus)}
        onAim={(id) => setAimedHex(aim(id))}
        show={show}
        pointed={pulse}
        seat={table.seat}
        question={table.staffActs || prompt === null ? null : table.seq}
        mover={mover}
        previews={previews}
        trails={trails}
      />
    </div>
  );
}

const NOTHING: readonly Overlay[] = [];
/** What an option would lay on the chart, where the game can tell. */
function aheadOf(prompt: PromptView | null, id: OptionId | null): readonly Overlay[] {
  return prompt?.options.find((option) => option.id === id)?.preview ?? NOTHING;
}

/**
 * The pointer is on something that may be chosen: its line in the list opens with it. Where a piece is in hand, what the
 * pointer is on is given back if the piece may go there.
 */
function aim(id: string | null): string | null {
  const { table, focus, draft } = room.get();
  if (id === null || table === null || table.blank || table.prompt === null) return null;
  if (boxAt(table, draft, id) !== undefined) return id;
  const [option] = optionsAt(table.prompt, id);
  if (option !== undefined && option !== focus) room.set({ focus: option });
  return null;
}

/** Those of these that are on the chart. */
function placesOf(map: MapView | undefined, ids: readonly string[]): { ids: string[] } | null {
  if (!map) return null;
  const grid = gridOf(map.grid);
  const on = ids.filter(
    (id) => grid.hexAt(id) >= 0 || map.stacks.some(({ pieces }) => pieces.some((piece) => piece.id === id)),
  );
  return on.length === 0 ? null : { ids: on };
}

type Light = 'day' | 'dusk' | 'night';

/** The light, where the status says one: as a value under "light.<name>", or at the end of its own key. */
function lightOf(status: readonly Message[]): Light {
  for (const { key, values } of status) {
    const said = [key, ...Object.values(values ?? {}).map((value) => keyOf(value))];
    for (const each of said) {
      const name = /(?:^light\.|^status )(day|dusk|dawn|night)$/.exec(each)?.[1];
      if (name !== undefined) return name === 'dawn' ? 'dusk' : (name as Light);
    }
  }
  return 'day';
}

const keyOf = (value: unknown): string =>
  typeof value === 'object' && value && 'key' in value ? String(value.key) : '';
