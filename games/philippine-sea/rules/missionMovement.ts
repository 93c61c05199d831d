import {
  call,
  decide,
  decideIfAny,
  deed,
  each,
  end,
  enter,
  goto,
  type Message,
  message,
  one,
  procedure,
  type Procedure,
  type Refusal,
  some,
  type Wanted,
} from '@point-option/engine';
import { FACES } from '../data/charts/d10.ts';
import { grid, GUAM_HEX, HEX_LABELS, OFF } from '../data/map.ts';
import { groupName, hexName, missionName, unitName } from '../data/names.ts';
import { hexRef, hexWanted, missionRef, missionWanted, optionWanted } from '../data/refs.ts';
import { type Battle, type G, type Mission, MISSIONS } from '../data/state.ts';
import { isDetected } from './forces.ts';
import { groupOf, hexOf } from './groups.ts';
import {
  aroundHex,
  freeMission,
  isBarred,
  isFuelCritical,
  leaveStation,
  missionAt,
  missionHex,
  patrolGroup,
  reachOf,
  spendFuel,
  unitsOf,
} from './missions.ts';
import { splitting } from './splitting.ts';
import { CARRIERS, FIXED_GROUPS } from '../data/usShips.ts';
import { type About, FUEL, told } from './telling.ts';

/** 4.431: for the first hex, or for none. Two hexes are rolled for (4.432). */
const MOVE_FUEL = 1;
/** 4.22: how far a strike strays from the ships that launched it without a target. */
const STRAY = 2;
const SPLIT = 'split';

interface Flight {
  mission: number;
}
interface Flights {
  order: number[];
  next: number;
}

/** 4.34(1): patrols that may leave their station, where the scenario has intercepts. */
function patrolsOnStation({ state }: G): number[] {
  const patrols: number[] = [];
  if (!state.rules.launches.includes('intercept')) return patrols;
  for (let m = 0; m < MISSIONS; m++) {
    const flight = missionAt(state, m);
    if (flight.kind === 'patrol' && missionHex(state, flight) !== OFF) patrols.push(m);
  }
  return patrols;
}

const leaving = some<Battle, object, number>({
  options: patrolsOnStation,
  describe: ({ state }, _f, id) => {
    const m = Number(id);
    const flight = missionAt(state, m);
    return {
      label: message('patrol of a group', {
        mission: missionName(flight, m),
        group: groupName(patrolGroup(flight)),
        units: unitsOf(state, m).map(unitName),
      }),
      short: missionName(flight, m),
      touches: [missionRef(m)],
      rolls: true,
      rule: '4.34',
    };
  },
  odds: (g) => g.odds('patrol fuel'),
  apply: (g, _f, patrols) => {
    for (const patrol of patrols) leaveStation(g, patrol);
  },
});

function addOnce(hexes: number[], hex: number): void {
  if (hex !== OFF && !hexes.includes(hex)) hexes.push(hex);
}
/** Where the groups are that launched a strike (4.22). */
function launchedFrom(state: Battle, { groups }: Mission): number[] {
  const hexes: number[] = [];
  for (let group = 0; group < FIXED_GROUPS; group++) if ((groups >> group) & 1) addOnce(hexes, hexOf(state, group));
  return hexes;
}
/** Where carriers are to come home to. */
function homes(state: Battle): number[] {
  const hexes: number[] = [];
  for (let carrier = 0; carrier < CARRIERS.length; carrier++) {
    const group = groupOf(state, carrier);
    if (group >= 0) addOnce(hexes, hexOf(state, group));
  }
  return hexes;
}
/** 4.22: what a strike may make for: every force that is detected, and Guam. */
function targets(state: Battle): number[] {
  const hexes: number[] = [];
  if (state.rules.guam) hexes.push(GUAM_HEX);
  for (const force of state.forces) if (isDetected(force)) addOnce(hexes, force.hex);
  return hexes;
}
function nearest(hexes: readonly number[], hex: number): number {
  let least = Infinity;
  for (const other of hexes) {
    const distance = grid.distance(hex, other);
    if (distance < least) least = distance;
  }
  return least;
}

/** 4.22, 4.23, RULINGS.md, 44 and 65: one hex of a strike's way. */
interface Bounds {
  from: number[];
  homes: number[];
  targets: number[];
}
/** Adds the steps from a hex that end so far from the start and are not known yet. */
function addSteps(moves: number[], { from, homes: home, targets: aims }: Bounds, start: number, a: number): void {
  const away = a === start ? 1 : 2;
  const toHome = nearest(home, a);
  for (const b of aroundHex(a)) {
    if (grid.distance(start, b) !== away || moves.includes(b)) continue;
    if (nearest(from, b) <= STRAY || isNearerTo(aims, a, b) || nearest(home, b) < toHome) moves.push(b);
  }
}
function isNearerTo(aims: readonly number[], a: number, b: number): boolean {
  for (const aim of aims) if (grid.distance(b, aim) < grid.distance(a, aim)) return true;
  return false;
}

