import { call, decide, deed, each, type Flow, goto, type Procedure, procedure } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { shipsIn, shipsUnder } from '../data/formations.ts';
import { hexRef, markerRef } from '../data/refs.ts';
import { at, enemyOf, ofSide, type SideId } from '../data/side.ts';
import { type G, LEFT, NONE, OFF, type Theater } from '../data/theater.ts';
import { retire } from './damage.ts';
import { createCourse } from './detachedCourse.ts';
import { isShown, markerLists } from './formation.ts';
import type { SubmarineContact } from './submarinesRules.ts';

/** What a game says of damaged ships that sail home on their own. */
export interface DetachedRules<Own extends object> {
  readonly cite: {
    /** When they move; how they must. */
    readonly phase: string;
    readonly course: string;
    readonly submarine: string;
  };
  /** Where a marker's ships sail home to, each by its hexes: edges of the map, or ports. Words for them stand under "home edges.<side>". */
  homes(theater: Theater<Own>, marker: number): readonly (readonly number[])[];
  /** By hex: where ships sail from it; into every hex beside it where nothing is said. */
  readonly waysFrom?: readonly (readonly number[])[];
  /** Ships that sail where they like, as far as they like, and not home: whether a marker's do, and into which hexes beside one. */
  readonly roaming?: {
    is(theater: Theater<Own>, marker: number): boolean;
    may(theater: Theater<Own>, marker: number, from: number, to: number): boolean;
  };
  /** Movement points of a marker this turn. */
  speed(g: G<Own>, marker: number): number;
  /** The submarine marker that ships have come upon, if any. */
  lurking(g: G<Own>, marker: number): SubmarineContact | null;
  readonly submarine: () => Procedure<Theater<Own>, SubmarineContact>;
  /** A ship has left the map for good. */
  left(g: G<Own>, ship: number): void;
}

/** A side's detached ships move, one marker after another. */
export interface Withdrawals {
  side: SideId;
}
export interface Withdrawal {
  marker: number;
}

export interface Detached<Own extends object> {
  /** All of a side's detached ships move. */
  readonly withdrawals: Procedure<Theater<Own>, Withdrawals>;
  readonly withdrawal: Procedure<Theater<Own>, Withdrawal>;
}

export function createDetached<Own extends object>(fleet: Fleet, rules: DetachedRules<Own>): Detached<Own> {
  const { cite } = rules;
  const lists = markerLists(fleet);
  const side = (_g: unknown, f: Withdrawal): SideId => at(fleet.markers, f.marker).side;

  /** Ships on their own don't sail into a battle, even where they could not know of it. */
  function isHeld(theater: Theater<Own>, enemy: SideId, hex: number): boolean {
    return ofSide(fleet.markersOf, enemy).some(
      (marker) => at(theater.markers, marker).hex === hex && shipsUnder(fleet, theater, marker).length > 0,
    );
  }

  function leaveMap(g: G<Own>, marker: number): void {
    const { state: theater } = g;
    const { name, side: owner } = at(fleet.markers, marker);
    const ships = shipsIn(fleet, theater, marker);
    if (!g.silent) {
      const values = { marker: name, hex: fleet.grid.label(at(theater.markers, marker).hex) };
      const other = isShown(theater, marker) ? { other: { key: 'detached gone', values } } : {};
      const names = ships.map((ship) => ({ key: 'kernel.plain', values: { id: at(fleet.ships, ship).name } }));
      g.emit('detached home', { ...values, ships: names }, { to: owner, ...other, rule: cite.course });
    }
    for (const ship of ships) {
      theater.shipAt[ship] = LEFT;
      rules.left(g, ship);
    }
    retire(theater, marker);
  }

  /** One hex on, unless damage or an enemy that nobody knew of ends the move. */
  function sail(g: G<Own>, { marker }: Withdrawal): Flow | undefined {
    const { state: theater } = g;
    const ships = at(theater.markers, marker);
    const next = theater.course.shift();
    if (next === undefined || ships.hex === OFF || theater.wake.length > rules.speed(g, marker)) return goto('arrive');
    const { name, side: owner } = at(fleet.markers, marker);
    if (next === OFF) {
      tellSailed(g, marker);
      leaveMap(g, marker);
      return goto('arrive');
    }
    if (isHeld(theater, enemyOf(owner), next)) {
      const values = { marker: name, hex: fleet.grid.label(next) };
      const touches = [hexRef(fleet, next)];
      g.emit('detached barred', values, { to: owner, rule: cite.course, touches, reveals: true });
      return goto('arrive');
    }
    theater.wake.push(next);
    ships.hex = next;
    return undefined;
  }

  function tellSailed(g: G<Own>, marker: number): void {
    const { state: theater } = g;
    const { hex } = at(theater.markers, marker);
    const n = theater.wake.length - 1;
    if (g.silent || n === 0 || hex === OFF) return;
    const { name, side: owner } = at(fleet.markers, marker);
    const values = { marker: name, n, from: fleet.grid.label(at(theater.wake, 0)), hex: fleet.grid.label(hex) };
    const to = theater.secret ? owner : 'all';
    g.emit('detached sails', values, {
      to,
      rule: cite.course,
      touches: [markerRef(fleet, marker), hexRef(fleet, hex)],
    });
  }

  const withdrawal = procedure<Theater<Own>, Withdrawal>('withdrawal', cite.course, [
    decide('course', cite.course, side, createCourse(fleet, rules)),
    deed('sail', cite.course, sail),
    call('submarine', cite.submarine, rules.submarine, (g, { marker }) => rules.lurking(g, marker)),
    deed('onward', cite.course, () => goto('sail')),
    deed('arrive', cite.course, (g, { marker }) => {
      const { state: theater } = g;
      tellSailed(g, marker);
      const ships = at(theater.markers, marker);
      // A marker that has left the map is as good as new.
      ships.done = ships.hex !== OFF;
      ships.slow = 0;
      ships.bombed = 0;
      theater.active = NONE;
      theater.course = [];
    }),
  ]);

  const withdrawals = procedure<Theater<Own>, Withdrawals>('withdrawals', cite.phase, [
    each(
      'ships',
      cite.phase,
      () => withdrawal,
      (g, f) => {
        // Where formations are hidden, the enemy learns here that there are any.
        if (g.state.secret) g.stands();
        const marker = ofSide(lists.detached, f.side).find((number) => {
          const { hex, done } = at(g.state.markers, number);
          return hex !== OFF && !done;
        });
        return marker === undefined ? null : { marker };
      },
    ),
  ]);

  return { withdrawals, withdrawal };
}
