import {
  arrange,
  type Box,
  decide,
  type Layout,
  one,
  type Piece,
  procedure,
  type Refusal,
  type Wanted,
} from '@point-option/engine';
import { grid, ofSide, type SideId } from '../data/map.ts';
import { shipName, sideName } from '../data/names.ts';
import { groupBox, shipRef } from '../data/refs.ts';
import { LANDING_FORCES, SHIP_NUMBER, SHIPS, SHIPS_FROM_TO } from '../data/ships.ts';
import {
  at,
  type Campaign,
  clearMarker,
  type G,
  MARKER_COUNT,
  MARKER_IDS,
  MARKER_NUMBER,
  MARKERS,
  numberAt,
  OFF,
} from '../data/state.ts';
import { reserved } from './arrival.ts';
import { chance, readingOf } from './chance.ts';
import { isDaylight } from './clock.ts';
import { applyResult, dropEmpty, isAnchored } from './damage.ts';
import { groupRefs, hasTransports, hexOf, isGroup, markersAt, MOST_HULLS, shipsOf, supplies } from './groups.ts';
import type { Movement } from './movement.ts';
import { type Pointed, pointedAt, whyNotYours } from './pointed.ts';
import { reveal } from './sighting.ts';

/** Ships of one side that recombine in one hex. */
interface Recombination {
  side: SideId;
  hex: number;
}

const NOWHERE = 'nowhere';
/** New groups that one regrouping may form. */
const MOST_NEW = 3;
/** move-09: sixths of a collision for each group that joins another at night (RULINGS.md, 9). */
const COLLISION_SIXTHS = 1;

/** The groups of a hex that may exchange ships: not dummies, not after a battle, and by night none with transports (move-10). */
function willing(state: Campaign, side: SideId, hex: number): number[] {
  const found: number[] = [];
  const night = !isDaylight(state.turn);
  const { first, last } = ofSide(MARKERS, side);
  for (let marker = first; marker <= last; marker++) {
    const counter = at(state.markers, marker);
    if (counter.hex !== hex || counter.dummy || counter.fought === state.turn) continue;
    if (!night || !hasTransports(state, marker)) found.push(marker);
  }
  return found;
}

/**
 * Ships of each hex that may recombine, counted when a side is asked and then cleared again. Most hexes are empty: the
 * same table read four hexes at a time tells which are.
 */
const SHIPS_IN = new Uint8Array(4 * Math.ceil(grid.count / 4));
const FOUR = new Uint32Array(SHIPS_IN.buffer);

/** Hexes where there is something to recombine: two groups, or one that can be split. */
function whereOptions({ state }: G, { side, done }: Movement): string[] {
  const { turn, markers } = state;
  // move-10
  const night = !isDaylight(turn);
  const north = night ? state.at[numberAt(LANDING_FORCES, 0)] : OFF;
  const south = night ? state.at[numberAt(LANDING_FORCES, 1)] : OFF;
  const { first, last } = ofSide(SHIPS_FROM_TO, side);
  for (let ship = first; ship <= last; ship++) {
    const marker = numberAt(state.at, ship);
    if (marker < 0 || marker === north || marker === south) continue;
    const { hex, fought } = at(markers, marker);
    if (fought !== turn) SHIPS_IN[hex] = (SHIPS_IN[hex] ?? 0) + 1;
  }
  for (const hex of done) SHIPS_IN[hex] = 0;
  const options = [NOWHERE];
  for (let four = 0; four < FOUR.length; four++) {
    if (FOUR[four] === 0) continue;
    for (let hex = 4 * four; hex < 4 * four + 4; hex++)
      if ((SHIPS_IN[hex] as number) >= 2) options.push(grid.label(hex));
    FOUR[four] = 0;
  }
  return options;
}

/**
 * Whether a side might recombine anywhere, as far as both can see: who is asked must not tell what lies face down, so a
 * marker that does may always be a group of several ships.
 */
