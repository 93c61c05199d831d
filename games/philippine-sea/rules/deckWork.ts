import {
  arrange,
  type Box,
  type BoxDetail,
  type Layout,
  message,
  type OptionDetail,
  type Piece,
  type Refusal,
  type Wanted,
} from '@point-option/engine';
import { UNIT_BY_ID, UNITS } from '../data/aircraft.ts';
import { groupName, shipName, unitName } from '../data/names.ts';
import { carrierWanted, deckBox, deckWanted, OVER_THE_SIDE, shipRef, unitRef, unitWanted } from '../data/refs.ts';
import {
  aboard,
  type Battle,
  DECK_BOXES,
  type DeckBox,
  type G,
  HANGAR,
  LANDED,
  LOST_AT_FLEET,
  ON_CARRIERS,
  READY,
  SERVICING,
} from '../data/state.ts';
import { CARRIERS, TASK_GROUPS } from '../data/usShips.ts';
import { countDecksNow, deckLimit, type Decks, inBox, onDeck, whyClosed } from './decks.ts';
import { deckWorks, groupOf, type Reading } from './groups.ts';
import type { Deck } from './launch.ts';

/**
 * 6.23: between launching and landing a group's carriers raise aircraft, move them into servicing and out of it, and
 * lower them, in this order. It is two orders: what leaves servicing first (6.25, 6.26), then what enters it or goes
 * below (6.26, 6.27), so that the limits of the boxes say almost all that the rules do.
 */
const OVERBOARD: Box = { id: 'overboard' };
const names = (box: DeckBox): readonly string[] => CARRIERS.map((_, carrier) => deckBox(carrier, box));
const TO_READY = names(READY);
const TO_HANGAR = names(HANGAR);
const TO_SERVICING = names(SERVICING);
const BOX_OF: ReadonlyMap<string, { carrier: number; box: DeckBox }> = new Map(
  CARRIERS.flatMap((_, carrier) =>
    ([READY, HANGAR, SERVICING] as const).map((box) => [deckBox(carrier, box), { carrier, box }] as const),
  ),
);
const READY_OR_HANGAR = CARRIERS.map((_, c) => [TO_READY[c] as string, TO_HANGAR[c] as string]);
const ONLY = (list: readonly string[]): readonly (readonly string[])[] => list.map((id) => [id]);
const ONLY_HANGAR = ONLY(TO_HANGAR);
const ONLY_SERVICING = ONLY(TO_SERVICING);
const ONLY_OVERBOARD: readonly string[] = [OVERBOARD.id];

/** Every unit as the piece of a question, by the boxes it may go into and there by its carrier: made once for all. */
const piecesFor = (boxes: readonly string[]): readonly Piece[] => UNITS.map(({ id }) => ({ id, boxes }));
const TO_OVERBOARD = piecesFor(ONLY_OVERBOARD);
const UP_OR_BELOW = READY_OR_HANGAR.map(piecesFor);
const BELOW = ONLY_HANGAR.map(piecesFor);
const INTO_SERVICING = ONLY_SERVICING.map(piecesFor);

const NOTHING: Layout = { pieces: [], boxes: [], partial: true };

/** A group's carriers that can work, as bits, for a quick look at each unit. */
function workingCarriers(g: Reading, group: number): number {
  let bits = 0;
  for (let carrier = 0; carrier < CARRIERS.length; carrier++)
    if (groupOf(g.state, carrier) === group && deckWorks(g, carrier)) bits |= 1 << carrier;
  return bits;
}

/** All carriers of a group, as bits: landed aircraft go over the side of any (6.291). */
function carriersOf({ where }: Battle, group: number): number {
  let bits = 0;
  for (let carrier = 0; carrier < CARRIERS.length; carrier++) if (where[carrier] === group) bits |= 1 << carrier;
  return bits;
}

