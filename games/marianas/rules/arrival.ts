import {
  arrange,
  type Box,
  type BoxDetail,
  type ChanceExtra,
  type Layout,
  type Message,
  type OptionDetail,
  type Piece,
  type Refusal,
  type Wanted,
} from '@point-option/engine';
import { EAST_EDGE, grid, ofSide, type SideId, WEST_EDGE } from '../data/map.ts';
import { groupName, ownName, shipName, sideName } from '../data/names.ts';
import { falsePiece, markerRef, shipRef, waitingBox } from '../data/refs.ts';
import { FLEET, LANDING_FORCES, SHIPS_FROM_TO } from '../data/ships.ts';
import {
  at,
  type Campaign,
  clearMarker,
  DUMMIES,
  type G,
  LEFT,
  MARKER_IDS,
  numberAt,
  OFF,
  SUNK,
  waiting,
  waitingGroup,
} from '../data/state.ts';
import { freeMarker, hullsOf, markersAt, markersOf } from './groups.ts';
import { entryNews, mayEnter } from './entry.ts';
import { type Pointed, pointedAt, whyNotYours } from './pointed.ts';

/** set-06: landing forces come on by this turn. */
const LAST_LANDING_ENTRY = 3;

const EDGE_LABELS: Readonly<Record<SideId, readonly string[]>> = {
  japan: WEST_EDGE.map((hex) => grid.label(hex)),
  us: EAST_EDGE.map((hex) => grid.label(hex)),
};
const HEX_BOXES: readonly Box[] = Array.from({ length: grid.count }, (_, hex) => ({ id: grid.label(hex) }));
const EDGE_BOXES: Readonly<Record<SideId, readonly Box[]>> = {
  japan: WEST_EDGE.map((hex) => at(HEX_BOXES, hex)),
  us: EAST_EDGE.map((hex) => at(HEX_BOXES, hex)),
};

const DUMMY = 'dummy ';
const GROUP = 'group ';

/** The numbers of a side's groups that wait off the map. */
export function waitingGroups(state: Campaign, side: SideId): number[] {
  const found: number[] = [];
  for (let bits = waitingBits(state, side), group = 0; bits !== 0; bits >>>= 1, group++)
    if (bits & 1) found.push(group);
  return found;
}

/** The same as one bit for each: no side has as many groups as a number has bits. */
function waitingBits(state: Campaign, side: SideId): number {
  let bits = 0;
  const { first, last } = ofSide(SHIPS_FROM_TO, side);
  for (let ship = first; ship <= last; ship++) {
    const group = waitingGroup(numberAt(state.at, ship));
    if (group >= 0) bits |= 1 << group;
  }
  return bits;
}

/** The ships of a waiting group. */
export function waitingShips(state: Campaign, side: SideId, group: number): number[] {
  return ofSide(FLEET, side).filter((ship) => state.at[ship] === waiting(group));
}

/** Markers that must be kept for those who are still to come: whoever waits always finds one. */
export function reserved(state: Campaign, side: SideId): number {
  let kept = ofSide(state.dummies, side) + ofSide(state.exposed, side);
  for (let bits = waitingBits(state, side); bits !== 0; bits >>>= 1) kept += bits & 1;
  return kept;
}

/** What a side could bring on: its waiting groups and its dummies. */
export function waitingPieces(state: Campaign, side: SideId, boxes?: readonly string[]): Piece[] {
  const pieces = dummyPieces(state, side);
  const groups = waitingGroups(state, side);
  if (groups.length === 0) return pieces;
  const coming = groups.map((group): Piece => {
    const id = `${GROUP}${group + 1}`;
    if (boxes === undefined) return { id };
    return side === 'us' && isOverdue(state, group) ? { id, boxes, must: true } : { id, boxes };
  });
  return [...coming, ...pieces];
}

/** set-06: whether a waiting group holds a landing force, and it is high time. */
function isOverdue(state: Campaign, group: number): boolean {
  return state.turn >= LAST_LANDING_ENTRY && LANDING_FORCES.some((ship) => state.at[ship] === waiting(group));
}

function dummyPieces(state: Campaign, side: SideId): Piece[] {
  return DUMMY_PIECES.slice(0, ofSide(state.dummies, side));
}
export const DUMMY_PIECES: readonly Piece[] = Array.from({ length: DUMMIES }, (_, i) => ({ id: `${DUMMY}${i + 1}` }));

