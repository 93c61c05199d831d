import {
  again,
  arrange,
  type Box,
  type BoxDetail,
  decideIfAny,
  each,
  type Layout,
  message,
  type ModifierUse,
  type Piece,
  procedure,
  type Refusal,
  type Wanted,
} from '@point-option/engine';
import { UNIT_BY_ID, UNITS } from '../data/aircraft.ts';
import { HEX_LABELS, OFF } from '../data/map.ts';
import { missionName, shipName, unitName } from '../data/names.ts';
import {
  carrierBox,
  carrierWanted,
  deckBox,
  missionRef,
  missionWanted,
  shipRef,
  unitRef,
  unitWanted,
} from '../data/refs.ts';
import { aboard, type Battle, type G, inMission, inSearch, LANDED, type Mission, MISSIONS } from '../data/state.ts';
import { CARRIERS, US_SHIP_BY_NAME } from '../data/usShips.ts';
import { lightNow } from './clock.ts';
import { aboardInAll, countDecks, deckLimit, type Decks, onDeck, whyClosed } from './decks.ts';
import { deckWorks, groupOf, hexOf, type Reading } from './groups.ts';
import { handlingLimit, windFault, windLimit } from './handling.ts';
import { isLit } from './lights.ts';
import { closeIfEmpty, loseUnit, missionAt, missionHex, OUT_OF_FUEL, unitsOf } from './missions.ts';
import { restAfterNight } from './nightOperations.ts';
import { told as subject } from './telling.ts';

/** 4.433. */
const LANDING_FUEL = 1;

/**
 * 6.28, 6.22, 6.29: how many more units a carrier may take aboard now: none where it has launched any in this phase
 * (8.282: on search too). `cleared`: landed units that go over the side first (6.291).
 */
export function roomToLand(g: Reading, carrier: number, decks: Decks = countDecks(g.state), cleared = 0): number {
  const { state } = g;
  if ((state.launched[carrier] ?? 0) > 0 || !deckWorks(g, carrier)) return 0;
  return Math.max(
    0,
    Math.min(
      state.rules.advanced.leeward ? windLimit(g, carrier) : Infinity,
      handlingLimit(g, carrier) - (state.landedNow[carrier] ?? 0),
      deckLimit(g, carrier, 'flight deck') - onDeck(decks, carrier) + cleared,
      deckLimit(g, carrier, 'aboard') - aboardInAll(decks, carrier) + cleared,
    ),
  );
}

/** 6.28: a unit is on the flight deck, and counted. Whether it gets there is `comesHome`. */
export function landUnit(g: G, unit: number, carrier: number): void {
  const { state } = g;
  state.units[unit] = aboard(carrier, LANDED);
  state.landedNow[carrier] = (state.landedNow[carrier] ?? 0) + 1;
  if (state.flewByNight.length > 0) restAfterNight(g, unit);
}

/** What a unit has to land on: its fuel after it has paid (null where none is counted), and whether it could pay. */
export interface Approach {
  hex: number;
  fuel: number | null;
  unpaid: boolean;
}

/** 6.42, 6.432, RULINGS.md, 63: whether the dark matters to a unit that lands in a hex. */
function isDark({ state }: Reading, unit: number, hex: number): boolean {
  return lightNow(state) !== 'day' && UNITS[unit]?.model.night !== true && !isLit(state, hex);
}
const isShort = ({ fuel }: Approach): boolean => fuel !== null && fuel <= 0;
/** 4.451, 6.42. */
const mustCheck = (g: Reading, unit: number, approach: Approach): boolean =>
  isShort(approach) || isDark(g, unit, approach.hex);

/** 4.451, 6.42: what makes a landing harder. */
export function returnModifiers(g: Reading, unit: number, { hex, fuel, unpaid }: Approach): ModifierUse[] {
  const light = lightNow(g.state);
  return [
    fuel !== null && fuel < 0 && ['short', -fuel],
    unpaid && 'unpaid',
    light !== 'day' && isDark(g, unit, hex) && light,
  ];
}

