import type { Game } from '@point-option/engine';
import { adopt } from './adopt.ts';
import { charts } from './data/charts.ts';
import { copy } from './data/copy.ts';
import { options } from './data/options.ts';
import { LESSON } from './data/lesson.ts';
import { SIDES } from './data/map.ts';
import type { Campaign } from './data/state.ts';
import { inspect } from './inspect.ts';
import { nationOf, nations } from './data/nations.ts';
import { present } from './present.ts';
import { airProcedures } from './rules/strike.ts';
import { battleProcedures } from './rules/battle.ts';
import { groundCombat } from './rules/ground.ts';
import rules from './rules/index.json' with { type: 'json' };
import { ashore, landing } from './rules/landing.ts';
import { movement } from './rules/movement.ts';
import { recombination } from './rules/regrouping.ts';
import { submarineProcedures } from './rules/submarines.ts';
import { campaign, turn } from './rules/turn.ts';
import { resample, secrets } from './secrets.ts';
import { flag } from './staff/flag.ts';
import { start } from './start.ts';
import { type CampaignView, observe } from './view.ts';
import { words } from './words.ts';
import { lesson } from './words/lesson.ts';

type Marianas = Game<Campaign, CampaignView>;

/** The Marianas, June 1944: two sides in the fog, carriers, submarines, night battles and landings. */
export const marianas: Marianas = {
  id: 'marianas',
  rulesVersion: 3,
  sides: SIDES,
  scenarios: [{ id: 'historical' }, { id: 'free' }, { id: LESSON, lesson }],
  options,
  charts,
  procedures: [
    campaign,
    turn,
    movement,
    recombination,
    ashore,
    landing,
    groundCombat,
    ...battleProcedures,
    ...submarineProcedures,
    ...airProcedures,
  ] as Marianas['procedures'],
  begins: campaign.name,
  enters: {},
  fixed: ['free', 'lastTurn', 'handicap', 'otherTypes'],
  setup: start,
  observe,
  secrets,
  resample,
  present,
  inspect,
  nations,
  nationOf,
  turn: turn.name,
  words,
  staff: [flag],
  rules: rules as Game['rules'],
  copy,
  adopt,
};
