import { type Catalogue, type Game, optionsOf, scenarioOf, scenarioOptions, scenarioTitle } from '@point-option/engine';
import type { Studied } from '@point-option/games';
import { describeStaff, named, wordsOf } from '@point-option/host';
import type { GameStudies, DescribedStudy } from './protocol.ts';
import { games } from './registry.ts';

/** The studies of a game, described in its words; null where it has none. */
export async function studiesOf(id: string): Promise<GameStudies | null> {
  const entry = games.find((game) => game.id === id);
  const studies = (await entry?.studies?.()) ?? [];
  if (!entry || studies.length === 0) return null;
  const game = await entry.load();
  const words = wordsOf(game);
  const figures = new Set(studies.flatMap(({ findings }) => Object.keys(findings.figures)));
  return {
    game: id,
    title: named(words, 'title', id),
    names: Object.fromEntries(
      [...figures].map((name) => [name, named(words, `figure.${name}`, named(words, `score.${name}`, name))]),
    ),
    results: resultsOf(words, studies),
    studies: studies.map((studied) => describeStudy(game, words, studied)),
  };
}

function describeStudy(game: Game, words: Catalogue, { study, findings }: Studied): DescribedStudy {
  const scenario = scenarioOf(game, study.scenario);
  const staff = Object.entries(study.staff).map(([side, id]) => ({
    side: named(words, `side.${side}`, side),
    ...describeStaff(words, id),
  }));
  const options = optionsOf(game, { ...scenarioOptions(scenario), ...study.options });
  return {
    study,
    findings,
    who: [...new Set(staff.map(({ name }) => name))].join(', '),
    scenario: scenarioTitle(game, scenario),
    staff,
    options: Object.keys(study.options ?? {}).map((id) => ({
      title: named(words, `option.${id}`, id),
      value: String(options[id]),
    })),
  };
}

/** A game lists the ways it can end from the worst to the best: "outcome.<result>" in its words. */
function resultsOf(words: Catalogue, studies: readonly Studied[]): GameStudies['results'] {
  const came = new Set(studies.flatMap(({ findings }) => Object.keys(findings.results)));
  const listed = Object.keys(words).flatMap((key) => (key.startsWith('outcome.') ? [key.slice(8)] : []));
  const ids = [...listed.filter((id) => came.has(id)), ...[...came].filter((id) => !listed.includes(id)).sort()];
  return ids.map((id) => ({ id, title: named(words, `outcome.${id}`, id) }));
}
