import {
  arrange,
  decide,
  decideIfAny,
  deed,
  each,
  goto,
  message,
  one,
  type OptionDetail,
  type Piece,
  procedure,
  type Refusal,
  some,
  type Wanted,
} from '@point-option/engine';
import { grid, IS_ISLAND, OFF } from '../data/map.ts';
import { groupName, hexName, shipName } from '../data/names.ts';
import { groupRef, groupWanted, hexRef, hexWanted, optionWanted, shipRef, shipWanted } from '../data/refs.ts';
import type { Battle, G } from '../data/state.ts';
import { BATTLE_LINE, FIXED_GROUPS, isCarrier, SURFACE_GROUPS, TASK_GROUPS, US_SHIPS } from '../data/usShips.ts';
import { isTowingTurn } from './clock.ts';
import { isCrippled, leaveBehind, overrun } from './cripples.ts';
import { carrierGroups, groupOf, groupsOnMap, hexOf, shipsOf } from './groups.ts';
import { lightsFollow, litNow } from './lights.ts';
import { leaveStation, missionAt, missionsInUse, patrolGroup } from './missions.ts';
import { meeting, surfaceAction } from './surfaceAction.ts';
import { windMark } from './wind.ts';

/** The six directions, and every set of them by its bits, so that no list is built for a question. */
const WAYS: readonly string[] = grid.directions;
const WAY_SETS: readonly (readonly string[])[] = Array.from({ length: 1 << WAYS.length }, (_, bits) =>
  WAYS.filter((_way, d) => (bits & (1 << d)) !== 0),
);
const WAY_BOXES = WAYS.map((id) => ({ id }));
/** A group as part of an order. */
const pieceId = (group: number): string => `group ${group}`;
const groupIn = (piece: string): number => Number(piece.slice(pieceId(0).length - 1));

/** What a group can do: whether it has a ship that steams, and whether a carrier would come along. */
const STEAMS = 1;
const CARRIERS_ALONG = 2;
const HAS_SHIPS = 4;
function abilities(g: G): number[] {
  const { state } = g;
  const able = state.groups.map(() => 0);
  for (let ship = 0; ship < US_SHIPS.length; ship++) {
    const group = state.where[ship] as number;
    if (group < 0) continue;
    const steams = group < FIXED_GROUPS && !isCrippled(g, ship);
    able[group] =
      (able[group] as number) | HAS_SHIPS | (steams ? STEAMS : 0) | (isCarrier(ship) && steams ? CARRIERS_ALONG : 0);
  }
  // 12.41: crippled carriers go along only where they are all there is, in tow.
  for (let group = 0; group < able.length; group++)
    if (able[group] === HAS_SHIPS && shipsOf(state, group).some(isCarrier)) able[group] = HAS_SHIPS | CARRIERS_ALONG;
  return able;
}

type Bar = 'edge' | 'island' | 'enemy' | 'wreck';
/** 6.34, 6.35, 12.46: what keeps a group out of a hex. Only those that steam run down wrecks (RULINGS.md, 100). */
function barOf(state: Battle, hex: number, able: number): Bar | null {
  if (hex < 0) return 'edge';
  const mayMeet = state.rules.advanced.surfaceCombat && (able & STEAMS) !== 0;
  if ((able & CARRIERS_ALONG) !== 0 && IS_ISLAND[hex] === true) return 'island';
  if (!mayMeet) for (const force of state.forces) if (force.hex === hex) return 'enemy';
  if ((able & STEAMS) === 0) for (const wreck of state.wrecks) if (wreck.hex === hex) return 'wreck';
  return null;
}

/** 6.34, 12.42: the directions in which a group may sail now, as bits. */
function waysOf(state: Battle, group: number, able: number): number {
  const hex = hexOf(state, group);
  if (hex === OFF || (able & HAS_SHIPS) === 0 || state.groups[group]?.guards !== undefined) return 0;
  if ((able & STEAMS) === 0 && !isTowingTurn(state.turn)) return 0;
  let ways = 0;
  for (let d = 0; d < WAYS.length; d++) if (barOf(state, grid.neighbour(hex, d), able) === null) ways |= 1 << d;
  return ways;
}

