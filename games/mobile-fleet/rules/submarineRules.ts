import { at, type Cup, findingOf, type SideId, type SubmarineRules } from '@point-option/chit-pull';
import { SUBMARINE_RESULTS, type SubmarineResult } from '../data/charts/submarines.ts';
import { SUBMARINES, TORPEDO_COLUMN } from '../data/figures.ts';
import { dayOf, fleet } from '../data/fleet.ts';
import type { G, Own } from '../data/own.ts';
import { criticals, damage, impactOf } from './raidsDamage.ts';

/** By side: the markers in its container. */
const CUPS: Readonly<Record<SideId, Cup>> = {
  us: { us: SUBMARINES.us.real, japan: 0, false: SUBMARINES.us.markers - SUBMARINES.us.real },
  japan: { us: 0, japan: SUBMARINES.japan.real, false: SUBMARINES.japan.markers - SUBMARINES.japan.real },
};

const COUNT_CHART: Readonly<Record<SideId, string>> = { us: 'submarine markers', japan: 'japanese submarine markers' };

/** 11.1.1, 15.2.1: how many markers are drawn. The Japanese have no modifiers. */
function count(g: G, side: SideId): number {
  const day = `${dayOf(g.state.turn)} June`;
  return g.roll<number>(COUNT_CHART[side], {
    modifiers: side === 'us' && (day === '19 June' || day === '20 June') ? [day] : [],
    purpose: 'purpose.submarine count',
    about: { side: { key: `side.${side}` } },
    rule: side === 'us' ? '11.1.1' : '15.2.1',
  });
}

/** Module 11, and 15.2 for the Japanese. */
export function submarineRules(searching: SubmarineRules<Own>['searching']): SubmarineRules<Own> {
  return {
    cite: {
      markers: '11.1.1',
      placing: '11.1.2',
      contact: '11.1.3',
      table: '11.1.4',
      attack: '11.1.5',
      removal: '11.1.6',
    },
    // 11.1.1, 15.2.1: each side has a container of its own.
    shared: false,
    cup: (_theater, side) => CUPS[side],
    onShips: false,
    declines: false,
    count,
    // 15.7: nobody rolls for the distance where formations are hidden.
    band: (g, side) =>
      g.state.secret
        ? 'anywhere'
        : g.roll<'near' | 'far'>('submarine distance', {
            purpose: 'purpose.submarine distance',
            about: { side: { key: `side.${side}` } },
            rule: '11.1.2',
          }),
    contact: (g, f) => {
      const result = g.roll<SubmarineResult>('submarine contact', {
        purpose: 'purpose.submarine table',
        about: { marker: at(fleet.markers, f.marker).name },
        rule: '11.1.4',
      });
      const { told, target } = SUBMARINE_RESULTS[result];
      return { finding: findingOf(told), target };
    },
    contactOdds: (g) => g.odds('submarine contact'),
    column: TORPEDO_COLUMN,
    modifiers: (destroyers) => [!destroyers && 'no destroyers'],
    impact: (_ship, result) => impactOf(result, true),
    inflict: damage.inflict,
    critical: (g, ship) => criticals.roll(g, ship, 'submarine'),
    searching,
  };
}
