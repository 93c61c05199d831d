import { at, emptyTheater, type Opening, openTheater, type SideId } from '@point-option/chit-pull';
import type { MatchOptions } from '@point-option/engine';
import { fleet } from './fleet.ts';
import { type LeyteTheater, newOwn, type Own } from './own.ts';
import { type Scenario, SCENARIOS, type ScenarioId } from './scenarios.ts';
import { SHIPS_OF } from './ships.ts';
import { CAMPAIGN_UNIT, FLOWN_AT_START, VARIANT_UNITS } from './squadrons.ts';

/** The theater before the first step of a match. Nobody is on the map yet: both sides give markers to their forces first (13.1). In a lesson everybody is. */
export function start(scenario: string, _options: MatchOptions): LeyteTheater {
  const spec = SCENARIOS[scenario as ScenarioId];
  const theater = emptyTheater<Own>(fleet, newOwn(spec.id));
  theater.turn = spec.firstTurn - 1;
  theater.lastTurn = spec.lastTurn;
  theater.veiled = true;
  for (const [ship, hits] of spec.hits) theater.hits[ship] = hits;
  for (const unit of VARIANT_UNITS) theater.airAt[unit] = 'stranded';
  for (const unit of spec.allReady ? [] : FLOWN_AT_START) theater.airAt[unit] = 'flown';
  theater.airAt[CAMPAIGN_UNIT] = spec.moreAir.includes(CAMPAIGN_UNIT) ? 'flown' : 'stranded';
  if (spec.opening !== undefined) openLesson(theater, spec.opening);
  return theater;
}

/** No aircraft take part. */
function openLesson(theater: LeyteTheater, opening: Opening): void {
  openTheater(fleet, theater, opening);
  for (let unit = 0; unit < fleet.squadrons.length; unit++) {
    theater.airAt[unit] = 'waiting';
    theater.airBack[unit] = theater.lastTurn + 1;
  }
}

/** The ships of a force in a scenario, with those that join it there. */
export function shipsOfForce({ joins }: Scenario, force: string): number[] {
  const also = Object.entries(joins).flatMap(([joining, to]) => (to === force ? (SHIPS_OF.get(joining) ?? []) : []));
  return [...(SHIPS_OF.get(force) ?? []), ...also];
}

/** The forces of a side in a scenario, in the order of its list. */
export function forcesOf({ arrivals }: Scenario, side: SideId): string[] {
  return arrivals.flatMap(({ forces }) => forces).filter((force) => sideOfForce(force) === side);
}

export function sideOfForce(force: string): SideId {
  const [first] = SHIPS_OF.get(force) ?? [];
  return first === undefined ? 'japan' : at(fleet.ships, first).side;
}
