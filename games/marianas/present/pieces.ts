import { type Face, message, type PieceState, type PieceView, type Symbol } from '@point-option/engine';
import { AIR, type Model, MODELS } from '../data/aircraft.ts';
import type { SideId } from '../data/map.ts';
import { airName, counterName, groupName, ownName, shipName, shipRating, tellingShip } from '../data/names.ts';
import { dummyPieceId, falsePiece } from '../data/refs.ts';
import { LANDING_FORCES, SHIPS, type ShipType } from '../data/ships.ts';
import { at, LOST, MARKER_IDS, markerSide, numberAt, SUNK } from '../data/state.ts';
import { shipsOf } from '../rules/groups.ts';
import { aloft } from '../rules/raid.ts';
import type { CampaignView } from '../view.ts';

const SHIP_SYMBOLS: Readonly<Record<ShipType, Symbol>> = {
  CV: 'fleet carrier',
  CVL: 'light carrier',
  CVE: 'escort carrier',
  SBB: 'battleship',
  BB: 'battleship',
  B: 'battleship',
  BC: 'battleship',
  CA: 'cruiser',
  CL: 'cruiser',
  DESDIV: 'destroyer',
  LF: 'transport',
};

/** The hexes of the chart have a side to the north: directions go round by sixths from there. */
const DEGREES = 60;

export function markerPiece(view: CampaignView, marker: number): PieceView {
  const { seen, dummy, heading } = at(view.markers, marker);
  const ships = shipsOf(view, marker);
  const id = at(MARKER_IDS, marker);
  const states: PieceState[] = [{ is: seen ? 'sighted' : 'concealed' }];
  const base = { id, side: markerSide(marker), ...(heading >= 0 && { heading: DEGREES * heading }) };
  const face = { name: id, mark: id, states };
  const short = ownName(id);
  if (dummy) return { ...base, label: message('marker dummy', { id }), short, face: { ...face, plate: 'dummy' } };
  // The other side sees a group and a dummy as the same marker.
  if (ships.length === 0)
    return {
      ...base,
      label: message('marker unknown', { id }),
      short,
      face: { ...face, plate: 'force', known: { level: 0, of: 1 } },
    };
  const name = groupName(ships);
  const symbol = SHIP_SYMBOLS[at(SHIPS, tellingShip(ships)).type];
  return {
    ...base,
    label: message('marker known', { id, name }),
    short,
    face: { ...face, plate: 'ship', symbol, foot: name },
  };
}

export function shipPiece(view: CampaignView, ship: number): PieceView {
  const { id, type, side } = at(SHIPS, ship);
  const force = LANDING_FORCES.indexOf(ship);
  const label =
    force >= 0
      ? message('force label', {
          ship: shipName(ship),
          transports: numberAt(view.transports, force),
          aboard: numberAt(view.aboard, force),
        })
      : message('ship label', {
          ship: shipName(ship),
          type: message(`type.${type}`),
          rating: shipRating(ship),
        });
  return { id, side, label, short: shipName(ship), face: shipFace(view, ship) };
}

function shipFace(view: CampaignView, ship: number): Face {
  const { type, torpedoes } = at(SHIPS, ship);
  const force = LANDING_FORCES.indexOf(ship);
  // Who has gone down is no cripple any more.
  const sunk = view.at[ship] === SUNK;
  const states: PieceState[] = sunk ? [{ is: 'sunk' }] : at(view.damaged, ship) ? [{ is: 'damaged' }] : [];
  // bat-12: both sides keep note of who has fired his torpedoes.
  const spent = !sunk && torpedoes > 0 && at(view.torpedoesFired, ship);
  return {
    plate: 'ship',
    symbol: SHIP_SYMBOLS[type],
    name: counterName(ship),
    badge: type === 'DESDIV' ? 'DD' : type,
    ...(force >= 0 && { strength: [numberAt(view.transports, force), numberAt(view.aboard, force)] }),
    ...(spent && { foot: message('foot torpedoes') }),
    ...(states.length > 0 && { states }),
  };
}

/** The same piece with another state. */
export function withState(piece: PieceView, state: PieceState): PieceView {
  const { states = [], ...face } = piece.face;
  return { ...piece, face: { ...face, states: [...states, state] } };
}

/** A dummy's box is not empty to its owner. */
export function dummyPiece(marker: number): PieceView {
  const id = at(MARKER_IDS, marker);
  return {
    id: dummyPieceId(marker),
    side: markerSide(marker),
    label: message('piece dummy'),
    face: { plate: 'dummy', name: id },
  };
}

/** A dummy off the chart, or a feint: by the name that orders give it. */
export function falseUnit(side: SideId, id: string, key: 'piece dummy' | 'feint'): PieceView {
  return {
    id: falsePiece(side, id),
    side,
    label: message(key),
    short: ownName(id),
    face: { plate: 'dummy', name: id.replace(/^\w+ /, '') },
  };
}

const TRADES: Readonly<Record<Model, { symbol: Symbol; badge: string }>> = {
  Val: { symbol: 'dive bomber', badge: 'D' },
  Judy: { symbol: 'dive bomber', badge: 'D' },
  SB2C: { symbol: 'dive bomber', badge: 'D' },
  Jill: { symbol: 'torpedo bomber', badge: 'T' },
  TBF: { symbol: 'torpedo bomber', badge: 'T' },
  Zero: { symbol: 'fighter', badge: 'F' },
  Betty: { symbol: 'land bomber', badge: 'B' },
};

export function airPiece(unit: number): PieceView {
  const { id, side, model } = at(AIR, unit);
  const label = message('air label', { unit: airName(unit), radius: MODELS[model].radius });
  return { id, side, label, short: airName(unit), face: { plate: 'unit', name: model, ...TRADES[model] } };
}

/** The air units that stand at a base: whoever is in the air is shown there. */
export function airPieces(view: CampaignView, base: number): PieceView[] {
  const flying = aloft(view.sorties);
  return view.base.flatMap((where, unit) =>
    where === base && where !== LOST && !flying.includes(unit) ? [airPiece(unit)] : [],
  );
}
