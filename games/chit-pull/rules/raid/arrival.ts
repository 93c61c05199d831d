import { arrange, type Decision, goto, type Next } from '@point-option/engine';
import { formationOf, formationsAt, groupsOf, shipsIn } from '../../data/formations.ts';
import { PROOF, prove } from '../../data/proof.ts';
import { hexRef, markerRef, seaBox, shipRef } from '../../data/refs.ts';
import { at, enemyOf, ofSide, type SideId } from '../../data/side.ts';
import { isBomber } from '../../data/squadron.ts';
import { type G, NONE, OFF, type Raid, type Theater } from '../../data/theater.ts';
import { DISPLAY_BOXES, DISPLAY_NAMES, placeOnDisplay, SEA_BOXES, usualLayout } from '../display.ts';
import { inRaid, numberIn, type RaidParts, raidOf } from './rules.ts';

/** Where a raid goes on that has nothing left to attack with, or nothing to attack. */
export const HOMEWARD = 'return';

export interface Arrival<Own extends object> {
  /** The raid is over its target: which group it attacks, or none. */
  arrive(g: G<Own>): Next;
  /** Who lays the ships out: a single ship needs no thought. */
  layers(g: G<Own>): SideId | readonly SideId[];
  readonly layout: Decision<Theater<Own>, object>;
}

export function createArrival<Own extends object>({ fleet, rules }: RaidParts<Own>): Arrival<Own> {
  const { cite } = rules;

  const hasBombers = (raid: Raid): boolean => inRaid(raid).some(({ unit }) => isBomber(at(fleet.squadrons, unit).kind));

  /** Groups with ships that the raid may attack: those of every formation in the hex that is held detected. */
  function groupsAt(theater: Theater<Own>, raid: Raid): number[] {
    return formationsAt(fleet, theater, enemyOf(raid.by), raid.hex)
      .filter((marker) => rules.holds(raid.from, at(theater.markers, marker).seen))
      .flatMap((marker) => groupsOf(fleet, theater, marker))
      .filter((group) => shipsIn(fleet, theater, group).length > 0);
  }

  function arrive(g: G<Own>): Next {
    const raid = raidOf(g);
    const touches = [hexRef(fleet, raid.hex)];
    if (!hasBombers(raid)) {
      // Whether it still counts as a strike comes out here, if only by silence.
      g.emit('raid spent', {}, { rule: cite.attack, touches, reveals: true });
      rules.flown(g, raid);
      return goto(HOMEWARD);
    }
    if (raid.base !== NONE) {
      rules.flown(g, raid);
      return undefined;
    }
    const found = groupsAt(g.state, raid);
    const open = found.filter((group) => !rules.spares(g.state, raid, group));
    if (open.length === 0) {
      g.emit(
        found.length === 0 ? 'raid finds nothing' : 'raid turns away',
        {},
        { rule: cite.detected, touches, reveals: true },
      );
      loseTrack(g.state, raid);
      rules.flown(g, raid);
      return goto(HOMEWARD);
    }
    const name = (group: number | string): string => at(fleet.markers, Number(group)).name;
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

  function layOut(g: G<Own>, places: ReadonlyMap<number, number>): void {
    const raid = raidOf(g);
    raid.boxes = Array.from({ length: DISPLAY_BOXES }, () => NONE);
    for (const [ship, box] of places) raid.boxes[box] = ship;
    const ships = [...places.keys()];
    g.emit(
      'ships laid out',
      g.silent
        ? {}
        : {
            n: ships.length,
            ships: ships.map((ship) => ({ key: 'kernel.plain', values: { id: at(fleet.ships, ship).name } })),
          },
      { rule: cite.layout, touches: ships.map((ship) => shipRef(fleet, ship)), reveals: true },
    );
    rules.sighted(g, raid);
  }

  return {
    arrive,
    layers: (g) => {
      const raid = raidOf(g);
      return raid.group !== NONE && raid.boxes.length === 0 ? enemyOf(raid.by) : NOBODY;
    },
    layout: arrange<Theater<Own>, object>({
      layout: (g) => ({
        pieces: shipsIn(fleet, g.state, raidOf(g).group).map((ship) => ({ id: at(fleet.ships, ship).id })),
        boxes: SEA_BOXES,
      }),
      about: (g) => ({ group: at(fleet.markers, raidOf(g).group).name, n: inRaid(raidOf(g)).length }),
      describe: (g, _f, option) => {
        const ship = numberIn(fleet.shipNumber, option);
        const { name, type } = at(fleet.ships, ship);
        return {
          label: {
            key: 'layout ship',
            values: { ship: name, type, flak: fleet.logs[ship]?.[at(g.state.hits, ship)]?.flak ?? 0 },
          },
          short: { key: 'kernel.plain', values: { id: name } },
          touches: [shipRef(fleet, ship)],
        };
      },
      describeBox: (_g, _f, box) => {
        const { box: number } = placeOnDisplay(box);
        const name = at(DISPLAY_NAMES, number);
        return {
          label: { key: 'display box', values: { name } },
          short: { key: 'kernel.plain', values: { id: name } },
          touches: [{ box: seaBox(number) }],
        };
      },
      example: (g) => usualLayout(fleet, shipsIn(fleet, g.state, raidOf(g).group)),
      apply: (g, _f, placed) => {
        const places = Object.entries(placed).map(
          ([ship, box]) => [numberIn(fleet.shipNumber, ship), placeOnDisplay(box).box] as const,
        );
        layOut(g, new Map(places));
      },
    }),
  };
}
const NOBODY: readonly SideId[] = [];
