import { type Decision, some } from '@point-option/engine';
import { airRef, at, baseOf } from '@point-option/chit-pull';
import { SUPPRESSION } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import type { G, LeyteTheater } from '../data/own.ts';
import { LAND_UNITS } from '../data/squadrons.ts';
import { atHand, isEscortUnit } from './airBoxes.ts';
import { hadKamikazes } from './pool.ts';

/*
 * 14.2, optional: until a Japanese force with a carrier is detected, units of US carriers suppress airfields on every day turn. For each of
 * them Japan names a unit ashore, which a die may keep on the ground.
 */

const D10 = 10;
const HELD_DOWN = 3;

export interface Suppression {
  due: number;
}

/** Units of large and light carriers that could fly. */
function ready(theater: LeyteTheater): number[] {
  return atHand(theater, (unit) => !isEscortUnit(theater, unit));
}

export function rollSuppression(g: G, f: Suppression): void {
  f.due = 0;
  const { state } = g;
  if (g.options['suppression'] !== true || fleet.isNight(state.turn) || state.own.carriersFound) return;
  const more = hadKamikazes(state) ? SUPPRESSION.after : SUPPRESSION.before;
  const n = g.die(D10, 'purpose.suppression due', '14.2') + more;
  f.due = Math.min(n, ready(state).length);
}

export const suppressOrder: Decision<LeyteTheater, Suppression> = some<LeyteTheater, Suppression, string>({
  options: (g) => ready(g.state).map((unit) => at(fleet.squadrons, unit).id),
  min: (_g, f) => f.due,
  max: (_g, f) => f.due,
  about: (_g, f) => ({ n: f.due }),
  describe: (_g, _f, option) => {
    const unit = fleet.squadronNumber.get(String(option)) ?? 0;
    const { name, kind } = at(fleet.squadrons, unit);
    return {
      label: { key: 'suppressing unit', values: { unit: name, kind: { key: `kind.${kind}` } } },
      short: { key: 'name', values: { name } },
      touches: [airRef(fleet, unit)],
    };
  },
  apply: (g, _f, chosen) => {
    const { own, airAt, missions } = { ...g.state, missions: g.state.own.missions };
    for (const id of chosen) {
      const unit = fleet.squadronNumber.get(id) ?? 0;
      airAt[unit] = 'flown';
      missions[unit] = at(missions, unit) + 1;
    }
    own.suppressing = chosen.length;
    g.emit('airfields suppressed', { n: chosen.length }, { rule: '14.2', reveals: true });
  },
});

/** Ready Japanese units ashore. */
function parked(theater: LeyteTheater): number[] {
  return LAND_UNITS.filter((unit) => theater.airAt[unit] === 'ready' && baseOf(at(theater.airHome, unit)) >= 0);
}

/** Who names the units: nobody where nothing is suppressed. */
export function suffers({ state }: G): 'japan' | readonly [] {
  return state.own.suppressing > 0 ? 'japan' : [];
}

export const nameParked: Decision<LeyteTheater, Suppression> = some<LeyteTheater, Suppression, string>({
  options: (g) => parked(g.state).map((unit) => at(fleet.squadrons, unit).id),
  min: (g) => Math.min(g.state.own.suppressing, parked(g.state).length),
  max: (g) => Math.min(g.state.own.suppressing, parked(g.state).length),
  about: (g) => ({ n: Math.min(g.state.own.suppressing, parked(g.state).length) }),
  describe: (_g, _f, option) => {
    const unit = fleet.squadronNumber.get(String(option)) ?? 0;
    const { name, kind } = at(fleet.squadrons, unit);
    return {
      label: { key: 'suppressing unit', values: { unit: name, kind: { key: `kind.${kind}` } } },
      short: { key: 'name', values: { name } },
      touches: [airRef(fleet, unit)],
    };
  },
  apply: (g, _f, chosen) => {
    g.state.own.suppressing = 0;
    for (const id of chosen) {
      const unit = fleet.squadronNumber.get(id) ?? 0;
      const die = g.die(D10, 'purpose.held down', '14.2', {
        about: { unit: at(fleet.squadrons, unit).name },
        to: 'japan',
      });
      if (die <= HELD_DOWN) g.state.airAt[unit] = 'flown';
    }
  },
});