function pieceName(state: Campaign, side: SideId, piece: string): Message {
  if (piece.startsWith(DUMMY)) return { key: 'piece dummy' };
  const ships = waitingShips(state, side, groupNumber(piece));
  return { key: 'piece group', values: { name: groupName(ships), n: hullsOf(ships) } };
}

/** What on the board stands for it: the box of a group and the ships in it, or the dummy. */
export function comingDetail(state: Campaign, side: SideId, piece: string): OptionDetail {
  const label = pieceName(state, side, piece);
  if (piece.startsWith(DUMMY)) return { label, short: ownName(piece), touches: [{ piece: falsePiece(side, piece) }] };
  const group = groupNumber(piece);
  const ships = waitingShips(state, side, group);
  return { label, short: groupName(ships), touches: [{ box: waitingBox(side, group) }, ...ships.map(shipRef)] };
}

/** A box of an order that is a hex. */
export function hexDetail(hex: string): BoxDetail {
  return { label: ownName(hex), touches: [{ hex }] };
}

/** What somebody pointed at; orders call waiting groups by their number. */
export function comingAt(wanted: Wanted, side: SideId): Pointed | undefined {
  if ('option' in wanted && String(wanted.option).startsWith(GROUP))
    return { is: 'waiting group', side, group: groupNumber(String(wanted.option)) };
  return pointedAt(wanted);
}

/** Why a ship that does not wait off the chart cannot come on. */
export function whyShipStays(state: Campaign, ship: number, rule: string): Refusal | undefined {
  const where = numberAt(state.at, ship);
  const values = { ship: shipName(ship) };
  if (where === SUNK) return { reason: { key: 'why ship sunk', values }, rule };
  if (where === LEFT) return { reason: { key: 'why ship home', values }, rule };
  if (where < 0) return undefined;
  return { reason: { key: 'why ship on chart', values: { ...values, marker: at(MARKER_IDS, where) } }, rule };
}

/** set-03 to set-06: why something does not come on, or not there. */
function whyNotComing({ state }: G, side: SideId, pointed: Pointed | undefined): Refusal | undefined {
  const rule = entryRule(state, side);
  const barred: Refusal | undefined =
    side === 'japan' && !mayEnter(state)
      ? { reason: { key: 'why not entered', values: { news: entryNews(state) } }, rule }
      : undefined;
  const foreign = whyNotYours(pointed, side, rule);
  if (foreign) return foreign;
  switch (pointed?.is) {
    case 'hex': {
      const hex = grid.label(pointed.hex);
      if (!ofSide(EDGE_LABELS, side).includes(hex)) return { reason: { key: 'why edge', values: { hex } }, rule };
      return barred ?? { reason: { key: 'why nobody waits' }, rule };
    }
    case 'waiting group':
      return pointed.side === side ? barred : undefined;
    case 'marker':
      return { reason: { key: 'why on chart', values: { marker: at(MARKER_IDS, pointed.marker) } }, rule };
    case 'ship':
      return whyShipStays(state, pointed.ship, rule) ?? barred;
    default:
      return undefined;
  }
}

/** The number of a waiting group by what orders call it, or -1 for a dummy. */
export function waitingGroupOf(piece: string): number {
  return piece.startsWith(GROUP) ? groupNumber(piece) : -1;
}

function groupNumber(piece: string): number {
  return Number(piece.slice(GROUP.length)) - 1;
}

/** set-03 to set-06: who may come on this turn, and where: dummies where groups do, or they would betray themselves. */
function layout(g: G, side: SideId): Layout {
  const { state } = g;
  const pieces =
    side === 'us' || mayEnter(state) ? waitingPieces(state, side, ofSide(EDGE_LABELS, side)) : dummyPieces(state, side);
  return { pieces, boxes: ofSide(EDGE_BOXES, side), partial: true };
}

const ENTRY_US: Message = { key: 'entry us', values: { turn: LAST_LANDING_ENTRY } };

/** The rule that lets a side's ships come. */
function entryRule({ intelligence }: Campaign, side: SideId): string {
  if (side === 'us') return 'set-06';
  return intelligence === 'surprised' ? 'set-04' : 'set-03';
}

