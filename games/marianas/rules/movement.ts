import {
  arrange,
  call,
  decide,
  deed,
  each,
  goto,
  type Layout,
  type Message,
  type Piece,
  procedure,
  type Ref,
  type Refusal,
} from '@point-option/engine';
import { grid, IS_WAY_OUT, ofSide, type SideId, WAY_OUT } from '../data/map.ts';
import { groupName, ownName, shipName, sideName } from '../data/names.ts';
import { hexRef, homeBox, markerRef } from '../data/refs.ts';
import { LANDING_FORCES } from '../data/ships.ts';
import {
  at,
  type Campaign,
  clearMarker,
  type G,
  LEFT,
  MARKER_IDS,
  MARKER_NUMBER,
  MARKERS,
  numberAt,
  OFF,
} from '../data/state.ts';
import { battle, nextContact } from './battle.ts';
import { DAMAGED, forgetPassing, groupRefs, hindrances, markersAt, shipsOf, SLOW, supplies } from './groups.ts';
import { type Pointed, pointedAt, whyNotYours } from './pointed.ts';
import { sightAtIslands } from './reconnaissance.ts';
import { mayRegroup, recombination, whereToRegroup } from './regrouping.ts';
import { keepInSight } from './sighting.ts';

/** Which side moves, and whether it is the second hex of the turn, which slow groups move too (time-02). */
export interface Movement {
  side: SideId;
  second: boolean;
  /** The hex where ships recombine just now, or -1, and those where they have. */
  hex: number;
  done: number[];
}

/** Off the map, for good (end-01, dam-08). */
const EXIT = 'exit';
const WAY_NAMES: readonly string[] = grid.directions;
const BOXES = WAY_NAMES.map((id) => ({ id }));
const BOXES_AND_OUT = [...BOXES, { id: EXIT }];

const hexes = Array.from({ length: grid.count }, (_, hex) => hex);
/** Ways to go from each hex. */
const WAYS: readonly (readonly string[])[] = hexes.map((hex) =>
  grid.directions.filter((_, direction) => grid.neighbour(hex, direction) >= 0),
);
const WAYS_AND_OUT: Readonly<Record<SideId, readonly (readonly string[])[]>> = {
  japan: hexes.map((hex) => [...at(WAYS, hex), ...(at(IS_WAY_OUT.japan, hex) ? [EXIT] : [])]),
  us: hexes.map((hex) => [...at(WAYS, hex), ...(at(IS_WAY_OUT.us, hex) ? [EXIT] : [])]),
};
/** dam-08: the ways that bring a ship nearer to where it leaves the map; from there, out. */
const HOMEWARD: Readonly<Record<SideId, readonly (readonly string[])[]>> = {
  japan: homeward('japan'),
  us: homeward('us'),
};

function homeward(side: SideId): string[][] {
  const far = hexes.map((hex) => Math.min(...WAY_OUT[side].map((out) => grid.distance(hex, out))));
  return hexes.map((hex) =>
    far[hex] === 0
      ? [EXIT]
      : grid.directions.filter((_, direction) => {
          const next = grid.neighbour(hex, direction);
          return next >= 0 && numberAt(far, next) < numberAt(far, hex);
        }),
  );
}

/** dam-08: whether a marker has a damaged ship in it and so must head for home. */
function headsHome(state: Campaign, marker: number): boolean {
  return shipsOf(state, marker).some((ship) => state.damaged[ship]);
}

/**
 * The markers that may move now, each with its ways. A group that fought stays where it is (RULINGS.md, 22), so does
 * one whose transports supply a fight ashore (land-04), and one with a damaged ship must go home with its second hex, the only one
 * it has (dam-08).
 */
function layout(g: G, f: Movement): Layout {
  const { state } = g;
  const pieces: Piece[] = [];
  const hindered = hindrances(state, f.side);
  const { first, last } = ofSide(MARKERS, f.side);
  const ways = f.second ? ofSide(WAYS_AND_OUT, f.side) : WAYS;
  const home = ofSide(HOMEWARD, f.side);
  for (let marker = first; marker <= last; marker++) {
    const { hex, fought } = at(state.markers, marker);
    if (hex === OFF || fought === state.turn || supplies(state, marker)) continue;
    const id = at(MARKER_IDS, marker);
    const bits = hindered[marker] as number;
    if (f.second && bits & DAMAGED) pieces.push({ id, boxes: at(home, hex), must: true });
    else if (f.second || !(bits & SLOW)) pieces.push({ id, boxes: at(ways, hex) });
  }
  return { pieces, boxes: f.second ? BOXES_AND_OUT : BOXES, partial: true };
}

