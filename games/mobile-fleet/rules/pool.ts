import type { PoolRules } from '@point-option/chit-pull';
import type { Own } from '../data/own.ts';

/** 4.2, 5.2, 8.7: the activation pool. Whoever is drawn is activated by `activation`. */
export function poolRules(activation: PoolRules<Own>['activation']): PoolRules<Own> {
  return {
    cite: { fill: '5.2', draw: '4.2', ignored: '8.7', gone: '3.1.6', command: '8.7' },
    // 5.2: the command chits and the air formations are in the pool every turn.
    takesPart: () => true,
    // 8.7: no land-based air.
    commands: () => false,
    // 8.7
    commandReturns: (side) => side === 'us',
    activation,
  };
}
