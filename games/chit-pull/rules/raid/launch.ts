import { type Fleet, chitOf, isChit, sideOfEntry } from '../../data/fleet.ts';
import { strengthOf } from '../../data/formations.ts';
import { listOf } from '../../data/list.ts';
import { PROOF, prove } from '../../data/proof.ts';
import { hexRef } from '../../data/refs.ts';
import { at } from '../../data/side.ts';
import { type Flight, type G, NONE, OFF, type Theater } from '../../data/theater.ts';
import { flightOf, reachOf, type Target } from './range.ts';
import { type RaidParts, raidOf } from './rules.ts';

/** One raid of an order: where it flies, and the units in it. */
export interface Sortie {
  hex: number;
  base: number;
  units: number[];
  /** The formation it flies to, where raids fly to one. */
  marker?: number;
}

/** The marker or chit whose aircraft strike, and the raids ordered that have yet to be flown. */
export interface Strike {
  entry: number;
  raids: Sortie[];
}

/** The name of a marker or a chit of the pool. */
export function entryName(fleet: Fleet, entry: number): string {
  const chit = chitOf(fleet, entry);
  return chit < 0 ? at(fleet.markers, entry).name : at(fleet.chits, chit).name;
}

/** A raid takes off: both sides see where it flies and what is in it. */
export function launchRaid<Own extends object>(
  { fleet, rules }: RaidParts<Own>,
  g: G<Own>,
  { entry, hex, base, units }: Sortie & { entry: number },
): void {
  const { state } = g;
  const side = sideOfEntry(fleet, entry);
  const target: Target = { id: '', hex, base, markers: [] };
  // Carriers are where they launched from by now.
  const launchHex = !isChit(fleet, entry) ? at(state.markers, entry).hex : OFF;
  const flights = listOf(units, (unit): Flight => {
    const distance = flightOf(fleet, state, unit, target, launchHex);
    const extended = reachOf(fleet, rules, state, unit, distance) === 'extended';
    if (extended) state.airWeak[unit] = true;
    return flightWith(fleet, state, unit, extended);
  });
  state.raid = {
    by: side,
    from: entry,
    hex,
    group: NONE,
    base,
    flights,
    fight: OFF,
    patrol: [],
    facing: [],
    against: [],
    tolls: [],
    met: [],
    boxes: [],
    shots: [],
  };
  if (!isChit(fleet, entry)) proveCarriers(g, entry, units);
  if (g.silent) {
    g.stands();
    return;
  }
  g.emit(
    'raid launched',
    {
      side: { key: `side.${side}` },
      entry: entryName(fleet, entry),
      target: base === NONE ? fleet.grid.label(hex) : at(fleet.bases, base).name,
      n: units.length,
      units: units.map((unit) => ({ key: 'kernel.plain', values: { id: at(fleet.squadrons, unit).name } })),
    },
    { rule: rules.cite.strike, touches: [hexRef(fleet, hex)], reveals: true },
  );
  const far = flights.filter(({ extended }) => extended).length;
  if (far > 0) g.emit('raid extended', { n: far }, { rule: rules.cite.extended });
}

/** Whoever launches has carriers, and the units tell how many at least. */
function proveCarriers<Own extends object>({ state }: G<Own>, marker: number, units: readonly number[]): void {
  const first = state.airHome[units[0] ?? NONE];
  const several = units.some((unit) => state.airHome[unit] !== first);
  prove(state, marker, PROOF.ships | PROOF.carrier | (several ? PROOF.carriers : 0));
}

export function flightWith(fleet: Fleet, theater: Theater, unit: number, extended: boolean): Flight {
  return {
    unit,
    fate: 'flying',
    extended,
    engaged: false,
    strength: strengthOf(fleet, theater, unit),
    harried: 0,
    flak: 0,
    box: NONE,
    suppresses: false,
  };
}

/** A side's name for events about the raid under way. */
export function raiders(g: { readonly state: Theater }): { key: string } {
  return { key: `side.${raidOf(g).by}` };
}
