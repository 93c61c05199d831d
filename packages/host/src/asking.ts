import {
  ask,
  BadInput,
  type Game,
  inspect,
  type Match,
  observeMatch,
  oddsFor,
  forecastFor,
  placingOdds,
  routeFor,
  type Side,
  staffOf,
  whyNot,
} from '@point-option/engine';
import { namesFor } from './called.ts';
import { type Caller, type Handlers, opened, seated } from './caller.ts';
import { viewNow } from './hosted.ts';
import { orderRefusal } from './orders.ts';
import { staffAdvice } from './staff.ts';
import { stepsOfPlay } from './stepsOfPlay.ts';
import { linesBetween } from './journal.ts';
import { isOver } from './table.ts';
import { wordsOf } from './words.ts';

/** Requests that only ask: nothing changes by them. */
export const asking: Handlers<
  | 'look'
  | 'check'
  | 'whyNot'
  | 'called'
  | 'odds'
  | 'forecast'
  | 'route'
  | 'inspect'
  | 'journal'
  | 'advise'
  | 'staffDid'
  | 'truth'
  | 'terrain'
  | 'charts'
  | 'rules'
> = {
  look: (caller, { match, seat }) => {
    const hosted = opened(caller, match);
    return { view: viewNow(hosted, seated(caller, hosted, seat)) };
  },
  check: (caller, { match, seat, answer }) => {
    const hosted = opened(caller, match);
    return { refusal: orderRefusal(hosted.table, seated(caller, hosted, seat), answer) };
  },
  whyNot: (caller, { match, seat, wanted, route = [], piece }) => {
    const { match: now, side } = asked(caller, match, seat);
    const { presentation: shown } = viewNow(opened(caller, match), side);
    const refusal = whyNot(now, side, wanted, { route, shown, ...(piece !== undefined && { piece }) });
    return { offered: refusal === null, refusal };
  },
  called: (caller, { match, seat, text, route = [] }) => {
    const { game, match: now, side } = asked(caller, match, seat);
    const { presentation, prompt: put } = viewNow(opened(caller, match), side);
    const next = put?.kind === 'path' && route.length > 0 ? routeFor(now, side, route) : null;
    const prompt = put?.kind === 'path' && next ? { ...put, steps: next.steps } : put;
    return namesFor({ words: wordsOf(game), presentation, prompt }, text);
  },
  odds: (caller, { match, seat, option, box, route = [] }) => {
    const { match: now, side } = asked(caller, match, seat);
    if (box === undefined) return { odds: oddsFor(now, side, option, route) };
    return { odds: placingOdds(now, side, String(option), box) };
  },
  forecast: (caller, { match, seat, placed }) => {
    const { match: now, side } = asked(caller, match, seat);
    return { forecast: forecastFor(now, side, placed) };
  },
  route: (caller, { match, seat, route }) => {
    const { match: now, side } = asked(caller, match, seat);
    return { route: routeFor(now, side, route) };
  },
  inspect: (caller, { match, seat, ref }) => {
    const { game, match: now, side } = asked(caller, match, seat);
    return { card: inspect(game, observeMatch(now, side), ref) };
  },
  journal: async (caller, { match, seat, from = 0, to }) => {
    const hosted = opened(caller, match);
    return linesBetween(caller.state.ports, hosted, seated(caller, hosted, seat), { from, to });
  },
  advise: (caller, { match, seat }) => {
    const { game, match: now, side } = asked(caller, match, seat);
    const isPending = opened(caller, match).table.pending !== null;
    if (isPending || ask(now, side) === null) return { advice: null };
    return { advice: staffAdvice(now, side, staffOf(game)) };
  },
  staffDid: (caller, { match, seat }) => {
    const hosted = opened(caller, match);
    return { did: [...(hosted.table.staffDid.get(seated(caller, hosted, seat)) ?? [])] };
  },
  truth: async (caller, { match, from = 0, to }) => {
    const hosted = opened(caller, match);
    const { table } = hosted;
    if (!isOver(table)) throw new BadInput('Hidden information is revealed when the match is over.');
    const { dice } = table.match.header;
    return {
      ...(await linesBetween(caller.state.ports, hosted, 'referee', { from, to })),
      presentation: table.game.present(observeMatch(table.match, 'referee')),
      serverSeed: dice.kind === 'fair' ? (dice.serverSeed ?? null) : null,
    };
  },
  terrain: async (caller, { match }) => {
    const { game } = opened(caller, match).table;
    const entry = caller.state.ports.registry.find(({ id }) => id === game.id);
    return { chart: (await entry?.chart?.()) ?? null };
  },
  charts: (caller, { match }) => {
    const { game, match: now } = opened(caller, match).table;
    const replaced = now.header.charts ?? [];
    return { charts: game.charts.map((chart) => replaced.find(({ id }) => id === chart.id) ?? chart) };
  },
  rules: (caller, { match }) => {
    const { game } = opened(caller, match).table;
    return { rules: game.rules, steps: stepsOfPlay(game) };
  },
};

function asked(caller: Caller, match: string, seat: Side): { game: Game; match: Match; side: Side } {
  const hosted = opened(caller, match);
  const { game, match: now } = hosted.table;
  return { game, match: now, side: seated(caller, hosted, seat) };
}