/** 6.25: how many units can be raised; units on their way over the side make room (6.291). */
function raisingRoom(g: Reading, decks: Decks, carrier: number): number {
  return deckLimit(g, carrier, 'flight deck') - onDeck(decks, carrier);
}

/**
 * 6.25, 6.26, 6.291: servicing to ready or back to the hangar; landed aircraft over the side, of decks too that burn or
 * do not work (RULINGS.md, 141).
 */
function raisingLayout(g: Reading, group: number): Layout {
  const { state } = g;
  const all = carriersOf(state, group);
  if (all === 0) return NOTHING;
  const working = workingCarriers(g, group);
  const pieces: Piece[] = [];
  const decks = countDecksNow(state);
  let serviced = 0;
  let roomy = 0;
  let landed = 0;
  for (let unit = 0; unit < UNITS.length; unit++) {
    const place = state.units[unit] as number;
    if (place < 0 || place >= ON_CARRIERS || ((all >> (place >> 2)) & 1) === 0) continue;
    const carrier = place >> 2;
    const box = place & 3;
    if (box === LANDED) {
      pieces.push(TO_OVERBOARD[unit] as Piece);
      landed |= 1 << carrier;
    } else if (box === SERVICING && state.rules.servicing && (working >> carrier) & 1) {
      if (((serviced >> carrier) & 1) === 0) {
        serviced |= 1 << carrier;
        if (raisingRoom(g, decks, carrier) + inBox(decks, carrier, LANDED) > 0) roomy |= 1 << carrier;
      }
      pieces.push(((roomy >> carrier) & 1 ? UP_OR_BELOW : BELOW)[carrier]?.[unit] as Piece);
    }
  }
  if (pieces.length === 0) return NOTHING;
  const boxes: Box[] = [];
  for (let carrier = 0; carrier < CARRIERS.length; carrier++) {
    if (((serviced >> carrier) & 1) === 0) continue;
    const room = raisingRoom(g, decks, carrier) + inBox(decks, carrier, LANDED);
    if (room > 0) boxes.push({ id: TO_READY[carrier] as string, max: room });
    boxes.push({ id: TO_HANGAR[carrier] as string, max: deckLimit(g, carrier, 'servicing') });
  }
  if (landed !== 0) boxes.push(OVERBOARD);
  return { pieces, boxes, partial: true };
}

/** 6.26, 6.27: hangar and ready to servicing, landed to the hangar. */
function loweringLayout(g: Reading, group: number): Layout {
  const { state } = g;
  const working = workingCarriers(g, group);
  if (working === 0) return NOTHING;
  const pieces: Piece[] = [];
  const decks = countDecksNow(state);
  const full = withoutServicing(g, decks, working);
  let below = 0;
  let into = 0;
  for (let unit = 0; unit < UNITS.length; unit++) {
    const place = state.units[unit] as number;
    if (place < 0 || place >= ON_CARRIERS || ((working >> (place >> 2)) & 1) === 0) continue;
    const carrier = place >> 2;
    const box = place & 3;
    if (box === LANDED) {
      pieces.push(BELOW[carrier]?.[unit] as Piece);
      below |= 1 << carrier;
    } else if (box !== SERVICING && ((full >> carrier) & 1) === 0) {
      pieces.push(INTO_SERVICING[carrier]?.[unit] as Piece);
      into |= 1 << carrier;
    }
  }
  if (pieces.length === 0) return NOTHING;
  const boxes: Box[] = [];
  for (let carrier = 0; carrier < CARRIERS.length; carrier++) {
    if ((into >> carrier) & 1)
      boxes.push({ id: TO_SERVICING[carrier] as string, max: servicingRoom(g, decks, carrier) });
    if ((below >> carrier) & 1) boxes.push({ id: TO_HANGAR[carrier] as string, max: deckLimit(g, carrier, 'lower') });
  }
  return { pieces, boxes, partial: true };
}
/** Carriers, as bits, that can service no more. */
function withoutServicing(g: Reading, decks: Decks, working: number): number {
  if (!g.state.rules.servicing) return working;
  let full = 0;
  for (let carrier = 0; carrier < CARRIERS.length; carrier++)
    if ((working >> carrier) & 1 && servicingRoom(g, decks, carrier) <= 0) full |= 1 << carrier;
  return full;
}
/** 6.22, 6.26. */
const servicingRoom = (g: Reading, decks: Decks, carrier: number): number =>
  deckLimit(g, carrier, 'servicing') - inBox(decks, carrier, SERVICING);

