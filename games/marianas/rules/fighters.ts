import type { Message, Refusal } from '@point-option/engine';
import type { SideId } from '../data/map.ts';
import { shipName } from '../data/names.ts';
import { SHIP_NUMBER, SHIPS } from '../data/ships.ts';
import { at, type Fighter, type G, type SurfaceBattle } from '../data/state.ts';

/** The battle under way. */
export function battleOf(g: G): SurfaceBattle {
  return g.state.battle as SurfaceBattle;
}

export function sideOf(ship: number): SideId {
  return at(SHIPS, ship).side;
}

/** Whether a side has a ship in a box. */
export function isHeld(fighters: readonly Fighter[], side: SideId, box: number): boolean {
  for (const fighter of fighters) if (fighter.box === box && sideOf(fighter.ship) === side) return true;
  return false;
}

/** Whether a side has a ship left in the battle. */
export function isPresent(fighters: readonly Fighter[], side: SideId): boolean {
  for (const fighter of fighters) if (sideOf(fighter.ship) === side) return true;
  return false;
}

export function fighterOf(g: G, id: string): Fighter | undefined {
  const number = SHIP_NUMBER.get(id);
  return battleOf(g).fighters.find(({ ship }) => ship === number);
}

/** A ship in words, by its id. */
export function nameOf(id: string): Message {
  return shipName(SHIP_NUMBER.get(id) ?? 0);
}

export function notInBattle(wanted: string): Refusal | undefined {
  if (!SHIP_NUMBER.has(wanted)) return undefined;
  return { reason: { key: 'why not in battle', values: { ship: nameOf(wanted) } }, rule: 'bat-02' };
}