function movable(g: G): Piece[] {
  const pieces: Piece[] = [];
  const able = abilities(g);
  for (let group = 0; group < able.length; group++) {
    const ways = waysOf(g.state, group, able[group] as number);
    if (ways !== 0) pieces.push({ id: pieceId(group), boxes: WAY_SETS[ways] as readonly string[] });
  }
  return pieces;
}

/** 6.15: ships that Battle Line can send away: it keeps one that steams. */
function detachable(g: G): number[] {
  const { state } = g;
  if (hexOf(state, BATTLE_LINE) === OFF || freeSurfaceGroup(state) < 0) return [];
  const ships = shipsOf(state, BATTLE_LINE).filter((ship) => !isCrippled(g, ship));
  return ships.length > 1 ? ships : [];
}
/** 6.15: there are three; one whose ships have all sunk is not used again. */
function freeSurfaceGroup(state: Battle): number {
  const first = TASK_GROUPS.length;
  for (let group = first; group < first + SURFACE_GROUPS.length; group++) {
    const { hex, from } = state.groups[group] as Battle['groups'][number];
    if (hex === OFF && from === OFF) return group;
  }
  return -1;
}

interface Orders {
  detaching?: boolean;
  /** 17.0: where each group was at the beginning of the segment, where wind is played. */
  started?: number[];
  /** 21.0: forces that have been met in this segment. */
  met?: number[];
}

const orders = one<Battle, Orders, 'sail' | 'detach'>({
  options: () => ['sail', 'detach'],
  describe: (_g, _f, order): OptionDetail => ({
    label: message(`fleet order.${order}`),
    short: message(`fleet order.${order} short`),
    rule: order === 'sail' ? '6.32' : '6.15',
  }),
  apply: (_g, f, order) => {
    f.detaching = order === 'detach';
  },
});

const detachment = some<Battle, Orders, number>({
  options: detachable,
  min: () => 1,
  max: (g) => detachable(g).length - 1,
  about: ({ state }) => ({ group: groupName(freeSurfaceGroup(state)) }),
  describe: (_g, _f, ship): OptionDetail => ({
    label: shipName(Number(ship)),
    touches: [shipRef(Number(ship))],
    rule: '6.15',
  }),
  whyNot: (g, _f, wanted) => {
    const option = optionWanted(wanted);
    const ship = typeof option === 'number' ? option : shipWanted(wanted);
    if (ship === undefined || US_SHIPS[ship] === undefined) return undefined;
    if (g.state.where[ship] !== BATTLE_LINE)
      return { reason: message('why not of Battle Line', { ship: shipName(ship) }), rule: '6.15' };
    return { reason: message('why not detach a cripple', { ship: shipName(ship) }), rule: '12.41' };
  },
  apply: (g, f, ships) => {
    const { state } = g;
    f.detaching = false;
    const group = freeSurfaceGroup(state);
    const hex = hexOf(state, BATTLE_LINE);
    for (const ship of ships) state.where[ship] = group;
    state.groups[group] = { hex, from: hex };
    g.emit(
      'ships detached',
      { ships: ships.map(shipName), group: groupName(group) },
      { rule: '6.15', touches: [groupRef(group), groupRef(BATTLE_LINE)] },
    );
    return goto('orders');
  },
});

const courses = arrange<Battle, Orders>({
  layout: (g) => ({ pieces: movable(g), boxes: WAY_BOXES, partial: true }),
  describeBox: (_g, _f, way) => ({ label: message(`way.${way}`) }),
  placeOf: ({ state }, _f, piece, way) => {
    const to = grid.neighbour(hexOf(state, groupIn(piece)), WAYS.indexOf(way));
    return to < 0 ? undefined : hexRef(to);
  },
  describe: ({ state }, _f, piece): OptionDetail => {
    const group = groupIn(String(piece));
    return {
      label: groupName(group, shipsOf(state, group)),
      touches: [groupRef(group), hexRef(hexOf(state, group))],
      // A hex may be where another group goes, or hold several: the counter tells which is meant.
      picks: [groupRef(group)],
      rule: group < FIXED_GROUPS ? '6.34' : '12.42',
    };
  },
  whyNot: (g, _f, wanted) => whyNotSail(g, wanted),
  whyNotBox: (g, _f, piece, way) => {
    const group = groupIn(piece);
    const to = grid.neighbour(hexOf(g.state, group), WAYS.indexOf(way));
    return whyBarred(g.state, group, to, abilities(g)[group] ?? 0);
  },
  apply: (g, _f, placed) => sail(g, placed),
});

