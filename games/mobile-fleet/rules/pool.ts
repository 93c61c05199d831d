import { at, type PoolRules } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import type { Own } from '../data/own.ts';
import { SCENARIOS } from '../data/scenarios.ts';

/** 4.2, 5.2, 8.7: the activation pool. Whoever is drawn is activated by `activation`. */
export function poolRules(activation: PoolRules<Own>['activation']): PoolRules<Own> {
  return {
    cite: { fill: '5.2', draw: '4.2', ignored: '8.7', gone: '3.1.6', command: '8.7' },
    // 5.2: the command chits and the air formations are in the pool every turn; a lesson does without some.
    takesPart: ({ state }, chit) => SCENARIOS[state.own.scenario].chits.includes(at(fleet.chits, chit).id),
    // 8.7: no land-based air.
    commands: () => false,
    // 8.7
    commandReturns: (side) => side === 'us',
    activation,
  };
}