export function mayRegroup({ state }: G, { side, done }: Movement): boolean {
  const { first, last } = ofSide(MARKERS, side);
  for (let marker = first; marker <= last; marker++) {
    const { hex, fought, seen } = at(state.markers, marker);
    if (hex === OFF || fought === state.turn || done.includes(hex)) continue;
    if (!seen || areTwoSeen(state, side, hex)) return true;
  }
  return false;
}

/** Whether two ships lie face up in a hex that may recombine. */
function areTwoSeen(state: Campaign, side: SideId, hex: number): boolean {
  const night = !isDaylight(state.turn);
  const { first, last } = ofSide(SHIPS_FROM_TO, side);
  let found = 0;
  for (let ship = first; ship <= last && found < 2; ship++) {
    const marker = numberAt(state.at, ship);
    if (marker < 0) continue;
    const counter = at(state.markers, marker);
    if (counter.hex !== hex || !counter.seen || counter.fought === state.turn) continue;
    if (!night || !hasTransports(state, marker)) found++;
  }
  return found >= 2;
}

/** The options of this question are hexes. */
function hexAsked(wanted: Wanted): Pointed | undefined {
  return pointedAt('option' in wanted ? { hex: String(wanted.option) } : wanted);
}

/** move-08, move-10: why a group cannot change ships with others now. */
function whyUnwilling(state: Campaign, marker: number): Refusal | undefined {
  const { dummy, fought } = at(state.markers, marker);
  const values = { marker: at(MARKER_IDS, marker) };
  if (dummy) return { reason: { key: 'why dummy regroups', values }, rule: 'move-08' };
  if (fought === state.turn) return { reason: { key: 'why fought', values }, rule: 'move-08' };
  if (isDaylight(state.turn) || !hasTransports(state, marker)) return undefined;
  return { reason: { key: 'why transports at night', values }, rule: 'move-10' };
}

/** Why nothing can recombine in a hex, or in that of a marker. */
function whyNotThere(
  state: Campaign,
  f: Pick<Movement, 'side' | 'done'>,
  pointed: Pointed | undefined,
): Refusal | undefined {
  const { side, done } = f;
  const foreign = whyNotYours(pointed, side, 'move-08');
  if (foreign) return foreign;
  if (pointed?.is === 'marker') {
    const { hex } = at(state.markers, pointed.marker);
    if (hex === OFF) return undefined;
    return whyUnwilling(state, pointed.marker) ?? whyNotThere(state, f, { is: 'hex', hex });
  }
  if (pointed?.is !== 'hex') return undefined;
  const hex = grid.label(pointed.hex);
  if (done.includes(pointed.hex)) return { reason: { key: 'why regrouped there', values: { hex } }, rule: 'move-08' };
  const here = markersAt(state, side, pointed.hex);
  const key = here.length === 0 ? 'why none of yours' : 'why nothing to regroup';
  return { reason: { key, values: { hex } }, rule: 'move-08' };
}

/** move-08: where, hex by hex, until the side has done. */
export const whereToRegroup = one<Campaign, Movement, string>({
  options: whereOptions,
  describe: (g, f, choice) => {
    if (choice === NOWHERE) return { label: { key: 'regroup nowhere' } };
    const label = { key: 'regroup in', values: { hex: String(choice) } };
    const markers = willing(g.state, f.side, grid.hexAt(String(choice)));
    const touches = [{ hex: String(choice) }, ...markers.flatMap((marker) => groupRefs(g.state, marker))];
    const detail = { label, touches };
    return isDaylight(g.state.turn) ? detail : { ...detail, caution: { key: 'caution collision' }, rolls: true };
  },
  whyNot: (g, f, wanted) => whyNotThere(g.state, f, hexAsked(wanted)),
  apply: (_g, f, choice) => {
    f.hex = choice === NOWHERE ? OFF : grid.hexAt(choice);
  },
});

