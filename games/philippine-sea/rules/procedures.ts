import type { Procedure } from '@point-option/engine';
import type { Battle } from '../data/state.ts';
import { activation } from './activation.ts';
import { airOperations } from './airOperations.ts';
import { search } from './airSearch.ts';
import { interception } from './interception.ts';
import { missionMovement } from './missionMovement.ts';
import { raidAttacks } from './raidAttack.ts';
import { strikeAttacks } from './strikeAttack.ts';
import { battle, phase, placement, sending, turn } from './turn.ts';

/** Every procedure of the game. A file with more than one lists them all as an array and adds it here. */
export const procedures: readonly Procedure<Battle>[] = [
  battle,
  placement,
  sending,
  turn,
  phase,
  activation,
  missionMovement,
  search,
  airOperations,
  interception,
  raidAttacks,
  strikeAttacks,
] as Procedure<Battle>[];
