import { arrange, type Box, type Message, type Piece, type Refusal, type Wanted } from '@point-option/engine';
import { AIR, AIR_NUMBER, AIR_OF, islandBase, islandOf, MODELS } from '../data/aircraft.ts';
import { enemyOf, grid, ISLANDS, ofSide, type SideId, SIDES } from '../data/map.ts';
import { airName, islandName, shipName, sideName } from '../data/names.ts';
import { airRef, baseRefs } from '../data/refs.ts';
import { CARRIERS, SHIPS } from '../data/ships.ts';
import { at, type Campaign, type G, LOST, numberAt, OFF, type Sortie } from '../data/state.ts';
import { BASE_NUMBER, baseHex, baseId, fieldWorks, isLost } from './airBases.ts';
import { crashSixths, ferryRange, isInReach, longestLeg } from './airRange.ts';
import { type About, chance, readingOf } from './chance.ts';
import { loseAir } from './damage.ts';
import { islandPointedAt, type Pointed, pointedAt, whyNotYours } from './pointed.ts';
import { aloft } from './raid.ts';
import { isFerry } from './strikePlan.ts';

/** A side's sorties whose unit is still in the air. */
function survivors(state: Campaign, side: SideId): Sortie[] {
  return state.sorties.filter(
    (sortie) => sortie.side === side && sortie.unit >= 0 && numberAt(state.base, sortie.unit) !== LOST,
  );
}

/** Who has aircraft to bring home: both sides have seen which of them came through. */
export function recovering(g: G): SideId[] {
  return SIDES.filter((side) => survivors(g.state, side).length > 0);
}

/** Whether aircraft can come down at a base: air-01 (R10), air-05, air-15 (RULINGS.md, 16). */
function isOpen(state: Campaign, base: number): boolean {
  const island = islandOf(base);
  if (island >= 0) return fieldWorks(state, island);
  const marker = numberAt(state.at, base);
  return marker >= 0 && !state.damaged[base] && at(state.markers, marker).regrouped !== state.turn;
}

/** air-02, air-03: how many units a base can still take beside those that never left it; some islands take any number. */
function room(base: number, parked: readonly number[]): number {
  const island = islandOf(base);
  let left = island < 0 ? at(SHIPS, base).deck : at(ISLANDS, island).airLimit;
  if (left === null) return Number.POSITIVE_INFINITY;
  for (const other of parked) if (other === base) left--;
  return left;
}

interface Place {
  readonly base: number;
  readonly hex: number;
  readonly room: number;
}

/** air-03: every base of a side where aircraft can come down now. Only Japan has islands. */
function placesOf(state: Campaign, side: SideId): Place[] {
  const flying = aloft(state.sorties);
  /** The base of every unit that never left it. */
  const parked: number[] = [];
  for (const unit of ofSide(AIR_OF, side)) if (!flying.includes(unit)) parked.push(numberAt(state.base, unit));
  const places: Place[] = [];
  for (const base of ofSide(BASES, side)) {
    const left = isOpen(state, base) ? room(base, parked) : 0;
    if (left > 0) places.push({ base, hex: baseHex(state, base), room: left });
  }
  return places;
}
const BASES: Readonly<Record<SideId, readonly number[]>> = {
  japan: [...CARRIERS.japan, ...ISLANDS.map((_, island) => islandBase(island))],
  us: CARRIERS.us,
};

/** Where a unit flies home from, and how far it can. */
function flightHome(g: G, sortie: Sortie): { from: number; reach: number } {
  const { model } = at(AIR, sortie.unit);
  if (!isFerry(sortie)) return { from: sortie.hex, reach: longestLeg(model, g.options['stretch'] === true) };
  const base = numberAt(g.state.base, sortie.unit);
  const hex = baseHex(g.state, base);
  if (hex !== OFF) return { from: hex, reach: ferryRange(model) };
  // Its carrier was sunk while it was in the air, in the hex where it was struck.
  return { from: g.state.sorties.find(({ ship }) => ship === base)?.hex ?? OFF, reach: ferryRange(model) };
}

/** air-03, air-04, air-07, air-08: the bases a unit may land at. */
function landingPlaces(g: G, sortie: Sortie, places: readonly Place[]): Place[] {
  const { from, reach } = flightHome(g, sortie);
  if (from === OFF) return [];
  const { carrier } = MODELS[at(AIR, sortie.unit).model];
  const within: Place[] = [];
  for (const place of places)
    if ((carrier || islandOf(place.base) >= 0) && isInReach(grid.distance(from, place.hex), reach)) within.push(place);
  if (g.options['shuttle'] === true) return within;
  const home = within.filter(({ base }) => base === g.state.base[sortie.unit]);
  return home.length > 0 ? home : within;
}

