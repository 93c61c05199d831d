import { type Dice, type Frame, pick, type Side } from '@point-option/engine';
import { copyTheater } from '../data/copy.ts';
import type { Fleet } from '../data/fleet.ts';
import { groupsOf } from '../data/formations.ts';
import { at, enemyOf, ofSide, type SideId } from '../data/side.ts';
import { baseOf } from '../data/squadron.ts';
import { NONE, type Report, SUNK, type Theater } from '../data/theater.ts';
import { markerLists } from '../rules/formation.ts';
import { dealShips } from './dealShips.ts';
import { drawFaces } from './drawFaces.ts';
import { drawFormations } from './drawFormations.ts';
import type { FormationFigures } from './plausible.ts';
import { placesFor } from './varyAircraft.ts';

/** What a game says of what could be hidden, besides what the family knows. */
export interface ResampleRules<Own extends object> {
  readonly limits: FormationFigures;
  copyOwn(own: Own): Own;
  /** How far off a report may be at most. */
  readonly tolerance: number;
  /** For how many turns aircraft may be away that flew beyond their range. */
  readonly away: readonly number[];
  /**
   * Draws what is hidden before the fleets are on the map. It gives true where it has done all there is to do for the ships of a side.
   */
  drawSetUp?(theater: Theater<Own>, side: SideId, dice: Dice, agenda: readonly Frame[]): boolean;
  /** Draws what is hidden in the game's own part, and of aircraft that are not in the battle yet, once the ships are dealt. */
  drawOwn(theater: Theater<Own>, side: SideId, dice: Dice): void;
}

export type Resample<Own extends object> = (
  view: Theater<Own>,
  side: Side,
  dice: Dice,
  agenda: readonly Frame[],
) => Theater<Own>;

/**
 * A theater equally possible for a side: the enemy's ships are dealt to the markers that it sees, so that they fit what it was told as
 * far as they can; some markers are dummies; aircraft are ready, on patrol or flown.
 */
export function createResample<Own extends object>(fleet: Fleet, rules: ResampleRules<Own>): Resample<Own> {
  const lists = markerLists(fleet);
  return (view, viewer, dice, agenda) => {
    const theater = copyTheater(view, rules.copyOwn);
    if (theater.over || (viewer !== 'japan' && viewer !== 'us')) return theater;
    const side = enemyOf(viewer);
    if (theater.veiled || theater.secret) {
      if (rules.drawSetUp?.(theater, side, dice, agenda) !== true) {
        const groups = drawFormations({ fleet, lists, limits: rules.limits }, theater, side, dice);
        if (theater.veiled) dealShips({ fleet, lists, limits: rules.limits }, theater, side, groups, dice);
      }
    }
    drawFaces(fleet, theater, side, dice);
    drawAircraft(fleet, theater, side, rules.away, dice);
    if (theater.report?.to === viewer) drawReport(fleet, theater, theater.report, rules.tolerance, dice);
    rules.drawOwn(theater, side, dice);
    return theater;
  };
}

/** How good a report will be that a side waits for, and which group of a force it is about, nobody has told it. */
function drawReport(fleet: Fleet, theater: Theater, report: Report, tolerance: number, dice: Dice): void {
  if (!report.open) report.tolerance = dice.die(tolerance + 1) - 1;
  if (report.source !== 'submarine' || report.group !== NONE) return;
  const groups = groupsOf(fleet, theater, report.marker).filter((group) => theater.shipAt.includes(group));
  report.group = groups.length > 0 ? pick(dice, groups) : report.marker;
}

/** Most of the enemy's aircraft are ready to fly. */
const READY_OF = 5;

function drawAircraft(fleet: Fleet, theater: Theater, side: SideId, away: readonly number[], dice: Dice): void {
  const { airAt, airWeak, airHome, shipAt } = theater;
  for (const unit of ofSide(fleet.squadronsOf, side)) {
    if (airAt[unit] === 'away') theater.airBack[unit] = theater.turn + pick(dice, away);
    if (airAt[unit] !== 'unknown') continue;
    const home = at(airHome, unit);
    if (baseOf(home) < 0 && shipAt[home] === SUNK) airHome[unit] = otherDeck(fleet, theater, side, home, dice);
    const places = placesFor(fleet, theater, unit);
    airAt[unit] = dice.die(READY_OF) < READY_OF - 1 ? at(places, 0) : pick(dice, places);
    if (side === 'us') airWeak[unit] = dice.die(READY_OF) === READY_OF;
  }
}

/** Aircraft that are left of a lost carrier fly from another, where there is one. */
function otherDeck(fleet: Fleet, { shipAt }: Theater, side: SideId, home: number, dice: Dice): number {
  const decks = ofSide(fleet.carriersOf, side).filter((ship) => at(shipAt, ship) >= 0);
  return decks.length === 0 ? home : pick(dice, decks);
}
