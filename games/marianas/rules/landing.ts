import { amount, decide, deed, each, procedure } from '@point-option/engine';
import { ISLAND_AT, ISLANDS } from '../data/map.ts';
import { islandName, shipName } from '../data/names.ts';
import { islandRefs, shipRef } from '../data/refs.ts';
import { LANDING_FORCES } from '../data/ships.ts';
import { at, type Campaign, type G, numberAt } from '../data/state.ts';
import { battleshipsAt, destroyField, shellsField } from './shelling.ts';
import { isDaylight } from './clock.ts';
import { type Fight, groundCombat, groundCombatDue } from './ground.ts';
import { hexOf } from './groups.ts';
import { reveal } from './sighting.ts';

interface Landing {
  force: number;
  island: number;
}

interface Ashore {
  /** The next landing force, and the next island, to be dealt with. */
  force: number;
  island: number;
}

/** land-03: by daylight, on Saipan and Guam only (RULINGS.md, 26). */
export function landingAllowed(turn: number, hex: number): boolean {
  const island = numberAt(ISLAND_AT, hex);
  return isDaylight(turn) && island >= 0 && at(ISLANDS, island).garrison !== null;
}

/** land-01: how many factors go ashore from a force; the rest stays aboard. */
const land = amount<Campaign, Landing>({
  range: ({ state }, f) => ({ min: 0, max: numberAt(state.aboard, f.force) }),
  about: ({ state }, f) => {
    const { us, japan } = at(state.islands, f.island);
    return { force: shipName(numberAt(LANDING_FORCES, f.force)), island: islandName(f.island), us, japan };
  },
  apply: (g, f, factors) => {
    if (factors === 0) return;
    const { state } = g;
    const ship = numberAt(LANDING_FORCES, f.force);
    state.aboard[f.force] = numberAt(state.aboard, f.force) - factors;
    state.anchored[f.force] = f.island;
    const island = at(state.islands, f.island);
    island.us += factors;
    island.landed = state.turn;
    g.emit(
      'lands',
      { ship: shipName(ship), n: factors, island: islandName(f.island) },
      { rule: 'land-01', reveals: true, touches: [shipRef(ship), ...islandRefs(f.island)] },
    );
    // recon-03
    reveal(g, numberAt(state.at, ship), 'recon-03');
  },
});

export const landing = procedure<Campaign, Landing>('landing', 'land-01', [decide('factors', 'land-01', 'us', land)]);

/** The next force that lies off a beach with troops aboard and an enemy ashore. */
function nextLanding(g: G, f: Ashore): Landing | null {
  const { state } = g;
  while (f.force < LANDING_FORCES.length) {
    const force = f.force++;
    const hex = hexOf(state, numberAt(LANDING_FORCES, force));
    if (hex < 0 || numberAt(state.aboard, force) === 0 || !landingAllowed(state.turn, hex)) continue;
    const island = numberAt(ISLAND_AT, hex);
    // Nobody lands where only Americans stand.
    if (at(state.islands, island).japan > 0 || at(state.islands, island).us === 0) return { force, island };
  }
  return null;
}

/** The next island where there must be a fight this turn. */
function nextFight(g: G, f: Ashore): Fight | null {
  const { state } = g;
  while (f.island < ISLANDS.length) {
    const island = f.island++;
    const { us, japan, landed } = at(state.islands, island);
    if (japan > 0 && groundCombatDue(state.turn, landed === state.turn, us))
      return { island, attacker: 'nobody', wager: 0 };
  }
  return null;
}

/** air-05: three battleships off an island wreck its field in one turn. */
function shell(g: G): void {
  const { state } = g;
  // Where nobody shells, no three battleships lie: that is seen as well.
  g.stands();
  ISLANDS.forEach(({ hex }, island) => {
    if (at(state.islands, island).field && shellsField(battleshipsAt(state, hex))) destroyField(g, island);
  });
}

/** time-02: the last phase of a turn. */
export const ashore = procedure<Campaign, Ashore>('ashore', 'time-02', [
  deed('shelling', 'air-05', shell),
  each('landings', 'land-01', () => landing, nextLanding),
  each('fights', 'gnd-05', () => groundCombat, nextFight),
]);