/** A unit in the air, and the bases it may land at. */
interface Returning {
  readonly sortie: Sortie;
  readonly open: readonly Place[];
}

/**
 * air-03: the units of a side that a deck or field in reach has room for. As many as possible are saved, and where that
 * leaves a choice the first in the order of battle (RULINGS.md).
 */
function returning(g: G, side: SideId): Returning[] {
  const places = placesOf(g.state, side);
  const taken = new Map<Place, Returning[]>();
  const takenAt = (place: Place): Returning[] => {
    let inside = taken.get(place);
    if (inside === undefined) taken.set(place, (inside = []));
    return inside;
  };
  /** Finds a unit a place where there is room, or else one that another can be moved on from. */
  const land = (one: Returning, tried: Set<Place>): boolean => {
    const free = one.open.find((place) => takenAt(place).length < place.room);
    if (free !== undefined) {
      takenAt(free).push(one);
      return true;
    }
    for (const place of one.open) {
      if (tried.has(place)) continue;
      tried.add(place);
      const inside = takenAt(place);
      const moved = inside.findIndex((other) => land(other, tried));
      if (moved < 0) continue;
      inside[moved] = one;
      return true;
    }
    return false;
  };
  const home: Returning[] = [];
  for (const sortie of survivors(g.state, side)) {
    const one = { sortie, open: landingPlaces(g, sortie, places) };
    if (land(one, new Set())) home.push(one);
  }
  return home;
}

/** air-03, air-08: where each unit in the air lands, one sealed order of each side. */
export const landAircraft = arrange<Campaign, object>({
  layout: (g, _f, side) => {
    const pieces: Piece[] = [];
    const rooms = new Map<number, number>();
    for (const { sortie, open } of returning(g, side as SideId)) {
      for (const { base, room: max } of open) rooms.set(base, max);
      pieces.push({ id: at(AIR, sortie.unit).id, boxes: open.map(({ base }) => baseId(base)) });
    }
    const boxes: Box[] = [...rooms]
      .sort(([a], [b]) => a - b)
      .map(([base, max]) => (Number.isFinite(max) ? { id: baseId(base), max } : { id: baseId(base) }));
    return { pieces, boxes };
  },
  about: (g, _f, side) => ({ n: returning(g, side as SideId).length }),
  describeBox: (_g, _f, box) => {
    const base = BASE_NUMBER.get(box) ?? 0;
    return { label: baseName(base), touches: baseRefs(base) };
  },
  describe: (g, _f, id, side) => {
    const sortie = survivors(g.state, side as SideId).find(({ unit }) => at(AIR, unit).id === id);
    const unit = AIR_NUMBER.get(String(id)) ?? 0;
    if (sortie === undefined) return { label: airName(unit) };
    const risky = landingPlaces(g, sortie, placesOf(g.state, side as SideId)).filter(
      ({ hex }) => crashRisk(sortie, hex) > 0,
    );
    const label = isFerry(sortie)
      ? airName(unit)
      : { key: 'homeward', values: { unit: airName(unit), hex: grid.label(sortie.hex) } };
    const touches = [airRef(unit)];
    const short = airName(unit);
    if (risky.length === 0) return { label, short, touches };
    const bases = risky.map(({ base }) => baseName(base));
    return { label, short, touches, rolls: true, caution: { key: 'caution crash', values: { bases } } };
  },
  whyNot: (g, _f, wanted, side) => whyNotLanding(g, side as SideId, wanted),
  whyNotBox: (g, _f, piece, box, side) => whyNotBase(g, side as SideId, piece, BASE_NUMBER.get(box) ?? 0),
  apply: (g, _f, placed, by) => {
    for (const { unit } of survivors(g.state, by as SideId)) {
      const base = BASE_NUMBER.get(placed[at(AIR, unit).id] ?? '');
      if (base !== undefined) g.state.base[unit] = base;
      else ditch(g, unit);
    }
  },
});

