import { hexGrid, type MapView, type Ref, refKey } from '@point-option/engine';
import { useEffect, useMemo, useState } from 'react';
import { Chart } from '../chart/Chart.tsx';
import type { ChartFile } from '../chart/chartFile.ts';
import type { Light } from '../chart/chartProps.ts';
import { t } from '../words.ts';
import { chartNamed } from './charts.ts';
import { battle, battleMap, island, nations, scatter, words } from './sample.ts';

interface ChartPageProps {
  /** A chart by its folder; the first there is where none is named. */
  readonly map: string | null;
  readonly light: Light;
  readonly stacks: number;
}

/** One chart with sample pieces on it. */
export function ChartPage({ map: name, light, stacks }: ChartPageProps) {
  const [terrain, setTerrain] = useState<ChartFile | null>(null);
  const [selected, setSelected] = useState<Ref | null>(battle.selected);
  const [said, setSaid] = useState('');
  useEffect(() => void chartNamed(name).then(setTerrain), [name]);
  const fight = terrain !== null && stacks === 0 && isRoomFor(terrain);
  const map = useMemo<MapView | null>(
    () => terrain && (fight ? battleMap(terrain) : scatter(terrain, stacks)),
    [terrain, fight, stacks],
  );
  if (!terrain || !map) return <p className="loading lab">{t('web.loading')}</p>;
  return (
    <div className="gallery-chart">
      <Chart
        {...{ map, terrain, nations, words, light }}
        lit={fight ? battle.lit : NONE}
        selected={selected}
        onPick={(ref) => {
          setSelected(ref);
          setSaid(`picked ${refKey(ref)}`);
        }}
        onWhyNot={(ref) => setSaid(`why not ${refKey(ref)}`)}
        onInspect={(ref) => setSaid(`card of ${refKey(ref)}`)}
        {...(fight && { previews: battle.previews, trails: battle.trails })}
      />
      <output className="sr">{said}</output>
    </div>
  );
}

/** An island without any geography: terrain, hexsides, control, a ghost and a route. */
export function IslandPage({ light }: Pick<ChartPageProps, 'light'>) {
  const [said, setSaid] = useState('');
  const [{ map, lit, route }] = useState(island);
  return (
    <div className="gallery-chart">
      <Chart
        {...{ map, nations, words, light, lit, route }}
        terrain={null}
        mover={route.from}
        onPick={(ref) => setSaid(`picked ${refKey(ref)}`)}
        onWhyNot={(ref) => setSaid(`why not ${refKey(ref)}`)}
        onInspect={(ref) => setSaid(`card of ${refKey(ref)}`)}
      />
      <output className="sr">{said}</output>
    </div>
  );
}

const NONE: readonly [] = [];

/** Whether the sample battle lies on a chart. */
function isRoomFor({ hexes }: ChartFile): boolean {
  const grid = hexGrid(hexes.layout);
  return battle.stacks.every(({ hex }) => grid.hexAt(hex) >= 0);
}
