import type { Message, Refusal, Wanted } from '@point-option/engine';
import type { SideId } from '../data/map.ts';
import { shipName } from '../data/names.ts';
import { SHIP_NUMBER, SHIPS } from '../data/ships.ts';
import { at, type Fighter, type G, type SurfaceBattle } from '../data/state.ts';
import { pointedAt, whyNotYours } from './pointed.ts';

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

/** The ship that somebody pointed at, if it was one. */
export function shipWanted(wanted: Wanted): number | undefined {
  const pointed = pointedAt(wanted);
  return pointed?.is === 'ship' ? pointed.ship : undefined;
}

/** Why a ship takes no part in what a side decides in a battle; undefined where it fights there on that side. */
export function notInBattle(g: G, ship: number | undefined, side: string): Refusal | undefined {
  if (ship === undefined) return undefined;
  const foreign = whyNotYours({ is: 'ship', ship }, side, 'bat-02');
  if (foreign) return foreign;
  const { fighters, markers } = battleOf(g);
  const fights = fighters.some((fighter) => fighter.ship === ship) || g.state.at[ship] === markers[sideOf(ship)];
  return fights
    ? undefined
    : { reason: { key: 'why not in battle', values: { ship: shipName(ship) } }, rule: 'bat-02' };
}
