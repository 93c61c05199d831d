import { listed } from '@point-option/engine';
import { gameOf } from '@point-option/games';
import { CommandFault, EXIT } from '../faults.ts';
import { chartsOf } from '../settings.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { chartLines } from '../text/chart.ts';

export interface ChartsOptions {
  readonly charts?: string;
  readonly json?: boolean;
}

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
  if (options.json) terminal.json({ game: id, charts });
  else if (charts.length === 0) terminal.print(`${id} has no charts.`);
  else charts.forEach((chart, i) => terminal.print(...(i === 0 ? [] : ['']), ...chartLines(chart)));
  return EXIT.ok;
}