/** 4.451, 6.42: whether a unit that comes in to land gets down; one that does not is lost in the hex of the ships. */
export function comesHome(g: G, unit: number, approach: Approach): boolean {
  if (!mustCheck(g, unit, approach)) return true;
  if (
    g.roll<string>('safe return', {
      ...subject(g, 'safe return', () => ({ unit: unitName(unit) })),
      modifiers: returnModifiers(g, unit, approach),
    }) !== 'lost'
  )
    return true;
  if (!g.silent) g.emit('unit lost landing', { unit: unitName(unit) }, { rule: '4.451', touches: [unitRef(unit)] });
  loseUnit(g, unit, approach.hex);
  return false;
}

/** A unit lands on a carrier or is lost; the loss may block the deck (4.452). Says whether it is aboard. */
export function bringAboard(g: G, unit: number, carrier: number, approach: Approach): boolean {
  if (comesHome(g, unit, approach)) {
    landUnit(g, unit, carrier);
    return true;
  }
  if (
    g.options['deckCrashes'] === true &&
    g.roll<string>(
      'deck crash',
      subject(g, 'deck crash', () => ({ unit: unitName(unit), carrier: shipName(carrier) })),
    ) === 'crash'
  ) {
    g.state.crashed[carrier] = true;
    g.emit('deck crash', { carrier: shipName(carrier) }, { rule: '4.452', touches: [shipRef(carrier)] });
  }
  return false;
}

/** 6.28: the landings in one hex. Missions that have paid for it are kept as bits. */
export interface Landing {
  hex: number;
  paid: number;
}
interface Recovery {
  hexes: number[];
  next: number;
}

const PIECES: readonly Piece[] = UNITS.map(({ id }) => ({ id }));
const LIMITED: readonly (readonly Box[])[] = CARRIERS.map(({ name }) =>
  Array.from({ length: 9 }, (_, max) => ({ id: name, max })),
);

/** Displays with missions in a hex, patrols over it too (4.16; RULINGS.md, 61), as bits. */
function missionsOver(state: Battle, hex: number): number {
  let bits = 0;
  for (let m = 0; m < MISSIONS; m++) {
    const flight = missionAt(state, m);
    if (flight.kind !== null && missionHex(state, flight) === hex) bits |= 1 << m;
  }
  return bits;
}
const FIRST_MISSION = inMission(0);
/** The display that a unit is on, or -1. */
function displayOf(state: Battle, unit: number): number {
  const display = (state.units[unit] ?? -1) - FIRST_MISSION;
  return display >= 0 && display < MISSIONS ? display : -1;
}
const carrierHex = (state: Battle, carrier: number): number => {
  const group = groupOf(state, carrier);
  return group < 0 ? OFF : hexOf(state, group);
};

function decksWithRoom(g: Reading, hex: number): Box[] {
  const decks = countDecks(g.state);
  const boxes: Box[] = [];
  for (let carrier = 0; carrier < CARRIERS.length; carrier++) {
    if (carrierHex(g.state, carrier) !== hex) continue;
    const room = roomToLand(g, carrier, decks);
    if (room > 0) boxes.push(LIMITED[carrier]?.[room] ?? { id: CARRIERS[carrier]?.name ?? '', max: room });
  }
  return boxes;
}

const NOBODY_OVER: Layout = { pieces: [], boxes: [], partial: true };
function landingLayout(g: Reading, hex: number): Layout {
  const { state } = g;
  const here = missionsOver(state, hex);
  if (here === 0) return NOBODY_OVER;
  const pieces: Piece[] = [];
  for (let unit = 0; unit < UNITS.length; unit++) {
    const display = displayOf(state, unit);
    if (display >= 0 && (here >> display) & 1) pieces.push(PIECES[unit] as Piece);
  }
  return { pieces, boxes: decksWithRoom(g, hex), partial: true };
}

/**
 * 4.433, 6.28: what landing costs a mission: one point over its way into the hex, or over the one it has paid for staying
 * there; but where it stayed and a part stays up, that point was for both (RULINGS.md, 60). A patrol counts no fuel.
 */
