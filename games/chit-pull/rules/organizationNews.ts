import type { Message } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { isOnMap, knownHex, shipsIn } from '../data/formations.ts';
import { hexRef, markerRef } from '../data/refs.ts';
import { at, enemyOf, ofSide, type SideId } from '../data/side.ts';
import { type G, OFF, type Theater } from '../data/theater.ts';
import type { Regrouped } from './formation.ts';
import type { Organizer } from './organizationRules.ts';

/*
 * The enemy sees markers come and go, and never why: a group that joins the force, one that is disbanded and a dummy that is taken back
 * all look alike.
 */

/** Does something to a side's formations, and tells the enemy what he sees of it. */
export function inView<Own extends object>(
  { fleet, rules }: Organizer<Own>,
  g: G<Own>,
  side: SideId,
  act: () => void,
): void {
  if (g.silent) {
    act();
    return;
  }
  const markers = ofSide(fleet.markersOf, side);
  const before = markers.map((marker) => seenAt(fleet, g.state, side, marker));
  act();
  for (const [i, marker] of markers.entries()) {
    const old = at(before, i);
    const now = seenAt(fleet, g.state, side, marker);
    if (now === old) continue;
    const isNew = now !== OFF;
    const hex = isNew ? now : old;
    g.emit(
      isNew ? 'marker appears' : 'marker gone',
      { marker: at(fleet.markers, marker).name, hex: fleet.grid.label(hex) },
      {
        to: enemyOf(side),
        rule: rules.cite.reorganize,
        touches: isNew ? [markerRef(fleet, marker), hexRef(fleet, hex)] : [hexRef(fleet, hex)],
      },
    );
  }
}

/** Where the enemy sees a marker, or OFF. */
function seenAt(fleet: Fleet, theater: Theater, side: SideId, marker: number): number {
  return isOnMap(theater, marker) ? knownHex(fleet, theater, enemyOf(side), marker) : OFF;
}

/** Tells a side what it did with one of its markers. */
export function tellOwner<Own extends object>(
  { fleet }: Organizer<Own>,
  g: G<Own>,
  key: string,
  rule: string,
  marker: number,
  force?: number,
): void {
  if (g.silent) return;
  const { name, side } = at(fleet.markers, marker);
  const { hex } = at(g.state.markers, marker);
  const values = {
    group: name,
    hex: fleet.grid.label(hex),
    ...(force !== undefined && { force: at(fleet.markers, force).name }),
  };
  g.emit(key, values, { to: side, rule, touches: [hexRef(fleet, hex)] });
}

/** Tells the enemy how many units a new group has, or is said to have. */
export function announce<Own extends object>(
  { fleet, rules }: Organizer<Own>,
  g: G<Own>,
  marker: number,
  n: number,
): void {
  if (!rules.announces) return;
  const { name, side } = at(fleet.markers, marker);
  const { hex } = at(g.state.markers, marker);
  const values = { marker: name, hex: fleet.grid.label(hex), n };
  const touches = [markerRef(fleet, marker), hexRef(fleet, hex)];
  g.emit('group announced', values, { rule: rules.cite.create, touches, reveals: true, to: enemyOf(side) });
}

/** Tells a side how the ships of a hex sail now. */
export function tellRegrouped<Own extends object>(
  { fleet, rules }: Organizer<Own>,
  g: G<Own>,
  side: SideId,
  hex: number,
  changes: readonly Regrouped[],
): void {
  if (g.silent || changes.length === 0) return;
  const groups = changes.map(({ marker }): Message => {
    const { name, kind } = at(fleet.markers, marker);
    const ships = shipsIn(fleet, g.state, marker);
    if (kind !== 'detached') return { key: 'group of ships', values: { group: name, n: ships.length } };
    const names = ships.map((ship) => ({ key: 'kernel.plain', values: { id: at(fleet.ships, ship).name } }));
    return { key: 'detached ships', values: { group: name, ships: names } };
  });
  const touches = [hexRef(fleet, hex)];
  g.emit('regrouped', { hex: fleet.grid.label(hex), groups }, { to: side, rule: rules.cite.reorganize, touches });
}
