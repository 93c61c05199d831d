import type { Game } from '@point-option/engine';
import { charts } from './data/charts.ts';
import { copy } from './data/copy.ts';
import { nationOf } from './data/refs.ts';
import { setup, type Waters } from './data/state.ts';
import { inspect, present } from './present.ts';
import rules from './rules/index.json' with { type: 'json' };
import { movement } from './rules/movement.ts';
import { look } from './rules/search.ts';
import { strike } from './rules/strike.ts';
import { campaign, turn } from './rules/turn.ts';
import { resample, secrets } from './secrets.ts';
import { canny } from './staff/canny.ts';
import { observe, type WatersView } from './view.ts';
import { words } from './words.ts';

/** A miniature for two players: each looks for the other, and whoever is found may lie within an allowed error. */
export const falseReport: Game<Waters, WatersView> = {
  id: 'false-report',
  rulesVersion: 1,
  sides: ['north', 'south'],
  scenarios: [{ id: 'strait' }, { id: 'squalls' }],
  options: { shadowing: { default: false, rule: '5.7' } },
  charts,
  procedures: [campaign, turn, movement, look, strike] as Game<Waters, WatersView>['procedures'],
  begins: campaign.name,
  enters: {},
  fixed: ['turns', 'deck', 'squalls'],
  setup,
  observe,
  secrets,
  resample,
  present,
  inspect,
  nationOf,
  turn: turn.name,
  words,
  staff: [canny],
  rules: rules as Game['rules'],
  copy,
};