export function landingCost({ kind, moved, fresh }: Mission, whole: boolean): number {
  return kind !== 'patrol' && (moved || fresh || whole) ? LANDING_FUEL : 0;
}
/** The mission as its units, or all of them, come in. One that cannot pay lands as it is (4.433). */
function approachOf(state: Battle, display: number, hex: number, paid: boolean, whole: boolean): Approach {
  const flight = missionAt(state, display);
  if (flight.kind === 'patrol') return { hex, fuel: null, unpaid: false };
  const cost = paid ? 0 : landingCost(flight, whole);
  const unpaid = cost > 0 && flight.fuel - cost <= OUT_OF_FUEL;
  return { hex, fuel: unpaid ? flight.fuel : flight.fuel - cost, unpaid };
}

/** Why a unit or a mission does not land here, or why a carrier takes none. */
function whyNoLanding(g: Reading, hex: number, wanted: Wanted): Refusal | undefined {
  const { state } = g;
  const at = HEX_LABELS[hex] ?? '';
  const unit = unitWanted(wanted);
  if (unit !== undefined) {
    const searching = (state.units[unit] ?? -1) >= inSearch(0);
    return {
      reason: message(searching ? 'why searchers land later' : 'why not over this hex', {
        unit: unitName(unit),
        hex: at,
      }),
      rule: searching ? '8.28' : '6.28',
    };
  }
  const mission = missionWanted(wanted);
  const flight = state.missions[mission ?? -1];
  if (mission !== undefined && flight && flight.kind !== null) {
    const key = missionHex(state, flight) === hex ? 'why land by units' : 'why mission not here';
    return { reason: message(key, { mission: missionName(flight, mission), hex: at }), rule: '6.28' };
  }
  const carrier = carrierWanted(wanted);
  return carrier === undefined ? undefined : whyNoDeck(g, hex, carrier);
}

function whyNoDeck(g: Reading, hex: number, carrier: number): Refusal | undefined {
  const { state } = g;
  const why = (key: string, rule: string): Refusal => ({ reason: message(key, { carrier: shipName(carrier) }), rule });
  if (carrierHex(state, carrier) !== hex) return why('why carrier elsewhere', '6.28');
  const closed = whyClosed(g, carrier);
  if (closed !== undefined) return closed;
  if ((state.launched[carrier] ?? 0) > 0) return why('why it has launched', '6.28');
  const decks = countDecks(state);
  if ((state.landedNow[carrier] ?? 0) >= handlingLimit(g, carrier)) return why('why it has landed enough', '6.28');
  if (windLimit(g, carrier) === 0) return why('why the wind forbids it', '17.2');
  if (onDeck(decks, carrier) >= deckLimit(g, carrier, 'flight deck')) return why('why the deck is full', '6.22');
  return aboardInAll(decks, carrier) >= deckLimit(g, carrier, 'aboard') ? why('why it is full', '6.29') : undefined;
}

/** 6.28: a carrier as a place to land: she, her counter, and the box for what has landed. */
export const landingDeck = (carrier: number): BoxDetail => ({
  label: shipName(carrier),
  touches: [{ box: carrierBox(carrier) }, { box: deckBox(carrier, LANDED) }, shipRef(carrier)],
});

