import type { Message, Values } from '@point-option/engine';
import { JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { grid, INVASION, IS_WESTERN, OFF, ZONE_AT, ZONES } from '../data/map.ts';
import { crippleName, forceName, groupName, hexName } from '../data/names.ts';
import { forceRef, hexRef } from '../data/refs.ts';
import { type Battle, EXITED, type Force, type G, WITHDRAWN } from '../data/state.ts';
import { lightNow } from './clock.ts';
import { isCrippled, leaveCripples, overrun } from './cripples.ts';
import { depart } from './departure.ts';
import { forceById, isCarrierForce, isSurfaceForce, takeAlong } from './forces.ts';
import { carrierGroups, groupsAt, groupsOnMap, hexOf, isAnyGroupAt, isAnyGroupNextTo, shipsOf } from './groups.ts';
import { promoteToMaximum } from './intelligence.ts';
import { EASTING, exitsFrom, missionWay, stepsAlongEdge, wayName } from './missionCompass.ts';
import { joinOiler, oilerOf } from './refuelling.ts';
import { retirementHex } from './retirement.ts';
import { wayFrom } from './telling.ts';

export { missionHex } from './missionCompass.ts';
export { retirementHex } from './retirement.ts';

/** 7.21(7): hexes from the nearest American carriers: far enough to forget them, near enough to draw off. */
const FAR = 15;
const NEAR = 8;
const STAND = 9;
/** 12.45. */
const PREY = 6;

/** 7.21(7): what a carrier force that has launched raids does. */
export function raidedCarrierMove(distance: number, western: boolean): 'away' | 'stay' | 'toward' | 'mission' {
  if (distance >= FAR) return 'mission';
  if (distance <= NEAR) return 'away';
  if (distance === STAND) return 'stay';
  return western ? 'toward' : 'mission';
}

/** Where a force goes, by which priority of 7.21, and why, for the journal. */
interface Move {
  readonly hex: number;
  readonly rule: string;
  readonly why: string;
  readonly values?: Values;
  /** 7.22: by the mission die. */
  readonly mission?: true;
}

/** 7.2: a force whose chit was drawn moves, with the other half of a double force (7.53), by the first rule that fits. */
export function moveForce(g: G, force: Force): void {
  const move = chooseMove(g, force);
  const from = force.hex;
  const together = halves(g.state, force);
  report(g, force, move);
  if (move.hex === OFF) {
    for (const half of together) leaveMap(g, half);
    return;
  }
  for (const half of together) shift(g, half, move.hex);
  if (g.state.oilers.length > 0) for (const half of together) joinOiler(g.state, half);
  if (move.hex === from) return;
  for (const half of together) leaveCripples(g, half, from);
  overrun(g, move.hex, 'japan');
}

/** 7.53; a half that retires goes by itself (19.4). */
function halves(state: Battle, force: Force): Force[] {
  const partner = forceById(state, force.partner);
  return partner && partner.hex === force.hex && !partner.retiring && !force.retiring ? [force, partner] : [force];
}

function shift(g: G, force: Force, hex: number): void {
  force.from = force.hex;
  force.hex = hex;
  takeAlong(g.state, force);
}

/** 7.23, 15.11: off the map by the invasion zone, with all its ships known but what is crippled (12.41); or home. */
function leaveMap(g: G, force: Force): void {
  const { retiring } = force;
  // What the first half of a double force proves to be may be all there is (13.23): the second is gone by then.
  if (!forceById(g.state, force.id)) return;
  if (!retiring && !promoteToMaximum(g, force)) return;
  leaveCripples(g, force, force.hex);
  if (forceById(g.state, force.id)) depart(g, force, retiring ? WITHDRAWN : EXITED, retiring ? '19.2' : '7.23');
}

/** 7.21: the priorities in their order. */
function chooseMove(g: G, force: Force): Move {
  const { state } = g;
  const { hex } = force;
  if (force.retiring) return retirementMove(g, force);
  if (ZONE_AT[hex] === INVASION) {
    return { hex: eastward(g, hex), rule: '7.21(2)', why: 'it is in the invasion zone', mission: true };
  }
  if (isAnyGroupNextTo(state, hex)) return besideShips(g, force);
  if (isSurfaceForce(force)) return surfaceMove(g, hex);
  if (!isCarrierForce(force)) return mission(g, hex, '7.21(5)', 'nobody knows what it is');
  if (!force.raided) return mission(g, hex, '7.21(6)', 'its carriers have launched no raid');
  return raidedMove(g, hex);
}

/** 19.2, 20.5: to its oiler, and there it stays until it has its fuel; else home. */
function retirementMove(g: G, force: Force): Move {
  const oiler = g.state.oilers[oilerOf(force)];
  if (!oiler) return { hex: retirementHex(g, force.hex), rule: '7.21(1)', why: 'it retires' };
  if (oiler.hex === force.hex) return { hex: oiler.hex, rule: '20.5', why: 'it lies by its oiler' };
  return { hex: toward(g, force.hex, oiler.hex), rule: '20.5', why: 'it makes for its oiler' };
}

/** 7.24: where surface combat is played, some forces go for the ships beside them. */
function besideShips(g: G, force: Force): Move {
  const { state } = g;
  const { hex } = force;
  if (state.rules.advanced.surfaceCombat && isSurfaceForce(force)) {
    const seeks = seeksBattle(g, force);
    const prey = grid.neighbours(hex).filter((next) => isAnyGroupAt(state, next) && (seeks || hasCripple(g, next)));
    if (prey.length > 0)
      return {
        hex: g.pick(prey, 'ships to attack', '7.24', wayFrom(g, hex)),
        rule: '7.24',
        why: 'it attacks American ships',
      };
  }
  return mission(g, hex, '7.21(3)', 'it is next to American ships');
}
/** 7.24(1b), 7.24(1c). */
function seeksBattle({ state }: G, { level, chit, ships }: Force): boolean {
  const has = (type: string): boolean => ships.some((ship) => JAPANESE_SHIPS[ship]?.type === type);
  if (level === 2 ? chit === 'Large Surface' : has('BB')) return true;
  return lightNow(state) === 'night' && (level === 2 ? chit === 'Medium Surface' : has('Cruiser Force'));
}
/** 7.24(1a). */
const hasCripple = (g: G, hex: number): boolean =>
  groupsAt(g.state, hex, true).some((group) => shipsOf(g.state, group).some((ship) => isCrippled(g, ship)));

/** 7.22, 7.24: by the die of this segment, never into the hex of a task group. */
function mission(g: G, hex: number, rule: string, why: string, values?: Values): Move {
  const steps = stepsAlongEdge(hex, missionWay(hex, g.state.missionDie));
  const step = g.pick(steps, 'way along the edge', '7.222', wayFrom(g, hex));
  return { hex: isAnyGroupAt(g.state, step) ? hex : step, rule, why, mission: true, ...(values && { values }) };
}

/** 7.23, 7.231: east, round a task group that is in the way. */
function eastward(g: G, hex: number): number {
  if (exitsFrom(hex)) return OFF;
  const east = grid.neighbour(hex, grid.direction('E'));
  if (!isAnyGroupAt(g.state, east)) return east;
  const beside = [grid.neighbour(hex, grid.direction('NE')), grid.neighbour(hex, grid.direction('SE'))];
  const open = beside.filter((step) => step >= 0 && !isAnyGroupAt(g.state, step));
  return open.length === 0 ? hex : g.pick(open, 'way round a task group', '7.231', wayFrom(g, hex));
}

/** 7.21(4), 12.45: toward a crippled ship, alone or still with her group (12.41); near the east edge the mission comes first. */
function surfaceMove(g: G, hex: number): Move {
  const { state } = g;
  if (ZONES[ZONE_AT[hex] ?? INVASION]?.onEastEdge === true) {
    return mission(g, hex, '7.21(4)', 'it is a surface force near the east edge');
  }
  if (!state.hits.some((hits, ship) => hits > 0 && isCrippled(g, ship)))
    return mission(g, hex, '7.21(4)', 'it is a surface force without prey');
  const crippled = (group: number): number | undefined => shipsOf(state, group).find((ship) => isCrippled(g, ship));
  const groups = groupsOnMap(state, true).filter((group) => crippled(group) !== undefined);
  const name = (group: number): Message => crippleName(crippled(group) ?? -1);
  const prey = nearest(g, hex, groups, 'crippled ship to make for', '12.45', name);
  if (prey === null || prey.distance > PREY) return mission(g, hex, '7.21(4)', 'it is a surface force without prey');
  const { group, distance } = prey;
  return {
    hex: toward(g, hex, hexOf(state, group)),
    rule: '7.21(4)',
    why: 'it makes for a crippled ship',
    values: { ship: name(group), n: distance },
  };
}

/** Where nobody listens names are not made up. */
const UNTOLD: Values = {};

/** 7.21(7). */
function raidedMove(g: G, hex: number): Move {
  const { state } = g;
  const rule = '7.21(7)';
  const found = nearest(g, hex, carrierGroups(state), 'carrier group that decides', rule);
  if (found === null) return mission(g, hex, rule, 'it sees no American carriers');
  const { group, distance } = found;
  const values = g.silent ? UNTOLD : { group: groupName(group), n: distance };
  switch (raidedCarrierMove(distance, IS_WESTERN[hex] === true)) {
    case 'away': {
      const off = awayFrom(g, hex, hexOf(state, group));
      return { hex: off, rule, why: off === hex ? 'it cannot draw off' : 'it draws off', values };
    }
    case 'stay':
      return { hex, rule, why: 'it keeps its distance', values };
    case 'toward':
      return { hex: toward(g, hex, hexOf(state, group)), rule, why: 'it closes', values };
    default:
      return mission(g, hex, rule, 'its carriers go by their mission', values);
  }
}

/** The nearest of some groups; of several equally near, chance decides. */
function nearest(
  g: G,
  hex: number,
  groups: readonly number[],
  purpose: string,
  rule: string,
  name: (group: number) => Message = groupName,
): { group: number; distance: number } | null {
  const { state } = g;
  let distance = Infinity;
  let closest: number[] = [];
  for (const group of groups) {
    const away = grid.distance(hex, hexOf(state, group));
    if (away > distance) continue;
    if (away < distance) closest = [];
    distance = away;
    // Groups in one hex are one goal.
    if (!closest.some((other) => hexOf(state, other) === hexOf(state, group))) closest.push(group);
  }
  if (closest.length === 0) return null;
  return {
    group: g.pick(closest, purpose, rule, {
      ...wayFrom(g, hex),
      name: (group) => name(Number(group)),
    }),
    distance,
  };
}

function toward(g: G, hex: number, goal: number): number {
  const steps = grid.straightSteps(hex, goal).filter((step) => !isAnyGroupAt(g.state, step));
  return steps.length === 0 ? hex : g.pick(steps, 'straight way', '7.21', wayFrom(g, hex));
}

/** 7.21(7b): a hex further away, as far east as there is one. */
function awayFrom(g: G, hex: number, from: number): number {
  const distance = grid.distance(hex, from);
  const further = grid
    .neighbours(hex)
    .filter((step) => grid.distance(step, from) > distance && !isAnyGroupAt(g.state, step));
  const easting = (step: number): number => EASTING[step] ?? 0;
  const most = Math.max(...further.map(easting));
  const steps = further.filter((step) => easting(step) === most);
  return steps.length === 0 ? hex : g.pick(steps, 'way off', '7.21(7)', wayFrom(g, hex));
}

function report(g: G, force: Force, { hex, rule, why, values, mission: isMission }: Move): void {
  if (g.silent) return;
  const event = hex === OFF ? 'force leaves the map' : hex === force.hex ? 'force stays' : 'force moves';
  const { missionDie } = g.state;
  g.emit(
    isMission ? `${event} by its mission` : event,
    {
      force: forceName(force),
      from: hexName(force.hex),
      to: hexName(hex),
      why: { key: `move.${why}`, ...(values && { values }) },
      die: missionDie,
      way: { key: `way.${wayName(missionWay(force.hex, missionDie))}` },
    },
    { rule, touches: [forceRef(force.id), hexRef(force.hex), ...(hex === OFF ? [] : [hexRef(hex)])] },
  );
}
