import type { Box, Layout, Piece } from '@point-option/engine';
import { isDamaged } from '../data/formations.ts';
import type { MarkerSpec } from '../data/fleet.ts';
import { listOf } from '../data/list.ts';
import { at, ofSide, type SideId } from '../data/side.ts';
import { type G, type Marker, OFF, type Theater } from '../data/theater.ts';
import type { FormationLimits } from './formationLimits.ts';
import { hexInHand, type Organizer, type Reorganization } from './organizationRules.ts';

/** Which ships of the hex in hand may go under which markers. */
export function createShipsLayout<Own extends object>(
  { fleet, rules, lists }: Organizer<Own>,
  limits: FormationLimits,
): (g: G<Own>, f: Reorganization) => Layout {
  const boxOf: readonly Box[] = fleet.markers.map(({ id }) => ({ id }));
  const shipIds = fleet.ships.map(({ id }) => id);

  /** Group markers that ships of a hex may sail with: those there, dummies too, and the unused ones. */
  function groupBoxes(theater: Theater<Own>, side: SideId, hex: number): number[] {
    const here = ofSide(lists.groups, side).filter(
      (group) => at(theater.markers, group).hex === hex && rules.fixed?.(theater, group) === undefined,
    );
    return [...here, ...limits.unused(theater, side)];
  }

  /** Markers for ships on their own: those there already, and the first that is free. */
  function detachedBoxes(theater: Theater<Own>, side: SideId, hex: number): number[] {
    const markers = ofSide(lists.detached, side);
    const free = markers.find((marker) => at(theater.markers, marker).hex === OFF);
    const here = markers.filter((marker) => at(theater.markers, marker).hex === hex);
    return free === undefined ? here : [...here, free];
  }

  function layout(g: G<Own>, { side }: Reorganization): Layout {
    const theater = g.state;
    const hex = hexInHand(theater);
    if (hex === OFF) return { pieces: [], boxes: [], partial: true };
    const groups = groupBoxes(theater, side, hex);
    const ships: number[] = [];
    let isAnyDamaged = false;
    for (const ship of ofSide(fleet.shipsOf, side)) {
      if (!isGrouped(theater, ship, hex)) continue;
      ships.push(ship);
      if (isDamaged(theater, ship)) isAnyDamaged = true;
    }
    const detached = rules.detaches && isAnyDamaged ? detachedBoxes(theater, side, hex) : [];
    const all = listOf([...groups, ...detached], (marker) => at(boxOf, marker));
    const ids = listOf(all, ({ id }) => id);
    // Ships of one group may go to the same boxes.
    const open = new Map<number, readonly string[]>();
    for (const group of groups)
      open.set(group, rules.bound(theater, group) === undefined ? ids : boundBoxes(theater, groups, detached, group));
    const pieces = listOf(
      ships,
      (ship): Piece => ({ id: shipIds[ship] as string, boxes: open.get(theater.shipAt[ship] as number) ?? ids }),
    );
    return { pieces, boxes: all, partial: true };
  }

  /** Ships of a group that is bound to its force stay in it, unless they sail home. */
  function boundBoxes(
    theater: Theater<Own>,
    groups: readonly number[],
    detached: readonly number[],
    group: number,
  ): string[] {
    const { force } = at(theater.markers, group);
    const own = groups.filter((other) => other === group || at(theater.markers, other).force === force);
    return [...own, ...detached].map((marker) => at(fleet.markers, marker).id);
  }

  /** Whether a ship sails with a group in the hex. */
  function isGrouped(theater: Theater<Own>, ship: number, hex: number): boolean {
    const marker = theater.shipAt[ship] as number;
    if (marker < 0 || (theater.markers[marker] as Marker).hex !== hex) return false;
    return (fleet.markers[marker] as MarkerSpec).kind === 'group' && rules.fixed?.(theater, marker) === undefined;
  }

  return layout;
}