function strikeMoves(state: Battle, flight: Mission): readonly number[] {
  const { hex } = flight;
  const reach = isFuelCritical(flight) ? aroundHex(hex) : reachOf(hex);
  if (flight.spent) {
    // 5.23
    const home = homes(state);
    const now = nearest(home, hex);
    return reach.filter((other) => nearest(home, other) <= now);
  }
  const from = launchedFrom(state, flight);
  if (from.includes(hex)) return reach;
  const bounds = { from, homes: homes(state), targets: targets(state) };
  const moves = [hex];
  addSteps(moves, bounds, hex, hex);
  if (isFuelCritical(flight)) return moves;
  const near = moves.length;
  for (let i = 1; i < near; i++) addSteps(moves, bounds, hex, moves[i] as number);
  return moves;
}

/** 4.36: round hexes with Japanese ships, where there are any so near. */
function interceptMoves(state: Battle, flight: Mission): readonly number[] {
  const { hex } = flight;
  const reach = isFuelCritical(flight) ? aroundHex(hex) : reachOf(hex);
  if (!isAnyBarred(state, hex)) return reach;
  const free = (other: number): boolean => !isBarred(state, other);
  const isOpen = (other: number): boolean =>
    free(other) &&
    (grid.distance(hex, other) < 2 || grid.neighbours(other).some((m) => grid.distance(hex, m) === 1 && free(m)));
  return reach.filter((other) => other === hex || isOpen(other));
}
function isAnyBarred(state: Battle, hex: number): boolean {
  for (const force of state.forces) if (grid.distance(hex, force.hex) <= 2) return true;
  for (const wreck of state.wrecks) if (grid.distance(hex, wreck.hex) <= 2) return true;
  return false;
}

/** 4.37, 4.25: an intercept of two units or more, while a display is free. */
function maySplit(state: Battle, mission: number): boolean {
  return (
    missionAt(state, mission).kind === 'intercept' && freeMission(state) >= 0 && unitsOf(state, mission).length > 1
  );
}

/** 4.4: the hexes a mission may fly to in its segment, its own first. */
function movesOf(state: Battle, mission: number): readonly number[] {
  const flight = missionAt(state, mission);
  return flight.kind === 'strike' ? strikeMoves(state, flight) : interceptMoves(state, flight);
}

/** Why a mission cannot split, or cannot fly to a hex; and whose move it is. */
function whyNotThere(state: Battle, mission: number, wanted: Wanted): Refusal | undefined {
  const flight = missionAt(state, mission);
  const hex = hexWanted(wanted);
  const why = (key: string, rule: string): Refusal => ({
    reason: message(key, { mission: missionName(flight, mission), hex: HEX_LABELS[hex ?? OFF] ?? '' }),
    rule,
  });
  if (optionWanted(wanted) === SPLIT) {
    if (flight.kind === 'strike') return why('why strikes stay together', '4.25');
    return freeMission(state) < 0 ? why('why no display', '4.37') : why('why nothing to split', '4.37');
  }
  const other = missionWanted(wanted);
  if (other !== undefined && other !== mission && (state.missions[other]?.kind ?? null) !== null)
    return why('why another mission moves', '4.41');
  if (hex === undefined) return undefined;
  const distance = grid.distance(flight.hex, hex);
  if (distance > 1 && isFuelCritical(flight)) return why('why short of fuel', '4.45');
  if (distance > 2) return why('why two hexes', '4.432');
  if (flight.kind !== 'strike') return why(isBarred(state, hex) ? 'why ships there' : 'why ships between', '4.36');
  return flight.spent ? why('why it must go home', '5.23') : why('why no target that way', '4.22');
}

/** 4.431, 4.432: what flying there costs, at least and at most. */
function fuelThere(g: Pick<G, 'look'>, flight: Mission, hex: number): { least: number; most: number } {
  if (grid.distance(flight.hex, hex) <= 1) return { least: MOVE_FUEL, most: MOVE_FUEL };
  const costs = FACES.map((die) => g.look<number>('second hex', die, 'result'));
  return { least: Math.min(...costs), most: Math.max(...costs) };
}
const WHERE_TO = ['stay in', 'fly to', 'fly two hexes'];
/** 4.44. */
function cautionOf(g: Pick<G, 'look'>, flight: Mission, hex: number): string | null {
  const { least, most } = fuelThere(g, flight, hex);
  if (flight.fuel <= least) return 'short of fuel then';
  if (flight.fuel <= most) return 'perhaps short of fuel then';
  // RULINGS.md, 143.
  return hex === GUAM_HEX && flight.kind === 'strike' ? 'nothing to bomb on Guam' : null;
}

