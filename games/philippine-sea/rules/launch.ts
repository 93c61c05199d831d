import {
  arrange,
  type Box,
  type Layout,
  type Message,
  message,
  type Piece,
  type Refusal,
  type Wanted,
} from '@point-option/engine';
import { IS_FIGHTER, UNIT_BY_ID, UNITS } from '../data/aircraft.ts';
import { HEX_LABELS } from '../data/map.ts';
import { groupName, missionName, shipName, unitName } from '../data/names.ts';
import {
  carrierWanted,
  missionBox,
  missionRef,
  MISSIONS_DISPLAY,
  missionWanted,
  patrolBox,
  patrolWanted,
  unitRef,
  unitWanted,
} from '../data/refs.ts';
import { type Battle, type G, inMission, type MissionKind, MISSIONS, ON_CARRIERS, READY } from '../data/state.ts';
import { CARRIERS } from '../data/usShips.ts';
import { lightNow } from './clock.ts';
import { countDecks, countDecksNow, deckLimit, type Decks, inBox, onDeck, whyClosed } from './decks.ts';
import { deckWorks, groupOf, hexOf, type Reading } from './groups.ts';
import { handlingLimit, windFault, windLimit } from './handling.ts';
import { fuelAtTakeOff, missionAt, patrolGroup } from './missions.ts';
import { fliesByNight, nightUnitsReady, noteTakeOff } from './nightOperations.ts';

/** 4.33: patrols of a group, and units in them. */
const PATROLS = 2;
const PATROL_UNITS = 3;

/**
 * 6.24: how many more units a carrier may launch now. Launches on search count (8.282), and a carrier that has taken
 * aircraft aboard in this phase launches none. At night only night units take off (22.1; RULINGS.md, 64).
 */
export function mayLaunch(g: Reading, carrier: number, decks: Decks = countDecks(g.state)): number {
  const { state } = g;
  const night = lightNow(state) === 'night';
  const ready = night ? nightUnitsReady(state, carrier) : inBox(decks, carrier, READY);
  if (ready === 0 || (state.landedNow[carrier] ?? 0) > 0 || !deckWorks(g, carrier)) return 0;
  if (onDeck(decks, carrier) > deckLimit(g, carrier, 'launch occupancy')) return 0;
  const left = Math.min(ready, handlingLimit(g, carrier) - (state.launched[carrier] ?? 0));
  return Math.max(0, state.rules.advanced.leeward ? Math.min(left, windLimit(g, carrier)) : left);
}

/** The carrier that a unit is ready on, or -1. */
function readyOn(state: Battle, unit: number): number {
  const place = state.units[unit] ?? -1;
  return place >= 0 && place < ON_CARRIERS && place % 4 === READY ? place >> 2 : -1;
}

/** 6.24: a ready unit leaves its deck and is counted; where it flies the caller says. */
export function takeOff(g: G, unit: number): void {
  const { state } = g;
  const carrier = readyOn(state, unit);
  if (carrier < 0) return;
  state.launched[carrier] = (state.launched[carrier] ?? 0) + 1;
  noteTakeOff(g, unit, carrier);
}

/** 22.1: whether a unit may take off at this hour. */
export const isUp = (state: Battle, unit: number): boolean => lightNow(state) !== 'night' || fliesByNight(state, unit);

/** What may be launched in this phase: in the turns of recovery nothing is. */
export const launches = ({ state }: Reading, kind: MissionKind | 'search'): boolean =>
  state.turn < state.rules.recoveryFrom &&
  state.rules.launches.includes(kind) &&
  (isNightWork(kind) || lightNow(state) !== 'night');
/** 22.1. */
const isNightWork = (kind: MissionKind | 'search'): boolean => kind === 'search' || kind === 'intercept';

const numbered = (kind: MissionKind): readonly Box[] =>
  Array.from({ length: MISSIONS }, (_, i) => ({ id: `new ${kind} ${i + 1}` }));
const NEW_STRIKES = numbered('strike');
const NEW_INTERCEPTS = numbered('intercept');
const NEW_PATROLS: readonly (readonly Box[])[] = Array.from({ length: PATROL_UNITS + 1 }, (_, max) =>
  numbered('patrol').map(({ id }) => ({ id, max })),
);
const OLD: readonly Box[] = Array.from({ length: MISSIONS }, (_, m) => ({ id: `mission ${m}` }));
const KIND_OF: ReadonlyMap<string, MissionKind> = new Map([
  ...NEW_STRIKES.map(({ id }) => [id, 'strike'] as const),
  ...NEW_INTERCEPTS.map(({ id }) => [id, 'intercept'] as const),
  ...numbered('patrol').map(({ id }) => [id, 'patrol'] as const),
]);
const OLD_BY_ID: ReadonlyMap<string, number> = new Map(OLD.map(({ id }, m) => [id, m]));

