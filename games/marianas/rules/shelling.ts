import { islandBase } from '../data/aircraft.ts';
import { airName, islandName } from '../data/names.ts';
import { islandRefs } from '../data/refs.ts';
import { FLEET, IS_BATTLESHIP } from '../data/ships.ts';
import { at, type Campaign, type G, numberAt } from '../data/state.ts';
import { loseAir, unitsAt } from './damage.ts';
import { hexOf } from './groups.ts';

/** air-05 */
const BATTLESHIPS_TO_WRECK = 3;

const BATTLESHIPS = FLEET.us.filter((ship) => IS_BATTLESHIP[ship]);

/** air-05: the American battleships in a hex that are free to shell its airfield (RULINGS.md, 24). */
export function battleshipsAt(state: Campaign, hex: number): number {
  let n = 0;
  for (const ship of BATTLESHIPS) {
    if (state.damaged[ship] || hexOf(state, ship) !== hex) continue;
    if (at(state.markers, numberAt(state.at, ship)).fought !== state.turn) n++;
  }
  return n;
}

/** air-05: whether so many battleships wreck an airfield in a turn. */
export function shellsField(battleships: number): boolean {
  return battleships >= BATTLESHIPS_TO_WRECK;
}

/** air-05: an airfield is wrecked for good, and what stands on it is lost. */
export function destroyField(g: G, island: number): void {
  const { state } = g;
  const base = islandBase(island);
  const units = unitsAt(state, base);
  if (!at(state.islands, island).field && units.length === 0) return;
  at(state.islands, island).field = false;
  g.emit(
    units.length > 0 ? 'field wrecked with aircraft' : 'field wrecked',
    { island: islandName(island), units: units.map(airName) },
    { rule: 'air-05', reveals: true, touches: islandRefs(island) },
  );
  for (const unit of units) loseAir(g, unit);
}
