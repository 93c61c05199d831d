import type { BoxDetail, OptionDetail, Ref, Refusal, Wanted } from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { battleSpeedOf, formationsAt, shipsUnder } from '../../data/formations.ts';
import { shipRef, shipWanted, surfaceBox, surfaceExit } from '../../data/refs.ts';
import { at, enemyOf, type SideId } from '../../data/side.ts';
import type { Battle, Combatant, G, Theater } from '../../data/theater.ts';
import { combatantSeen } from './faces.ts';
import { STRIP } from './figures.ts';

/*
 * Who is where on the surface display.
 */

export function battleOf(theater: Theater): Battle {
  return theater.battle as Battle;
}

export function combatantOf(theater: Theater, ship: number): Combatant | undefined {
  return battleOf(theater).ships.find((combatant) => combatant.ship === ship);
}

export function sideOfShip(fleet: Fleet, ship: number): SideId {
  return at(fleet.ships, ship).side;
}

/** The ships of a side that are on the display. */
export function presentOf(fleet: Fleet, theater: Theater, side: SideId): Combatant[] {
  return battleOf(theater).ships.filter(({ ship, box }) => box > 0 && sideOfShip(fleet, ship) === side);
}

export function hasPresent(fleet: Fleet, theater: Theater, side: SideId): boolean {
  return battleOf(theater).ships.some(({ ship, box }) => box > 0 && sideOfShip(fleet, ship) === side);
}

/** Boxes that a ship may move this round. */
export function pointsOf(fleet: Fleet, theater: Theater, { ship, slow }: Combatant): number {
  return Math.max(0, battleSpeedOf(fleet, theater, ship) - slow);
}

/** Takes ships that have sunk off the display. */
export function sweep(theater: Theater): void {
  for (const combatant of battleOf(theater).ships) if (at(theater.shipAt, combatant.ship) < 0) combatant.box = 0;
}

/** The battle is over where a side has no ship left to fight with; it gives whether that is so. */
export function endsAlone(fleet: Fleet, theater: Theater): boolean {
  const battle = battleOf(theater);
  if (hasPresent(fleet, theater, 'japan') && hasPresent(fleet, theater, 'us')) return false;
  battle.ended = 'no opponent';
  return true;
}

/** The formations of one side that fight in the hex, each with at least one ship. */
export function fighting(
  fleet: Fleet,
  theater: Theater,
  side: SideId,
  hex: number,
  takesPart: (marker: number) => boolean,
): number[] {
  return formationsAt(fleet, theater, side, hex).filter(
    (marker) => takesPart(marker) && shipsUnder(fleet, theater, marker).length > 0,
  );
}

/** The ids of the boxes, from 1; the first is not used. */
export const BOX_IDS: readonly string[] = Array.from({ length: STRIP + 1 }, (_, box) => surfaceBox(box));
export const BOX_NUMBER: ReadonlyMap<string, number> = new Map(
  BOX_IDS.map((id, box): [string, number] => [id, box]).slice(1),
);
export const EXIT_IDS: Readonly<Record<SideId, string>> = { japan: surfaceExit('japan'), us: surfaceExit('us') };

/** The boxes of an order, without the ways out. */
export const STRIP_BOXES: readonly { readonly id: string }[] = BOX_IDS.slice(1).map((id) => ({ id }));

/** A box of the strip as an order names it. */
export function describeStripBox(id: string): BoxDetail {
  const values = { box: BOX_NUMBER.get(id) ?? 0 };
  return { label: { key: 'surface box', values }, short: { key: 'surface box short', values }, touches: [boxRef(id)] };
}

/** A ship that may move, with how far. */
export function describeMover(fleet: Fleet, theater: Theater, id: string): OptionDetail {
  const ship = fleet.shipNumber.get(id) as number;
  const combatant = combatantOf(theater, ship) as Combatant;
  const values = { ship: at(fleet.ships, ship).name, box: combatant.box, n: pointsOf(fleet, theater, combatant) };
  return {
    label: { key: 'surface mover', values },
    short: { key: 'surface name', values },
    touches: [shipRef(fleet, ship)],
  };
}

export function boxRef(id: string): Ref {
  return { box: id };
}

/** Why a ship that somebody points at has no part in a question about ships of a side: their own, or the enemy's. */
export function whyNotOwn<Own extends object>(
  fleet: Fleet,
  g: G<Own>,
  wanted: Wanted,
  side: SideId,
  rule: string,
  viewer: SideId = side,
): Refusal | undefined {
  const ship = wantedShip(fleet, wanted);
  if (ship < 0) return undefined;
  const values = { ship: at(fleet.ships, ship).name };
  const combatant = combatantSeen(fleet, g.state, viewer, ship);
  if (combatant === undefined) return { reason: { key: 'why surface absent', values }, rule };
  if (combatant.box === 0) {
    const gone = at(g.state.shipAt, combatant.ship) < 0 ? 'why surface sunk' : 'why surface left';
    return { reason: { key: gone, values }, rule };
  }
  return sideOfShip(fleet, ship) === side ? undefined : { reason: { key: 'why surface enemy', values }, rule };
}

/** A ship pointed at on the board, or named as an option. */
export function wantedShip(fleet: Fleet, wanted: Wanted): number {
  return 'option' in wanted ? (fleet.shipNumber.get(String(wanted.option)) ?? -1) : shipWanted(fleet, wanted);
}

export function enemiesOf(fleet: Fleet, theater: Theater, side: SideId): Combatant[] {
  return presentOf(fleet, theater, enemyOf(side));
}
