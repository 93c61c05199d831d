import { formationOf } from '../data/formations.ts';
import { at, type SideId } from '../data/side.ts';
import { type Contact, LEFT, NONE, OFF, type Theater } from '../data/theater.ts';

/*
 * What a side sees of the enemy for now, because it lies on a display: the ships of a raid's target and of a surface battle, the groups
 * they sail with, and the air units that fly and fight in front of it. When the display is cleared, all of it is hidden again.
 */

/** Whether the enemy has seen an air unit in the air this turn, or sees where it was sent: it can't do anything else before the next. */
export function wasShown({ airShown, airPost, turn }: Theater, unit: number): boolean {
  return airPost[unit] !== OFF || (turn > 0 && airShown[unit] === turn);
}

/** Whether both sides see an air unit now. */
export function isAirOpen(theater: Theater, unit: number): boolean {
  if (wasShown(theater, unit)) return true;
  const { raid } = theater;
  if (raid === null) return false;
  if (raid.patrol.includes(unit) || raid.met.includes(unit)) return true;
  for (const flight of raid.flights) if (flight.unit === unit) return true;
  return false;
}

/** Whether both sides see a ship now. */
export function isShipOpen({ raid, battle }: Theater, ship: number): boolean {
  if (raid?.boxes.includes(ship) === true) return true;
  if (battle === null) return false;
  for (const combatant of battle.ships) if (combatant.ship === ship) return combatant.mask === undefined;
  return false;
}

/** Whether both sides know a group now, and where it is: ships of it are on a display, or a raid has found it. */
export function isGroupOpen(theater: Theater, group: number): boolean {
  const { raid, battle, shipAt } = theater;
  if (raid?.group === group) return true;
  if (battle === null) return false;
  if (battle.markers.includes(group)) return true;
  for (const { ship, mask } of battle.ships) if (mask === undefined && shipAt[ship] === group) return true;
  return false;
}

/** Whether both sides see all ships of a group: those in a surface battle, and those that a raid attacks, all lie on a display. */
export function isAllOpen(theater: Theater, group: number): boolean {
  const { raid, battle } = theater;
  if (raid !== null && raid.group === group && raid.boxes.length > 0) return true;
  if (battle === null || !battle.markers.includes(formationOf(theater, group))) return false;
  // Before they are deployed nobody sees any of them.
  let known = false;
  for (const { ship, mask } of battle.ships) {
    const { [ship]: where } = theater.shipAt;
    // Who does not see what lies face down sees a counter that sails with nobody: it may be a ship of any group.
    if (where === LEFT || (where === group && mask !== undefined)) return false;
    if (where === group) known = true;
  }
  return known;
}

/** Whether a side was told of an enemy marker this turn. */
export function isFresh(theater: Theater, { turn }: Pick<Contact, 'turn'>): boolean {
  return turn === theater.turn;
}

/** Whether a side's formation takes part in what lies on a display, or sent it: its ships are not just anybody's. */
export function isEngaged(theater: Theater, marker: number, side: SideId): boolean {
  const { raid, battle, markers } = theater;
  const { hex, force } = at(markers, marker);
  if (battle !== null && (battle.hex === hex || battle.markers.includes(marker))) return true;
  if (raid === null) return false;
  if (raid.by === side) return raid.from === marker || (force !== NONE && raid.from === force);
  return raid.hex === hex || raid.fight === hex;
}
