import type { Game } from '@point-option/engine';
import { copyTheater, SIDES } from '@point-option/chit-pull';
import { charts } from './data/charts.ts';
import { nationOf, nations } from './data/nations.ts';
import { options } from './data/options.ts';
import { copyOwn, type LeyteTheater } from './data/own.ts';
import { start } from './data/start.ts';
import { inspect } from './inspect.ts';
import { present } from './present.ts';
import { procedures } from './procedures.ts';
import rules from './rules/index.json' with { type: 'json' };
import { campaign, turn } from './rules/turn.ts';
import { resample, secrets } from './secrets.ts';
import { staff } from './staff/staffs.ts';
import { account } from './study/account.ts';
import { observe } from './view.ts';
import { words } from './words.ts';

type LeyteGulf = Game<LeyteTheater, LeyteTheater>;

/** Leyte Gulf, October 1944. It is still being built: no registry lists it, and no page offers it. */
export const leyteGulf: LeyteGulf = {
  id: 'leyte-gulf',
  rulesVersion: 1,
  sides: SIDES,
  scenarios: [{ id: 'historical' }, { id: 'what-if' }, { id: 'campaign' }],
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
  nationOf,
  turn: turn.name,
  staff,
  account,
  words,
  rules: rules as Game['rules'],
  copy: (data) => copyTheater(data, copyOwn),
};