/** Why a group cannot sail, why a ship cannot by itself, or why no group can go to a hex. */
function whyNotSail(g: G, wanted: Wanted): Refusal | undefined {
  const { state } = g;
  const hex = hexWanted(wanted);
  if (hex !== undefined) return whyNoWayTo(g, hex);
  const ship = shipWanted(wanted);
  const group = ship === undefined ? groupWanted(wanted) : groupOf(state, ship);
  if (group === undefined || hexOf(state, group) === OFF) return undefined;
  const able = abilities(g)[group] ?? 0;
  const why = (key: string, rule: string): Refusal => ({
    reason: message(key, {
      group: groupName(group, shipsOf(state, group)),
      ...(ship !== undefined && { ship: shipName(ship) }),
    }),
    rule,
  });
  if (state.groups[group]?.guards !== undefined) return why('why it stays with a cripple', '12.411');
  if ((able & STEAMS) === 0 && !isTowingTurn(state.turn)) return why('why not towed now', '12.42');
  if (waysOf(state, group, able) === 0) return why('why not sail anywhere', '6.34');
  return ship === undefined ? undefined : why('why ships sail together', '6.34');
}

/** 6.34: a hex that no group can enter: too far from all, or barred to those beside it. */
function whyNoWayTo(g: G, hex: number): Refusal | undefined {
  const { state } = g;
  // Where a group lies, the hex means neither that group nor a way.
  if (groupsOnMap(state, true).some((group) => hexOf(state, group) === hex)) return undefined;
  const able = abilities(g);
  const near = groupsOnMap(state, true).filter((group) => grid.distance(hexOf(state, group), hex) === 1);
  for (const group of near) {
    const why = whyBarred(state, group, hex, able[group] ?? 0);
    if (why) return why;
  }
  return near.length > 0 ? undefined : { reason: message('why one hex', { hex: hexName(hex) }), rule: '6.34' };
}

/** 6.34, 6.35, 12.46: why a group stays out of a hex. */
function whyBarred(state: Battle, group: number, hex: number, able: number): Refusal | undefined {
  const bar = barOf(state, hex, able);
  if (bar === null) return undefined;
  const values = { group: groupName(group, shipsOf(state, group)), hex: hexName(Math.max(OFF, hex)) };
  return { reason: message(`why barred by ${bar}`, values), rule: bar === 'wreck' ? '12.46' : '6.35' };
}

/** 6.34, 6.36: each group one hex, with the patrols over it; what else is in the air there stays behind. */
function sail(g: G, placed: Readonly<Record<string, string>>): void {
  const { state } = g;
  const able = abilities(g);
  const entered: number[] = [];
  const showLights = litNow(state);
  for (const piece in placed) {
    const group = groupIn(piece);
    const from = hexOf(state, group);
    const to = grid.neighbour(from, WAYS.indexOf(placed[piece] as string));
    if (to < 0) continue;
    if (((able[group] as number) & STEAMS) !== 0) {
      leaveBehind(g, group, from);
      entered.push(to);
    }
    state.groups[group] = { ...state.groups[group], hex: to, from };
    takeGuards(state, group, from, to);
    if (!g.silent)
      g.emit(
        'group sails',
        { group: groupName(group, shipsOf(state, group)), from: hexName(from), to: hexName(to) },
        { rule: '6.34', touches: [groupRef(group), hexRef(to)] },
      );
  }
  lightsFollow(state, showLights);
  if (state.wrecks.length > 0) for (const hex of entered) overrun(g, hex, 'us');
}

