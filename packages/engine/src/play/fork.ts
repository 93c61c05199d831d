import { fast } from '../chance/fastDice.ts';
import { copyState } from './game.ts';
import { beginFrom, type Match } from './match.ts';
import { observe, resample } from './observation.ts';
import { RulesFault } from './refusal.ts';
import type { State, Viewer } from './state.ts';

/**
 * A sandbox from what a side knows now: its own dice, and what is hidden drawn afresh. The match itself is untouched.
 * Only a finished match may be forked from the truth (as the referee).
 */
export function fork<D, V>(match: Match<D, V>, viewer: Viewer, seed: string, finished = false): Match<D, V> {
  const { prepared, table, header } = match;
  const state = table.whole;
  if (viewer === 'referee' && state.outcome === null && !finished) {
    throw new RulesFault('A match that is still played cannot be forked from the truth.');
  }
  const start: State<D> =
    viewer === 'referee'
      ? copyState(prepared, state)
      : resample(prepared, observe(prepared, state, viewer), fast(`${seed}/hidden`));
  return beginFrom(prepared.game, {
    game: header.game,
    rules: header.rules,
    scenario: header.scenario,
    ...(header.scenarioFile && { scenarioFile: header.scenarioFile }),
    options: header.options,
    ...(header.charts && { charts: header.charts }),
    dice: { kind: 'fast', seed },
    start,
    // A side's own count: that of all orders would tell it of sealed answers.
    forkOf: { after: viewer === 'referee' ? table.orders : (match.seats[viewer] ?? 0), as: viewer },
  });
}
