import { type Chart, listed } from '@point-option/engine';
import { gameOf } from '@point-option/games';
import { CommandFault, EXIT } from '../faults.ts';
import { chartsOf } from '../settings.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { chartLines } from '../text/chart.ts';

export interface ChartsOptions {
  readonly charts?: string;
  readonly json?: boolean;
}

/** What makes the JSON a file of house charts, to begin one of one's own from. */
const HOUSE_FILE = { format: 'point-option charts', version: 1 };
/** What cells may be is the program's own, and no part of a chart in a file. */
const asData = ({ cell: _cell, rising: _rising, ...chart }: Chart): Chart => chart;

/** Every chart of a game, or one, with its provenance. */
export async function listCharts(
  id: string,
  name: string | undefined,
  options: ChartsOptions,
  terminal: Terminal,
): Promise<number> {
  const game = await gameOf(id);
  const all = chartsOf(game, options.charts);
  const charts = name === undefined ? all : all.filter((chart) => chart.id === name);
  if (name !== undefined && charts.length === 0) {
    throw new CommandFault(
      `${id} has no chart "${name}"; it has ${listed(
        all.map((chart) => chart.id),
        'none',
      )}.`,
    );
  }
  if (options.json) terminal.json({ ...HOUSE_FILE, game: id, charts: charts.map(asData) });
  else if (charts.length === 0) terminal.print(`${id} has no charts.`);
  else charts.forEach((chart, i) => terminal.print(...(i === 0 ? [] : ['']), ...chartLines(chart)));
  return EXIT.ok;
}
