import {
  arrange,
  type Box,
  goto,
  type Layout,
  message,
  type Next,
  type OptionDetail,
  type Piece,
  type Refusal,
} from '@point-option/engine';
import { UNIT_BY_ID, UNITS } from '../data/aircraft.ts';
import { OFF } from '../data/map.ts';
import { hexName, shipName, unitName } from '../data/names.ts';
import { OVER_THE_SIDE, shipRef, unitRef } from '../data/refs.ts';
import { aboard, type Battle, type G, inSearch, LANDED, LOST_AT_FLEET, ON_CARRIERS } from '../data/state.ts';
import { CARRIERS } from '../data/usShips.ts';
import { countDecks, inBox } from './decks.ts';
import { windFault } from './handling.ts';
import { bringAboard, landingDeck, roomToLand } from './landing.ts';
import { unitsAt } from './missions.ts';
import { isHome } from './searchFlight.ts';
import { carrierHex, type Segment } from './searchLaunch.ts';

/** 8.28: searchers over a hex that must land now. */
function comingDown(state: Battle, hex: number): number[] {
  return state.searches
    .filter((search) => search.hex === hex && isHome(state, search))
    .flatMap(({ id }) => unitsAt(state, inSearch(id)));
}
/** One unit on each of these decks and on another, for what the wind allows in all (17.2, 17.3; RULINGS.md, 124). */
function landingsWith(decks: readonly Berth[], carrier: number): number[] {
  const landings: number[] = [];
  for (const deck of decks) if (deck.room > 0) landings[deck.carrier] = 1;
  landings[carrier] = 1;
  return landings;
}
/** A deck: its room, and what it would be if all that has landed there went over the side (6.291). */
interface Berth {
  readonly carrier: number;
  readonly room: number;
  readonly most: number;
}
/** 8.28, 8.282: decks in a hex that have room, or can have. */
function berthsIn(g: G, hex: number): Berth[] {
  const decks = countDecks(g.state);
  const found: Berth[] = [];
  for (let carrier = 0; carrier < CARRIERS.length; carrier++) {
    if (carrierHex(g.state, carrier) !== hex) continue;
    const room = roomToLand(g, carrier, decks);
    const landed = inBox(decks, carrier, LANDED);
    const most = landed === 0 ? room : roomToLand(g, carrier, decks, landed);
    if (most === 0) continue;
    // 17.2: of decks with room as many as the wind allows.
    if (room === 0 || !windFault(g, landingsWith(found, carrier))) found.push({ carrier, room, most });
  }
  return found;
}
const roomOn = (berths: readonly Berth[]): number => berths.reduce((sum, { room }) => sum + room, 0);

/** 8.28: on to the next hex with searchers that are home; what leaves no choice is done at once. */
export function settle(g: G, f: Segment): Next {
  const { state } = g;
  delete f.landing;
  for (;;) {
    const home = state.searches.find((search) => isHome(state, search));
    if (!home) return goto('launch');
    const units = comingDown(state, home.hex);
    const berths = berthsIn(g, home.hex);
    const decks = berths.filter(({ room }) => room > 0);
    const [only] = decks;
    // 6.291: where somebody would ditch, what has landed before may make room.
    const mayClear = roomOn(decks) < units.length && berths.some(({ room, most }) => most > room);
    if (decks.length > 1 || (only !== undefined && only.room < units.length) || mayClear) {
      f.landing = home.hex;
      return undefined;
    }
    land(g, home.hex, only ? new Map(units.map((unit) => [unit, only.carrier])) : new Map());
  }
}

/** 4.452: behind a crash nobody lands: another deck of the hex takes the unit, if one has room. */
function openDeck(g: G, hex: number, wanted: number | undefined): number | undefined {
  if (wanted === undefined || g.state.crashed[wanted] !== true) return wanted;
  return berthsIn(g, hex).find(({ room }) => room > 0)?.carrier;
}

/** 8.28: each to its deck; those without one are lost beside the ships. */
function land(g: G, hex: number, decks: ReadonlyMap<number, number>): void {
  const { state } = g;
  for (const unit of comingDown(state, hex)) {
    const carrier = openDeck(g, hex, decks.get(unit));
    const touches = [unitRef(unit), ...(carrier === undefined ? [] : [shipRef(carrier)])];
    if (carrier === undefined) {
      state.units[unit] = LOST_AT_FLEET;
      g.emit('searcher ditches', { unit: unitName(unit), hex: hexName(hex) }, { rule: '8.28', touches });
    } else if (bringAboard(g, unit, carrier, { hex, fuel: null, unpaid: false })) {
      g.emit('searcher lands', { unit: unitName(unit), carrier: shipName(carrier) }, { rule: '8.28', touches });
    }
  }
  state.searches = state.searches.filter((search) => !(search.hex === hex && isHome(state, search)));
}

/** 6.291. */
function pushOver(g: G, unit: number): void {
  const carrier = (g.state.units[unit] ?? 0) >> 2;
  g.state.units[unit] = LOST_AT_FLEET;
  g.emit(
    'unit overboard',
    { unit: unitName(unit), carrier: shipName(carrier) },
    { rule: '6.291', touches: [unitRef(unit), shipRef(carrier)] },
  );
}

