import type { Values } from '@point-option/engine';
import { grid, INVASION, IS_WESTERN, OFF, ZONE_AT, ZONES } from '../data/map.ts';
import { forceName, groupName, hexName } from '../data/names.ts';
import { type Battle, EXITED, type Force, type G, WITHDRAWN } from '../data/state.ts';
import { leaveCripples, overrun } from './cripples.ts';
import { forceById, isCarrierForce, isSurfaceForce, removeForce } from './forces.ts';
import { carrierGroups, groupsAt, groupsOnMap, hexOf, isCrippleGroup, shipsOf } from './groups.ts';
import { promoteToMaximum } from './intelligence.ts';
import { EASTING, exitsFrom, missionWay, stepsAlongEdge, wayName } from './missionCompass.ts';
import { retirementHex } from './retirement.ts';

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
  if (move.hex === from) return;
  for (const half of together) leaveCripples(g, half, from);
  overrun(g, move.hex, 'japan');
}

/** 7.53; a half that retires goes by itself (19.4). */
function halves(state: Battle, force: Force): Force[] {
  const partner = forceById(state, force.partner);
  return partner && partner.hex === force.hex && !partner.retiring && !force.retiring ? [force, partner] : [force];
}

/** 14.152: submarines that shadow a force go with it. */
function shift(g: G, force: Force, hex: number): void {
  force.from = force.hex;
  force.hex = hex;
  for (const sub of g.state.subs) if (sub.shadows === force.id) sub.hex = hex;
}

/** 7.23, 15.11: off the map by the invasion zone, with all its ships known but what is crippled (12.41); or home. */
function leaveMap(g: G, force: Force): void {
  const { retiring } = force;
  if (!retiring && !promoteToMaximum(g, force)) return;
  leaveCripples(g, force, force.hex);
  if (forceById(g.state, force.id)) removeForce(g, force, retiring ? WITHDRAWN : EXITED);
}

/** 7.21: the priorities in their order. */
function chooseMove(g: G, force: Force): Move {
  const { state } = g;
  const { hex } = force;
  if (force.retiring) return { hex: retirementHex(g, hex), rule: '7.21(1)', why: 'it retires' };
  if (ZONE_AT[hex] === INVASION) {
    return { hex: eastward(g, hex), rule: '7.21(2)', why: 'it is in the invasion zone', mission: true };
  }
  if (nextToShips(state, hex)) return mission(g, hex, '7.21(3)', 'it is next to American ships');
  if (isSurfaceForce(force)) return surfaceMove(g, hex);
  if (!isCarrierForce(force)) return mission(g, hex, '7.21(5)', 'nobody knows what it is');
  if (!force.raided) return mission(g, hex, '7.21(6)', 'its carriers have launched no raid');
  return raidedMove(g, hex);
}

const isBlocked = (state: Battle, hex: number): boolean => groupsAt(state, hex).length > 0;
const nextToShips = (state: Battle, hex: number): boolean =>
  groupsOnMap(state).some((group) => grid.distance(hex, hexOf(state, group)) <= 1);

/** 7.22, 7.24: by the die of this segment, never into the hex of a task group. */
function mission(g: G, hex: number, rule: string, why: string, values?: Values): Move {
  const steps = stepsAlongEdge(hex, missionWay(hex, g.state.missionDie));
  const step = g.pick(steps, 'way along the edge', '7.222', AT_HEX);
  return { hex: isBlocked(g.state, step) ? hex : step, rule, why, mission: true, ...(values && { values }) };
}

/** 7.23, 7.231: east, round a task group that is in the way. */
function eastward(g: G, hex: number): number {
  if (exitsFrom(hex)) return OFF;
  const east = grid.neighbour(hex, grid.direction('E'));
  if (!isBlocked(g.state, east)) return east;
  const beside = [grid.neighbour(hex, grid.direction('NE')), grid.neighbour(hex, grid.direction('SE'))];
  const open = beside.filter((step) => step >= 0 && !isBlocked(g.state, step));
  return open.length === 0 ? hex : g.pick(open, 'way round a task group', '7.231', AT_HEX);
}

/** 7.21(4), 12.45: toward a crippled ship; in a zone on the east edge the mission comes first. */
function surfaceMove(g: G, hex: number): Move {
  const { state } = g;
  if (ZONES[ZONE_AT[hex] ?? INVASION]?.onEastEdge === true) {
    return mission(g, hex, '7.21(4)', 'it is a surface force near the east edge');
  }
  const prey = nearest(g, hex, groupsOnMap(state, true).filter(isCrippleGroup), 'crippled ship to make for', '12.45');
  if (prey === null || prey.distance > PREY) return mission(g, hex, '7.21(4)', 'it is a surface force without prey');
  const { group, distance } = prey;
  return {
    hex: toward(g, hex, hexOf(state, group)),
    rule: '7.21(4)',
    why: 'it makes for a crippled ship',
    values: { ship: groupName(group, shipsOf(state, group)), n: distance },
  };
}

/** 7.21(7). */
function raidedMove(g: G, hex: number): Move {
  const { state } = g;
  const rule = '7.21(7)';
  const found = nearest(g, hex, carrierGroups(state), 'carrier group that decides', rule);
  if (found === null) return mission(g, hex, rule, 'it sees no American carriers');
  const { group, distance } = found;
  const values = { group: groupName(group), n: distance };
  switch (raidedCarrierMove(distance, IS_WESTERN[hex] === true)) {
    case 'away':
      return { hex: awayFrom(g, hex, hexOf(state, group)), rule, why: 'it draws off', values };
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
  const name = (group: number | string) => groupName(Number(group), shipsOf(state, Number(group)));
  return { group: g.pick(closest, purpose, rule, { name }), distance };
}

const AT_HEX = { name: (hex: number | string) => hexName(Number(hex)) };

function toward(g: G, hex: number, goal: number): number {
  const steps = grid.straightSteps(hex, goal).filter((step) => !isBlocked(g.state, step));
  return steps.length === 0 ? hex : g.pick(steps, 'straight way', '7.21', AT_HEX);
}

/** 7.21(7b): a hex further away, as far east as there is one. */
function awayFrom(g: G, hex: number, from: number): number {
  const distance = grid.distance(hex, from);
  const further = grid
    .neighbours(hex)
    .filter((step) => grid.distance(step, from) > distance && !isBlocked(g.state, step));
  const easting = (step: number): number => EASTING[step] ?? 0;
  const most = Math.max(...further.map(easting));
  const steps = further.filter((step) => easting(step) === most);
  return steps.length === 0 ? hex : g.pick(steps, 'way off', '7.21(7)', AT_HEX);
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
    { rule, touches: [`force ${force.id}`, hexName(force.hex), ...(hex === OFF ? [] : [hexName(hex)])] },
  );
}
