import type { Chart } from '@point-option/engine';
import { airCharts } from './charts/air.ts';
import { damageCharts } from './charts/damage.ts';
import { scenarioCharts } from './charts/scenario.ts';
import { searchCharts } from './charts/search.ts';
import { submarineCharts } from './charts/submarines.ts';
import { surfaceCharts } from './charts/surface.ts';
import { victoryCharts } from './charts/victory.ts';

/*
 * The player aids are not in the rules. Where a rule or an example prints a cell, the chart is partly printed and its note says which;
 * `charts.test.ts` holds every one of them. All other cells are ours.
 */
export const charts: readonly Chart[] = [
  ...searchCharts,
  ...airCharts,
  ...damageCharts,
  ...submarineCharts,
  ...surfaceCharts,
  ...scenarioCharts,
  ...victoryCharts,
];