/** 12.411: who guards a crippled ship goes where she is towed. */
function takeGuards({ groups, where }: Battle, towed: number, from: number, to: number): void {
  for (const guard of groups)
    if (guard.guards !== undefined && guard.hex === from && where[guard.guards] === towed)
      Object.assign(guard, { hex: to, from });
}

/** 12.411: sound ships of groups with cripples, which may stay with them; where there is a group to make of them. */
function guardians(g: G): number[] {
  const { state } = g;
  if (!state.rules.advanced.surfaceCombat || freeSurfaceGroup(state) < 0) return [];
  return groupsOnMap(state).flatMap((group) => {
    const ships = shipsOf(state, group);
    const sound = ships.filter((ship) => !isCrippled(g, ship));
    const escorts = sound.filter((ship) => !isCarrier(ship));
    return sound.length === ships.length || state.groups[group]?.guards !== undefined ? [] : escorts;
  });
}

const guarding = some<Battle, Orders, number>({
  options: guardians,
  max: (g) => guardians(g).length,
  describe: ({ state }, _f, ship): OptionDetail => ({
    label: shipName(Number(ship)),
    group: groupName(state.where[Number(ship)] ?? 0),
    touches: [shipRef(Number(ship))],
    rule: '12.411',
  }),
  apply: (g, _f, ships) => {
    const { state } = g;
    for (const from of new Set(ships.map((ship) => state.where[ship] as number))) {
      const group = freeSurfaceGroup(state);
      const ward = shipsOf(state, from).find((ship) => isCrippled(g, ship));
      if (group < 0 || ward === undefined) return;
      const staying = ships.filter((ship) => state.where[ship] === from);
      for (const ship of staying) state.where[ship] = group;
      const hex = hexOf(state, from);
      state.groups[group] = { hex, from: hex, guards: ward };
      g.emit(
        'ships stay with a cripple',
        { ships: staying.map(shipName), cripple: shipName(ward), group: groupName(group) },
        { rule: '12.411', touches: [groupRef(group), shipRef(ward)] },
      );
    }
  },
});

/** 21.0: forces whose hex a group has entered, each once a segment. */
function nextMeeting(g: G, f: Orders): ReturnType<typeof meeting> {
  if (!g.state.rules.advanced.surfaceCombat) return null;
  const { met = [] } = f;
  for (const force of g.state.forces) {
    const found = met.includes(force.id) ? null : meeting(g, force, 'us');
    if (!found) continue;
    f.met = [...met, ...found.forces];
    return found;
  }
  return null;
}

/** 17.0: how each carrier group stands to the wind until its next activation; patrols cannot be kept up before it (17.2). */
function markWind(g: G, { started }: Orders): void {
  const { state } = g;
  if (!started) return;
  for (const group of carrierGroups(state)) {
    const at = state.groups[group] as Battle['groups'][number];
    const mark = windMark(started[group] ?? at.hex, at.hex, state.wind);
    if (mark === 'none') delete at.wind;
    else at.wind = mark;
    if (!g.silent)
      g.emit(`wind mark ${mark}`, { group: groupName(group) }, { rule: '17.0', touches: [groupRef(group)] });
    if (mark === 'leeward') for (const patrol of patrolsOf(state, group)) leaveStation(g, patrol);
  }
}
const patrolsOf = (state: Battle, group: number): number[] =>
  missionsInUse(state).filter((m) => {
    const flight = missionAt(state, m);
    return flight.kind === 'patrol' && patrolGroup(flight) === group;
  });

/** 6.32: when the US Move chit is drawn. */
export const fleetMovement = procedure<Battle, Orders>('fleet movement', '6.32', [
  deed('begin', '6.32', ({ state }, f) => {
    if (state.rules.advanced.leeward) f.started = state.groups.map(({ hex }) => hex);
  }),
  decide('orders', '6.15', (g) => (detachable(g).length > 1 ? 'us' : []), orders),
  decide('detachment', '6.15', (_g, { detaching }) => (detaching === true ? 'us' : []), detachment),
  decideIfAny('guards', '12.411', 'us', guarding),
  decideIfAny('courses', '6.34', 'us', courses),
  each('meetings', '21.0', () => surfaceAction, nextMeeting),
  deed('wind', '17.0', markWind),
]);
