import { type Decision, some } from '@point-option/engine';
import { airRef, at, strengthOf } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import type { G, LeyteTheater } from '../data/own.ts';
import { atHand, isEscortUnit } from './airBoxes.ts';

/*
 * 14.1, optional: each day turn a die says how many units of escort carriers fly over Leyte. Every one that the US keeps back is a point for
 * Japan.
 */

const D10 = 10;

export interface Support {
  due: number;
}

/** Units that could fly. Ruling: those on patrol too, or patrols would get the US out of it. */
function ready(theater: LeyteTheater): number[] {
  return atHand(theater, (unit) => isEscortUnit(theater, unit));
}

/** The die of a day turn, and how many of the units that are ready it asks for. */
export function rollSupport(g: G, f: Support): void {
  f.due = 0;
  if (g.options['groundSupport'] !== true || fleet.isNight(g.state.turn)) return;
  f.due = g.die(D10, 'purpose.support due', '14.1');
}

export const supportOrder: Decision<LeyteTheater, Support> = some<LeyteTheater, Support, string>({
  options: (g) => ready(g.state).map((unit) => at(fleet.squadrons, unit).id),
  max: (g, f) => Math.min(f.due, ready(g.state).length),
  about: (g, f) => ({ n: f.due, of: ready(g.state).length }),
  describe: (g, _f, option) => {
    const unit = fleet.squadronNumber.get(String(option)) ?? 0;
    const { name } = at(fleet.squadrons, unit);
    const ship = at(fleet.ships, at(g.state.airHome, unit)).name;
    return {
      label: { key: 'support unit', values: { unit: name, ship, n: strengthOf(fleet, g.state, unit) } },
      short: { key: 'name', values: { name } },
      touches: [airRef(fleet, unit)],
    };
  },
  apply: (g, f, chosen) => {
    const { own, airAt } = g.state;
    // Ruling: nobody can be asked for units that have flown or are gone.
    const kept = Math.min(f.due, ready(g.state).length) - chosen.length;
    own.support = chosen.map((id) => fleet.squadronNumber.get(id) ?? 0);
    for (const unit of own.support) airAt[unit] = 'flown';
    own.withheld += kept;
    g.emit('ground support', { n: chosen.length, kept }, { rule: '14.1', reveals: true });
  },
});
