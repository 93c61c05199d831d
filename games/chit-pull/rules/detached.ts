import { decide, deed, each, end, type Flow, goto, type Procedure, procedure } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { shipsIn, shipsUnder } from '../data/formations.ts';
import { at, enemyOf, ofSide, type PerSide, type SideId } from '../data/side.ts';
import { type G, LEFT, NONE, OFF, type Theater } from '../data/theater.ts';
import { retire } from './damage.ts';
import { createCourse } from './detachedCourse.ts';
import { isShown, markerLists } from './formation.ts';

/** An edge of the map that a side's ships sail home over. */
export interface HomeEdge {
  /** What it is called: words stand under "edge.<name>". */
  readonly name: string;
  readonly hexes: readonly number[];
}

/** What a game says of damaged ships that sail home on their own. */
export interface DetachedRules<Own extends object> {
  readonly cite: {
    /** When they move; how they must. */
    readonly phase: string;
    readonly course: string;
  };
  readonly edges: Readonly<PerSide<readonly HomeEdge[]>>;
  /** Movement points of a marker this turn. */
  speed(g: G<Own>, marker: number): number;
  /** Ships have entered a hex: what lies in wait there, if anything. */
  entered(g: G<Own>, marker: number): Flow | undefined;
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

  function sail(g: G<Own>, { marker }: Withdrawal): Flow | undefined {
    const { state: theater } = g;
    const next = theater.course.shift();
    const ships = at(theater.markers, marker);
    if (next === undefined || ships.hex === OFF) return finish(theater, marker);
    if (next === OFF) {
      leaveMap(g, marker);
      return finish(theater, marker);
    }
    if (isHeld(theater, enemyOf(side(g, { marker })), next)) {
      theater.course = [];
      const values = { marker: at(fleet.markers, marker).name, hex: fleet.grid.label(next) };
      g.emit('detached bars', values, { to: side(g, { marker }), rule: cite.course, reveals: true });
      return finish(theater, marker);
    }
    ships.hex = next;
    return rules.entered(g, marker);
  }

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

  function finish(theater: Theater<Own>, marker: number): Flow {
    const ships = at(theater.markers, marker);
    ships.done = ships.hex !== OFF;
    ships.slow = 0;
    theater.active = NONE;
    theater.course = [];
    return end;
  }

  const withdrawal = procedure<Theater<Own>, Withdrawal>('withdrawal', cite.course, [
    decide('course', cite.course, side, createCourse(fleet, rules)),
    deed('sail', cite.course, sail),
    deed('onward', cite.course, () => goto('sail')),
  ]);

  const withdrawals = procedure<Theater<Own>, Withdrawals>('withdrawals', cite.phase, [
    each(
      'ships',
      cite.phase,
      () => withdrawal,
      (g, f) => {
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