/** What flies from a group: its own patrols, and what is over its hex. */
interface Aloft {
  free: number;
  patrols: number;
  patrolUnits: number;
}
function aloftOver(state: Battle, group: number): Aloft {
  const aloft = { free: 0, patrols: 0, patrolUnits: 0 };
  for (let m = 0; m < MISSIONS; m++) {
    const flight = missionAt(state, m);
    if (flight.kind === null) aloft.free++;
    if (flight.kind !== 'patrol' || patrolGroup(flight) !== group) continue;
    aloft.patrols++;
    const place = inMission(m);
    for (const at of state.units) if (at === place) aloft.patrolUnits++;
  }
  return aloft;
}

/** 4.13, 4.14, 4.33: missions that units of a group can go into; those for any aircraft first. */
function boxesFor(g: Reading, group: number, units: number): { strikes: Box[]; fighters: Box[] } {
  const { state } = g;
  const hex = hexOf(state, group);
  const aloft = aloftOver(state, group);
  const strikes: Box[] = [];
  const fighters: Box[] = [];
  // 17.2: before the wind no patrol can be kept up (RULINGS.md, 124).
  const room = state.groups[group]?.wind === 'leeward' ? 0 : PATROL_UNITS - aloft.patrolUnits;
  for (let m = 0; m < MISSIONS; m++) {
    const { kind, hex: at, groups } = missionAt(state, m);
    if (kind === 'patrol' && groups === 1 << group && room > 0 && launches(g, kind))
      fighters.push({ id: (OLD[m] as Box).id, max: room });
    if (at !== hex || kind === null || kind === 'patrol' || !launches(g, kind)) continue;
    (kind === 'strike' ? strikes : fighters).push(OLD[m] as Box);
  }
  const most = Math.min(aloft.free, units);
  if (launches(g, 'strike')) add(strikes, NEW_STRIKES, most);
  if (launches(g, 'intercept')) add(fighters, NEW_INTERCEPTS, most);
  if (launches(g, 'patrol') && room > 0)
    add(fighters, NEW_PATROLS[room] as readonly Box[], Math.min(most, PATROLS - aloft.patrols));
  return { strikes, fighters };
}

function add(to: Box[], boxes: readonly Box[], n: number): void {
  for (let i = 0; i < n; i++) to.push(boxes[i] as Box);
}

export interface Deck {
  group: number;
  /** 6.26: carriers that have struck units below from servicing in this phase, once for each unit. */
  outs: number[];
}

/** 6.24: the carriers of a group that may launch something, a bit for each; how many units each may is in MAY_LAUNCH. */
function launchingCarriers(g: Reading, group: number, decks: Decks = countDecksNow(g.state)): number {
  let able = 0;
  for (let carrier = 0; carrier < CARRIERS.length; carrier++) {
    if (inBox(decks, carrier, READY) === 0 || groupOf(g.state, carrier) !== group) continue;
    const most = mayLaunch(g, carrier, decks);
    MAY_LAUNCH[carrier] = most;
    if (most > 0) able |= 1 << carrier;
  }
  return able;
}
const MAY_LAUNCH = new Uint8Array(CARRIERS.length);

const ANYWHERE: readonly Piece[] = UNITS.map(({ id }) => ({ id }));

/** 6.24, 4.31: ready units of a group's carriers that may launch, and the missions they may join. */
function launchLayout(g: Reading, group: number): Layout {
  const { state } = g;
  const able = launchingCarriers(g, group);
  if (able === 0) return { pieces: [], boxes: [], partial: true };
  const ready: number[] = [];
  let most = 0;
  for (let unit = 0; unit < UNITS.length; unit++) {
    const carrier = readyOn(state, unit);
    if (carrier < 0 || ((able >> carrier) & 1) === 0 || !isUp(state, unit)) continue;
    ready.push(unit);
    most += MAY_LAUNCH[carrier] as number;
  }
  if (ready.length === 0) return { pieces: [], boxes: [], partial: true };
  const { strikes, fighters } = boxesFor(g, group, Math.min(most, ready.length));
  const forAttack = strikes.map(({ id }) => id);
  const pieces: Piece[] = [];
  for (const unit of ready) {
    if (IS_FIGHTER[unit] === true) pieces.push(ANYWHERE[unit] as Piece);
    else if (forAttack.length > 0) pieces.push({ id: (UNITS[unit] as (typeof UNITS)[number]).id, boxes: forAttack });
  }
  for (const box of fighters) strikes.push(box);
  return { pieces, boxes: strikes, partial: true };
}
/** Whether the layout has anything in it; most often one look at the decks tells. */
export function canLaunch(g: Reading, group: number, decks: Decks = countDecksNow(g.state)): boolean {
  const { state } = g;
  const able = launchingCarriers(g, group, decks);
  if (able === 0) return false;
  let fighters = false;
  let attack = false;
  for (let unit = 0; unit < UNITS.length && !(fighters && attack); unit++) {
    const carrier = readyOn(state, unit);
    if (carrier < 0 || ((able >> carrier) & 1) === 0 || !isUp(state, unit)) continue;
    if (IS_FIGHTER[unit]) fighters = true;
    else attack = true;
  }
  if (!fighters && !attack) return false;
  const { strikes, fighters: others } = boxesFor(g, group, 1);
  return strikes.length > 0 || (fighters && others.length > 0);
}