/** 6.28: units to decks; then, when all are assigned, those that must check roll (4.451). */
const land = arrange<Battle, Landing>({
  layout: (g, f) => landingLayout(g, f.hex),
  about: (_g, f) => ({ hex: HEX_LABELS[f.hex] ?? '' }),
  describeBox: (_g, _f, box) => landingDeck(US_SHIP_BY_NAME.get(box) ?? -1),
  describe: (g, f, id) => {
    const { state } = g;
    const unit = UNIT_BY_ID.get(String(id)) ?? -1;
    const display = displayOf(state, unit);
    // What it is at worst: if all of the mission land.
    const checks = mustCheck(g, unit, approachOf(state, display, f.hex, ((f.paid >> display) & 1) === 1, true));
    return {
      label: message('unit of a mission', {
        unit: unitName(unit),
        mission: missionName(missionAt(state, display), display),
      }),
      short: unitName(unit),
      touches: [unitRef(unit), missionRef(display)],
      picks: [unitRef(unit)],
      cost: landingCost(missionAt(state, display), true),
      rule: '6.28',
      ...(checks && { rolls: true, caution: message('may be lost landing') }),
    };
  },
  whyNot: (g, f, wanted) => whyNoLanding(g, f.hex, wanted),
  odds: (g, f, id) => {
    const unit = UNIT_BY_ID.get(String(id)) ?? -1;
    const display = displayOf(g.state, unit);
    const approach = approachOf(g.state, display, f.hex, ((f.paid >> display) & 1) === 1, true);
    return mustCheck(g, unit, approach)
      ? g.odds('safe return', { modifiers: returnModifiers(g, unit, approach) })
      : undefined;
  },
  check: (g, _f, placed) => (g.state.rules.advanced.leeward ? windFault(g, landingsOf(placed)) : undefined),
  example: () => ({}),
  apply: (g, f, placed) => {
    const { state } = g;
    const approaches: (Approach | undefined)[] = [];
    const landing: number[] = [];
    for (const id in placed) {
      const unit = UNIT_BY_ID.get(id) ?? -1;
      landing.push(unit);
      const display = displayOf(state, unit);
      if (approaches[display] !== undefined) continue;
      const whole = unitsOf(state, display).every((other) => placed[UNITS[other]?.id ?? ''] !== undefined);
      const flight = missionAt(state, display);
      const approach = approachOf(state, display, f.hex, ((f.paid >> display) & 1) === 1, whole);
      approaches[display] = approach;
      if (landingCost(flight, whole) > 0) f.paid |= 1 << display;
      flight.fuel = approach.fuel ?? 0;
    }
    let waved = false;
    for (const unit of landing) {
      const carrier = US_SHIP_BY_NAME.get(placed[UNITS[unit]?.id ?? ''] ?? '') ?? -1;
      const display = displayOf(state, unit);
      // 4.452: behind a crash nobody lands; the unit stays up and may try another deck.
      if (state.crashed[carrier] === true) waved = true;
      else if (bringAboard(g, unit, carrier, approaches[display] as Approach) && !g.silent) told(g, unit, carrier);
    }
    for (let display = 0; display < MISSIONS; display++) if (approaches[display]) closeIfEmpty(state, display);
    return waved ? again : undefined;
  },
});

/** Units that each carrier would take aboard. */
function landingsOf(placed: Readonly<Record<string, string>>): number[] {
  const landings: number[] = [];
  for (const id in placed) {
    const carrier = US_SHIP_BY_NAME.get(placed[id] ?? '') ?? 0;
    landings[carrier] = (landings[carrier] ?? 0) + 1;
  }
  return landings;
}

function told(g: G, unit: number, carrier: number): void {
  g.emit(
    'unit lands',
    { unit: unitName(unit), carrier: shipName(carrier) },
    { rule: '6.28', touches: [unitRef(unit), shipRef(carrier)] },
  );
}

export const landing = procedure<Battle, Landing>('landing', '6.28', [decideIfAny('units', '6.28', 'us', land)]);

/** 6.23: the last of the operations, hex by hex when every group there has done the others. */
export const recovery = procedure<Battle, Recovery>('recovery', '6.23', [
  each(
    'landings',
    '6.28',
    () => landing,
    (_g, f) => (f.next < f.hexes.length ? { hex: f.hexes[f.next++] as number, paid: 0 } : null),
  ),
]);

/** Hexes in which something in the air is over a carrier. */
export function hexesToLandIn({ state }: G): Recovery | null {
  const hexes: number[] = [];
  for (let carrier = 0; carrier < CARRIERS.length; carrier++) {
    const hex = carrierHex(state, carrier);
    if (hex !== OFF && !hexes.includes(hex) && missionsOver(state, hex) !== 0) hexes.push(hex);
  }
  return hexes.length > 0 ? { hexes, next: 0 } : null;
}
