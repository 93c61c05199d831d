import {
  ask,
  type Catalogue,
  journalFor,
  type Match,
  type Message,
  nationsOf,
  promptFor,
  refusalOf,
  type Side,
  unsaid,
  whyNot,
} from '@point-option/engine';
import { catalogueOf } from './catalogue.ts';
import { contractFault, eventFault } from './contract.ts';
import { alongRoutes, cardsOf, looseAnswers, oddsOf, readOnly, routesOf, turnOf } from './knowledge.ts';
import { addWanted, type Asked, sampled } from './wanted.ts';

/** How many things are asked about at one moment, of all that were ever offered: in time every one is. */
const REASONS = 150;

/**
 * All that a side is told at one moment can be said: the question, its options, odds, routes, boxes, why what was
 * offered before is not offered now, what is shown and what its cards tell. And all of it keeps the contract of what
 * is shown. The first thing that does not hold, as a sentence. `asked` gathers what a player may ask about later.
 */
export function wording(match: Match, side: Side, asked: Asked): string | null {
  const { game } = match.prepared;
  const prompt = promptFor(match, side);
  if (prompt === null) return `${side} is asked without a prompt.`;
  const observation = readOnly(match, side);
  const seen = game.present(observation);
  const question = ask(match, side);
  const routes = question ? routesOf(match, side, question) : [];
  const broken = contractFault(game, side, seen, prompt, routes);
  if (broken !== null) return broken;
  addWanted(asked, prompt, seen);
  return firstUnsaid(catalogueOf(game), [
    prompt,
    seen,
    cardsOf(game, observation, seen, turnOf(match, side)),
    question && looseAnswers(question).map((answer) => refusalOf(question, answer)),
    routes,
    alongRoutes(match, side, routes, [...asked.values()]),
    oddsOf(match, side, prompt),
    sampled([...asked.values()], REASONS, turnOf(match, side)).map((wanted) => whyNot(match, side, wanted, { prompt })),
  ]);
}

/** Every line of every side's journal can be said and points at things, and everything that has a name can be named. */
export function wordingOfAll(match: Match): string | null {
  const { game } = match.prepared;
  const fault = eventFault(match);
  if (fault !== null) return fault;
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
  return firstUnsaid(catalogueOf(game), [names.map((key) => ({ key })), nationsOf(game.sides, game.nations), journals]);
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