const orderMoves = arrange<Campaign, Movement>({
  layout,
  describeBox: (_g, f, box) => ({
    label: { key: `way.${box}` },
    // Which hex a way leads to differs from marker to marker; all that leave go to one place.
    touches: box === EXIT ? [{ box: homeBox(f.side) }] : [],
  }),
  placeOf: (g, _f, piece, box) => {
    const { hex } = at(g.state.markers, MARKER_NUMBER.get(piece) ?? 0);
    const to = box === EXIT ? OFF : grid.neighbour(hex, directionOf(box));
    return to < 0 ? undefined : hexRef(to);
  },
  about: (g) => ({ turn: g.state.turn }),
  describe: (g, f, piece) => {
    const marker = MARKER_NUMBER.get(String(piece)) ?? 0;
    const counter = at(g.state.markers, marker);
    const values = { marker: String(piece), hex: grid.label(counter.hex) };
    const own = groupRefs(g.state, marker);
    const touches = [...own, hexRef(counter.hex)];
    // A hex stands for a marker only if no other lies there.
    const picks = markersAt(g.state, f.side, counter.hex).length === 1 ? touches : own;
    const label: Message = counter.dummy
      ? { key: 'move dummy', values }
      : { key: 'move group', values: { ...values, name: groupName(shipsOf(g.state, marker)) } };
    const detail = { label, short: ownName(String(piece)), touches, picks };
    return headsHome(g.state, marker) ? { ...detail, caution: { key: 'caution homeward' } } : detail;
  },
  whyNot: (g, f, wanted) => whyNotMove(g, f, pointedAt(wanted)),
  whyNotBox: (g, f, piece, box) => whyNotWay(g.state, f, MARKER_NUMBER.get(piece) ?? 0, box),
  apply: (g, f, placed) => moveMarkers(g, f, placed),
});

/** Why a marker does not sail now, or nobody sails to a hex. A ship sails with its marker. */
function whyNotMove(g: G, f: Movement, pointed: Pointed | undefined): Refusal | undefined {
  const { state } = g;
  const foreign = whyNotYours(pointed, f.side, 'move-07');
  if (foreign) return foreign;
  switch (pointed?.is) {
    case 'marker':
      return isMovable(g, f, pointed.marker) ? undefined : whyMarkerStays(state, pointed.marker);
    case 'ship': {
      const marker = numberAt(state.at, pointed.ship);
      if (marker < 0) return undefined;
      const values = { ship: shipName(pointed.ship), marker: at(MARKER_IDS, marker) };
      return isMovable(g, f, marker)
        ? { reason: { key: 'why ship in group', values }, rule: 'move-07' }
        : whyMarkerStays(state, marker);
    }
    case 'hex':
      // Where several lie that may sail, the hex means none of them.
      if (markersAt(state, f.side, pointed.hex).some((marker) => isMovable(g, f, marker))) return undefined;
      return { reason: { key: 'why too far', values: { hex: grid.label(pointed.hex) } }, rule: 'move-01' };
    default:
      return undefined;
  }
}

function isMovable(g: G, f: Movement, marker: number): boolean {
  return layout(g, f).pieces.some(({ id }) => id === at(MARKER_IDS, marker));
}

function whyMarkerStays(state: Campaign, marker: number): Refusal | undefined {
  const { hex, fought } = at(state.markers, marker);
  if (hex === OFF) return undefined;
  const values = { marker: at(MARKER_IDS, marker) };
  if (fought === state.turn) return { reason: { key: 'why fought', values }, rule: 'bat-01' };
  if (supplies(state, marker)) return { reason: { key: 'why at anchor', values }, rule: 'land-04' };
  return { reason: { key: 'why slow', values }, rule: 'move-01' };
}