const PIECES: readonly Piece[] = UNITS.map(({ id }) => ({ id }));
const OVERBOARD: Box = { id: 'overboard' };
const nameOf = (carrier: number): string => CARRIERS[carrier]?.name ?? '';

/** 8.28: a deck for everybody. */
const roomyLayout = (units: readonly number[], decks: readonly Berth[]): Layout => ({
  pieces: units.map((unit) => PIECES[unit] as Piece),
  boxes: decks.flatMap(({ carrier, room }): Box[] => (room > 0 ? [{ id: nameOf(carrier), max: room }] : [])),
});
/**
 * 8.28, 6.291: not room for all. Every place is taken, since nobody goes into the water for choice; landed units may go
 * over the side for more.
 */
function crowdedLayout({ state }: G, units: readonly number[], berths: readonly Berth[]): Layout {
  const boxes = berths.map(({ carrier, room, most }): Box => ({ id: nameOf(carrier), min: room, max: most }));
  const decks = boxes.map(({ id }) => id);
  const pieces = units.map((unit): Piece => ({ id: (PIECES[unit] as Piece).id, boxes: decks }));
  for (const { carrier, room, most } of berths)
    if (most > room)
      for (const unit of unitsAt(state, aboard(carrier, LANDED)))
        pieces.push({ id: (PIECES[unit] as Piece).id, boxes: [OVERBOARD.id] });
  if (pieces.length > units.length) boxes.push(OVERBOARD);
  return { pieces, boxes, partial: true };
}
/** The order in which every place there is is taken, and nothing goes over the side. */
function asTheyCome(g: G, hex: number): Record<string, string> {
  const units = comingDown(g.state, hex);
  const placed: Record<string, string> = {};
  for (const { carrier, room } of berthsIn(g, hex))
    for (const unit of units.splice(0, room)) placed[(PIECES[unit] as Piece).id] = nameOf(carrier);
  return placed;
}
/** 6.291: more on a deck than it has room for after all. */
function overcrowded(g: G, placed: Readonly<Record<string, string>>): Refusal | undefined {
  const decks = countDecks(g.state);
  const [landing, cleared] = [CARRIERS.map(() => 0), CARRIERS.map(() => 0)];
  for (const id in placed) {
    const to = placed[id] as string;
    const list = to === OVERBOARD.id ? cleared : landing;
    const carrier = to === OVERBOARD.id ? deckOf(g.state, id) : (CARRIER_BY_NAME.get(to) ?? 0);
    list[carrier] = (list[carrier] ?? 0) + 1;
  }
  for (let carrier = 0; carrier < CARRIERS.length; carrier++) {
    if (landing[carrier] === 0) continue;
    const most = roomToLand(g, carrier, decks, cleared[carrier] ?? 0);
    if ((landing[carrier] ?? 0) > most)
      return { reason: message('why no room on deck', { carrier: shipName(carrier), most }), rule: '6.291' };
  }
  return windFault(g, landing);
}
const deckOf = (state: Battle, id: string): number => (state.units[UNIT_BY_ID.get(id) ?? -1] ?? 0) >> 2;

const CARRIER_BY_NAME: ReadonlyMap<string, number> = new Map(CARRIERS.map(({ name }, carrier) => [name, carrier]));

export const landing = arrange<Battle, Segment>({
  layout: (g, { landing: hex = OFF }) => {
    const units = comingDown(g.state, hex);
    const berths = berthsIn(g, hex);
    return units.length > roomOn(berths) ? crowdedLayout(g, units, berths) : roomyLayout(units, berths);
  },
  about: (g, { landing: hex = OFF }) => {
    const short = comingDown(g.state, hex).length - roomOn(berthsIn(g, hex));
    return {
      hex: hexName(hex),
      room: short > 0 ? message('landing short of room', { n: short }) : message('landing with room'),
    };
  },
  describeBox: (_g, _f, box) =>
    box === OVERBOARD.id
      ? { label: message('over the side'), touches: [OVER_THE_SIDE] }
      : landingDeck(CARRIER_BY_NAME.get(box) ?? -1),
  describe: ({ state }, _f, piece): OptionDetail => {
    const unit = UNIT_BY_ID.get(String(piece)) ?? -1;
    const isAboard = (state.units[unit] ?? 0) < ON_CARRIERS;
    return {
      label: isAboard
        ? message('unit in landed', { unit: unitName(unit), carrier: shipName(deckOf(state, String(piece))) })
        : unitName(unit),
      short: unitName(unit),
      touches: [unitRef(unit)],
      rule: isAboard ? '6.291' : '8.28',
    };
  },
  check: (g, _f, placed) => overcrowded(g, placed),
  example: (g, { landing: hex = OFF }) => asTheyCome(g, hex),
  apply: (g, { landing: hex = OFF }, placed) => {
    const decks = new Map<number, number>();
    for (const piece in placed) {
      const unit = UNIT_BY_ID.get(piece) as number;
      if (placed[piece] === OVERBOARD.id) pushOver(g, unit);
      else decks.set(unit, CARRIER_BY_NAME.get(placed[piece] as string) as number);
    }
    land(g, hex, decks);
    return goto('settle');
  },
});
