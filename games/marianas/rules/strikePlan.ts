import { arrange, type Box, type Layout, type Message, type Piece, type Ref, type Refusal } from '@point-option/engine';
import { AIR, AIR_NUMBER, AIR_OF, type Model, MODELS, type Weapon } from '../data/aircraft.ts';
import { enemyOf, grid, ISLANDS, ofSide, type SideId } from '../data/map.ts';
import { airName, islandName, ownName, shipName } from '../data/names.ts';
import { airRef, falsePiece, islandRefs } from '../data/refs.ts';
import { FLEET, SHIPS } from '../data/ships.ts';
import {
  at,
  type Campaign,
  type G,
  LOST,
  MARKER_IDS,
  markerSide,
  numberAt,
  OFF,
  type Sortie,
  SUNK,
} from '../data/state.ts';
import { baseHex, fieldWorks } from './airBases.ts';
import { defenceOf, flakOf } from './airDefence.ts';
import { crashSixths, isInReach, longestLeg } from './airRange.ts';
import { readingOf } from './chance.ts';
import { hitSixths } from './gunnery.ts';
import { shipRefs } from './damage.ts';
import { hexOf } from './groups.ts';
import { canLaunch, whyGrounded } from './launch.ts';
import { type Pointed, pointedAt, whyNotYours } from './pointed.ts';
import { strikeOdds } from './prospects.ts';

/** From so many sixths on nobody comes through. */
const CERTAIN = 6;

/** What a unit is sent to do: against a ship, against an airfield, or to fly without striking. */
interface Errand {
  readonly ship: number;
  readonly island: number;
  readonly weapon: Weapon;
  readonly low: number;
}

/** air-08: a flight from base to base. */
export const FERRY = 'ferry';

/** How ships are attacked, in the words of the orders. */
const MODES = ['torpedo', 'bomb', 'low 1', 'low 2'] as const;
type Mode = (typeof MODES)[number];
/** air-14: only dive bombers come lower. */
const WAYS: Readonly<Record<'dive' | 'torpedo' | 'level', readonly Mode[]>> = {
  dive: ['bomb', 'low 1', 'low 2'],
  torpedo: ['torpedo', 'bomb'],
  level: ['bomb'],
};
const waysOf = (model: Model): readonly Mode[] => {
  const { dives, weapons } = MODELS[model];
  return WAYS[dives ? 'dive' : weapons.includes('torpedo') ? 'torpedo' : 'level'];
};

const shipBox = (ship: number, mode: Mode): string => `${at(SHIPS, ship).id} ${mode}`;
const lowOf = (mode: Mode): number => (mode === 'low 1' ? 1 : mode === 'low 2' ? 2 : 0);

/** Every order that can be given, by its name: "Taiho torpedo", "Taiho bomb", "Taiho low 1", "field guam", "ferry". */
const ERRANDS: ReadonlyMap<string, Errand> = new Map([
  ...SHIPS.flatMap((_, ship) =>
    MODES.map((mode): [string, Errand] => [
      shipBox(ship, mode),
      { ship, island: -1, weapon: mode === 'torpedo' ? 'torpedo' : 'bomb', low: lowOf(mode) },
    ]),
  ),
  ...ISLANDS.map(({ id }, island): [string, Errand] => [`field ${id}`, { ship: -1, island, weapon: 'bomb', low: 0 }]),
  [FERRY, { ship: -1, island: -1, weapon: 'bomb', low: 0 }] as [string, Errand],
]);
const BOXES: ReadonlyMap<string, Box> = new Map([...ERRANDS.keys()].map((id) => [id, { id }]));
const FIELD_BOXES = ISLANDS.map(({ id }) => `field ${id}`);

