import {
  type AirPlace,
  at,
  comesInStrength,
  type Flight,
  isAfloat,
  markerRef,
  NONE,
  OFF,
  slowByAir,
  strengthOf,
} from '@point-option/chit-pull';
import type { Odds } from '@point-option/engine';
import { MOST_SLOW, SLOWING_UNITS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import type { G, LeyteTheater } from '../data/own.ts';
import { canLaunch } from './airBoxes.ts';
import { comesBack } from './landing.ts';
import { unitsBefore } from './raided.ts';
import { raidRules, raids } from './raids.ts';

/**
 * 6.5.10, 8.3.7: units of carriers fly that have not flown and that the carrier can still launch, those on patrol over their own force too.
 * A patrol over another force is not aboard.
 */
export function isAboard(place: AirPlace, unit: number, theater: LeyteTheater): boolean {
  if (!canLaunch(theater, unit)) return false;
  return place === 'ready' || (place === 'cap' && at(theater.own.covers, unit) === NONE);
}

/**
 * 8.3.7: the ship that is attacked fires flak alone, at each unit before it attacks, one after the other. Ruling: the strongest comes
 * first, and 8.1.1: each fighter goes with one of them, the strongest first too. 6.5.1, 6.5.7: all have flown a strike.
 */
export function airAttack(g: G, ship: number, attackers: readonly number[], suppressing: readonly number[]): void {
  const { air, guns, attacks } = raids;
  const strength = (unit: number): number => strengthOf(fleet, g.state, unit);
  const inOrder = attackers.toSorted((a, b) => strength(b) - strength(a));
  inOrder.forEach((unit, place) => {
    const flight = flightOf(g, unit, false);
    const strafers = place < suppressing.length ? 1 : 0;
    if (isAfloat(g.state, ship) && guns.column(g.state, ship, unit, false) > 0)
      guns.shoot(g, ship, flight, false, strafers);
    if (flight.fate !== 'down') attacks.attack(g, flight, ship);
    if (flight.fate === 'doomed') air.loseStep(g, unit);
  });
  for (const unit of [...attackers, ...suppressing])
    if (g.state.airAt[unit] !== 'lost') comesBack(g, flightOf(g, unit, false));
}

function flightOf(g: G, unit: number, suppresses: boolean): Flight {
  return {
    unit,
    fate: 'flying',
    extended: false,
    engaged: false,
    strength: strengthOf(fleet, g.state, unit),
    harried: 0,
    flak: 0,
    box: NONE,
    suppresses,
  };
}

/** The chances of a unit that flak doesn't touch. */
export function airOdds(g: G, unit: number, ship: number): Odds {
  const flight = flightOf(g, unit, false);
  const use = { column: flight.strength, modifiers: raidRules.attackModifiers(g, flight, ship) };
  return { ...g.odds('damage', use), title: { key: 'odds surface air' } };
}

/** 6.2.3 holds for aircraft in a surface battle too. */
export function harried(g: G, number: number, units: number): void {
  if (!comesInStrength(SLOWING_UNITS, units, unitsBefore(g, number, units))) return;
  const marker = at(g.state.markers, number);
  const { name, kind } = at(fleet.markers, number);
  if (kind === 'detached' || marker.hex === OFF || !slowByAir(marker, MOST_SLOW)) return;
  // The enemy hears how slow it is now, whatever else has slowed it.
  g.stands();
  g.emit('surface slowed', { marker: name, n: marker.slow }, { rule: '6.2.3', touches: [markerRef(fleet, number)] });
}