/** dam-08, end-01: why a marker that sails does not go one way. */
function whyNotWay(state: Campaign, f: Movement, marker: number, way: string): Refusal {
  const { hex } = at(state.markers, marker);
  const values = { marker: at(MARKER_IDS, marker), hex: grid.label(hex) };
  if (way !== EXIT && grid.neighbour(hex, directionOf(way)) < 0)
    return { reason: { key: 'why off chart', values }, rule: 'move-01' };
  if (f.second && headsHome(state, marker)) return { reason: { key: 'why homeward', values }, rule: 'dam-08' };
  return { reason: { key: 'why no exit', values }, rule: 'end-01' };
}

/** Whether a side has a marker that has not fought: as much as both can see of what may sail. */
function maySail({ markers, turn }: Campaign, side: SideId): boolean {
  const { first, last } = ofSide(MARKERS, side);
  for (let marker = first; marker <= last; marker++) {
    const { hex, fought } = at(markers, marker);
    if (hex !== OFF && fought !== turn) return true;
  }
  return false;
}

/** move-01, move-02: every hex is open sea or an island to sail past. */
function moveMarkers(g: G, f: Movement, placed: Readonly<Record<string, string>>): void {
  const moves: Message[] = [];
  const touches: Ref[] = [];
  let inSight = false;
  const { first, last } = ofSide(MARKERS, f.side);
  for (let marker = first; marker <= last; marker++) {
    if (at(g.state.markers, marker).hex === OFF) continue;
    const id = at(MARKER_IDS, marker);
    const way = placed[id];
    if (way === undefined) continue;
    if (way === EXIT) {
      leave(g, f.side, marker);
      continue;
    }
    step(g.state, marker, directionOf(way));
    inSight ||= at(g.state.markers, marker).seen;
    if (g.silent) continue;
    const { hex } = at(g.state.markers, marker);
    moves.push({ key: 'a move', values: { marker: id, hex: grid.label(hex) } });
    touches.push(markerRef(marker));
  }
  if (inSight) keepInSight(g.state, f.side);
  if (moves.length > 0)
    g.emit('moves', { side: sideName(f.side), moves }, { rule: f.second ? 'move-06' : 'move-01', touches });
}

function directionOf(way: string): number {
  let direction = 0;
  while (WAY_NAMES[direction] !== way) direction++;
  return direction;
}

/** One hex in a direction. Transports that sail no longer lie at anchor. */
function step(state: Campaign, marker: number, direction: number): void {
  const counter = at(state.markers, marker);
  forgetPassing(state, marker);
  counter.from = counter.hex;
  counter.heading = direction;
  counter.hex = grid.neighbour(counter.hex, direction);
  for (let force = 0; force < LANDING_FORCES.length; force++)
    if (state.at[numberAt(LANDING_FORCES, force)] === marker) state.anchored[force] = -1;
}

/** end-01, dam-08: off the map; what went is not told. */
function leave(g: G, side: SideId, marker: number): void {
  const { state } = g;
  const counter = at(state.markers, marker);
  g.emit(
    'leaves',
    { side: sideName(side), marker: at(MARKER_IDS, marker), hex: grid.label(counter.hex) },
    { rule: 'end-01', touches: [hexRef(counter.hex)] },
  );
  if (counter.dummy) state.dummies[side]++;
  forgetPassing(state, marker);
  for (const ship of shipsOf(state, marker)) state.at[ship] = LEFT;
  clearMarker(counter);
}

const regroupAgain = goto('regroup');

/** time-03: one side's movement of one hex, with the battles it leads to. */
export const movement = procedure<Campaign, Movement>('movement', 'time-02', [
  decide('regroup', 'move-08', (g, f) => (f.second && mayRegroup(g, f) ? f.side : []), whereToRegroup),
  call(
    'recombine',
    'move-08',
    () => recombination,
    (_g, f) => (f.hex >= 0 ? { side: f.side, hex: f.hex } : null),
  ),
  deed('more', 'move-08', (_g, f) => {
    if (f.hex < 0) return undefined;
    f.done.push(f.hex);
    f.hex = -1;
    return regroupAgain;
  }),
  decide('move', 'move-01', (g, f) => (maySail(g.state, f.side) ? f.side : []), orderMoves),
  each(
    'contacts',
    'bat-01',
    () => battle,
    (g, f) => nextContact(g, f.side),
  ),
  deed('sighting', 'recon-02', sightAtIslands),
]);