/** By ship and mode, as numbered in MODES. */
const SHIP_BOXES: readonly (readonly Box[])[] = SHIPS.map((_, ship) =>
  MODES.map((mode) => BOXES.get(shipBox(ship, mode)) as Box),
);
/** The modes that a model may attack in: as the bits of their numbers, and the boxes they come to for each ship. */
interface Ways {
  readonly bits: number;
  readonly boxes: readonly (readonly string[])[];
}
function waysIn(modes: readonly Mode[]): Ways {
  const numbers = modes.map((mode) => MODES.indexOf(mode));
  return {
    bits: numbers.reduce((bits, mode) => bits | (1 << mode), 0),
    boxes: SHIP_BOXES.map((boxes) => numbers.map((mode) => at(boxes, mode).id)),
  };
}
const MODEL_NAMES = Object.keys(MODELS) as Model[];
/** The number of each air unit's model, and by that number its ways with and without low release. */
const MODEL_OF = AIR.map(({ model }) => MODEL_NAMES.indexOf(model));
const WITH_LOW = MODEL_NAMES.map((model) => waysIn(waysOf(model)));
const WITHOUT_LOW = MODEL_NAMES.map((model) => waysIn(waysOf(model).filter((mode) => lowOf(mode) === 0)));
const BOMB = MODES.indexOf('bomb');

/** dummy-01: false air units, which fly as the real ones do. */
export const FEINTS: readonly string[] = ['feint 1', 'feint 2', 'feint 3'];

/** The enemy ships that can be aimed at: those in markers that lie face up (RULINGS.md, 11). */
function targetsOf(state: Campaign, side: SideId): number[] {
  return ofSide(FLEET, enemyOf(side)).filter((ship) => {
    const marker = numberAt(state.at, ship);
    return marker >= 0 && at(state.markers, marker).seen;
  });
}

/** A plan in the making: what can be aimed at, and which of it, in which mode, has been offered to some unit. */
interface Offers {
  readonly targets: readonly number[];
  readonly hexes: readonly number[];
  /** By target: one bit for each mode. */
  readonly modes: number[];
  readonly fields: Set<number>;
}

/** air-06, air-07: what a unit may be sent to do from a hex. */
function errandsFrom(g: G, unit: number, from: number, offers: Offers): readonly string[] {
  const { state, options } = g;
  const ferries = options['shuttle'] === true;
  if (ferries && offers.targets.length === 0 && options['bombFields'] !== true) return FERRY_ONLY;
  const { model, side } = at(AIR, unit);
  const reach = longestLeg(model, options['stretch'] === true);
  const ways = at(options['lowRelease'] === true ? WITH_LOW : WITHOUT_LOW, numberAt(MODEL_OF, unit));
  const found: string[] = [];
  for (let i = 0; i < offers.targets.length; i++) {
    if (!isInReach(grid.distance(from, numberAt(offers.hexes, i)), reach)) continue;
    for (const box of at(ways.boxes, numberAt(offers.targets, i))) found.push(box);
    offers.modes[i] = numberAt(offers.modes, i) | ways.bits;
  }
  // air-22
  if (options['bombFields'] === true && side === 'us')
    ISLANDS.forEach(({ hex }, island) => {
      if (!fieldWorks(state, island) || !isInReach(grid.distance(from, hex), reach)) return;
      found.push(at(FIELD_BOXES, island));
      offers.fields.add(island);
    });
  if (ferries) found.push(FERRY);
  return found;
}
const FERRY_ONLY: readonly string[] = [FERRY];

/** Every box that was offered, ship by ship. */
function boxesOf({ targets, modes, fields }: Offers, ferry: boolean): Box[] {
  const boxes: Box[] = [];
  for (let i = 0; i < targets.length; i++)
    for (let mode = 0; mode < MODES.length; mode++)
      if (numberAt(modes, i) & (1 << mode)) boxes.push(at(at(SHIP_BOXES, numberAt(targets, i)), mode));
  for (const island of fields) boxes.push(BOXES.get(at(FIELD_BOXES, island)) as Box);
  if (ferry) boxes.push(BOXES.get(FERRY) as Box);
  return boxes;
}

