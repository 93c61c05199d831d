import type { Refusal, Wanted } from '@point-option/engine';
import { AIR, AIR_NUMBER, islandBase } from '../data/aircraft.ts';
import { grid, ISLAND_AT, ISLANDS, type SideId, SIDES } from '../data/map.ts';
import { airName, shipName } from '../data/names.ts';
import { boardBox, parkingBox, waitingBox } from '../data/refs.ts';
import { IS_CARRIER, SHIP_NUMBER, SHIPS } from '../data/ships.ts';
import { at, MARKER_IDS, MARKER_NUMBER, markerSide, numberAt } from '../data/state.ts';
import { BOXES } from './battleBoard.ts';

/** What somebody pointed at, as the rules know it. */
export type Pointed =
  | { readonly is: 'marker'; readonly marker: number }
  | { readonly is: 'ship'; readonly ship: number }
  | { readonly is: 'air unit'; readonly unit: number }
  | { readonly is: 'base'; readonly base: number }
  | { readonly is: 'island'; readonly island: number }
  | { readonly is: 'hex'; readonly hex: number }
  | { readonly is: 'waiting group'; readonly side: SideId; readonly group: number }
  | { readonly is: 'board box'; readonly box: number };

/** More groups than any side has. */
const GROUPS = 32;
/** Pieces that show a ship, or a marker, once more: at an island, and in the box of a dummy. */
const ANCHORED = ' anchored';
const FALSE = ' dummy';

const BOX_MEANINGS: ReadonlyMap<string, Pointed> = new Map<string, Pointed>([
  ...[...MARKER_NUMBER].map(([id, marker]): [string, Pointed] => [id, { is: 'marker', marker }]),
  ...SHIPS.flatMap((_, ship): [string, Pointed][] =>
    IS_CARRIER[ship] ? [[parkingBox(ship), { is: 'base', base: ship }]] : [],
  ),
  ...ISLANDS.flatMap(({ id }, island): [string, Pointed][] => [
    [id, { is: 'island', island }],
    [parkingBox(islandBase(island)), { is: 'base', base: islandBase(island) }],
  ]),
  ...BOXES.map((_, box): [string, Pointed] => [boardBox(box), { is: 'board box', box }]),
  ...SIDES.flatMap((side) =>
    Array.from({ length: GROUPS }, (_, group): [string, Pointed] => [
      waitingBox(side, group),
      { is: 'waiting group', side, group },
    ]),
  ),
]);

/** An option is what orders call a marker, a ship or an air unit. Undefined where the rules have nothing to say of it. */
export function pointedAt(wanted: Wanted): Pointed | undefined {
  if ('hex' in wanted) {
    const hex = grid.hexAt(wanted.hex);
    return hex < 0 ? undefined : { is: 'hex', hex };
  }
  if ('box' in wanted) return BOX_MEANINGS.get(wanted.box);
  if ('piece' in wanted) return pieceNamed(wanted.piece);
  return 'option' in wanted ? pieceNamed(String(wanted.option)) : undefined;
}

function pieceNamed(id: string): Pointed | undefined {
  const marker = MARKER_NUMBER.get(id.endsWith(FALSE) ? id.slice(0, -FALSE.length) : id);
  if (marker !== undefined) return { is: 'marker', marker };
  const ship = SHIP_NUMBER.get(id.endsWith(ANCHORED) ? id.slice(0, -ANCHORED.length) : id);
  if (ship !== undefined) return { is: 'ship', ship };
  const unit = AIR_NUMBER.get(id);
  return unit === undefined ? undefined : { is: 'air unit', unit };
}

/** The island of a base, a box or a hex that was pointed at, or -1. */
export function islandPointedAt(pointed: Pointed | undefined): number {
  if (pointed?.is === 'island') return pointed.island;
  if (pointed?.is === 'hex') return numberAt(ISLAND_AT, pointed.hex);
  return pointed?.is === 'base' ? ISLANDS.findIndex((_, island) => islandBase(island) === pointed.base) : -1;
}

/** A question about one's own says so of what is the enemy's. It tells no more than whose it is. */
export function whyNotYours(pointed: Pointed | undefined, side: string, rule: string): Refusal | undefined {
  if (pointed?.is === 'marker' && markerSide(pointed.marker) !== side)
    return { reason: { key: 'why enemy marker', values: { marker: at(MARKER_IDS, pointed.marker) } }, rule };
  if (pointed?.is === 'ship' && at(SHIPS, pointed.ship).side !== side)
    return { reason: { key: 'why enemy ship', values: { ship: shipName(pointed.ship) } }, rule };
  if (pointed?.is === 'air unit' && at(AIR, pointed.unit).side !== side)
    return { reason: { key: 'why enemy unit', values: { unit: airName(pointed.unit) } }, rule };
  return undefined;
}
