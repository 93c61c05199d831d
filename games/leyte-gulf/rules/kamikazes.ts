import { decide, type Decision, deed, one, type Procedure, procedure } from '@point-option/engine';
import {
  at,
  chitOf,
  DISPLAY_BOXES,
  formationsOf,
  isDestroyer,
  markerRef,
  markerWanted,
  NONE,
  OFF,
  type Raid,
  shipRef,
  shipsUnder,
  sightedShips,
  tellContact,
} from '@point-option/chit-pull';
import { KAMIKAZE_COLUMN } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { G, LeyteTheater } from '../data/own.ts';
import { criticals, damage, impactOn } from './damage.ts';
import { scoredIn } from '../data/charts/damage.ts';

/*
 * 11.1: a Kamikaze marker that is drawn strikes a detected force at once. Neither patrols nor flak stop it, and every hit is a critical hit.
 * Whom it hit may be detached when its sub-phase is over, like anybody else (6.4, activation.ts).
 */

export interface Dive {
  entry: number;
  marker: number;
}

/** Detected forces that have a ship which is no destroyer. */
function targets({ state }: G): number[] {
  return formationsOf(fleet, state, 'us').filter((marker) => at(state.markers, marker).seen !== 0);
}

function prey({ state }: G, marker: number): number[] {
  return marker === NONE
    ? []
    : shipsUnder(fleet, state, marker).filter((ship) => !isDestroyer(at(fleet.ships, ship).type));
}

const chooseForce: Decision<LeyteTheater, Dive> = one<LeyteTheater, Dive, string>({
  options: (g) => targets(g).map((marker) => at(fleet.markers, marker).id),
  describe: (g, _f, option) => {
    const marker = fleet.markerNumber.get(String(option)) ?? 0;
    const values = { marker: String(option), hex: grid.label(at(g.state.markers, marker).hex) };
    return { label: { key: 'dive at force', values }, touches: [markerRef(fleet, marker)], reveals: true };
  },
  whyNot: (g, _f, wanted) => {
    const marker = markerWanted(fleet, wanted);
    if (marker < 0 || at(fleet.markers, marker).side !== 'us' || targets(g).includes(marker)) return undefined;
    return { reason: { key: 'why not detected', values: { marker: at(fleet.markers, marker).name } }, rule: '11.1' };
  },
  apply: (g, f, choice) => {
    f.marker = fleet.markerNumber.get(choice) ?? NONE;
    const { name } = at(fleet.markers, f.marker);
    tellContact(g.state, 'japan', sightedShips(fleet, g.state, f.marker, shipsUnder(fleet, g.state, f.marker), 'raid'));
    g.emit('kamikaze over', { marker: name }, { rule: '11.1', reveals: true, touches: [markerRef(fleet, f.marker)] });
  },
});

const chooseShip: Decision<LeyteTheater, Dive> = one<LeyteTheater, Dive, string>({
  options: (g, f) => prey(g, f.marker).map((ship) => at(fleet.ships, ship).id),
  about: (_g, f) => ({ marker: at(fleet.markers, f.marker)?.name ?? '' }),
  describe: (_g, _f, option) => {
    const ship = fleet.shipNumber.get(String(option)) ?? 0;
    const { name, type } = at(fleet.ships, ship);
    return {
      label: { key: 'dive at ship', values: { ship: name, type: { key: `type.${type}` } } },
      short: { key: 'name', values: { name } },
      touches: [shipRef(fleet, ship)],
      rolls: true,
    };
  },
  odds: (g) => g.odds('damage', { column: KAMIKAZE_COLUMN }),
  apply: (g, f, choice) => {
    const ship = fleet.shipNumber.get(choice) ?? 0;
    const values = { ship: at(fleet.ships, ship).name };
    const result = g.roll('damage', {
      column: KAMIKAZE_COLUMN,
      purpose: 'purpose.kamikaze',
      about: values,
      rule: '11.1',
    });
    const { hits } = impactOn(ship, result);
    damage.inflict(g, ship, hits);
    // 11.1: a hit of any kind is a critical hit too.
    if (scoredIn(result).hits > 0) criticals.roll(g, ship, 'air');
    g.state.own.expended.push(chitOf(fleet, f.entry));
    g.state.raid = null;
  },
});

/** Whoever chooses one of its ships sees the whole force: it lies on the air-sea display while he does. */
function diveOn({ state }: G, { entry, marker }: Dive): Raid {
  const ships = shipsUnder(fleet, state, marker);
  return {
    by: 'japan',
    from: entry,
    hex: at(state.markers, marker).hex,
    group: marker,
    base: NONE,
    flights: [],
    fight: OFF,
    patrol: [],
    facing: [],
    against: [],
    tolls: [],
    met: [],
    boxes: Array.from({ length: DISPLAY_BOXES }, (_, box) => ships[box] ?? NONE),
    shots: [],
  };
}

export const kamikaze: Procedure<LeyteTheater, Dive> = procedure<LeyteTheater, Dive>('kamikaze', '11.1', [
  deed('look', '11.1', (g, f) => {
    f.marker = NONE;
    // It waits for the next turn.
    if (targets(g).length === 0) g.emit('kamikaze waits', {}, { rule: '11.1', reveals: true });
  }),
  decide('force', '11.1', (g) => (targets(g).length > 0 ? 'japan' : []), chooseForce),
  deed('over', '11.1', (g, f) => {
    if (f.marker === NONE) return;
    if (prey(g, f.marker).length > 0) {
      g.state.raid = diveOn(g, f);
      return;
    }
    // Ruling: where only destroyers sail it has come in vain.
    g.state.own.expended.push(chitOf(fleet, f.entry));
    g.emit('kamikaze in vain', {}, { rule: '11.1', reveals: true });
  }),
  decide('ship', '11.1', (g, f) => (prey(g, f.marker).length > 0 ? 'japan' : []), chooseShip),
]);
