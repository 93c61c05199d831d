import { at, isCarrier, isDestroyer, roundHalfUp, SUNK } from '@point-option/chit-pull';
import type { Context, Outcome } from '@point-option/engine';
import { ESCAPED_SHARE } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import type { G, LeyteTheater } from '../data/own.ts';
import { SINGLE_DESTROYERS, SUPER_BATTLESHIPS } from '../data/ships.ts';
import { shipsOfForce } from '../data/start.ts';
import { SCENARIOS, variantUnits } from '../data/scenarios.ts';
import { isFanatical, swornIn } from './fanaticism.ts';
import { isInOpening, isLate } from './lesson.ts';

/* Module 12. */

/** Points and levels stand in charts. */
type Looks = Pick<Context<unknown>, 'look'>;

export type Level = 'japan decisive' | 'japan pyrrhic' | 'draw' | 'us significant' | 'us decisive';

/** What a ship counts as: Yamato and Musashi are worth more than other battleships (12.2). */
function countedAs(ship: number): string {
  return SUPER_BATTLESHIPS.includes(ship) ? 'super battleship' : at(fleet.ships, ship).type;
}

/** 12.1, 12.2: what a ship is worth to its enemy when she sinks; a unit of destroyers by the boxes that are left. Transports count for nothing. */
export function valueOf(g: Looks, { hits }: LeyteTheater, ship: number): number {
  const { side, type, boxes } = at(fleet.ships, ship);
  if (type === 'APD') return 0;
  const chart = side === 'japan' ? 'us points' : 'japanese points';
  const each = g.look<number>(chart, countedAs(ship), 'sunk');
  return isDestroyer(type) ? each * (boxes - at(hits, ship)) : each;
}

/** 12.1: what Japan has for one US ship. */
function japaneseFor(g: Looks, { shipAt, hits }: LeyteTheater, ship: number): number {
  const { type } = at(fleet.ships, ship);
  const taken = at(hits, ship);
  if (isDestroyer(type)) return taken * g.look<number>('japanese points', type, 'sunk');
  if (shipAt[ship] === SUNK) return g.look<number>('japanese points', type, 'sunk');
  return taken > 0 ? g.look<number>('japanese points', type, 'damaged') : 0;
}

/** 12.2: what the US has for one Japanese ship. */
function usFor(g: Looks, theater: LeyteTheater, ship: number, forfeit: boolean): number {
  const { type, boxes } = at(fleet.ships, ship);
  if (type === 'APD') return 0;
  // Destroyers that a unit sent away (6.4.1), or had lost before the battle (13.1.1), are nobody's prey.
  if (isDestroyer(type)) {
    const gone = at(theater.own.sent, ship) + (SCENARIOS[theater.own.scenario].hits.get(ship) ?? 0);
    return Math.max(0, (forfeit ? boxes : at(theater.hits, ship)) - gone) * g.look<number>('us points', type, 'sunk');
  }
  return theater.shipAt[ship] === SUNK || forfeit ? g.look<number>('us points', countedAs(ship), 'sunk') : 0;
}

/** What the points are made of, by name. */
export interface Score extends Record<string, number> {
  us: number;
  japan: number;
  net: number;
}

/** 13.1.5.2, ours: ships that never passed a strait count as sunk. Before the last day it can't be said. */
function forfeits(g: Pick<G, 'options'>, theater: LeyteTheater): ReadonlySet<number> {
  if (!theater.over || !isFanatical(g) || !isLate(theater)) return new Set();
  return new Set(swornIn(theater).filter((ship) => at(theater.shipAt, ship) !== SUNK && !hasObeyed(theater.own, ship)));
}

/** Ships that were sent home damaged are excused. */
function hasObeyed({ passed, freed, homeward }: LeyteTheater['own'], ship: number): boolean {
  return passed[ship] === true || freed[ship] === true || homeward[ship] === true;
}

/** 12.0 to 12.2: the score as it stands. Ships that were never in this battle count for nobody. */
export function scoreOf(g: Looks & Pick<G, 'options'>, theater: LeyteTheater): Score {
  const lost = forfeits(g, theater);
  let sunk = 0;
  let carriers = 0;
  let others = 0;
  for (const ship of fleet.shipsOf.japan) {
    if (!tookPart(theater, ship)) continue;
    sunk += usFor(g, theater, ship, lost.has(ship));
    if (theater.shipAt[ship] === SUNK || lost.has(ship)) continue;
    const value = valueOf(g, theater, ship);
    if (isCarrier(at(fleet.ships, ship).type)) carriers += value;
    else others += value;
  }
  const escaped = carriers + roundHalfUp(others * ESCAPED_SHARE);
  const { offStation, unloaded, withheld } = theater.own;
  let japanShips = 0;
  for (const ship of fleet.shipsOf.us) japanShips += japaneseFor(g, theater, ship);
  const us = sunk - escaped - offStation;
  const japan = japanShips + unloaded + withheld;
  return {
    us,
    japan,
    net: us - japan,
    'us ships': sunk,
    // A plain zero, never minus zero.
    'us escaped': 0 - escaped,
    'us stations': 0 - offStation,
    'japan ships': japanShips,
    'japan transports': unloaded,
    'japan support': withheld,
  };
}

/** 12.1, 12.2: points for ships so far: both sides see every loss. */
export function lossesOf(g: Looks, theater: LeyteTheater): { us: number; japan: number } {
  let us = 0;
  for (const ship of fleet.shipsOf.japan) us += usFor(g, theater, ship, false);
  let japan = theater.own.unloaded + theater.own.withheld;
  for (const ship of fleet.shipsOf.us) japan += japaneseFor(g, theater, ship);
  return { us, japan };
}

/** By scenario: the ships of its forces. */
const TAKING_PART: ReadonlyMap<string, ReadonlySet<number>> = new Map(
  Object.values(SCENARIOS).map((scenario) => [
    scenario.id,
    new Set(scenario.arrivals.flatMap(({ forces }) => forces.flatMap((force) => shipsOfForce(scenario, force)))),
  ]),
);

/** Ships that only another scenario has, or another face of the secret die (13.2), were never there. */
function tookPart({ own }: LeyteTheater, ship: number): boolean {
  if (isInOpening(own, ship)) return true;
  if (TAKING_PART.get(own.scenario)?.has(ship) || SINGLE_DESTROYERS.slice(0, own.singles).includes(ship)) return true;
  return own.variant > 0 && variantUnits(own.variant).some((unit) => at(fleet.squadrons, unit).home === ship);
}

const WINNER: Readonly<Record<Level, 'japan' | 'us' | null>> = {
  'us decisive': 'us',
  'us significant': 'us',
  draw: null,
  'japan pyrrhic': 'japan',
  'japan decisive': 'japan',
};

/** 12.3: what a margin comes to. */
export function levelOf(g: Looks, { own }: Pick<LeyteTheater, 'own'>, net: number): Level {
  return g.look<Level>('levels', 'level', net - SCENARIOS[own.scenario].levels);
}

/** 12.3 */
export function outcomeOf(g: G): Outcome {
  const scores = scoreOf(g, g.state);
  const level = levelOf(g, g.state, scores.net);
  return { winner: WINNER[level], result: level, scores };
}

/** 12.3: the beachhead has been reached. */
export function decisiveOutcome(g: G): Outcome {
  return { winner: 'japan', result: 'japan decisive', scores: scoreOf(g, g.state) };
}
