import { at, baseOf, canLaunchFrom, createAirBoxes, OFF, type Rested, type SideId } from '@point-option/chit-pull';
import { base } from '../data/bases.ts';
import { fleet } from '../data/fleet.ts';
import type { G, MobileTheater, Own } from '../data/own.ts';
import { deckFor } from './airDecks.ts';

const GUAM = base('Guam');

/** Whether an air unit's base can launch it: an airfield, or a carrier on the map that still flies (9.4). */
export function canLaunch(theater: MobileTheater, unit: number): boolean {
  return canLaunchFrom(fleet, theater, at(theater.airHome, unit));
}

/**
 * 5.5: by day, American units that have flown are ready again, tired. By night they are ready and fresh; ruling: so are those that
 * stayed on deck tired, which would do worse than those that flew.
 */
function recovers({ turn, airAt }: MobileTheater, unit: number): Rested | null {
  const night = fleet.isNight(turn);
  return airAt[unit] === 'flown' || night ? { place: 'ready', weak: !night } : null;
}

/** American units tire and recover; Japanese carrier units fly one strike in the whole battle (5.5). */
export const airBoxes = createAirBoxes<Own>(fleet, {
  cite: { recovery: '5.5', grounded: '9.4', lost: '10.2' },
  // Ruling: patrols come down when a new turn begins, on the side they show; a carrier that no longer flies stows them away (9.4).
  lands: (theater, unit) => ({
    place: canLaunch(theater, unit) ? 'ready' : 'flown',
    weak: at(theater.airWeak, unit),
  }),
  recovers,
  grounded: 'flown',
  // 15.6: Japanese patrols in the air come down on other decks in the hex, as far as there is room.
  refuge: (g, unit, hex) => (mayUseOtherDecks(g, at(fleet.squadrons, unit).side) ? deckFor(g.state, unit, hex) : OFF),
  // 5.6: by night too, where nobody but the Japanese sees it.
  readiness: ({ airHome }, unit) => {
    const field = baseOf(at(airHome, unit));
    return {
      chart: 'island readiness',
      column: field === GUAM ? 'Guam' : 'elsewhere',
      to: 'japan',
      purpose: 'purpose.island readiness',
      about: { unit: at(fleet.squadrons, unit).name, base: at(fleet.bases, field).name },
      rule: '5.6',
    };
  },
});

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

/** 5.5 */
export function recoverAmerican(g: G): void {
  airBoxes.recover(g, 'us', fleet.isNight(g.state.turn) ? 'rested' : 'tired');
}

/** 15.6: the Japanese alone, and only with the optional rule. */
export function mayUseOtherDecks(g: G, side: SideId): boolean {
  return side === 'japan' && g.options['otherDecks'] === true;
}
