import { emptyTheater, NONE, openTheater } from '@point-option/chit-pull';
import type { MatchOptions } from '@point-option/engine';
import { fleet } from './fleet.ts';
import { grid } from './map.ts';
import { FORCE, marker } from './markers.ts';
import { type MobileTheater, newOwn, type Own, type ScenarioId } from './own.ts';
import { FLAGSHIP, type Scenario, SCENARIOS } from './scenarios.ts';
import { ship, SHIPS_OF } from './ships.ts';
import { ISLAND_UNITS, LATE_UNITS, TRUK_TURN, TRUK_UNITS } from './squadrons.ts';

/**
 * The theater before the first step of a match. The US is set up (16.1.3). The Japanese ships wait in Forces A, B and C, off the map: the
 * Japanese player deploys them in the first procedure (16.1.1).
 */
export function start(scenario: string, options: MatchOptions): MobileTheater {
  const spec = SCENARIOS[scenario as ScenarioId];
  const theater = emptyTheater<Own>(fleet, newOwn(spec.id, ship(FLAGSHIP), options['wind'] === true));
  theater.turn = spec.firstTurn - 1;
  theater.lastTurn = spec.lastTurn;
  theater.secret = options['secretMovement'] === true;
  theater.veiled = options['secretComposition'] === true;
  if (spec.opening) {
    openTheater(fleet, theater, spec.opening);
    // Land-based air would come too late.
    for (const unit of ISLAND_UNITS) wait(theater, unit, theater.lastTurn + 1);
    return theater;
  }
  for (const [group, ships] of SHIPS_OF) for (const of of ships) theater.shipAt[of] = marker(group);
  placeUs(theater, spec);
  if (!spec.landAirEarly) holdBack(theater);
  return theater;
}

function placeUs(theater: MobileTheater, { us }: Scenario): void {
  for (const { group, hex, inForce } of us) {
    put(theater, marker(group), hex, inForce ? FORCE.us : NONE);
    if (inForce) put(theater, FORCE.us, hex, NONE);
  }
}

function put(theater: MobileTheater, number: number, hex: string, force: number): void {
  const placed = theater.markers[number];
  if (placed === undefined) throw new Error(`There is no marker ${number}.`);
  placed.hex = grid.mustHex(hex);
  placed.force = force;
}

/** 16.1.2: Truk's units come on turn 2, others when a die says. */
function holdBack(theater: MobileTheater): void {
  for (const unit of TRUK_UNITS) wait(theater, unit, TRUK_TURN);
  for (const unit of LATE_UNITS) wait(theater, unit, 0);
}

function wait(theater: MobileTheater, unit: number, turn: number): void {
  theater.airAt[unit] = 'waiting';
  theater.airBack[unit] = turn;
}
