import type { Game } from '@point-option/engine';
import { copyTheater, createNationOf, nations, SIDES } from '@point-option/chit-pull';
import { adopt } from './adopt.ts';
import { charts } from './data/charts.ts';
import { LESSON } from './data/lesson.ts';
import { fleet } from './data/fleet.ts';
import { options } from './data/options.ts';
import { copyOwn, type MobileTheater } from './data/own.ts';
import { start } from './data/start.ts';
import { inspect } from './inspect.ts';
import { present } from './present.ts';
import { procedures } from './procedures.ts';
import rules from './rules/index.json' with { type: 'json' };
import { skips } from './rules/skipped.ts';
import { campaign, turn } from './rules/turn.ts';
import { resample, secrets } from './secrets.ts';
import { staff } from './staff/staffs.ts';
import { account } from './study/account.ts';
import { observe } from './view.ts';
import { words } from './words.ts';
import { lesson } from './words/lesson.ts';

type MobileFleet = Game<MobileTheater, MobileTheater>;

/** The Philippine Sea, June 1944: formations drawn from a pool, searches with false reports, carrier strikes. */
export const mobileFleet: MobileFleet = {
  id: 'mobile-fleet',
  rulesVersion: 3,
  sides: SIDES,
  scenarios: [{ id: 'historical' }, { id: 'unleashed' }, { id: 'dream' }, { id: LESSON, lesson }],
  options,
  charts,
  procedures,
  begins: campaign.name,
  fixed: ['lastTurn', 'secret', 'veiled', 'own.scenario'],
  setup: start,
  observe,
  secrets,
  resample,
  present,
  inspect,
  nations,
  nationOf: createNationOf(fleet),
  turn: turn.name,
  skips,
  words,
  staff,
  account,
  adopt,
  rules: rules as Game['rules'],
  copy: (data) => copyTheater(data, copyOwn),
};