const placeOf = (state: Battle, unit: number): { carrier: number; box: DeckBox } => {
  const place = state.units[unit] ?? 0;
  return { carrier: place >> 2, box: (place & 3) as DeckBox };
};

const tooMany = (key: string, carrier: number, most: number, rule: string): Refusal => ({
  reason: message(key, { carrier: shipName(carrier), most }),
  rule,
});

/**
 * Units of each carrier that an order handles, of two kinds. Every attempt at a random order is counted, several for
 * each that is given: so the counts are kept here and wiped, and the units of the group are gone through, which is
 * far quicker than to list what was placed.
 */
const ONES = new Uint8Array(CARRIERS.length);
const OTHERS = new Uint8Array(CARRIERS.length);

/** 6.25: room that units over the side would have made, and do not; 6.26: the limit on what goes back. */
function raisingFault(g: G, group: number, placed: Readonly<Record<string, string>>): Refusal | undefined {
  const { state } = g;
  const { units, where } = state;
  const decks = countDecksNow(state);
  // The boxes keep the limits, but for room that only aircraft over the side would make.
  let doubtful = 0;
  for (let carrier = 0; carrier < CARRIERS.length; carrier++)
    if (where[carrier] === group && inBox(decks, carrier, LANDED) > 0) doubtful |= 1 << carrier;
  if (doubtful === 0) return undefined;
  const raised = ONES.fill(0);
  const cleared = OTHERS.fill(0);
  for (let unit = 0; unit < UNITS.length; unit++) {
    const place = units[unit] as number;
    if (place < 0 || place >= ON_CARRIERS || ((doubtful >> (place >> 2)) & 1) === 0) continue;
    const box = placed[(UNITS[unit] as (typeof UNITS)[number]).id];
    if (box === undefined) continue;
    const carrier = place >> 2;
    if (box === OVERBOARD.id) cleared[carrier] = (cleared[carrier] ?? 0) + 1;
    else if (box === TO_READY[carrier]) raised[carrier] = (raised[carrier] ?? 0) + 1;
  }
  for (let carrier = 0; carrier < raised.length; carrier++) {
    const n = raised[carrier] as number;
    if (n === 0) continue;
    const room = raisingRoom(g, decks, carrier) + (cleared[carrier] as number);
    if (n > room) return tooMany('why no room on deck', carrier, Math.max(0, room), '6.25');
  }
  return undefined;
}

/** 6.26: what came out of servicing counts with what goes in; 6.27: all that is lowered counts together. */
function loweringFault(g: G, f: Deck, placed: Readonly<Record<string, string>>): Refusal | undefined {
  const { units, where } = g.state;
  const decks = countDecksNow(g.state);
  // Where all that stands on deck may go below, and nothing came out of servicing, the boxes keep the limits.
  let doubtful = 0;
  for (const carrier of f.outs) doubtful |= 1 << carrier;
  for (let carrier = 0; carrier < CARRIERS.length; carrier++)
    if (where[carrier] === f.group && onDeck(decks, carrier) > deckLimit(g, carrier, 'lower')) doubtful |= 1 << carrier;
  if (doubtful === 0) return undefined;
  const lowered = ONES.fill(0);
  const moved = OTHERS.fill(0);
  for (let unit = 0; unit < UNITS.length; unit++) {
    const place = units[unit] as number;
    if (place < 0 || place >= ON_CARRIERS || ((doubtful >> (place >> 2)) & 1) === 0) continue;
    if (placed[(UNITS[unit] as (typeof UNITS)[number]).id] === undefined) continue;
    const counts = (place & 3) === HANGAR ? moved : lowered;
    counts[place >> 2] = (counts[place >> 2] ?? 0) + 1;
  }
  for (let carrier = 0; carrier < lowered.length; carrier++) {
    const n = lowered[carrier] as number;
    if (n > 0 && n > deckLimit(g, carrier, 'lower'))
      return tooMany('why too many lowered', carrier, deckLimit(g, carrier, 'lower'), '6.27');
  }
  for (const carrier of f.outs) {
    if ((moved[carrier] as number) === 0) continue;
    const most = deckLimit(g, carrier, 'servicing');
    let out = 0;
    for (const other of f.outs) if (other === carrier) out++;
    if ((moved[carrier] as number) + out > most) return tooMany('why too many serviced', carrier, most, '6.26');
  }
  return undefined;
}

