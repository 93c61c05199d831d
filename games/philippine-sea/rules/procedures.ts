import type { Procedure } from '@point-option/engine';
import type { Battle } from '../data/state.ts';
import { activation, activationChit } from './activation.ts';
import { airOperations, operations } from './airOperations.ts';
import { search } from './airSearch.ts';
import { fleetMovement } from './fleetMovement.ts';
import { interception, interceptionCombat } from './interception.ts';
import { missionFlight, missionFlights, missionMovement } from './missionMovement.ts';
import { raidAttacks } from './raidAttack.ts';
import { searchLeg, searchLegs } from './shadowing.ts';
import { strikeAttack, strikeAttacks } from './strikeAttack.ts';
import { submarineProcedures } from './submarines.ts';
import { surfaceAction } from './surfaceAction.ts';
import { battle, phase, placement, sending, turn } from './turn.ts';

/** Every procedure of the game. A file with more than one lists them all as an array and adds it here. */
export const procedures: readonly Procedure<Battle>[] = [
  battle,
  placement,
  sending,
  turn,
  phase,
  activation,
  activationChit,
  fleetMovement,
  surfaceAction,
  ...submarineProcedures,
  missionMovement,
  missionFlights,
  missionFlight,
  search,
  searchLegs,
  searchLeg,
  airOperations,
  ...operations,
  interception,
  interceptionCombat,
  raidAttacks,
  strikeAttacks,
  strikeAttack,
] as Procedure<Battle>[];
