import { at, baseOf, emptyTheater, enemyOf, LEFT, NONE, tellContact } from '@point-option/chit-pull';
import type { MatchOptions } from '@point-option/engine';
import { fleet, REPORTED } from './fleet.ts';
import type { Opening } from './lesson.ts';
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
    open(theater, spec.opening);
    return theater;
  }
  for (const [group, ships] of SHIPS_OF) for (const of of ships) theater.shipAt[of] = marker(group);
  placeUs(theater, spec);
  if (!spec.landAirEarly) holdBack(theater);
  return theater;
}

/** Everybody is where the opening says. Aircraft of other carriers have no deck, and land-based air would come too late. */
function open(theater: MobileTheater, { formations }: Opening): void {
  for (const start of formations) {
    const number = marker(start.marker);
    put(theater, number, start.hex, NONE);
    const placed = at(theater.markers, number);
    placed.dummy = start.ships.length === 0;
    for (const each of start.ships) theater.shipAt[ship(each)] = number;
    if (start.reported === undefined) continue;
    const { turn, source, counts: told, within, arm } = start.reported;
    const counts = REPORTED.map((type) => told[type] ?? 0);
    const total = counts.reduce((sum, n) => sum + n, 0);
    const sighting = { marker: number, hex: placed.hex, turn, source, told: 'types', total, counts, within } as const;
    tellContact(theater, enemyOf(at(fleet.markers, number).side), sighting);
    placed.seen = arm;
    if (theater.secret) placed.shown = placed.hex;
  }
  for (const [unit, home] of theater.airHome.entries())
    if (baseOf(home) < 0 && theater.shipAt[home] === LEFT) theater.airAt[unit] = 'stranded';
  for (const unit of ISLAND_UNITS) wait(theater, unit, theater.lastTurn + 1);
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
