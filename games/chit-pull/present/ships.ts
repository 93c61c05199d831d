import { message, type PieceState, type PieceView } from '@point-option/engine';
import { type Fleet, isBlank } from '../data/fleet.ts';
import { conditionOf, speedOf, strengthOf } from '../data/formations.ts';
import { at } from '../data/side.ts';
import { type Flight, SUNK, type Theater } from '../data/theater.ts';
import { AIR_SYMBOLS, onCounter, SHIP_SYMBOLS } from './faces.ts';

/** A ship: its guns, flak and speed as they are now, and the boxes left of its damage log once it is hit. */
export function shipPiece(fleet: Fleet, view: Theater, ship: number): PieceView {
  const { id, name, type, side, boxes } = at(fleet.ships, ship);
  if (isBlank(fleet, ship)) return blankPiece(fleet, ship);
  const hits = at(view.hits, ship);
  const sunk = view.shipAt[ship] === SUNK;
  const type_ = message(`type.${type}`);
  const label = sunk
    ? message('ship sunk', { ship: name, type: type_ })
    : message(hits > 0 ? 'ship hit' : 'ship whole', { ship: name, type: type_, hits, boxes });
  return {
    id,
    side,
    label,
    short: message('kernel.plain', { id: name }),
    face: {
      plate: 'ship',
      symbol: SHIP_SYMBOLS[type],
      name: onCounter(name),
      mark: name.slice(0, 3),
      badge: type,
      ...(sunk ? {} : figures(fleet, view, ship)),
      ...(hits > 0 && !sunk && { hits, steps: { left: boxes - hits, of: boxes } }),
      states: statesOf(fleet, view, ship),
    },
  };
}

/** A ship that lies face down: its type and a number, and nothing of what it can do. */
function blankPiece(fleet: Fleet, ship: number): PieceView {
  const { id, name, type, side } = at(fleet.ships, ship);
  return {
    id,
    side,
    label: message('ship face down', { ship: name }),
    short: message('kernel.plain', { id: name }),
    face: { plate: 'ship', symbol: SHIP_SYMBOLS[type], name: `${type} ${name.split(' ').at(-1)}`, badge: type },
  };
}

function figures(fleet: Fleet, view: Theater, ship: number): { strength: number[] } {
  const { gunnery, flak } = conditionOf(fleet, view, ship);
  return { strength: [gunnery, flak, speedOf(fleet, view, ship, Math.max(1, view.turn))] };
}

function statesOf(fleet: Fleet, view: Theater, ship: number): PieceState[] {
  if (view.shipAt[ship] === SUNK) return [{ is: 'sunk' }];
  const { boxes } = at(fleet.ships, ship);
  const hits = at(view.hits, ship);
  const states: PieceState[] = [];
  // Half the log gone is what ends flight operations, and counts as crippled.
  if (hits > 0) states.push({ is: 2 * hits >= boxes ? 'crippled' : 'damaged' });
  if (at(view.spent, ship)) states.push({ is: 'fired', label: message('state torpedoes fired') });
  return states;
}

/** An air unit in one of its boxes: its strength beside it, pale where it shows its weak side. */
export function airPiece(fleet: Fleet, view: Theater, unit: number, spent = false): PieceView {
  const { id, name, side, kind } = at(fleet.squadrons, unit);
  const weak = at(view.airWeak, unit);
  const n = strengthOf(fleet, view, unit);
  const lost = view.airAt[unit] === 'lost';
  const values = { unit: name, kind: message(`kind.${kind}`), n, range: at(fleet.squadrons, unit).range };
  return {
    id,
    side,
    label: message(lost ? 'air lost' : weak ? 'air weak' : 'air whole', values),
    short: message('kernel.plain', { id: name }),
    face: {
      plate: 'unit',
      symbol: AIR_SYMBOLS[kind],
      name: onCounter(name),
      badge: kind,
      strength: [n],
      ...(lost && { states: [{ is: 'sunk', label: message('state air lost') }] }),
      ...(spent ? { tone: 'spent' } : weak ? { tone: 'soft' } : {}),
    },
  };
}

/** An air unit of a raid, with the strength it attacks with and what patrols and flak have taken off its aim. */
export function flightPiece(fleet: Fleet, flight: Flight): PieceView {
  const { unit, strength, fate, engaged, suppresses } = flight;
  const { id, name, side, kind } = at(fleet.squadrons, unit);
  const drm = flight.harried + flight.flak;
  const values = { unit: name, kind: message(`kind.${kind}`), n: strength, drm };
  const states: PieceState[] = [];
  if (fate === 'down') states.push({ is: 'sunk', label: message('state shot down') });
  if (fate === 'doomed') states.push({ is: 'burning', label: message('state doomed') });
  if (engaged) states.push({ is: 'moved', label: message('state engaged') });
  if (suppresses) states.push({ is: 'disrupted', label: message('state suppresses') });
  if (drm > 0) states.push({ is: 'pinned', n: drm, label: message('state spoiled', { n: drm }) });
  return {
    id,
    side,
    label: message(drm > 0 ? 'flight spoiled' : 'flight', values),
    short: message('kernel.plain', { id: name }),
    face: {
      plate: 'flight',
      symbol: AIR_SYMBOLS[kind],
      name: kind,
      mark: kind,
      strength: [strength],
      ...(states.length > 0 && { states }),
    },
  };
}
