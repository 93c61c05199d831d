import { type Decision, goto, type Next } from '@point-option/engine';
import { formationOf, formationsAt, groupsOf, shipsIn } from '../../data/formations.ts';
import { PROOF, prove } from '../../data/proof.ts';
import { hexRef, markerRef } from '../../data/refs.ts';
import { at, enemyOf, ofSide, type SideId } from '../../data/side.ts';
import { isBomber } from '../../data/squadron.ts';
import { type G, NONE, OFF, type Raid, type Theater } from '../../data/theater.ts';
import type { Sortie } from './launch.ts';
import { fliesOn, type RaidParts, raidOf } from './rules.ts';
import { createShipsOnDisplay } from './shipsOnDisplay.ts';

/** Where a raid on a base goes on: no ships are laid out for it. */
export const AIRFIELD = 'airfield';
/** Where a raid goes on that has nothing left to attack with, or nothing to attack. */
export const HOMEWARD = 'return';

export interface Arrival<Own extends object> {
  /** The raid is over its target: which group it attacks, or none. */
  arrive(g: G<Own>, order: Pick<Sortie, 'marker'>): Next;
  /** Who lays the ships out: a single ship needs no thought. */
  layers(g: G<Own>): SideId | readonly SideId[];
  readonly layout: Decision<Theater<Own>, object>;
}

export function createArrival<Own extends object>(parts: RaidParts<Own>): Arrival<Own> {
  const { fleet, rules } = parts;
  const { cite } = rules;
  const { layOut, layout } = createShipsOnDisplay(parts);

  function hasBombers({ flights }: Raid): boolean {
    for (const flight of flights) if (fliesOn(flight) && isBomber(at(fleet.squadrons, flight.unit).kind)) return true;
    return false;
  }

  /** Groups with ships that the raid may attack: those of every formation in the hex that is held detected. */
  function groupsAt(theater: Theater<Own>, raid: Raid, aim: number | undefined): number[] {
    const groups: number[] = [];
    for (const marker of formationsAt(fleet, theater, enemyOf(raid.by), raid.hex)) {
      if (aim !== undefined && aim !== marker) continue;
      if (!rules.holds(raid.from, at(theater.markers, marker).seen)) continue;
      for (const group of groupsOf(fleet, theater, marker)) if (theater.shipAt.includes(group)) groups.push(group);
    }
    return groups;
  }

  const name = (group: number | string): string => at(fleet.markers, Number(group)).name;

  function arrive(g: G<Own>, { marker: aim }: Pick<Sortie, 'marker'>): Next {
    const raid = raidOf(g);
    if (!hasBombers(raid)) {
      // Whether it still counts as a strike comes out here, if only by silence.
      g.emit('raid spent', {}, { rule: cite.attack, touches: [hexRef(fleet, raid.hex)], reveals: true });
      rules.flown(g, raid);
      return goto(HOMEWARD);
    }
    if (raid.base !== NONE) {
      rules.flown(g, raid);
      return goto(AIRFIELD);
    }
    const found = groupsAt(g.state, raid, aim);
    const open = found.filter((group) => !rules.spares(g.state, raid, group));
    if (open.length === 0) {
      g.emit(
        found.length === 0 ? 'raid finds nothing' : 'raid turns away',
        {},
        { rule: cite.detected, touches: [hexRef(fleet, raid.hex)], reveals: true },
      );
      loseTrack(g.state, raid);
      rules.flown(g, raid);
      return goto(HOMEWARD);
    }
    // How many groups there are is the defender's secret, and so is the die.
    const group = g.pick(open, 'purpose.group', cite.group, { to: enemyOf(raid.by), name });
    raid.group = group;
    prove(g.state, formationOf(g.state, group), PROOF.ships);
    g.emit(
      'group attacked',
      { group: name(group) },
      { rule: cite.group, touches: [markerRef(fleet, formationOf(g.state, group))], reveals: true },
    );
    rules.flown(g, raid);
    const ships = shipsIn(fleet, g.state, group);
    if (ships.length === 1) layOut(g, new Map([[at(ships, 0), 0]]));
    return undefined;
  }

  /** With secret movement: enemies that were thought to be here are not, and nobody knows where they are. */
  function loseTrack({ markers, secret }: Theater<Own>, { by, hex }: Raid): void {
    if (!secret) return;
    for (const number of ofSide(fleet.markersOf, enemyOf(by))) {
      const marker = at(markers, number);
      if (marker.shown === hex && marker.hex !== hex) marker.shown = OFF;
    }
  }

  return {
    arrive,
    layers: (g) => {
      const raid = raidOf(g);
      return raid.group !== NONE && raid.boxes.length === 0 ? enemyOf(raid.by) : NOBODY;
    },
    layout,
  };
}

const NOBODY: readonly SideId[] = [];