/** air-01, air-06, air-09: the units that can take off and have somewhere to go, and the feints. */
function planLayout(g: G, side: SideId): Layout {
  const { state } = g;
  const targets = targetsOf(state, side);
  const offers: Offers = {
    targets,
    hexes: targets.map((ship) => hexOf(state, ship)),
    modes: targets.map(() => 0),
    fields: new Set(),
  };
  const pieces: Piece[] = [];
  // Units of a model at one base have the same choice: worked out once, because strikes are planned at every turn.
  const known = new Map<number, readonly string[]>();
  let base: number = LOST;
  let from: number = OFF;
  for (const unit of ofSide(AIR_OF, side)) {
    // What bars one unit from flying bars all at its base, and mostly the next unit has the same.
    if (base !== state.base[unit]) {
      base = numberAt(state.base, unit);
      from = canLaunch(state, unit) ? baseHex(state, base) : OFF;
    }
    if (from === OFF) continue;
    const { id } = at(AIR, unit);
    const kind = numberAt(MODEL_OF, unit) * grid.count + from;
    let boxes = known.get(kind);
    if (boxes === undefined) {
      boxes = errandsFrom(g, unit, from, offers);
      known.set(kind, boxes);
    }
    if (boxes.length > 0) pieces.push({ id, boxes });
  }
  const ferry = pieces.length > 0 && g.options['shuttle'] === true;
  if (ofSide(state.feints, side) > 0) {
    const boxes = targets.flatMap((ship, i) =>
      numberAt(offers.modes, i) > 0 ? [at(at(SHIP_BOXES, ship), BOMB).id] : [],
    );
    if (boxes.length > 0) for (const id of FEINTS.slice(0, ofSide(state.feints, side))) pieces.push({ id, boxes });
  }
  return { pieces, boxes: boxesOf(offers, ferry), partial: true };
}

/**
 * air-17: each side's strikes, one sealed order; who is left out stays where he is. Asked even of a side that has nobody to
 * send: not to be asked would tell the enemy so.
 */
export const planStrikes = arrange<Campaign, object>({
  layout: (g, _f, side) => planLayout(g, side as SideId),
  about: (g, _f, side) => {
    const n = AIR_OF[side as SideId].filter((unit) => canLaunch(g.state, unit)).length;
    const idle = planLayout(g, side as SideId).pieces.length === 0;
    return { ask: idle ? { key: 'plan nobody' } : { key: 'plan ask', values: { n } } };
  },
  describeBox: (g, _f, box) => ({
    label: errandName(g, box),
    short: shortErrand(box),
    touches: errandRefs(g.state, box),
  }),
  describe: (g, _f, id, side) => {
    const unit = AIR_NUMBER.get(String(id));
    if (unit === undefined)
      return {
        label: { key: 'feint' },
        short: ownName(String(id)),
        touches: [{ piece: falsePiece(side as SideId, String(id)) }],
      };
    const { radius } = MODELS[at(AIR, unit).model];
    const found = inReach(g, unit);
    const values = { unit: airName(unit), radius, targets: found.map(({ name }) => name) };
    const touches = [airRef(unit)];
    const short = values.unit;
    if (found.length === 0)
      return { label: { key: 'flight no ship', values }, short, touches, rolls: g.options['bombFields'] === true };
    const label = { key: 'flight', values };
    const far = found.filter(({ distance }) => distance > radius).map(({ name }) => name);
    if (far.length === 0) return { label, short, touches, rolls: true };
    const sixths = crashSixths(at(AIR, unit).model, radius + 1);
    return { label, short, touches, rolls: true, caution: { key: 'caution far', values: { targets: far, sixths } } };
  },
  whyNot: (g, _f, wanted, side) => whyNotStruck(g, side as SideId, pointedAt(wanted)),
  whyNotBox: (g, _f, piece, box) => whyNotErrand(g, piece, box),
  oddsIn: (g, _f, piece, box) => {
    const unit = AIR_NUMBER.get(piece);
    const errand = ERRANDS.get(box);
    // Where nobody strikes at a ship there is nothing to tell: feints, flights to other bases, airfields.
    if (unit === undefined || errand === undefined || errand.ship < 0) return undefined;
    const { ship, weapon, low } = errand;
    const { model, side } = at(AIR, unit);
    const defence = defenceOf(g.state, numberAt(g.state.at, ship), enemyOf(side));
    return strikeOdds(g, { defence, model, weapon, low }, ship, readingOf(side));
  },
  example: () => ({}),
  apply: (g, _f, placed, by) => {
    const side = by as SideId;
    for (const unit of ofSide(AIR_OF, side)) send(g.state, side, unit, placed[at(AIR, unit).id]);
    for (const feint of FEINTS) send(g.state, side, -1, placed[feint]);
  },
});

