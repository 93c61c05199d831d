import { printedCharts } from '@point-option/chit-pull';
import { charts } from '../data/charts.ts';

/** The score on display does not follow house charts. */
export const printed = printedCharts(charts);