/** Asked of both sides every turn, so that being asked does not tell who still waits. */
export const arrive = arrange<Campaign, object>({
  layout: (g, _f, side) => layout(g, side as SideId),
  about: (g, _f, side) => ({
    news: side === 'us' ? ENTRY_US : entryNews(g.state),
    ask: { key: layout(g, side as SideId).pieces.length > 0 ? 'arrivals ask' : 'arrivals nobody' },
  }),
  rule: (g, _f, side) => entryRule(g.state, side as SideId),
  describe: (g, _f, piece, side) => comingDetail(g.state, side as SideId, String(piece)),
  describeBox: (_g, _f, hex) => hexDetail(hex),
  whyNot: (g, _f, wanted, side): Refusal | undefined =>
    whyNotComing(g, side as SideId, comingAt(wanted, side as SideId)),
  apply: (g, _f, placed, side) => {
    // Who comes, or that nobody does, is seen by both.
    g.stands();
    // The rule that both see cited must not tell what Japan knew.
    bringOn(g, side as SideId, placed, side === 'us' ? 'set-06' : 'set-03');
  },
});

/**
 * Lays markers on the map, hex by hex. Which of several in one hex gets which marker is a secret of the side: without
 * a die the order of the markers would betray the order of battle.
 */
export function bringOn(g: G, side: SideId, placed: Readonly<Record<string, string>>, rule: string): void {
  const pieces = Object.keys(placed);
  if (pieces.length === 0) return;
  const byHex = new Map<number, string[]>();
  for (const piece of pieces.sort()) {
    const hex = grid.hexAt(placed[piece] as string);
    byHex.set(hex, [...(byHex.get(hex) ?? []), piece]);
  }
  for (const hex of [...byHex.keys()].sort((a, b) => a - b)) {
    for (const piece of mixed(g, byHex.get(hex) ?? [], hex)) bringOnOne(g, side, piece, hex, rule);
  }
}

const UNSEEN: ChanceExtra = { to: [] };

/** The same list in an order that chance chooses, as markers are mixed face down: nobody sees these dice. */
function mixed<T>(g: G, list: readonly T[], hex: number): readonly T[] {
  const order = [...list];
  const extra = g.silent ? UNSEEN : { ...UNSEEN, about: { hex: grid.label(hex) } };
  for (let last = order.length; last > 1; last--) {
    const chosen = g.die(last, 'purpose.markers', 'move-07', extra) - 1;
    [order[last - 1], order[chosen]] = [order[chosen] as T, order[last - 1] as T];
  }
  return order;
}

function bringOnOne(g: G, side: SideId, piece: string, hex: number, rule: string): void {
  const { state } = g;
  const marker = freeMarker(state, side);
  if (marker === OFF) return;
  const counter = at(state.markers, marker);
  clearMarker(counter);
  counter.hex = hex;
  if (piece.startsWith(DUMMY)) {
    counter.dummy = true;
    state.dummies[side]--;
  } else {
    const ships = waitingShips(state, side, groupNumber(piece));
    for (const ship of ships) state.at[ship] = marker;
    if (ofSide(state.entered, side) === OFF) state.entered[side] = state.turn;
  }
  const label = grid.label(hex);
  g.emit(
    'arrives',
    { side: sideName(side), marker: at(MARKER_IDS, marker), hex: label },
    { rule, reveals: true, touches: [markerRef(marker), { hex: label }] },
  );
}

/** recon-06, dummy-02: at nightfall the markers of a hex are taken up and laid down again in another order. */
export function layAnew(g: G, side: SideId): void {
  const hexes = new Set<number>();
  for (const marker of markersOf(g.state, side)) {
    const { hex, seen } = at(g.state.markers, marker);
    if (!seen) hexes.add(hex);
  }
  for (const hex of hexes) mixAt(g, side, hex);
}

/** The markers of a side that lie face down in one hex, mixed. */
export function mixAt(g: G, side: SideId, hex: number): void {
  const markers = markersAt(g.state, side, hex).filter((marker) => !at(g.state.markers, marker).seen);
  if (markers.length > 1) relay(g, side, markers, hex);
}

function relay(g: G, side: SideId, markers: readonly number[], hex: number): void {
  const { state } = g;
  const order = mixed(g, markers, hex);
  const ships = order.map((marker) => ofSide(FLEET, side).filter((ship) => state.at[ship] === marker));
  const dummies = order.map((marker) => at(state.markers, marker).dummy);
  markers.forEach((marker, i) => {
    at(state.markers, marker).dummy = at(dummies, i);
    for (const ship of at(ships, i)) state.at[ship] = marker;
  });
}
