import {
  ask,
  type Catalogue,
  journalFor,
  type Match,
  type Message,
  oddsFor,
  observeMatch,
  type OptionId,
  placingOdds,
  promptFor,
  refusalOf,
  type Side,
  unsaid,
  whyNot,
} from '@point-option/engine';
import { catalogueOf } from './catalogue.ts';
import { looseAnswers, shownIds } from './knowledge.ts';

/** Everything that was ever offered or named in a match: what a player may ask about later, when it is not. */
export type Named = Set<OptionId>;

/**
 * All that a side is told at one moment can be said: the question, its options, odds, boxes, why what was offered
 * before is not offered now, and what is shown. The first thing that cannot, as a sentence.
 */
export function wording(match: Match, side: Side, named: Named): string | null {
  const { game } = match.prepared;
  const prompt = promptFor(match, side);
  if (prompt === null) return `${side} is asked without a prompt.`;
  for (const { id, touches = [] } of prompt.options) for (const name of [id, ...touches]) named.add(name);
  const seen = game.present(observeMatch(match, side));
  for (const id of shownIds(seen)) named.add(id);
  const question = ask(match, side);
  return firstUnsaid(catalogueOf(game), [
    prompt,
    seen,
    question && looseAnswers(question).map((answer) => refusalOf(question, answer)),
    prompt.options.map((option) => oddsFor(match, side, option.id)),
    placingOdds(match, side),
    [...named].map((id) => whyNot(match, side, id)),
  ]);
}

/** Every line of every side's journal can be said, and everything that has a name in the game. */
export function wordingOfAll(match: Match): string | null {
  const { game } = match.prepared;
  const names = [
    'title',
    ...game.sides.map((side) => `side.${side}`),
    // A scenario that is a file has its title there.
    ...game.scenarios.filter(({ file }) => file === undefined).map(({ id }) => `scenario.${id}`),
    ...game.staff.map(({ id }) => `staff.${id}`),
    ...Object.keys(game.options ?? {}).map((name) => `option.${name}`),
    ...game.charts.map(({ id }) => `chart.${id}`),
  ];
  const journals = [...game.sides, 'referee'].map((viewer) =>
    journalFor(match.table.journal ?? [], viewer, game.observeEvent?.bind(game)),
  );
  return firstUnsaid(catalogueOf(game), [names.map((key) => ({ key })), journals]);
}

/** The first message anywhere in the data that has no words. */
function firstUnsaid(words: Catalogue, data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  if ('key' in data && typeof data.key === 'string') return unsaid(words, data as Message);
  for (const part of Object.values(data)) {
    const found = firstUnsaid(words, part);
    if (found !== null) return found;
  }
  return null;
}