function layout(g: G, f: Recombination): Layout {
  const { state } = g;
  const pieces: Piece[] = [];
  const boxes: Box[] = [];
  const { first, last } = ofSide(SHIPS_FROM_TO, f.side);
  for (const marker of willing(state, f.side, f.hex)) {
    boxes.push(at(MARKER_BOXES, marker));
    for (let ship = first; ship <= last; ship++)
      if (state.at[ship] === marker && !isAnchored(state, ship)) pieces.push(at(SHIP_PIECES, ship));
  }
  addFreeMarkers(boxes, state, f.side);
  return { pieces: keptFromAnchorages(state, pieces, boxes), boxes, partial: true };
}

/** land-04: whether a marker's transports hold it at their island. */
function isHeldFast(state: Campaign, box: string): boolean {
  return supplies(state, MARKER_NUMBER.get(box) ?? 0);
}

/** dam-08: a damaged ship goes home, and does not join those that stay at an island (RULINGS.md, 27). */
function keptFromAnchorages(state: Campaign, pieces: readonly Piece[], boxes: readonly Box[]): readonly Piece[] {
  if (!boxes.some(({ id }) => isHeldFast(state, id))) return pieces;
  return pieces.map((piece) => {
    const ship = SHIP_NUMBER.get(piece.id) ?? 0;
    if (!state.damaged[ship]) return piece;
    const own = MARKER_IDS[numberAt(state.at, ship)];
    return {
      id: piece.id,
      boxes: boxes.flatMap(({ id }) => (id === own || !isHeldFast(state, id) ? [id] : [])),
    };
  });
}
const SHIP_PIECES: readonly Piece[] = SHIPS.map(({ id }) => ({ id }));
const MARKER_BOXES: readonly Box[] = MARKER_IDS.map((id) => ({ id }));

/** Why a ship cannot change groups in a hex, or a marker take any. */
function whyNotRegrouped(state: Campaign, f: Recombination, pointed: Pointed | undefined): Refusal | undefined {
  const rule = 'move-08';
  const foreign = whyNotYours(pointed, f.side, rule);
  if (foreign) return foreign;
  const hex = grid.label(f.hex);
  if (pointed?.is === 'hex')
    return pointed.hex === f.hex ? undefined : { reason: { key: 'why other hex', values: { hex } }, rule };
  if (pointed?.is === 'marker') {
    const { marker } = pointed;
    if (at(state.markers, marker).hex === OFF) return undefined;
    if (at(state.markers, marker).hex === f.hex) return whyUnwilling(state, marker);
    return { reason: { key: 'why group elsewhere', values: { marker: at(MARKER_IDS, marker), hex } }, rule };
  }
  if (pointed?.is !== 'ship') return undefined;
  const marker = numberAt(state.at, pointed.ship);
  const values = { ship: shipName(pointed.ship), hex };
  if (marker < 0 || at(state.markers, marker).hex !== f.hex)
    return { reason: { key: 'why ship elsewhere', values }, rule };
  if (isAnchored(state, pointed.ship)) return { reason: { key: 'why ship anchored', values }, rule: 'land-04' };
  return whyUnwilling(state, marker);
}

/** The next markers not in use, for new groups: which they are, both sides can see. */
export function newMarkers(state: Campaign, side: SideId): number[] {
  const boxes: Box[] = [];
  addFreeMarkers(boxes, state, side);
  return boxes.map(({ id }) => MARKER_NUMBER.get(id) ?? OFF);
}
function addFreeMarkers(boxes: Box[], state: Campaign, side: SideId): void {
  const { first, last } = ofSide(MARKERS, side);
  let free = -reserved(state, side);
  for (let marker = first; marker <= last; marker++) if (at(state.markers, marker).hex === OFF) free++;
  let left = Math.min(MOST_NEW, free);
  for (let marker = first; left > 0; marker++) {
    if (at(state.markers, marker).hex !== OFF) continue;
    boxes.push(at(MARKER_BOXES, marker));
    left--;
  }
}