function send(state: Campaign, side: SideId, unit: number, box: string | undefined): void {
  const errand = box === undefined ? undefined : ERRANDS.get(box);
  if (errand !== undefined) state.sorties.push({ unit, side, hex: strikeHex(state, errand), ...errand });
}

/** Where it strikes. A ferry flight has no such hex: the one it comes from is its side's secret. */
function strikeHex(state: Campaign, { ship, island }: Errand): number {
  if (ship >= 0) return hexOf(state, ship);
  return island < 0 ? OFF : at(ISLANDS, island).hex;
}

/** The hex that an order leads to, or OFF. */
export function errandHex(state: Campaign, box: string): number {
  const errand = ERRANDS.get(box);
  return errand === undefined ? OFF : strikeHex(state, errand);
}

/** Whether a sortie only changes bases (air-08). */
export function isFerry({ ship, island }: Sortie): boolean {
  return ship < 0 && island < 0;
}

/** The groups that lie face up within reach of a unit, each with its hex, and how far they are from its base as it is now. */
function inReach(g: G, unit: number): { name: Message; distance: number }[] {
  const { model, side } = at(AIR, unit);
  const from = baseHex(g.state, numberAt(g.state.base, unit));
  const reach = longestLeg(model, g.options['stretch'] === true);
  const markers = new Set(targetsOf(g.state, side).map((ship) => numberAt(g.state.at, ship)));
  return [...markers].flatMap((marker) => {
    const { hex } = at(g.state.markers, marker);
    const distance = grid.distance(from, hex);
    if (!isInReach(distance, reach)) return [];
    return [{ name: { key: 'target in', values: { marker: at(MARKER_IDS, marker), hex: grid.label(hex) } }, distance }];
  });
}

/** What stands for an order: the ship or the island it is aimed at. */
function errandRefs(state: Campaign, box: string): readonly Ref[] {
  const { ship, island } = ERRANDS.get(box) ?? { ship: -1, island: -1 };
  if (ship >= 0) return shipRefs(state, ship);
  return island < 0 ? [] : islandRefs(island);
}

/** air-01, air-06, air-17: why a unit does not fly, or nobody flies against something. */
function whyNotStruck(g: G, side: SideId, pointed: Pointed | undefined): Refusal | undefined {
  const { state } = g;
  switch (pointed?.is) {
    case 'air unit': {
      const foreign = whyNotYours(pointed, side, 'air-17');
      if (foreign) return foreign;
      const values = { unit: airName(pointed.unit) };
      return whyGrounded(state, pointed.unit) ?? { reason: { key: 'why no target', values }, rule: 'air-06' };
    }
    case 'ship':
      return whyNotTarget(state, side, pointed.ship);
    case 'marker': {
      const { hex, seen } = at(state.markers, pointed.marker);
      if (markerSide(pointed.marker) === side || hex === OFF) return undefined;
      const values = { marker: at(MARKER_IDS, pointed.marker) };
      return { reason: { key: seen ? 'why aim at ships' : 'why face down', values }, rule: 'air-17' };
    }
    case 'base': {
      const unit = ofSide(AIR_OF, side).find((each) => state.base[each] === pointed.base);
      return unit === undefined ? undefined : whyGrounded(state, unit);
    }
    case 'hex': {
      const values = { hex: grid.label(pointed.hex) };
      const found = targetsOf(state, side).some((ship) => hexOf(state, ship) === pointed.hex);
      return { reason: { key: found ? 'why aim at ships in' : 'why nobody found', values }, rule: 'air-17' };
    }
    default:
      return undefined;
  }
}

