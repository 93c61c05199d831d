import { call, decide, deed, each, procedure } from '@point-option/engine';
import { firstDraw } from '@point-option/chit-pull';
import type { MobileTheater } from '../data/own.ts';
import { pool } from './activation.ts';
import { endPhase } from './endPhase.ts';
import { beginTurn, initialPhase } from './initial.ts';
import { rollLateAir } from './reinforcements.ts';
import { chooseFleet, chooseLetters, deploy, deployers, settlers } from './setup.ts';

/** 4.0: Initial Phase, Activation Phase, End Phase. */
export const turn = procedure<MobileTheater>('turn', '4.0', [
  deed('begin', '1.1', beginTurn),
  ...initialPhase,
  call('activations', '4.2', () => pool.activations, firstDraw),
  ...endPhase,
]);

/** 16: the set-up, and then turn after turn until one of them ends the match. */
export const campaign = procedure<MobileTheater>('campaign', '16.0', [
  decide('letters', '16.1.1', settlers, chooseLetters),
  decide('fleet', '16.1.1', settlers, chooseFleet),
  decide('deploy', '16.1.1', deployers, deploy),
  deed('late air', '16.1.2', rollLateAir),
  each(
    'turns',
    '4.0',
    () => turn,
    () => ({}),
  ),
]);
