import { useEffect, useMemo, useState } from 'react';
import type { MapView } from '@point-option/engine';
import { Chart } from '../chart/Chart.tsx';
import type { ChartFile } from '../chart/chartFile.ts';
import { t } from '../words.ts';
import { chartNamed } from './charts.ts';
import { battle, battleMap, strewn, words } from './sample.ts';

interface ChartPageProps {
  readonly map: string;
  readonly light: 'day' | 'dusk' | 'night';
  readonly stacks: number;
}

/** One chart with sample pieces on it. */
export function ChartPage({ map: name, light, stacks }: ChartPageProps) {
  const [terrain, setTerrain] = useState<ChartFile | null>(null);
  const [said, setSaid] = useState('');
  const [selected, setSelected] = useState<string | null>(name === 'philippine-sea' ? battle.selected : null);
  useEffect(() => void chartNamed(name).then(setTerrain), [name]);
  const fight = name === 'philippine-sea' && stacks === 0;
  const map = useMemo<MapView | null>(
    () => terrain && (fight ? battleMap(terrain) : strewn(terrain, stacks)),
    [terrain, fight, stacks],
  );
  if (!terrain || !map) return <p className="loading lab">{t('web.loading')}</p>;
  return (
    <div className="gallery-chart">
      <Chart
        map={map}
        terrain={terrain}
        words={words}
        lit={fight ? battle.lit : NONE}
        selected={selected}
        onPick={(id) => {
          setSelected(id);
          setSaid(`picked ${id}`);
        }}
        onWhyNot={(id) => setSaid(`why not ${id}`)}
        light={light}
        {...(fight && { previews: battle.previews, trails: battle.trails })}
      />
      <output className="sr">{said}</output>
    </div>
  );
}

const NONE: readonly [] = [];
