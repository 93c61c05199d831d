import type { Message } from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { shipRef } from '../../data/refs.ts';
import { at, type SideId } from '../../data/side.ts';
import type { Battle, Combatant, G, Theater } from '../../data/theater.ts';

/*
 * Ships that lie face down on the surface display. The enemy sees a blank counter of their type in their place, and orders about them
 * name the blank.
 */

/** The ship that a side sees in a combatant's place: its own ships, and blanks for those of the enemy that lie face down. */
export function shownTo(fleet: Fleet, viewer: SideId, { ship, mask }: Combatant): number {
  return mask === undefined || at(fleet.ships, ship).side === viewer ? ship : mask;
}

/** The combatant that a side sees as this ship or blank. */
export function combatantSeen(fleet: Fleet, { battle }: Theater, viewer: SideId, shown: number): Combatant | undefined {
  return battle?.ships.find((combatant) => shownTo(fleet, viewer, combatant) === shown);
}

/** Ships are turned down: which blank stands for which is drawn, and only their owner sees it. */
export function turnDown<Own extends object>(
  fleet: Fleet,
  faceDown: (ship: number) => boolean,
  g: G<Own>,
  ships: Combatant[],
  rule: string,
): void {
  const left = new Map<string, number[]>();
  for (const combatant of ships) {
    if (!faceDown(combatant.ship)) continue;
    const { side, type, name } = at(fleet.ships, combatant.ship);
    const key = `${side} ${type}`;
    const blanks = left.get(key) ?? fleet.blanksOf(side, type).slice(0, countOf(fleet, ships, side, type));
    const mask = g.pick(blanks, 'purpose.surface counter', rule, {
      to: side,
      about: { ship: name },
      name: (blank) => at(fleet.ships, Number(blank)).name,
    });
    combatant.mask = mask;
    left.set(
      key,
      blanks.filter((blank) => blank !== mask),
    );
  }
}

function countOf(fleet: Fleet, ships: readonly Combatant[], side: SideId, type: string): number {
  return ships.filter(({ ship }) => at(fleet.ships, ship).side === side && at(fleet.ships, ship).type === type).length;
}

/** Their place in the list must not tell which they are: blanks stand in their own order, after all that lie face up. */
export function shuffleFaces({ ships }: Battle): void {
  // Sorting is stable: ships that lie face up stay in order.
  ships.sort((a, b) => (a.mask ?? -1) - (b.mask ?? -1));
}

/** A ship shows itself. */
export function turnUp<Own extends object>(fleet: Fleet, g: G<Own>, combatant: Combatant, rule: string): void {
  const { mask, ship } = combatant;
  if (mask === undefined) return;
  delete combatant.mask;
  const values = { counter: at(fleet.ships, mask).name, ship: at(fleet.ships, ship).name };
  g.emit('surface turned up', values, { rule, reveals: true, touches: [shipRef(fleet, ship)] });
}

/** What everybody may call a combatant. */
export function openName(fleet: Fleet, { ship, mask }: Combatant): Message {
  return { key: 'surface name', values: { ship: at(fleet.ships, mask ?? ship).name } };
}
