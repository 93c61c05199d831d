import type { Game } from '@point-option/engine';
import { charts } from './data/charts.ts';
import { nationOf, nations, SIDES } from './data/sides.ts';
import { copy, setup, type War } from './data/state.ts';
import { resample, secrets } from './hidden.ts';
import { inspect } from './inspect.ts';
import { present } from './present/present.ts';
import { battle, round } from './rules/battle.ts';
import { campaign } from './rules/campaign.ts';
import { operation } from './rules/operation.ts';
import { rules } from './rules/rules.ts';
import { sidePhase, theater } from './rules/side.ts';
import { turn } from './rules/turn.ts';
import { year } from './rules/year.ts';
import { steady } from './staff.ts';
import { observe, type WarView } from './view.ts';
import { words } from './words.ts';

/**
 * A game for tests and benches alone. It uses every part of the contract, at its largest: three sides and four nations,
 * 600 counters on 17,052 hexes, eight procedures deep, every kind of decision; and a scenario without a chart.
 */
export const torture: Game<War, WarView> = {
  id: 'torture',
  rulesVersion: 1,
  sides: SIDES,
  nations,
  nationOf,
  scenarios: [{ id: 'pacific' }, { id: 'desk' }],
  options: { ambushes: { default: true, rule: '6.3' } },
  charts,
  procedures: [campaign, year, turn, sidePhase, theater, operation, battle, round] as Game<War, WarView>['procedures'],
  begins: campaign.name,
  enters: {},
  turn: turn.name,
  setup: (scenario, options) => setup(scenario, options['ambushes'] === true),
  observe,
  secrets,
  resample,
  present,
  inspect,
  skips: (view, procedure, step) =>
    procedure === operation.name && !view.hasAmbushes && (step === 'alarm' || step === 'ambush'),
  words,
  staff: [steady],
  rules,
  copy,
};
