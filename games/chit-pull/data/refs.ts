import type { Ref, Wanted } from '@point-option/engine';
import type { Fleet } from './fleet.ts';
import { at, type SideId } from './side.ts';

/** What the rules and the presentation call the same things. */
export function markerRef(fleet: Fleet, marker: number): Ref {
  return { piece: at(fleet.markers, marker).id };
}
export function shipRef(fleet: Fleet, ship: number): Ref {
  return { piece: at(fleet.ships, ship).id };
}
export function airRef(fleet: Fleet, unit: number): Ref {
  return { piece: at(fleet.squadrons, unit).id };
}
export function hexRef(fleet: Fleet, hex: number): Ref {
  return { hex: fleet.grid.label(hex) };
}
/** The contact that a side holds on an enemy marker. */
export function contactPiece(fleet: Fleet, holder: SideId, marker: number): string {
  return `${holder} contact ${at(fleet.markers, marker).id}`;
}
/** A submarine marker, by where it lies. */
export function submarinePiece(fleet: Fleet, side: SideId, hex: number): string {
  return `${side} submarine ${fleet.grid.label(hex)}`;
}
/** The card of a formation, and the boxes of its aircraft on it. */
export function cardBox(fleet: Fleet, marker: number): string {
  return `card ${at(fleet.markers, marker).id}`;
}
export function airBox(fleet: Fleet, marker: number, place: 'ready' | 'cap' | 'flown'): string {
  return `air ${at(fleet.markers, marker).id} ${place}`;
}
/** The boxes of a base's aircraft. */
export function baseBox(fleet: Fleet, base: number, place: 'ready' | 'cap' | 'flown'): string {
  return `base ${at(fleet.bases, base).id} ${place}`;
}
/** A box of the air-sea display, and one of the surface display. */
export function seaBox(box: number): string {
  return `sea ${box}`;
}
export function surfaceBox(box: number): string {
  return `surface ${box}`;
}
/** The end of the surface display where ships of a side leave it. */
export function surfaceExit(side: SideId): string {
  return `surface exit ${side}`;
}
/** The activation pool. */
export const POOL = 'pool';

/** The hex that somebody pointed at, or -1; options that are hexes go by numbers of their own, which nobody types. */
export function hexWanted(fleet: Fleet, wanted: Wanted): number {
  if ('hex' in wanted) return fleet.grid.hexAt(wanted.hex);
  if (!('option' in wanted) || typeof wanted.option !== 'number') return -1;
  return Number.isInteger(wanted.option) && wanted.option >= 0 && wanted.option < fleet.grid.count ? wanted.option : -1;
}
/** The marker that somebody pointed at, or -1. */
export function markerWanted(fleet: Fleet, wanted: Wanted): number {
  return 'piece' in wanted ? (fleet.markerNumber.get(wanted.piece) ?? -1) : -1;
}
/** The ship that somebody pointed at, or -1. */
export function shipWanted(fleet: Fleet, wanted: Wanted): number {
  return 'piece' in wanted ? (fleet.shipNumber.get(wanted.piece) ?? -1) : -1;
}
/** The air unit that somebody pointed at, or -1. */
export function airWanted(fleet: Fleet, wanted: Wanted): number {
  return 'piece' in wanted ? (fleet.squadronNumber.get(wanted.piece) ?? -1) : -1;
}