/** Puts units where the order says; those over the side are lost at the fleet (6.291). Says which go to a hangar. */
function carryOut(g: G, placed: Readonly<Record<string, string>>, below?: number[]): void {
  const { state } = g;
  for (const id in placed) {
    const unit = UNIT_BY_ID.get(id) as number;
    const to = BOX_OF.get(placed[id] as string);
    if (to?.box === HANGAR) below?.push(to.carrier);
    if (!g.silent) tell(g, unit, placeOf(state, unit), to?.box);
    state.units[unit] = to === undefined ? LOST_AT_FLEET : aboard(to.carrier, to.box);
  }
}
function tell(g: G, unit: number, { carrier, box }: { carrier: number; box: DeckBox }, to: DeckBox | undefined): void {
  const key = to === undefined ? 'unit overboard' : `unit from ${DECK_BOXES[box]} to ${DECK_BOXES[to]}`;
  const rule =
    to === undefined ? '6.291' : to === READY ? '6.25' : box === HANGAR || box === SERVICING ? '6.26' : '6.27';
  g.emit(
    key,
    { unit: unitName(unit), carrier: shipName(carrier) },
    { rule, touches: [unitRef(unit), shipRef(carrier)] },
  );
}

function describeDeckBox(id: string): BoxDetail {
  const at = BOX_OF.get(id);
  if (at === undefined) return { label: message('over the side'), touches: [OVER_THE_SIDE] };
  const key = `deck.${DECK_BOXES[at.box]}`;
  const values = { carrier: shipName(at.carrier) };
  return { label: message(key, values), short: message(`${key} short`, values), touches: [{ box: id }] };
}
function describePiece({ state }: Reading, id: string): OptionDetail {
  const unit = UNIT_BY_ID.get(id) ?? -1;
  const { carrier, box } = placeOf(state, unit);
  return {
    label: message(`unit in ${DECK_BOXES[box]}`, { unit: unitName(unit), carrier: shipName(carrier) }),
    short: unitName(unit),
    touches: [{ piece: id }],
    rule: '6.23',
  };
}

type Step = 'raise' | 'lower';

/** Why a unit cannot be handled now, or why nothing goes into a box. */
function whyNotHandled(g: Reading, group: number, wanted: Wanted, step: Step): Refusal | undefined {
  const unit = unitWanted(wanted);
  if (unit === undefined) return whyNotInto(g, group, wanted, step);
  const place = g.state.units[unit] ?? -1;
  const { carrier, box } = placeOf(g.state, unit);
  const why = (key: string, rule: string): Refusal => ({
    reason: message(key, { unit: unitName(unit), group: groupName(group), carrier: shipName(carrier) }),
    rule,
  });
  if (place < 0 || place >= ON_CARRIERS) return why('why not aboard', '6.21');
  if (groupOf(g.state, carrier) !== group) return why('why other group', '6.23');
  const closed = whyClosed(g, carrier);
  if (closed !== undefined) return closed;
  if (!g.state.rules.servicing) return why('why no servicing', '4.16');
  if (step === 'raise') return why('why only from servicing', '6.25');
  return box === SERVICING ? why('why in servicing', '6.26') : why('why servicing is full', '6.22');
}

