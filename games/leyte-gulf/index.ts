import type { Game } from '@point-option/engine';
import { copyTheater, createNationOf, nations, SIDES } from '@point-option/chit-pull';
import { charts } from './data/charts.ts';
import { fleet } from './data/fleet.ts';
import { LESSON } from './data/lesson.ts';
import { options } from './data/options.ts';
import { copyOwn, type LeyteTheater } from './data/own.ts';
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

type LeyteGulf = Game<LeyteTheater, LeyteTheater>;

/** Leyte Gulf, October 1944: forces drawn from a pool, two straits, a decoy of carriers, Kamikazes. */
export const leyteGulf: LeyteGulf = {
  id: 'leyte-gulf',
  rulesVersion: 1,
  sides: SIDES,
  scenarios: [{ id: 'historical' }, { id: 'what-if' }, { id: 'campaign' }, { id: LESSON, lesson }],
  options,
  charts,
  procedures,
  begins: campaign.name,
  fixed: ['lastTurn', 'secret', 'veiled'],
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
  staff,
  account,
  words,
  rules: rules as Game['rules'],
  copy: (data) => copyTheater(data, copyOwn),
};
