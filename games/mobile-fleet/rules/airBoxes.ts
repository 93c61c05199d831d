import { at, baseOf, conditionOf, OFF, type SideId } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import type { G, MobileTheater } from '../data/own.ts';
import { deckFor } from './airDecks.ts';

/*
 * Where air units wait between missions: Ready, on patrol, Flown. American units tire and recover; Japanese carrier units fly one
 * strike in the whole battle (5.5).
 */

/** Whether an air unit's base can launch it: an airfield, or a carrier on the map that still flies (9.4). */
export function canLaunch(theater: MobileTheater, unit: number): boolean {
  const home = at(theater.airHome, unit);
  return baseOf(home) >= 0 || (at(theater.shipAt, home) >= 0 && conditionOf(fleet, theater, home).flies);
}

/** Ruling: patrols come down when a new turn begins, on the side they show; a carrier that no longer flies stows them away (9.4). */
export function landPatrols({ state }: G): void {
  const { airAt, airPost } = state;
  for (let unit = 0; unit < airAt.length; unit++) {
    if (airAt[unit] !== 'cap') continue;
    airAt[unit] = canLaunch(state, unit) ? 'ready' : 'flown';
    airPost[unit] = OFF;
  }
}

/** 5.4: American units that flew beyond their range are back, at full strength. */
export function returnFromRange(g: G): void {
  const { state } = g;
  for (const unit of fleet.squadronsOf.us) {
    if (state.airAt[unit] !== 'away' || at(state.airBack, unit) > state.turn) continue;
    state.airAt[unit] = canLaunch(state, unit) ? 'ready' : 'flown';
    state.airBack[unit] = 0;
    state.airWeak[unit] = false;
    if (!g.silent) g.emit('back from range', { unit: at(fleet.squadrons, unit).name }, { rule: '5.4', to: 'us' });
  }
}

/**
 * 5.5: by day, American units that have flown are ready again, tired. By night they are ready and fresh; ruling: so are those that
 * stayed on deck tired, which would do worse than those that flew.
 */
export function recoverAmerican(g: G): void {
  const { state } = g;
  const night = fleet.isNight(state.turn);
  let recovered = 0;
  for (const unit of fleet.squadronsOf.us) {
    const place = state.airAt[unit];
    if ((place !== 'flown' && !(night && place === 'ready')) || !canLaunch(state, unit)) continue;
    if (place === 'flown') recovered++;
    state.airAt[unit] = 'ready';
    state.airWeak[unit] = !night;
  }
  if (recovered > 0) g.emit(night ? 'rested' : 'tired', { n: recovered }, { rule: '5.5', to: 'us' });
}

/** 9.4: a carrier at half damage flies nothing any more. What is in the air stays there until it lands. */
export function groundCarrier(g: G, ship: number): void {
  const { airAt, airHome } = g.state;
  for (const unit of fleet.squadronsOf[at(fleet.ships, ship).side])
    if (airHome[unit] === ship && airAt[unit] === 'ready') airAt[unit] = 'flown';
  g.emit(
    'grounded',
    { ship: at(fleet.ships, ship).name },
    { rule: '9.4', touches: [{ piece: at(fleet.ships, ship).id }] },
  );
}

/**
 * 10.2, 15.6: the aircraft of a carrier that sinks are lost with it. Under 15.6 Japanese patrols in the air come down on other decks in
 * the hex, as far as there is room.
 */
export function loseCarrier(g: G, ship: number, group: number): void {
  const { side, name } = at(fleet.ships, ship);
  const { state } = g;
  let lost = 0;
  for (const unit of fleet.squadronsOf[side]) {
    if (state.airHome[unit] !== ship || state.airAt[unit] === 'lost') continue;
    const deck =
      state.airAt[unit] === 'cap' && mayUseOtherDecks(g, side)
        ? deckFor(state, unit, at(state.markers, group).hex)
        : OFF;
    if (deck !== OFF) {
      state.airHome[unit] = deck;
      continue;
    }
    state.airAt[unit] = 'lost';
    state.airBack[unit] = 0;
    lost++;
  }
  if (lost > 0)
    g.emit(
      'aircraft lost aboard',
      { ship: name, n: lost },
      { rule: '10.2', touches: [{ piece: at(fleet.ships, ship).id }] },
    );
}

/** 15.6: the Japanese alone, and only with the optional rule. */
export function mayUseOtherDecks(g: G, side: SideId): boolean {
  return side === 'japan' && g.options['otherDecks'] === true;
}

/** The aircraft of a carrier that has left the map are out of the battle. They are not destroyed. */
export function strandAircraft({ state }: G, ship: number): void {
  for (const unit of fleet.squadronsOf[at(fleet.ships, ship).side]) {
    if (state.airHome[unit] !== ship || state.airAt[unit] === 'lost') continue;
    state.airAt[unit] = 'stranded';
    state.airBack[unit] = 0;
  }
}