/** Why no unit can be sent against a ship. Of the enemy's no more is said than has been seen. */
function whyNotTarget(state: Campaign, side: SideId, ship: number): Refusal | undefined {
  if (at(SHIPS, ship).side === side) return undefined;
  const values = { ship: shipName(ship) };
  if (state.at[ship] === SUNK) return { reason: { key: 'why ship sunk', values }, rule: 'air-17' };
  const key = targetsOf(state, side).includes(ship) ? 'why nobody reaches' : 'why ship unseen';
  return { reason: { key, values }, rule: key === 'why nobody reaches' ? 'air-06' : 'air-17' };
}

/** air-06, air-14, air-20: why a unit cannot be sent on an errand that others can. */
function whyNotErrand(g: G, piece: string, box: string): Refusal | undefined {
  const unit = AIR_NUMBER.get(piece);
  const errand = ERRANDS.get(box);
  if (errand === undefined) return undefined;
  if (unit === undefined) return { reason: { key: 'why feints bomb' }, rule: 'dummy-01' };
  const { model } = at(AIR, unit);
  const { radius, dives, weapons } = MODELS[model];
  const values = { unit: airName(unit) };
  if (errand.low > 0 && !dives) return { reason: { key: 'why no dive', values }, rule: 'air-14' };
  if (!weapons.includes(errand.weapon)) return { reason: { key: 'why no torpedo', values }, rule: 'air-20' };
  const from = baseHex(g.state, numberAt(g.state.base, unit));
  const far = grid.distance(from, strikeHex(g.state, errand));
  const most = longestLeg(model, g.options['stretch'] === true);
  return {
    reason: { key: 'why out of reach', values: { ...values, far, radius, most } },
    rule: most > radius ? 'air-07' : 'air-06',
  };
}

/** An order by what it is against. */
function shortErrand(box: string): Message {
  const { ship = -1, island = -1, weapon, low = 0 } = ERRANDS.get(box) ?? {};
  if (ship < 0)
    return island < 0 ? { key: 'aim ferry short' } : { key: 'aim field', values: { island: islandName(island) } };
  const key = weapon === 'torpedo' ? 'aim torpedo short' : low === 0 ? 'aim bomb short' : 'aim low short';
  return { key, values: { ship: shipName(ship), low } };
}

/** An order with the sixths of patrol and flak that await it and those to hit: the group lies face up, so these can be counted. */
function errandName(g: G, box: string): Message {
  const { state } = g;
  const errand = ERRANDS.get(box);
  if (errand === undefined || (errand.ship < 0 && errand.island < 0)) return { key: 'aim ferry' };
  const { ship, island, weapon, low } = errand;
  if (ship < 0) return { key: 'aim field', values: { island: islandName(island) } };
  const defence = defenceOf(state, numberAt(state.at, ship), at(SHIPS, ship).side);
  const aa = flakOf(defence, weapon === 'torpedo' ? 'torpedo' : 'dive', low);
  const key = weapon === 'torpedo' ? 'aim torpedo' : low === 0 ? 'aim bomb' : aa >= CERTAIN ? 'aim certain' : 'aim low';
  const marker = numberAt(state.at, ship);
  const where = { marker: at(MARKER_IDS, marker), hex: grid.label(at(state.markers, marker).hex) };
  return { key, values: { ship: shipName(ship), ...where, cap: defence.cap, aa, low, hit: hitSixths(g, weapon, low) } };
}
