import {
  arrange,
  type Box,
  type Layout,
  type Message,
  type Piece,
  type Ref,
  type Refusal,
  type Side,
  type Wanted,
} from '@point-option/engine';
import { grid, ofSide, type SideId, SIDES } from '../data/map.ts';
import { ownName, sideName } from '../data/names.ts';
import { falsePiece } from '../data/refs.ts';
import { at, type Campaign, clearMarker, type G, MARKER_IDS, MARKER_NUMBER, OFF } from '../data/state.ts';
import { DUMMY_PIECES, hexDetail, mixAt } from './arrival.ts';
import { isNightfall } from './clock.ts';
import { forgetPassing, freeMarker, groupRefs, markersOf } from './groups.ts';
import { pointedAt, whyNotYours } from './pointed.ts';

/** recon-06: whoever plays with dummies is asked every night, so that being asked does not tell who has some left. */
export function redeployers(g: G): readonly Side[] {
  return g.options['dummies'] === true && isNightfall(g.state.turn) ? SIDES : [];
}

/** The hexes of a side with a marker face down, among which another cannot be told apart. */
function shelters(state: Campaign, side: SideId): Box[] {
  const hexes = new Set<number>();
  for (const marker of markersOf(state, side)) {
    const { hex, seen } = at(state.markers, marker);
    if (!seen) hexes.add(hex);
  }
  return [...hexes].sort((a, b) => a - b).map((hex) => ({ id: grid.label(hex) }));
}

/** A side's dummies, on the map by their markers and off it by their numbers; exposed ones wait for the morning (dummy-02). */
function layout({ state }: G, side: SideId): Layout {
  const boxes = shelters(state, side);
  const pieces: Piece[] = [];
  for (const marker of markersOf(state, side)) {
    const { hex, dummy } = at(state.markers, marker);
    if (!dummy) continue;
    const own = grid.label(hex);
    const elsewhere = boxes.flatMap(({ id }) => (id === own ? [] : [id]));
    if (elsewhere.length > 0) pieces.push({ id: at(MARKER_IDS, marker), boxes: elsewhere });
  }
  if (boxes.length > 0) pieces.push(...DUMMY_PIECES.slice(0, ofSide(state.dummies, side)));
  return { pieces, boxes, partial: true };
}

function pieceName(state: Campaign, piece: string): Message {
  const marker = MARKER_NUMBER.get(piece);
  if (marker === undefined) return { key: 'piece dummy' };
  return { key: 'move dummy', values: { marker: piece, hex: grid.label(at(state.markers, marker).hex) } };
}

function dummyRefs(state: Campaign, side: SideId, piece: string): Ref[] {
  const marker = MARKER_NUMBER.get(piece);
  if (marker === undefined) return [{ piece: falsePiece(side, piece) }];
  return groupRefs(state, marker);
}

function whyNotLaid(state: Campaign, side: SideId, wanted: Wanted): Refusal | undefined {
  const pointed = pointedAt(wanted);
  const rule = 'recon-06';
  if (pointed?.is === 'hex') {
    const hex = grid.label(pointed.hex);
    if (shelters(state, side).some(({ id }) => id === hex))
      return { reason: { key: 'why no dummy', values: { hex } }, rule };
    return { reason: { key: 'why no shelter', values: { hex } }, rule };
  }
  if (pointed?.is !== 'marker') return undefined;
  const { marker } = pointed;
  const values = { marker: at(MARKER_IDS, marker) };
  const foreign = whyNotYours(pointed, side, rule);
  if (foreign || at(state.markers, marker).hex === OFF) return foreign;
  const key = at(state.markers, marker).dummy ? 'why nowhere else' : 'why real group';
  return { reason: { key, values }, rule };
}

/** recon-06: at nightfall all dummies may be laid anew, beside markers of their side that lie face down (RULINGS.md, 52). */
export const redeploy = arrange<Campaign, object>({
  layout: (g, _f, side) => layout(g, side as SideId),
  describe: (g, _f, piece, side) => ({
    label: pieceName(g.state, String(piece)),
    short: ownName(String(piece)),
    touches: dummyRefs(g.state, side as SideId, String(piece)),
  }),
  describeBox: (_g, _f, hex) => hexDetail(hex),
  whyNot: (g, _f, wanted, side) => whyNotLaid(g.state, side as SideId, wanted),
  // A dummy may go to every shelter but its own.
  whyNotBox: (_g, _f, marker, hex): Refusal => ({
    reason: { key: 'why lies there', values: { marker, hex } },
    rule: 'recon-06',
  }),
  example: () => ({}),
  apply: (g, _f, placed, by) => {
    const side = by as SideId;
    // Who is laid anew, or that nobody is, is seen by both.
    g.stands();
    const hexes = new Set<number>();
    const moves: Message[] = [];
    for (const piece of Object.keys(placed).sort()) {
      const hex = grid.hexAt(placed[piece] as string);
      const marker = layDown(g.state, side, piece, hex);
      if (marker === OFF) continue;
      hexes.add(hex);
      moves.push({ key: 'a move', values: { marker: at(MARKER_IDS, marker), hex: grid.label(hex) } });
    }
    // Nobody can tell afterwards which marker of the hex came and which was there.
    for (const hex of [...hexes].sort((a, b) => a - b)) mixAt(g, side, hex);
    if (moves.length > 0) g.emit('redeploys', { side: sideName(side), moves }, { rule: 'recon-06', reveals: true });
  },
});

/** Puts a dummy down in a hex, under the marker that it has or the next that is free. */
function layDown(state: Campaign, side: SideId, piece: string, hex: number): number {
  const own = MARKER_NUMBER.get(piece);
  const marker = own ?? freeMarker(state, side);
  if (marker === OFF) return OFF;
  if (own === undefined) state.dummies[side]--;
  const counter = at(state.markers, marker);
  forgetPassing(state, marker);
  clearMarker(counter);
  counter.hex = hex;
  counter.dummy = true;
  return marker;
}
