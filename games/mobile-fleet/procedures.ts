import { detached, organization, raidProcedures, sailing, surface } from './family.ts';
import { activation, pool } from './rules/activation.ts';
import { announcement } from './rules/coordination.ts';
import { campaign, turn } from './rules/turn.ts';

/** All of the game's procedures. */
export const procedures = [
  campaign,
  turn,
  organization.reorganization,
  pool.activations,
  activation,
  announcement,
  ...sailing.procedures,
  ...raidProcedures,
  ...surface.procedures,
  detached.withdrawals,
  detached.withdrawal,
];
