import {
  at,
  enemyOf,
  isAirHidden,
  isBelieved,
  isTied,
  keepsProofs,
  NONE,
  ofSide,
  OFF,
  type OwnVary,
  shipsIn,
  type SideId,
} from '@point-option/chit-pull';
import { type Dice, pick, shuffle } from '@point-option/engine';
import { VARIANT_FACES } from './data/figures.ts';
import { fleet } from './data/fleet.ts';
import type { LeyteTheater, Own } from './data/own.ts';
import { MISSIONS_A_DAY } from './rules/airBoxes.ts';

/* What only this battle hides. Each changes one thing, in place, to something that the enemy can't tell from it. */

type Vary = OwnVary<Own>;

/** 13.1: two forces have each other's numbers, or one that is yet to come has a number that nobody uses. */
export function varyNumbers(side: SideId): Vary {
  return (theater, dice) => {
    if (theater.regrouping?.side === side) return false;
    const groups = shuffle(
      dice,
      ofSide(fleet.markersOf, side).filter((marker) => isHidden(theater, marker)),
    );
    return groups.some((one, place) => groups.slice(place + 1).some((other) => exchange(theater, one, other)));
  };
}

/** A force's number that the enemy knows nothing of. A dummy has none of its own. */
function isHidden(theater: LeyteTheater, marker: number): boolean {
  if (at(fleet.markers, marker).kind !== 'group' || at(theater.markers, marker).dummy) return false;
  return !isTied(fleet, theater, marker) && !isBelieved(fleet, theater, marker);
}

/** All ships of two numbers change places, where both are on the map or neither is. */
function exchange(theater: LeyteTheater, one: number, other: number): boolean {
  const ships = [shipsIn(fleet, theater, one), shipsIn(fleet, theater, other)] as const;
  const fleets = new Set(ships.flat().map((ship) => at(fleet.ships, ship).fleet));
  const isOut = (marker: number): boolean => at(theater.markers, marker).hex !== OFF;
  if (fleets.size !== 1 || isOut(one) !== isOut(other)) return false;
  const put = (lists: readonly [readonly number[], readonly number[]]): void => {
    for (const ship of lists[0]) theater.shipAt[ship] = one;
    for (const ship of lists[1]) theater.shipAt[ship] = other;
  };
  put([ships[1], ships[0]]);
  if (keepsProofs(fleet, theater, one) && keepsProofs(fleet, theater, other)) return true;
  put(ships);
  return false;
}

/** 8.2.1: a patrol guards another force than its own, or no other any more. While a raid is up, both sides see who meets it. */
export function varyCovers(side: SideId): Vary {
  return (theater, dice) => {
    const { airAt, own, markers, raid } = theater;
    if (raid !== null) return false;
    const up = ofSide(fleet.squadronsOf, side).filter((unit) => airAt[unit] === 'cap' && isAirHidden(theater, unit));
    if (up.length === 0) return false;
    const unit = pick(dice, up);
    const forces = ofSide(fleet.markersOf, side).filter((marker) => at(markers, marker).hex !== OFF);
    const others = [NONE, ...forces].filter((marker) => marker !== own.covers[unit]);
    own.covers[unit] = pick(dice, others);
    return true;
  };
}

/** 6.5.3: how often a unit has flown today. */
export function varyMissions(side: SideId): Vary {
  return (theater, dice) => {
    const units = ofSide(fleet.squadronsOf, side).filter((unit) => isAirHidden(theater, unit));
    if (units.length === 0) return false;
    const unit = pick(dice, units);
    const { missions } = theater.own;
    missions[unit] = (at(missions, unit) + dice.die(MISSIONS_A_DAY)) % (MISSIONS_A_DAY + 1);
    return true;
  };
}

/** 13.2: the face of the secret die. */
export function varyVariant({ own }: LeyteTheater, dice: Dice): boolean {
  if (own.variant === 0) return false;
  own.variant = ((own.variant - 1 + dice.die(VARIANT_FACES - 1)) % VARIANT_FACES) + 1;
  return true;
}

/** 13.1.5.2: whether a ship has passed a strait, or is free to go. */
export function varyPassage(theater: LeyteTheater, dice: Dice): boolean {
  const { passed, freed } = theater.own;
  const hidden = fleet.shipsOf.japan.filter((ship) => {
    const group = at(theater.shipAt, ship);
    return group >= 0 && !isTied(fleet, theater, group);
  });
  if (hidden.length === 0) return false;
  const ship = pick(dice, hidden);
  const marks = pick(dice, [passed, freed]);
  marks[ship] = !at(marks, ship);
  return true;
}

/** 12.2: what escort carriers off their station have cost so far. */
export function varyStations({ own, turn }: LeyteTheater): boolean {
  if (turn === 0) return false;
  own.offStation++;
  return true;
}

/** 13.1.5.1: where a force is drawn to, or whether it is. */
export function varyChases(theater: LeyteTheater, dice: Dice): boolean {
  const { own, markers } = theater;
  const hexes = ofSide(fleet.markersOf, enemyOf('us')).map((marker) => at(markers, marker).hex);
  const [chase] = shuffle(dice, own.chases);
  if (chase === undefined) return false;
  const others = hexes.filter((hex) => hex !== OFF && hex !== chase.hex);
  if (others.length === 0) own.chases = own.chases.filter((each) => each !== chase);
  else chase.hex = pick(dice, others);
  return true;
}
