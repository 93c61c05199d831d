import { message, one } from '@point-option/engine';
import { UNITS } from '../data/aircraft.ts';
import { grid, HEX_LABELS, OFF } from '../data/map.ts';
import { forceName, missionName, unitName } from '../data/names.ts';
import { forceWanted, hexRef, hexWanted, missionRef } from '../data/refs.ts';
import {
  aboard,
  type Battle,
  emptyMission,
  type G,
  HANGAR,
  inSearch,
  LOST_AT_FLEET,
  type Mission,
  MISSIONS,
} from '../data/state.ts';
import { CARRIERS } from '../data/usShips.ts';
import { aboardInAll, countDecks, deckLimit } from './decks.ts';
import { forceById, forceRefs, forcesAt, isDetected } from './forces.ts';
import { carrierGroups, groupOf, groupsOnMap, hexOf } from './groups.ts';
import { type Approach, comesHome } from './landing.ts';
import { missionAt, missionHex, missionsInUse, OUT_OF_FUEL, spendFuel, unitsAt, unitsOf } from './missions.ts';

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
      short: message('sea hex', { hex: HEX_LABELS[hex] ?? '' }),
      touches: [hexRef(hex), ...forces.flatMap(forceRefs)],
      rule: '4.22',
    };
  },
  whyNot: ({ state }, _f, wanted) => {
    const hex = hexWanted(wanted);
    if (hex !== undefined)
      return { reason: message('why nothing detected there', { hex: HEX_LABELS[hex] ?? '' }), rule: '4.22' };
    const force = forceById(state, forceWanted(wanted) ?? -1);
    return force && { reason: message('why target undetected', { force: forceName(force) }), rule: '4.22' };
  },
  apply: (g, f, hex) => {
    const flight = missionAt(g.state, f.mission);
    flight.hex = hex;
    if (!g.silent)
      g.emit(
        'strike sent',
        { mission: missionName(flight, f.mission), hex: HEX_LABELS[hex] ?? '' },
        { rule: '4.22', touches: [missionRef(f.mission), hexRef(hex)] },
      );
  },
});

/**
 * The battle is over: who is still in the air flies home, pays for the way and lands (4.451, 6.42; RULINGS.md, 56). A
 * scenario may lay down what the way costs, and then the decks are lit.
 */
export function flyHome(g: G): void {
  const { state } = g;
  const { flightHome } = state.rules;
  if (flightHome >= 0) state.lit = groupsOnMap(state).map((group) => hexOf(state, group));
  for (const mission of missionsInUse(state)) {
    const flight = missionAt(state, mission);
    const goal = nearestDecks(state, missionHex(state, flight));
    if (flight.kind === 'patrol') comeDown(g, mission, { hex: goal, fuel: null, unpaid: false });
    else {
      const way = flightHome >= 0 ? flightHome : grid.distance(flight.hex, goal);
      if (spendFuel(g, mission, way)) comeDown(g, mission, landingApproach(flight, goal));
    }
  }
  for (const search of state.searches) {
    const hex = nearestDecks(state, search.hex);
    for (const unit of unitsAt(state, inSearch(search.id)))
      if (comesHome(g, unit, { hex, fuel: null, unpaid: false })) strikeBelow(g, unit);
  }
  state.searches = [];
}

function landingApproach({ fuel }: Mission, hex: number): Approach {
  const unpaid = fuel - LANDING_FUEL <= OUT_OF_FUEL;
  return { hex, fuel: unpaid ? fuel : fuel - LANDING_FUEL, unpaid };
}

/** The hex of the carriers that are nearest. */
function nearestDecks(state: Battle, from: number): number {
  const groups = carrierGroups(state);
  const hexes = (groups.length > 0 ? groups : groupsOnMap(state)).map((group) => hexOf(state, group));
  return hexes.reduce(
    (near, hex) => (grid.distance(from, hex) < grid.distance(from, near) ? hex : near),
    hexes[0] ?? from,
  );
}

/** Decks are cleared as they come, the battle being over; a unit that no hangar has room for goes over the side. */
function strikeBelow(g: G, unit: number): void {
  const { state } = g;
  const decks = countDecks(state);
  const hasRoom = (ship: number): boolean =>
    groupOf(state, ship) >= 0 && aboardInAll(decks, ship) < deckLimit(g, ship, 'aboard');
  const { home = 0 } = UNITS[unit] ?? {};
  const carrier = hasRoom(home) ? home : CARRIERS.findIndex((_, ship) => hasRoom(ship));
  state.units[unit] = carrier < 0 ? LOST_AT_FLEET : aboard(carrier, HANGAR);
}

function comeDown(g: G, mission: number, approach: Approach): void {
  const { state } = g;
  let home = 0;
  for (const unit of unitsOf(state, mission)) {
    if (!comesHome(g, unit, approach)) continue;
    strikeBelow(g, unit);
    home++;
  }
  if (!g.silent)
    g.emit('strike home', { mission: missionName(missionAt(state, mission), mission), n: home }, { rule: '4.451' });
  state.missions[mission] = emptyMission();
}
