import type { Ref } from '@point-option/engine';
import { AIR, islandOf } from './aircraft.ts';
import { grid, ISLANDS, type SideId } from './map.ts';
import { SHIPS } from './ships.ts';
import { at, MARKER_IDS } from './state.ts';

/*
 * What the rules and the presentation call the same things. References are made once: rules touch something with every
 * event of every simulated match.
 */

const SHIP_REFS: readonly Ref[] = SHIPS.map(({ id }) => ({ piece: id }));
const AIR_REFS: readonly Ref[] = AIR.map(({ id }) => ({ piece: id }));
const MARKER_REFS: readonly Ref[] = MARKER_IDS.map((id) => ({ piece: id }));
const HEX_REFS: readonly Ref[] = Array.from({ length: grid.count }, (_, hex) => ({ hex: grid.label(hex) }));

export function shipRef(ship: number): Ref {
  return at(SHIP_REFS, ship);
}
export function airRef(unit: number): Ref {
  return at(AIR_REFS, unit);
}
/** A marker on the chart. */
export function markerRef(marker: number): Ref {
  return at(MARKER_REFS, marker);
}
export function hexRef(hex: number): Ref {
  return at(HEX_REFS, hex);
}

/** The box of a group on the chart, among the groups of its side. */
export function groupBox(marker: number): Ref {
  return { box: at(MARKER_IDS, marker) };
}
/** The box of a group off the chart. */
export function waitingBox(side: SideId, group: number): string {
  return `${side} group ${group + 1}`;
}
/** Where ships of a side are that have left the chart for good. */
export function homeBox(side: SideId): string {
  return `${side} home`;
}
/** The dummies of a side that wait off the chart, and its feints: each as a piece, by the number that orders give it. */
export function offChartBox(side: SideId): string {
  return `${side} dummies`;
}
export function feintBox(side: SideId): string {
  return `${side} feints`;
}
export function falsePiece(side: SideId, id: string): string {
  return `${side} ${id}`;
}
/** A dummy in the box of its marker: the box is not empty to its owner. */
export function dummyPieceId(marker: number): string {
  return `${at(MARKER_IDS, marker)} dummy`;
}
/** A landing force once more, at the island where it lies at anchor. */
export function anchoredPiece(ship: number): string {
  return `${at(SHIPS, ship).id} anchored`;
}
export function boardBox(box: number): string {
  return `battle box ${box}`;
}

/** An island: its hex, and its box among the islands. */
const ISLAND_REFS: readonly (readonly Ref[])[] = ISLANDS.map(({ id, hex }) => [hexRef(hex), { box: id }]);
export function islandRefs(island: number): readonly Ref[] {
  return at(ISLAND_REFS, island);
}

/** Where the air units of a base stand: the deck of a carrier, or the field of an island. */
export function parkingBox(base: number): string {
  const island = islandOf(base);
  return island < 0 ? `${at(SHIPS, base).id} deck` : `${at(ISLANDS, island).id} field`;
}

/** A base as its owner sees it. Several carriers may share a hex, an island has its own. */
export function baseRefs(base: number): readonly Ref[] {
  const island = islandOf(base);
  const parking: Ref = { box: parkingBox(base) };
  return island < 0 ? [parking, shipRef(base)] : [parking, ...islandRefs(island)];
}