/** move-08: ships not named stay where they are. */
const recombine = arrange<Campaign, Recombination>({
  layout,
  about: (_g, f) => ({ hex: grid.label(f.hex), most: MOST_HULLS }),
  describe: (g, _f, piece) => {
    const ship = SHIPS.findIndex(({ id }) => id === piece);
    return {
      label: { key: 'ship in', values: { ship: shipName(ship), marker: at(MARKER_IDS, numberAt(g.state.at, ship)) } },
      short: shipName(ship),
      touches: [shipRef(ship)],
    };
  },
  describeBox: (g, _f, box) => {
    const marker = MARKER_NUMBER.get(box) ?? 0;
    const values = { marker: box };
    const short = { key: 'box own marker', values };
    // A marker not in use is shown as an empty box while ships are regrouped.
    return at(g.state.markers, marker).hex === OFF
      ? { label: { key: 'box new marker', values }, short, touches: [groupBox(marker)] }
      : { label: short, touches: groupRefs(g.state, marker) };
  },
  whyNot: (g, f, wanted) => whyNotRegrouped(g.state, f, pointedAt(wanted)),
  whyNotBox: (_g, _f, piece, marker): Refusal => ({
    reason: { key: 'why damaged goes home', values: { ship: shipName(SHIP_NUMBER.get(piece) ?? 0), marker } },
    rule: 'dam-08',
  }),
  check: (g, f, placed): Refusal | undefined => {
    const full = overfull(g.state, f, placed);
    if (full === OFF) return undefined;
    const values = { marker: at(MARKER_IDS, full), most: MOST_HULLS };
    return { reason: { key: 'why too many', values }, rule: 'move-03' };
  },
  example: () => ({}),
  apply: (g, f, placed) => regroup(g, f, placed),
});

/** Where a ship would be. */
function placeAfter(placed: Readonly<Record<string, string>>, ship: number, marker: number): number {
  const to = placed[at(SHIPS, ship).id];
  return to === undefined ? marker : (MARKER_NUMBER.get(to) ?? marker);
}

/** A marker that would hold too many hulls, or OFF. */
function overfull(state: Campaign, f: Recombination, placed: Readonly<Record<string, string>>): number {
  const markers = willing(state, f.side, f.hex);
  // Parts of one group are groups, and mostly all the ships of a hex could sail under one marker.
  if (markers.length === 1 || isGroup(hullsIn(state, f))) return OFF;
  const hulls = new Uint8Array(MARKER_COUNT);
  for (const marker of markers)
    for (const ship of shipsOf(state, marker)) {
      const to = placeAfter(placed, ship, marker);
      const sum = (hulls[to] as number) + at(SHIPS, ship).hulls;
      if (!isGroup(sum)) return to;
      hulls[to] = sum;
    }
  return OFF;
}

/** All the hulls of a side in a hex. */
function hullsIn(state: Campaign, { side, hex }: Recombination): number {
  let sum = 0;
  const { first, last } = ofSide(SHIPS_FROM_TO, side);
  for (let ship = first; ship <= last; ship++) if (hexOf(state, ship) === hex) sum += at(SHIPS, ship).hulls;
  return sum;
}

/** A group as it will be, and what its ships bring along. */
interface Regrouped {
  readonly marker: number;
  readonly ships: number[];
  /** The marker that the first of them comes from, and how that has sailed. */
  readonly source: number;
  readonly from: number;
  readonly heading: number;
  /** Whether others come from elsewhere, whether some were under the marker before, whether some were in sight. */
  mixed: boolean;
  stays: boolean;
  seen: boolean;
}

/** The groups of the hex as they will be. */
function after(
  state: Campaign,
  markers: readonly number[],
  placed: Readonly<Record<string, string>>,
): readonly Regrouped[] {
  const groups: Regrouped[] = [];
  for (const source of markers) {
    const { from, heading, seen } = at(state.markers, source);
    for (const ship of shipsOf(state, source)) {
      const marker = placeAfter(placed, ship, source);
      let group = groupUnder(groups, marker);
      if (group === undefined) {
        group = { marker, ships: [], source, from, heading, mixed: false, stays: false, seen: false };
        groups.push(group);
      }
      group.ships.push(ship);
      group.mixed ||= group.source !== source;
      group.stays ||= marker === source;
      group.seen ||= seen;
    }
  }
  return groups;
}

