import { clone, type Game } from '@point-option/engine';
import { charts } from './data/charts.ts';
import { type Cup, setup } from './data/state.ts';
import rules from './rules/index.json' with { type: 'json' };
import { enemy, raid } from './rules/enemy.ts';
import { promotion } from './rules/intelligence.ts';
import { search } from './rules/search.ts';
import { strike } from './rules/strike.ts';
import { activation, turn } from './rules/turn.ts';
import { steady } from './staff/steady.ts';
import { type CupView, inspect, nationOf, nations, observe, present } from './view.ts';
import { words } from './words.ts';

/** A miniature for one player: enemies unknown until drawn, and procedures within procedures. */
export const chitCup: Game<Cup, CupView> = {
  id: 'chit-cup',
  rulesVersion: 1,
  sides: ['you'],
  scenarios: [{ id: 'watch' }, { id: 'crowded' }],
  charts,
  procedures: [turn, activation, search, strike, enemy, raid, promotion],
  begins: turn.name,
  enters: {},
  setup,
  observe,
  secrets: [],
  resample: (view) => clone(view),
  present,
  inspect,
  nations,
  nationOf,
  words,
  staff: [steady],
  rules: rules as Game['rules'],
};
