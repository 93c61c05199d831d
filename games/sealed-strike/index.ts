import type { Game } from '@point-option/engine';
import { charts } from './data/charts.ts';
import { type Battle, nationOf, scenarios, setup, SIDES } from './data/state.ts';
import { resample, secrets } from './hidden.ts';
import { inspect, nations, present } from './present.ts';
import { battle, round } from './rules/battle.ts';
import rules from './rules/index.json' with { type: 'json' };
import { orders } from './rules/orders.ts';
import { raid } from './rules/raid.ts';
import { planner } from './staff/planner.ts';
import { type BattleView, observe } from './view.ts';
import { words } from './words.ts';

/** A miniature for two: secret placement, sealed orders given at once, a reaction window, and a contact picture. */
export const sealedStrike: Game<Battle, BattleView> = {
  id: 'sealed-strike',
  rulesVersion: 1,
  sides: SIDES,
  scenarios,
  options: { search: { default: false, rule: '8.1' } },
  charts,
  procedures: [battle, round, orders, raid],
  begins: battle.name,
  enters: {},
  fixed: ['rounds'],
  setup,
  observe,
  secrets,
  resample,
  present,
  inspect,
  nations,
  nationOf,
  turn: round.name,
  words,
  staff: [planner],
  rules: rules as Game['rules'],
};