function groupUnder(groups: readonly Regrouped[], marker: number): Regrouped | undefined {
  for (const group of groups) if (group.marker === marker) return group;
  return undefined;
}

function regroup(g: G, f: Recombination, placed: Readonly<Record<string, string>>): void {
  const { state } = g;
  const markers = willing(state, f.side, f.hex);
  const groups = after(state, markers, placed);
  const found = seenBefore(state, markers);
  const dark = !isDaylight(state.turn) && g.options['collisions'] === true;
  const before = dark ? state.at.slice() : [];
  for (const { marker, ships, from, heading, mixed, stays } of groups) {
    const counter = at(state.markers, marker);
    if (counter.hex === OFF) {
      clearMarker(counter);
      counter.hex = f.hex;
    }
    // air-09: under another marker ships have still come the way they came.
    if (!stays) {
      counter.from = from;
      counter.heading = heading;
    }
    // air-01: where ships of several groups come together nobody flies this turn; who only gives some away may.
    if (mixed) counter.regrouped = state.turn;
    for (const ship of ships) state.at[ship] = marker;
  }
  for (const marker of markers) if (groupUnder(groups, marker) === undefined) dropEmpty(state, marker);
  // Which markers are left is seen, and tells which of them were groups.
  g.stands();
  if (!g.silent) tellRegrouping(g, f);
  // Ships that were in sight stay in sight; who is as he was is not found anew.
  for (const group of groups) {
    if (!group.seen || isUnchanged(group, found)) continue;
    at(state.markers, group.marker).seen = false;
    reveal(g, group.marker, 'recon-06');
  }
  if (dark) collisions(g, f.side, groups, before);
}

/** How many ships lay under each marker that was face up. */
function seenBefore(state: Campaign, markers: readonly number[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const marker of markers) if (at(state.markers, marker).seen) found.set(marker, shipsOf(state, marker).length);
  return found;
}

/** Whether a group has neither given nor taken ships. */
function isUnchanged({ marker, ships, mixed, stays }: Regrouped, before: ReadonlyMap<number, number>): boolean {
  return stays && !mixed && before.get(marker) === ships.length;
}

function tellRegrouping(g: G, f: Recombination): void {
  const hex = grid.label(f.hex);
  const markers = markersAt(g.state, f.side, f.hex).map((marker) => ({
    key: 'kernel.plain',
    values: { id: at(MARKER_IDS, marker) },
  }));
  g.emit('regroups', { side: sideName(f.side), hex, markers }, { rule: 'move-08', touches: [{ hex }] });
}

/** move-09: each group that joins another in the dark risks a ship. */
function collisions(g: G, side: SideId, groups: readonly Regrouped[], before: readonly number[]): void {
  for (const { marker, ships, mixed } of groups) {
    if (!mixed) continue;
    const others = new Set(ships.map((ship) => numberAt(before, ship)).filter((from) => from !== marker));
    for (const from of others) {
      const what = { purpose: 'purpose.collision', rule: 'move-09', to: side };
      const about = { from: at(MARKER_IDS, from), marker: at(MARKER_IDS, marker) };
      if (!chance(g, readingOf(side), COLLISION_SIXTHS, what, () => about)) continue;
      const joining = ships.filter((ship) => before[ship] === from);
      const struck = g.pick(joining, 'purpose.collides', 'move-09', {
        to: side,
        about,
        name: (ship) => shipName(Number(ship)),
      });
      applyResult(g, struck, 'D', 'collision');
    }
  }
}

export const recombination = procedure<Campaign, Recombination>('recombination', 'move-08', [
  decide('ships', 'move-08', (_g, f) => f.side, recombine),
]);
