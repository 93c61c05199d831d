import { createCriticals, createDamage, type Impact, isCarrier, isDestroyer } from '@point-option/chit-pull';
import type { Json } from '@point-option/engine';
import { type Critical, CRITICAL } from '../data/charts/damage.ts';
import { fleet } from '../data/fleet.ts';
import type { Own } from '../data/own.ts';
import { airBoxes } from './airBoxes.ts';

/** 9.3: every hit by a torpedo may be critical. */
export function impactOf(result: Json, torpedo: boolean): Impact {
  const hits = Number(result);
  return { hits, criticals: torpedo ? hits : 0 };
}

/** Module 9. */
export const damage = createDamage<Own>(fleet, {
  cite: { hits: '9.0', sunk: '9.0' },
  grounded: airBoxes.ground,
  // 10.2, 15.6: the aircraft of a carrier that sinks are lost with it.
  lost: airBoxes.lose,
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
