import type { Game, JsonObject } from '@point-option/engine';
import { adopt } from './adopt.ts';
import { charts } from './data/charts.ts';
import { copy } from './data/copy.ts';
import { NATIONS, nationOf } from './data/nations.ts';
import { options } from './data/options.ts';
import type { Battle } from './data/state.ts';
import { inspect } from './inspect.ts';
import { present } from './present.ts';
import rules from './rules/index.json' with { type: 'json' };
import { procedures } from './rules/procedures.ts';
import { skips } from './rules/skipped.ts';
import { battle, phase, turn } from './rules/turn.ts';
import { scenarioForm } from './scenarioForm.ts';
import { SCENARIOS, setup } from './scenarios.ts';
import { mitscher, spruance } from './staff/admirals.ts';
import { account } from './study/account.ts';
import { type BattleView, observe } from './view.ts';
import { words } from './words.ts';

/** The battle of the Philippine Sea, June 1944: one player, Task Force 58; the rules are the Japanese fleet. */
export const philippineSea: Game<Battle, BattleView> = {
  id: 'philippine-sea',
  rulesVersion: 3,
  sides: ['us'],
  scenarios: SCENARIOS.map((file) => ({ id: file.id, file: file as unknown as JsonObject })),
  scenarioForm,
  options,
  charts,
  procedures,
  begins: battle.name,
  enters: {
    'activation chit: draw': ['fleet movement', 'submarine operations', 'surface action'],
    'air operations: groups': ['deck round'],
    'mission flight: split': ['mission flight'],
  },
  turn: [turn.name, phase.name],
  nations: NATIONS,
  nationOf,
  fixed: ['rules', 'levelOneAll'],
  setup,
  observe,
  secrets: [],
  resample: (view) => copy(view),
  present,
  inspect,
  skips,
  words,
  staff: [mitscher, spruance],
  rules: rules as Game['rules'],
  account,
  copy,
  adopt,
};
