import type { Chart } from '../charts/chart.ts';
import { readHouseCharts } from '../charts/houseCharts.ts';
import type { Game } from '../play/game.ts';
import { brief } from './brief.ts';
import type { MatchHeader } from './header.ts';
import { clone, same } from './json.ts';
import type { PlaceProblem } from './places.ts';
import { scenarioIn, scenarioTitle } from './scenario.ts';
import { message, say } from '../view/message.ts';
import { words as kernelWords } from '../view/words.ts';

/**
 * Whether what a match is pinned to is the game's own. What is not came with the file, and whoever made the file chose
 * it: a replay shows what follows from it, not that it is fair.
 */
export interface Own {
  /** The match begins with the set-up of its scenario. */
  readonly start: boolean;
  readonly scenario: boolean;
  readonly charts: boolean;
}

/** What of a header is the game's own. */
export function ownParts(header: MatchHeader, game: Game): Own {
  return {
    start: header.start === undefined,
    scenario: isOwnScenario(header, game),
    charts: foreignCharts(header, game).length === 0,
  };
}

function isOwnScenario({ scenario, scenarioFile }: MatchHeader, game: Game): boolean {
  if (scenarioFile === undefined) return true;
  return game.scenarios.some(({ id, file }) => id === scenario && same(file, scenarioFile));
}

/** The charts that a header has in place of the game's own, and that say something else. */
function foreignCharts({ charts = [] }: MatchHeader, game: Game): readonly Chart[] {
  return charts.filter((chart) => {
    const own = game.charts.find(({ id }) => id === chart.id);
    return own === undefined || !same(asData(own), asData(chart));
  });
}

/** A chart as a file can hold it, whoever made it. */
function asData({ cell: _cell, rising: _rising, provenance: _provenance, ...chart }: Chart): object {
  return chart;
}

/** What a person should know of a match file before believing it: a sentence for each part that is not the game's own. */
export function notesOnHeader({ header }: { readonly header: MatchHeader }, game: Game): string[] {
  const own = ownParts(header, game);
  const words = { ...kernelWords, ...game.words };
  const notes: string[] = [];
  const tell = (key: string, values: Record<string, string | number> = {}): void => {
    notes.push(brief(say(words, message(`kernel.${key}`, values))));
  };
  const { forkOf } = header;
  if (!own.start && forkOf === undefined) tell('foreign start');
  if (!own.start && forkOf !== undefined) tell('foreign fork', { after: forkOf.after });
  if (!own.scenario) tell('foreign scenario', { title: scenarioTitle(game, scenarioIn(game, header)) });
  const charts = foreignCharts(header, game);
  if (charts.length > 0) tell('foreign charts', { charts: charts.map(({ id }) => titleOf(game, id)).join(', ') });
  return notes;
}

/** By the game's own title: that in the file is a stranger's. */
function titleOf(game: Game, chart: string): string {
  return `"${game.charts.find(({ id }) => id === chart)?.title ?? chart}"`;
}

/**
 * What is wrong with the charts of a header: they must be ones that the game would take from a file of house charts, or
 * its own, and must not pass for printed ones.
 */
export function chartProblem({ charts = [] }: MatchHeader, game: Game): PlaceProblem | null {
  const seen = new Set<string>();
  for (const [index, chart] of charts.entries()) {
    const field = `header.charts[${index}]`;
    const own = game.charts.find(({ id }) => id === chart.id);
    if (seen.has(chart.id)) return { field, problem: `Chart "${chart.id}" stands twice in the file.` };
    seen.add(chart.id);
    if (own && same({ ...asData(own), provenance: own.provenance }, chart)) continue;
    const file = { format: 'point-option charts', version: 1, game: game.id, charts: [clone(chart)] };
    const reading = readHouseCharts(file, game.charts, game.id);
    if (!reading.ok) return { field, problem: reading.problem };
    if (chart.provenance !== 'house')
      return { field: `${field}.provenance`, problem: `It should be "house": the game has another "${chart.id}".` };
  }
  return null;
}