/** What boxes alone do not keep: the displays there are, the limit of each carrier, the units on patrol. */
function launchFault(g: G, group: number, placed: Readonly<Record<string, string>>): Refusal | undefined {
  const { state } = g;
  const aloft = aloftOver(state, group);
  const used: string[] = [];
  const flown: number[] = [];
  let patrolling = aloft.patrolUnits;
  for (const id in placed) {
    const box = placed[id] as string;
    const kind = KIND_OF.get(box);
    if (kind !== undefined && !used.includes(box)) used.push(box);
    if (kind === 'patrol' || (kind === undefined && missionAt(state, OLD_BY_ID.get(box) ?? 0).kind === 'patrol'))
      patrolling++;
    const carrier = readyOn(state, UNIT_BY_ID.get(id) ?? -1);
    flown[carrier] = (flown[carrier] ?? 0) + 1;
  }
  if (used.length > aloft.free)
    return { reason: message('why too many missions', { free: aloft.free, most: MISSIONS }), rule: '4.13' };
  if (patrolling > PATROL_UNITS)
    return { reason: message('why too many on patrol', { most: PATROL_UNITS, group: groupName(group) }), rule: '4.33' };
  const decks = countDecks(state);
  for (let carrier = 0; carrier < flown.length; carrier++) {
    const n = flown[carrier] ?? 0;
    const most = n > 0 ? mayLaunch(g, carrier, decks) : 0;
    if (n > most)
      return { reason: message('why too many launched', { carrier: shipName(carrier), most }), rule: '6.24' };
  }
  return windFault(g, flown);
}

/** 4.14: units take off and form missions, or join some. */
function launch(g: G, group: number, placed: Readonly<Record<string, string>>): void {
  const { state } = g;
  const displays = new Map<string, number[]>();
  for (const id in placed) {
    const box = placed[id] as string;
    const unit = UNIT_BY_ID.get(id) as number;
    takeOff(g, unit);
    const units = displays.get(box);
    if (units) units.push(unit);
    else displays.set(box, [unit]);
  }
  for (const [box, units] of displays) {
    const kind = KIND_OF.get(box);
    const display =
      kind === undefined ? (OLD_BY_ID.get(box) as number) : state.missions.findIndex((m) => m.kind === null);
    const flight = missionAt(state, display);
    const fuel = fuelAtTakeOff(units);
    if (kind !== undefined) {
      flight.kind = kind;
      flight.fresh = true;
      if (kind !== 'patrol') {
        flight.hex = hexOf(state, group);
        flight.fuel = fuel;
      }
    } else if (flight.kind !== 'patrol') flight.fuel = Math.min(flight.fuel, fuel);
    flight.groups |= 1 << group;
    for (const unit of units) state.units[unit] = inMission(display);
    if (!g.silent)
      g.emit(
        kind === undefined ? 'mission joined' : flight.kind === 'patrol' ? 'patrol launched' : 'mission launched',
        {
          mission: missionName(flight, display),
          group: groupName(group),
          units: units.map(unitName),
          fuel: flight.fuel,
        },
        { rule: '4.14', touches: [missionRef(display), ...units.map((unit) => unitRef(unit))] },
      );
  }
}

/** Why a unit, a carrier, a mission or a patrol has no part in this launch. */
function whyNoLaunch(g: G, group: number, wanted: Wanted): Refusal | undefined {
  const unit = unitWanted(wanted);
  if (unit !== undefined) return whyGrounded(g, group, unit);
  const carrier = carrierWanted(wanted);
  if (carrier !== undefined) return whyNoTakeOff(g, group, carrier);
  return whyNotJoined(g, group, wanted);
}