/** Why no unit may go into a box of a carrier in this step. */
function whyNotInto(g: Reading, group: number, wanted: Wanted, step: Step): Refusal | undefined {
  const deck = deckWanted(wanted);
  const carrier = deck?.carrier ?? carrierWanted(wanted);
  if (carrier === undefined) return undefined;
  const why = (key: string, rule: string): Refusal => ({
    reason: message(key, { carrier: shipName(carrier), group: groupName(group) }),
    rule,
  });
  if (groupOf(g.state, carrier) !== group) return why('why carrier of another group', '6.23');
  const closed = whyClosed(g, carrier);
  if (closed !== undefined || deck?.box === undefined) return closed;
  if (deck.box === LANDED) return why('why only landings there', '6.28');
  if (step === 'lower' && deck.box === HANGAR) return why('why nothing to lower', '6.27');
  if (!g.state.rules.servicing) return why('why no servicing', '4.16');
  const decks = countDecksNow(g.state);
  if (step === 'lower') {
    if (deck.box === READY) return why('why raised before', '6.23');
    return servicingRoom(g, decks, carrier) > 0
      ? why('why nothing to service', '6.26')
      : why('why servicing is full', '6.22');
  }
  if (deck.box === SERVICING) return why('why serviced after', '6.23');
  if (inBox(decks, carrier, SERVICING) === 0) return why('why nothing in servicing', '6.25');
  return deck.box === READY ? why('why the deck is full', '6.22') : undefined;
}

/** 6.25, 6.26, 6.291. */
export const raising = arrange<Battle, Deck>({
  layout: (g, f) => raisingLayout(g, f.group),
  about: (_g, f) => ({ group: groupName(f.group) }),
  describeBox: (_g, _f, box) => describeDeckBox(box),
  describe: (g, _f, id) => describePiece(g, String(id)),
  whyNot: (g, f, wanted) => whyNotHandled(g, f.group, wanted, 'raise'),
  check: (g, f, placed) => raisingFault(g, f.group, placed),
  example: () => ({}),
  apply: (g, f, placed) => carryOut(g, placed, f.outs),
});

/** 6.26, 6.27. */
export const lowering = arrange<Battle, Deck>({
  layout: (g, f) => loweringLayout(g, f.group),
  about: (_g, f) => ({ group: groupName(f.group) }),
  describeBox: (_g, _f, box) => describeDeckBox(box),
  describe: (g, _f, id) => describePiece(g, String(id)),
  whyNot: (g, f, wanted) => whyNotHandled(g, f.group, wanted, 'lower'),
  check: (g, f, placed) => loweringFault(g, f, placed),
  example: () => ({}),
  apply: (g, _f, placed) => carryOut(g, placed),
});

const IN_LANDED = 1 << LANDED;
const IN_ALL = 15;

/** 6.21: the groups, as bits, whose deck crews have anything to do. Only task groups have decks that work (12.16). */
export function groupsWithDeckWork(g: Reading): number {
  const { units, rules, where } = g.state;
  let working = 0;
  for (let carrier = 0; carrier < CARRIERS.length; carrier++) if (deckWorks(g, carrier)) working |= 1 << carrier;
  const boxes = rules.servicing ? IN_ALL : IN_LANDED;
  let groups = 0;
  for (const place of units) {
    if (place < 0 || place >= ON_CARRIERS) continue;
    const group = where[place >> 2] as number;
    const isAble = ((working >> (place >> 2)) & 1 && (boxes >> (place & 3)) & 1) !== 0;
    // 6.291: what has landed on a deck that does not work can still go over the side.
    if (isAble || ((place & 3) === LANDED && group >= 0 && group < TASK_GROUPS.length)) groups |= 1 << group;
  }
  return groups;
}