/** air-03, air-15: why a unit does not land now, or nobody lands at a base. */
function whyNotLanding(g: G, side: SideId, wanted: Wanted): Refusal | undefined {
  const pointed = pointedAt(wanted);
  const foreign = whyNotYours(pointed, side, 'air-03');
  if (foreign) return foreign;
  if (pointed?.is === 'air unit') {
    const values = { unit: airName(pointed.unit) };
    if (g.state.base[pointed.unit] === LOST) return { reason: { key: 'why lost', values }, rule: 'air-03' };
    const flies = survivors(g.state, side).some(({ unit }) => unit === pointed.unit);
    return { reason: { key: flies ? 'why no base' : 'why not flying', values }, rule: 'air-03' };
  }
  const base = basePointedAt(pointed, side);
  if (base === undefined) return undefined;
  const values = { base: baseName(base) };
  if (!isOpen(g.state, base)) return { reason: { key: whyClosed(g.state, base), values }, rule: 'air-15' };
  const free = placesOf(g.state, side).some((place) => place.base === base);
  return { reason: { key: free ? 'why base far' : 'why base full', values }, rule: 'air-03' };
}

/** The base of a side that a deck, a field, a carrier or an island stands for. Only Japan has islands. */
function basePointedAt(pointed: Pointed | undefined, side: SideId): number | undefined {
  const island = islandPointedAt(pointed);
  if (island >= 0) return side === 'japan' ? islandBase(island) : undefined;
  const base = pointed?.is === 'base' ? pointed.base : pointed?.is === 'ship' ? pointed.ship : undefined;
  return base !== undefined && ofSide(BASES, side).includes(base) ? base : undefined;
}

/** What keeps aircraft from coming down at a base that is not open, as a message key. */
function whyClosed(state: Campaign, base: number): string {
  const island = islandOf(base);
  if (island >= 0) return isLost(state, island) ? 'why base lost' : 'why field wrecked';
  const marker = numberAt(state.at, base);
  if (marker < 0) return 'why off map';
  return state.damaged[base] ? 'why deck closed' : 'why regrouped';
}

/** air-04, air-06, air-08: why a unit in the air does not land at one of the bases. */
function whyNotBase(g: G, side: SideId, piece: string, base: number): Refusal | undefined {
  const sortie = survivors(g.state, side).find(({ unit }) => at(AIR, unit).id === piece);
  if (!sortie) return undefined;
  const values = { unit: airName(sortie.unit), base: baseName(base) };
  if (islandOf(base) < 0 && !MODELS[at(AIR, sortie.unit).model].carrier)
    return { reason: { key: 'why no deck landing', values }, rule: 'air-04' };
  const { from, reach } = flightHome(g, sortie);
  const far = from === OFF ? reach + 1 : grid.distance(from, baseHex(g.state, base));
  if (!isInReach(far, reach))
    return { reason: { key: 'why base out of reach', values: { ...values, far } }, rule: 'air-06' };
  return { reason: { key: 'why own base', values }, rule: 'air-08' };
}

function baseName(base: number): Message {
  const island = islandOf(base);
  return island < 0 ? shipName(base) : islandName(island);
}

/** air-03: with no deck and no field to go to, a unit comes down in the sea. */
function ditch(g: G, unit: number): void {
  g.emit('air ditched', { unit: airName(unit) }, { rule: 'air-03', reveals: true, touches: [airRef(unit)] });
  loseAir(g, unit);
}

/** air-07: the sixths of a crash on the way from the target to a base; a ferry flight keeps within its range. */
function crashRisk(sortie: Sortie, home: number): number {
  return isFerry(sortie) || home === OFF ? 0 : crashSixths(at(AIR, sortie.unit).model, grid.distance(sortie.hex, home));
}

/** air-07: the last of the phase. That there is a die at all would tell how far the base is, so its owner alone sees it. */
export function comeHome(g: G): void {
  const { state } = g;
  for (const side of SIDES) {
    const home = survivors(state, side);
    for (const sortie of home) {
      const { unit } = sortie;
      const base = numberAt(state.base, unit);
      const sixths = crashRisk(sortie, baseHex(state, base));
      const about: About = () => ({
        unit: airName(unit),
        base: baseName(base),
        distance: grid.distance(sortie.hex, baseHex(state, base)),
      });
      if (!chance(g, readingOf(side), sixths, { purpose: 'purpose.crash', rule: 'air-07', to: side }, about)) continue;
      // The enemy hears that it is lost, not that it flew too far: that would tell where its base is.
      const told = { reveals: true, touches: [airRef(unit)] };
      g.emit('air crashed', { unit: airName(unit) }, { ...told, rule: 'air-07', to: side });
      g.emit('air missing', { unit: airName(unit) }, { ...told, rule: 'vp-01', to: enemyOf(side) });
      loseAir(g, unit);
    }
    // Told whether or not a die was rolled, so that nobody can tell by what can still be taken back.
    if (home.length > 0) g.emit('air landed', { side: sideName(side) }, { rule: 'air-03', reveals: true });
  }
  state.sorties = [];
}
