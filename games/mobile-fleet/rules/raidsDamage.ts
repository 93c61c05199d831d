import { createCriticals, createDamage, isCarrier, isDestroyer } from '@point-option/chit-pull';
import { type Critical, CRITICAL } from '../data/charts/damage.ts';
import { fleet } from '../data/fleet.ts';
import type { Own } from '../data/own.ts';
import { groundCarrier, loseCarrier } from './airBoxes.ts';

/** Module 9. */
export const damage = createDamage<Own>(fleet, {
  cite: { hits: '9.0', sunk: '9.0' },
  grounded: groundCarrier,
  lost: loseCarrier,
});

/** 9.3. The table is ours: torpedoes break off when they meet a unit of destroyers, whose boxes are whole ships. */
export const criticals = createCriticals<Own>(
  fleet,
  {
    cite: { critical: '9.3' },
    chart: 'torpedo critical',
    spares: ({ type }) => isDestroyer(type),
    modifiers: ({ type, side }) => {
      if (type === 'BB') return ['battleship'];
      return isCarrier(type) && side === 'japan' ? ['japanese carrier'] : [];
    },
    effect: (result) => CRITICAL[result as Critical],
  },
  damage,
);