const flying = one<Battle, Flight>({
  options: ({ state }, f) => {
    const moves = movesOf(state, f.mission);
    return maySplit(state, f.mission) ? [...moves, SPLIT] : moves;
  },
  about: ({ state }, f) => {
    const flight = missionAt(state, f.mission);
    return { mission: missionName(flight, f.mission), hex: HEX_LABELS[flight.hex] ?? '', fuel: fuelOf(flight) };
  },
  describe: (g, f, option) => {
    if (option === SPLIT) return { label: message('split the mission'), rule: '4.37' };
    const flight = missionAt(g.state, f.mission);
    const hex = Number(option);
    const distance = grid.distance(flight.hex, hex);
    const caution = cautionOf(g, flight, hex);
    const { least, most } = fuelThere(g, flight, hex);
    return {
      label: message(WHERE_TO[distance] ?? '', { hex: HEX_LABELS[hex] ?? '' }),
      touches: [hexRef(hex), missionRef(f.mission)],
      cost: least,
      ...(most > least && { costTo: most }),
      ...(distance > 1 && { rolls: true }),
      rule: distance > 1 ? '4.432' : '4.431',
      ...(caution !== null && { caution: message(caution) }),
    };
  },
  whyNot: ({ state }, f, wanted) => whyNotThere(state, f.mission, wanted),
  odds: (g, f, option) =>
    option !== SPLIT && grid.distance(missionAt(g.state, f.mission).hex, Number(option)) > 1
      ? { ...g.odds('second hex'), title: message('odds of two hexes') }
      : undefined,
  apply: (g, f, choice) => {
    if (choice === SPLIT) return goto('split');
    fly(g, f.mission, Number(choice));
    return end;
  },
});

/** 4.44: fuel left, or by how much it is short. */
function fuelOf({ fuel }: Mission): Message {
  return fuel > 0 ? message('fuel left', { n: fuel }) : message('fuel critical', { n: -fuel });
}

/** 4.431, 4.432: what flying so far in a segment costs. */
export const moveFuel = (g: Pick<G, 'roll' | 'silent'>, hexes: number, about?: About): number =>
  hexes > 1 ? g.roll<number>('second hex', { ...FUEL, ...told(g, 'second hex', about) }) : MOVE_FUEL;

function fly(g: G, mission: number, hex: number): void {
  const flight = missionAt(g.state, mission);
  const distance = grid.distance(flight.hex, hex);
  const fuel = moveFuel(g, distance, () => ({
    mission: missionName(flight, mission),
    from: hexName(flight.hex),
    to: hexName(hex),
  }));
  flight.moved = distance > 0;
  flight.hex = hex;
  if (!g.silent)
    g.emit(
      distance === 0 ? 'mission circles' : 'mission flies',
      { mission: missionName(flight, mission), hex: HEX_LABELS[hex] ?? '', fuel },
      { rule: distance > 1 ? '4.432' : '4.431', touches: [missionRef(mission), hexRef(hex)] },
    );
  spendFuel(g, mission, fuel);
}

/** 4.41: one mission in its segment. The second part of a split one flies first. */
export const missionFlight: Procedure<Battle, Flight> = procedure<Battle, Flight>('mission flight', '4.41', [
  decide('move', '4.431', 'us', flying),
  decide(
    'split',
    '4.37',
    'us',
    splitting<Flight>((_f, second) => enter(missionFlight, { mission: second })),
  ),
  deed('the rest', '4.37', () => goto('move')),
]);

/** 4.41: every mission flies in every segment. */
export const missionFlights = procedure<Battle, Flights>('mission flights', '4.41', [
  each(
    'missions',
    '4.41',
    () => missionFlight,
    (_g, f) => (f.next < f.order.length ? { mission: f.order[f.next++] as number } : null),
  ),
]);

function missionsOnMap({ state }: G): Flights | null {
  const order: number[] = [];
  for (let m = 0; m < MISSIONS; m++) {
    const { kind, hex } = missionAt(state, m);
    if (kind !== null && kind !== 'patrol' && hex !== OFF) order.push(m);
  }
  return order.length > 0 ? { order, next: 0 } : null;
}

/** 3.1-II, 4.4: the American air movement segment. */
export const missionMovement = procedure<Battle>('air movement', '4.4', [
  deed('begin', '4.41', ({ state }) => {
    for (const flight of state.missions) {
      flight.fresh = false;
      flight.moved = false;
    }
  }),
  decideIfAny('patrols', '4.34', 'us', leaving),
  call('flights', '4.41', () => missionFlights, missionsOnMap),
]);
