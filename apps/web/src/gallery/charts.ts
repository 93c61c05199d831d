import type { ChartFile, ChartPlace } from '../chart/chartFile.ts';

/** Every chart there is, with its names, fetched when it is looked at. The gallery is linked from nowhere, and may reach anywhere. */
const files = {
  ...import.meta.glob<ChartFile>('../../../../games/*/map/chart.json', { import: 'default' }),
  ...import.meta.glob<ChartFile>('../../../../packages/cartography/maps/*/chart.json', { import: 'default' }),
};
const places = {
  ...import.meta.glob<{ places: ChartPlace[] }>('../../../../games/*/map/places.json', { import: 'default' }),
  ...import.meta.glob<{ places: ChartPlace[] }>('../../../../packages/cartography/maps/*/places.json', {
    import: 'default',
  }),
};

const MAP = /([^/]+)(?:\/map)?\/chart\.json$/;

const CHARTS: readonly string[] = Object.keys(files).map((path) => MAP.exec(path)?.[1] ?? path);

/** A chart by its folder, or the first there is. */
export async function chartNamed(name: string | null): Promise<ChartFile> {
  const path = Object.keys(files).find((each) => name === null || MAP.exec(each)?.[1] === name);
  if (path === undefined) throw new Error(`There is no chart "${name}": there are ${CHARTS.join(', ')}.`);
  const file = await (files[path] as () => Promise<ChartFile>)();
  const named = await places[path.replace('chart.json', 'places.json')]?.();
  return { ...file, places: named?.places ?? [] };
}
