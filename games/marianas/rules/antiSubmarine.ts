import type { SideId } from '../data/map.ts';
import { CARRIERS, SHIPS } from '../data/ships.ts';
import { at, type Campaign } from '../data/state.ts';
import type { Rolls } from './chance.ts';
import { hexOf, shipsOf } from './groups.ts';

/** sub-08 */
const CARRIER_PLANES = 1;

/** sub-07, sub-08: sixths against a submarine of a side before it can attack. */
export function aswSixths(
  g: Pick<Rolls, 'look'>,
  subSide: SideId,
  desdivs: number,
  day: boolean,
  usCarrierInHex: boolean,
): number {
  return (
    g.look<number>('asw', subSide, desdivs) + (carrierPlanesHelp(subSide, day, usCarrierInHex) ? CARRIER_PLANES : 0)
  );
}

/** sub-08: American carriers only, by day, with or without destroyers (RULINGS.md, 20). */
export function carrierPlanesHelp(subSide: SideId, day: boolean, usCarrierInHex: boolean): boolean {
  return subSide === 'japan' && day && usCarrierInHex;
}

/** sub-07: the destroyer divisions of a task group. */
export function desdivsOf(state: Campaign, marker: number): number {
  return shipsOf(state, marker).filter((ship) => at(SHIPS, ship).type === 'DESDIV').length;
}

/** sub-08: whether any American carrier is in a hex, in whichever task group. */
export function hasUsCarrier(state: Campaign, hex: number): boolean {
  return CARRIERS.us.some((ship) => hexOf(state, ship) === hex);
}
