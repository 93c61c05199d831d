import { call, decide, deed, each, procedure } from '@point-option/engine';
import { firstDraw } from '@point-option/chit-pull';
import type { LeyteTheater } from '../data/own.ts';
import { pool } from './activation.ts';
import { beginTurn, initialPhase } from './initial.ts';
import { chooseNumbers, deployers, divide, place, settlers, setUp } from './setup.ts';
import { terminalPhase } from './terminal.ts';

/** 3.0: Initial Phase, Activation Phase, Terminal Phase. */
export const turn = procedure<LeyteTheater>('turn', '3.0', [
  deed('begin', '1.1', beginTurn),
  ...initialPhase,
  call('activations', '3.2', () => pool.activations, firstDraw),
  ...terminalPhase,
]);

/** 13.0: the set-up, and then turn after turn until one of them ends the match. */
export const campaign = procedure<LeyteTheater>('campaign', '13.0', [
  decide('numbers', '13.1', settlers, chooseNumbers),
  decide('divide', '13.1.3.1', deployers, divide),
  decide('place', '13.1.3.1', deployers, place),
  deed('set up', '13.1', setUp),
  each(
    'turns',
    '3.0',
    () => turn,
    () => ({}),
  ),
]);
