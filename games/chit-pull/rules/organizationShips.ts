import { arrange, type Box, type Decision, goto, type Piece, type Refusal } from '@point-option/engine';
import { shipsIn } from '../data/formations.ts';
import { listOf } from '../data/list.ts';
import { at, ofSide, type SideId } from '../data/side.ts';
import { type G, type Marker, OFF, type Theater } from '../data/theater.ts';
import { reshuffle } from './formation.ts';
import type { FormationLimits, Placing } from './formationLimits.ts';
import { announce, inView, tellRegrouped } from './organizationNews.ts';
import { createShipsLayout } from './organizationShipsLayout.ts';
import { createShipsTelling, createWhyNotShip } from './organizationShipsTelling.ts';
import { noteSlow } from './organizationSlow.ts';
import { hexInHand, type Organizer, type Reorganization } from './organizationRules.ts';

type Placed = Readonly<Record<string, string>>;

/** The ships of one hex, under the markers there and those that are free. Ships not named stay where they are. */
export function createShips<Own extends object>(
  organizer: Organizer<Own>,
  limits: FormationLimits,
  menu: string,
): Decision<Theater<Own>, Reorganization> {
  const { fleet, rules, lists } = organizer;
  const shipIds = fleet.ships.map(({ id }) => id);
  const placing: Placing = new Int16Array(fleet.ships.length);

  /** Where ships would sail: those of the hex as ordered, all others as before. */
  function place(theater: Theater<Own>, ships: readonly number[], placed: Placed): void {
    const hex = hexInHand(theater);
    const { shipAt, markers } = theater;
    for (const ship of ships) {
      const from = shipAt[ship] as number;
      placing[ship] = from;
      if (from < 0 || (markers[from] as Marker).hex !== hex) continue;
      const to = placed[shipIds[ship] as string];
      if (to !== undefined) placing[ship] = fleet.markerNumber.get(to) ?? from;
    }
  }

  function check(g: G<Own>, { side }: Reorganization, placed: Placed): Refusal | undefined {
    place(g.state, ofSide(fleet.shipsOf, side), placed);
    return limits.broken(g.state, side, placing) ?? dissolved(g.state, side);
  }

  const shipsOf = createNumbers(fleet.shipNumber);
  const markersOf = createNumbers(fleet.markerNumber);

  function rejects(
    g: G<Own>,
    { side }: Reorganization,
    pieces: readonly Piece[],
    boxes: readonly Box[],
    into: readonly number[],
  ): boolean {
    const theater = g.state;
    for (const ship of ofSide(fleet.shipsOf, side)) placing[ship] = theater.shipAt[ship] as number;
    const ships = shipsOf(pieces);
    const markers = markersOf(boxes);
    for (let i = 0; i < ships.length; i++) {
      const box = into[i] as number;
      if (box >= 0) placing[ships[i] as number] = markers[box] as number;
    }
    return limits.isBroken(theater, side, placing) || dissolved(theater, side) !== undefined;
  }

  /** A group that is bound to its force is not given up by shifting its ships to others. */
  function dissolved(theater: Theater<Own>, side: SideId): Refusal | undefined {
    const hex = hexInHand(theater);
    for (const group of ofSide(lists.groups, side)) {
      if ((theater.markers[group] as Marker).hex !== hex) continue;
      const refused = rules.bound(theater, group);
      if (refused === undefined || placing.includes(group)) continue;
      const ships = shipsIn(fleet, theater, group);
      if (ships.some((ship) => at(fleet.markers, placing[ship] as number).kind === 'group')) return refused;
    }
    return undefined;
  }

  return arrange<Theater<Own>, Reorganization>({
    layout: createShipsLayout(organizer, limits),
    about: (g) => ({
      hex: hexInHand(g.state) === OFF ? '' : fleet.grid.label(hexInHand(g.state)),
      most: rules.limits.ships,
    }),
    ...createShipsTelling(organizer),
    whyNot: createWhyNotShip(organizer),
    whyNotBox: (g, _f, piece) => rules.bound(g.state, at(g.state.shipAt, fleet.shipNumber.get(piece) ?? 0)),
    check,
    rejects,
    example: () => ({}),
    apply: (g, { side }, placed) => {
      const theater = g.state;
      const hex = hexInHand(theater);
      const to = new Map<number, number>();
      for (const id of Object.keys(placed)) {
        const ship = fleet.shipNumber.get(id);
        const marker = fleet.markerNumber.get(placed[id] as string);
        if (ship !== undefined && marker !== undefined && theater.shipAt[ship] !== marker) to.set(ship, marker);
      }
      inView(organizer, g, side, () => {
        const { changes, shows } = reshuffle(fleet, theater, hex, to);
        for (const change of changes) noteSlow(organizer, g, change);
        tellRegrouped(organizer, g, side, hex, changes);
        for (const { marker, isNew } of changes)
          if (isNew) announce(organizer, g, marker, shipsIn(fleet, theater, marker).length);
        // Which markers are left depends on what nobody else knows: now the enemy has seen it.
        if (shows) g.stands();
      });
      return goto(menu);
    },
  });
}

/** The numbers of the things in a list. One question is drawn for again and again: they are looked up once. */
function createNumbers(numberOf: ReadonlyMap<string, number>): (list: readonly { id: string }[]) => readonly number[] {
  let known: readonly { id: string }[] = [];
  let numbers: readonly number[] = [];
  return (list) => {
    if (list !== known) {
      known = list;
      numbers = listOf(list, ({ id }) => numberOf.get(id) as number);
    }
    return numbers;
  };
}
