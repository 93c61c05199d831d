import { hexGrid, type MapView, type Message, type OptionId } from '@point-option/engine';
import { useMemo } from 'react';
import { Chart } from '../chart/Chart.tsx';
import { room, speak, whyNot } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import type { TableView } from '../worker/protocol.ts';
import { pick } from './picking.ts';
import { type Lit, optionsAt, touchedBy } from './touching.ts';

/** The chart in its frame, with what is lit, selected and pointed at. */
export function ChartBox({ table, lit }: { readonly table: TableView; readonly lit: readonly Lit[] }) {
  const terrain = useStore(room, (now) => now.terrain);
  const draft = useStore(room, (now) => now.draft);
  const focus = useStore(room, (now) => now.focus);
  const pulse = useStore(room, (now) => now.pulse);
  const { map, status } = table.presentation;
  const { prompt } = table;
  const touched = (id: OptionId | null): string | null => (prompt ? (touchedBy(prompt, id)[0] ?? null) : null);
  const selected = touched(draft.piece ?? draft.chosen.at(-1) ?? null);
  // What a line of the diary or a lesson points at is brought into view, each time anew.
  const show = useMemo(() => placeOf(map, pulse), [map, pulse]);
  if (!map) return <div className="chartbox empty">{t('table.no map')}</div>;
  return (
    <div className="chartbox">
      <Chart
        map={map}
        terrain={terrain}
        words={speak}
        lit={lit}
        selected={selected}
        onPick={pick}
        onWhyNot={whyNot}
        light={lightOf(status)}
        aimed={touched(focus)}
        onAim={aim}
        show={show}
        pointed={pulse}
      />
    </div>
  );
}

/** The pointer is on something that may be chosen: its line in the list opens with it. */
function aim(id: string | null): void {
  const { table, focus } = room.get();
  if (id === null || table === null || table.blank || table.prompt === null) return;
  const [option] = optionsAt(table.prompt, id);
  if (option !== undefined && option !== focus) room.set({ focus: option });
}

/** The first of these that is on the chart. */
function placeOf(map: MapView | undefined, ids: readonly string[]): { id: string } | null {
  if (!map) return null;
  const grid = hexGrid(map.grid);
  const on = ids.find(
    (id) => grid.hexAt(id) >= 0 || map.stacks.some(({ pieces }) => pieces.some((piece) => piece.id === id)),
  );
  return on === undefined ? null : { id: on };
}

/** The light, where the status says one: games say it under "light.<name>". */
function lightOf(status: readonly Message[]): 'day' | 'dusk' | 'night' {
  for (const { values } of status) {
    for (const value of Object.values(values ?? {})) {
      if (typeof value !== 'object' || !('key' in value)) continue;
      const name = /^light\.(day|dusk|dawn|night)$/.exec(value.key)?.[1];
      if (name !== undefined) return name === 'dawn' ? 'dusk' : (name as 'day' | 'dusk' | 'night');
    }
  }
  return 'day';
}
