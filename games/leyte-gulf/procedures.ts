import { detached, organization, raidProcedures, sailing, surface } from './family.ts';
import { activation, pool, sorties, subphase } from './rules/activation.ts';
import { kamikaze } from './rules/kamikazes.ts';
import { otherMissions } from './rules/initial.ts';
import { campaign, turn } from './rules/turn.ts';

/** All of the game's procedures. */
export const procedures = [
  campaign,
  turn,
  otherMissions,
  organization.reorganization,
  pool.activations,
  subphase,
  activation,
  kamikaze,
  sorties,
  ...sailing.procedures,
  ...raidProcedures,
  ...surface.procedures,
  detached.withdrawals,
  detached.withdrawal,
];