/** 4.13, 4.14, 4.33: why units of a group cannot join a mission, or begin one. */
function whyNotJoined(g: G, group: number, wanted: Wanted): Refusal | undefined {
  const { state } = g;
  const why = (key: string, rule: string, mission?: Message): Refusal => ({
    reason: message(key, { group: groupName(group), most: PATROL_UNITS, ...(mission && { mission }) }),
    rule,
  });
  const aloft = aloftOver(state, group);
  if ('display' in wanted && wanted.display === MISSIONS_DISPLAY)
    return aloft.free === 0 ? why('why no display', '4.13') : undefined;
  const m = missionWanted(wanted);
  const flight = state.missions[m ?? -1];
  const onPatrol = patrolWanted(wanted);
  if (m !== undefined && flight && flight.kind !== null && flight.kind !== 'patrol') {
    const name = missionName(flight, m);
    if (flight.hex !== hexOf(state, group)) return why('why mission away', '4.14', name);
    return launches(g, flight.kind) ? undefined : why('why not launched now', '4.31', name);
  }
  const over = onPatrol ?? (flight?.kind === 'patrol' ? patrolGroup(flight) : undefined);
  if (over === undefined) return undefined;
  if (over !== group) return why('why patrol of another group', '4.33');
  if (state.groups[group]?.wind === 'leeward') return why('why no patrol downwind', '17.2');
  if (aloft.patrolUnits >= PATROL_UNITS) return why('why too many on patrol', '4.33');
  return launches(g, 'patrol') ? undefined : why('why no patrol now', '4.31');
}

/** 6.24: why no unit takes off from a carrier. */
function whyNoTakeOff(g: G, group: number, carrier: number): Refusal | undefined {
  const { state } = g;
  const why = (key: string, rule: string): Refusal => ({
    reason: message(key, { carrier: shipName(carrier), group: groupName(group) }),
    rule,
  });
  if (groupOf(state, carrier) !== group) return why('why carrier of another group', '6.23');
  const closed = whyClosed(g, carrier);
  if (closed) return closed;
  const decks = countDecks(state);
  if (inBox(decks, carrier, READY) === 0) return why('why nothing ready', '6.24');
  if ((state.landedNow[carrier] ?? 0) > 0) return why('why it has taken aircraft aboard', '8.282');
  if (onDeck(decks, carrier) > deckLimit(g, carrier, 'launch occupancy')) return why('why deck crowded', '6.24');
  if (mayLaunch(g, carrier, decks) > 0) return why('why launch by units', '6.24');
  if (lightNow(state) === 'night' && nightUnitsReady(state, carrier) === 0)
    return why('why no launch at night', '22.0');
  return windLimit(g, carrier) === 0
    ? why('why the wind forbids it', '17.2')
    : why('why it has launched enough', '6.24');
}

/** Why a unit is not among those that may take off. */
function whyGrounded(g: G, group: number, unit: number): Refusal | undefined {
  const { state } = g;
  const carrier = readyOn(state, unit);
  const why = (key: string, rule: string): Refusal => ({
    reason: message(key, { unit: unitName(unit), carrier: shipName(carrier), group: groupName(group) }),
    rule,
  });
  if (carrier < 0) return why('why not ready', '6.24');
  if (groupOf(state, carrier) !== group) return why('why other group', '6.23');
  if (!whyClosed(g, carrier) && !isUp(state, unit)) return why('why no launch at night', '22.0');
  if (mayLaunch(g, carrier) === 0) return whyNoTakeOff(g, group, carrier);
  return why('why no mission for it', '4.31');
}

export const launching = arrange<Battle, Deck>({
  layout: (g, f) => launchLayout(g, f.group),
  about: ({ state }, f) => ({ group: groupName(f.group), hex: HEX_LABELS[hexOf(state, f.group)] ?? '' }),
  describeBox: ({ state }, f, box) => {
    const old = OLD_BY_ID.get(box);
    const kind = old === undefined ? KIND_OF.get(box) : missionAt(state, old).kind;
    const patrol = kind === 'patrol' ? [{ box: patrolBox(f.group) }] : [];
    if (old !== undefined)
      return {
        label: missionName(missionAt(state, old), old),
        touches: [{ box: missionBox(old) }, missionRef(old), ...patrol],
      };
    const values = { n: Number(box.slice(box.lastIndexOf(' ') + 1)) };
    return {
      label: message(`new ${kind}`, values),
      short: message(`new ${kind} short`, values),
      // Any of the new ones becomes the next free mission.
      kind: `new ${kind}`,
      touches: kind === 'patrol' ? patrol : [{ display: MISSIONS_DISPLAY }],
    };
  },
  describe: ({ state }, _f, id) => {
    const unit = UNIT_BY_ID.get(String(id)) ?? -1;
    return {
      label: message('unit ready', { unit: unitName(unit), carrier: shipName(readyOn(state, unit)) }),
      short: unitName(unit),
      touches: [{ piece: String(id) }],
      rule: '6.24',
    };
  },
  whyNot: (g, f, wanted) => whyNoLaunch(g, f.group, wanted),
  check: (g, f, placed) => launchFault(g, f.group, placed),
  example: () => ({}),
  apply: (g, f, placed) => launch(g, f.group, placed),
});
