import { enemyOf, grid, ofSide, type SideId } from '../data/map.ts';
import { LANDING_FORCES, SHIPS_FROM_TO } from '../data/ships.ts';
import { at, type Campaign, clearMarker, type G, MARKER_IDS, markerSide, numberAt, OFF } from '../data/state.ts';
import { shipName, sideName } from '../data/names.ts';
import { markerRef } from '../data/refs.ts';
import { isAnchored } from './damage.ts';
import { shipsOf } from './groups.ts';

/**
 * Turns a marker face up (recon-05): the enemy sees which ships are there and which of them are damaged. A dummy is
 * exposed and leaves the map (dummy-02). Nothing happens to a marker that is face up already, but that it is seen again.
 */
export function reveal(g: G, marker: number, rule: string): void {
  const { state } = g;
  const piece = at(state.markers, marker);
  if (piece.hex === OFF) return;
  const side = markerSide(marker);
  if (piece.dummy) {
    tell(g, 'exposed', marker, rule);
    state.exposed[side]++;
    clearMarker(piece);
    return;
  }
  for (const ship of shipsOf(state, marker)) noteSighting(state, ship, piece.hex);
  if (piece.seen) return;
  piece.seen = true;
  if (side === 'us' && state.detected === 0) state.detected = state.turn;
  tell(g, 'found', marker, rule);
}

function tell(g: G, key: 'exposed' | 'found', marker: number, rule: string): void {
  // Groups are found in every turn of every simulated match: there nobody wants the words.
  if (g.silent) {
    g.stands();
    return;
  }
  const side = markerSide(marker);
  const [id, hex] = [at(MARKER_IDS, marker), grid.label(at(g.state.markers, marker).hex)];
  const ships = shipsOf(g.state, marker).map(shipName);
  const values = { marker: id, hex, side: sideName(side), by: sideName(enemyOf(side)), ships };
  g.emit(key, values, { rule, reveals: true, touches: [markerRef(marker), { hex }] });
}

/** What the enemy sees of groups that lie face up, wherever they go and turn by turn (recon-06). */
export function keepInSight(state: Campaign, side: SideId): void {
  const { first, last } = ofSide(SHIPS_FROM_TO, side);
  for (let ship = first; ship <= last; ship++) {
    const marker = numberAt(state.at, ship);
    if (marker < 0) continue;
    const { hex, seen } = at(state.markers, marker);
    if (seen) noteSighting(state, ship, hex);
  }
}

/** What the enemy has seen of a ship. */
function noteSighting(state: Campaign, ship: number, hex: number): void {
  state.sightedTurn[ship] = state.turn;
  state.sightedHex[ship] = hex;
  state.damageKnown[ship] = at(state.damaged, ship);
}

/** recon-06: at nightfall and at dawn every marker is laid face down again, but for those of anchored transports (recon-03). */
export function concealAll(g: G): void {
  const { state } = g;
  for (const marker of state.markers.keys()) {
    const piece = at(state.markers, marker);
    if (piece.hex !== OFF && piece.seen && !hasAnchored(state, marker)) piece.seen = false;
  }
}

/** Whether a marker holds transports that lie at an island (recon-03). */
export function hasAnchored(state: Campaign, marker: number): boolean {
  return LANDING_FORCES.some((ship) => state.at[ship] === marker && isAnchored(state, ship));
}
