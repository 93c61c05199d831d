import type { Chart } from '@point-option/engine';
import { advancedCharts } from './charts/advanced.ts';
import { airCharts } from './charts/aircraft.ts';
import { damageCharts, submarineCharts } from './charts/damage.ts';
import { intelligenceCharts } from './charts/intelligence.ts';
import { raidCharts } from './charts/raids.ts';
import { strikeCharts } from './charts/strikes.ts';

/**
 * Every chart of the game. The book was printed without its chart cards: what its text, boxes and examples give is
 * exact ("printed"), the rest is ours within what the text says of it, and any may be replaced (house charts).
 */
export const charts: readonly Chart[] = [
  ...airCharts,
  ...strikeCharts,
  ...intelligenceCharts,
  ...raidCharts,
  ...damageCharts,
  ...submarineCharts,
  ...advancedCharts,
];
