import { message, one } from '@point-option/engine';
import { UNITS } from '../data/aircraft.ts';
import { HEX_LABELS, OFF } from '../data/map.ts';
import { forceName, missionName, unitName } from '../data/names.ts';
import { aboard, type Battle, emptyMission, type G, LANDED, MISSIONS } from '../data/state.ts';
import { forcesAt, isDetected } from './forces.ts';
import { comesHome } from './landing.ts';
import { missionAt, OUT_OF_FUEL, spendFuel, unitsOf } from './missions.ts';

/** 4.433. */
const LANDING_FUEL = 1;

/** Hexes with forces that a strike can be sent to (4.22), once each. */
function targets({ state }: G): number[] {
  const hexes: number[] = [];
  for (const force of state.forces) if (isDetected(force) && !hexes.includes(force.hex)) hexes.push(force.hex);
  return hexes;
}

/** The next strike that a scenario has in the air without a target. */
export function hasStrikesToSend(g: G): { mission: number } | null {
  const { state } = g;
  for (let mission = 0; mission < MISSIONS; mission++) {
    const { kind, hex } = missionAt(state, mission);
    if (kind === 'strike' && hex === OFF) return targets(g).length > 0 ? { mission } : null;
  }
  return null;
}

export const sendStrike = one<Battle, { mission: number }, number>({
  options: targets,
  about: ({ state }, f) => ({
    mission: missionName(missionAt(state, f.mission), f.mission),
    units: unitsOf(state, f.mission).map(unitName),
  }),
  describe: ({ state }, _f, option) => {
    const hex = Number(option);
    const forces = forcesAt(state, hex).filter(isDetected);
    return {
      label: message('forces in a hex', { forces: forces.map(forceName), hex: HEX_LABELS[hex] ?? '' }),
      touches: [HEX_LABELS[hex] ?? '', ...forces.map(({ id }) => `force ${id}`)],
      rule: '4.22',
    };
  },
  whyNot: () => ({ reason: message('why nothing detected there'), rule: '4.22' }),
  apply: (g, f, hex) => {
    const flight = missionAt(g.state, f.mission);
    flight.hex = hex;
    if (!g.silent)
      g.emit(
        'strike sent',
        { mission: missionName(flight, f.mission), hex: HEX_LABELS[hex] ?? '' },
        { rule: '4.22', touches: [`mission ${f.mission}`, HEX_LABELS[hex] ?? ''] },
      );
  },
});

/** A scenario's strikes fly home after their attack: they pay for the way and land on lit decks (4.451, 6.432). */
export function flyHome(g: G): void {
  const { state } = g;
  const { flightHome } = state.rules;
  if (flightHome < 0) return;
  for (let mission = 0; mission < MISSIONS; mission++) {
    if (missionAt(state, mission).kind === 'strike' && spendFuel(g, mission, flightHome)) landAll(g, mission);
  }
}

function landAll(g: G, mission: number): void {
  const { state } = g;
  const { fuel } = missionAt(state, mission);
  const unpaid = fuel - LANDING_FUEL <= OUT_OF_FUEL;
  const group = state.groups.findIndex(({ hex }) => hex !== OFF);
  const hex = state.groups[group]?.hex ?? OFF;
  if (hex !== OFF && !state.lit.includes(hex)) state.lit.push(hex);
  const approach = { hex, fuel: unpaid ? fuel : fuel - LANDING_FUEL, unpaid };
  let home = 0;
  for (const unit of unitsOf(state, mission)) {
    if (!comesHome(g, unit, approach)) continue;
    state.units[unit] = aboard(UNITS[unit]?.home ?? 0, LANDED);
    home++;
  }
  if (!g.silent)
    g.emit('strike home', { mission: missionName(missionAt(state, mission), mission), n: home }, { rule: '4.451' });
  state.missions[mission] = emptyMission();
}
