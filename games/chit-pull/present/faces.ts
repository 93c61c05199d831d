import type { Face, PieceState, PieceView, Symbol } from '@point-option/engine';
import type { ShipType } from '../data/ship.ts';
import type { SquadronKind } from '../data/squadron.ts';

export const SHIP_SYMBOLS: Readonly<Record<ShipType, Symbol>> = {
  CV: 'fleet carrier',
  CVL: 'light carrier',
  CVE: 'escort carrier',
  BB: 'battleship',
  CA: 'cruiser',
  CL: 'cruiser',
  DD: 'destroyer',
  DE: 'destroyer',
  APD: 'transport',
};

/** The types by which a formation is known, the most telling first. */
export const TELLING: readonly ShipType[] = ['CV', 'CVL', 'CVE', 'BB', 'CA', 'CL', 'APD', 'DD', 'DE'];

export const AIR_SYMBOLS: Readonly<Record<SquadronKind, Symbol>> = {
  F: 'fighter',
  FB: 'fighter',
  DB: 'dive bomber',
  T: 'torpedo bomber',
  B: 'land bomber',
};

/** Names are written in full where they fit on a counter, and by their first letters where they don't. */
const ROOM = 9;

export function onCounter(full: string): string {
  // That they are destroyers shows anyway, and their numbers tell them apart.
  const name = full.replace(/^DES /, '');
  if (name.length <= ROOM) return name;
  const [first = '', ...rest] = name.split(' ');
  const short = rest.length === 0 ? name.slice(0, ROOM) : `${first.slice(0, 3)} ${rest.join(' ')}`;
  return short.slice(0, ROOM).trim();
}

/** The part of a marker's name that tells it from the others of its side: "58.2", "A". */
export function markerName(name: string): string {
  return name.split(' ').at(-1) ?? name;
}

/** The same piece with another state. */
export function withState(piece: PieceView, ...states: PieceState[]): PieceView {
  if (states.length === 0) return piece;
  return { ...piece, face: withStates(piece.face, ...states) };
}

export function withStates(face: Face, ...states: PieceState[]): Face {
  return states.length === 0 ? face : { ...face, states: [...(face.states ?? []), ...states] };
}
