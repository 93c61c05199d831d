import {
  at,
  baseOf,
  chitOf,
  createRaids,
  flakResult,
  isChit,
  isDestroyer,
  OFF,
  type Raid,
  type RaidNeeds,
  type RaidRules,
  shipsIn,
  sightedShips,
  tellContact,
} from '@point-option/chit-pull';
import type { Refusal } from '@point-option/engine';
import { EXTENDED_RANGE, MOST_SLOW, SLOWING_UNITS, STRIKE_COST } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { IS_IN_US_AREA, MANILA } from '../data/map.ts';
import { CHIT } from '../data/markers.ts';
import type { G, LeyteTheater, Own } from '../data/own.ts';
import { ARMY_UNITS } from '../data/squadrons.ts';
import { createAssault } from './assault.ts';
import { guardsOf } from './cover.ts';
import { criticals, damage, impactOn } from './damage.ts';
import { comesBack } from './landing.ts';
import { pointsLeft } from './movementLeft.ts';
import { unitsBefore } from './raided.ts';

/** 6.5.6: US units that are not exhausted and no escort carrier's fly up to twelve hexes, at their exhausted strength. */
function extension(theater: LeyteTheater, unit: number): number {
  const { side, range } = at(fleet.squadrons, unit);
  const home = at(theater.airHome, unit);
  if (side !== 'us' || home < 0 || at(theater.airWeak, unit)) return 0;
  return at(fleet.ships, home).type === 'CVE' ? 0 : EXTENDED_RANGE - range;
}

/** 9.4: nobody strikes Japanese ships in Manila. 6.5.8: Army bombers strike in their area alone. */
function bars(theater: LeyteTheater, entry: number, marker: number): Refusal | undefined {
  if (at(theater.markers, marker).hex === MANILA && at(fleet.markers, marker).side === 'japan')
    return { reason: { key: 'why in port', values: { marker: at(fleet.markers, marker).name } }, rule: '9.4' };
  if (!isChit(fleet, entry) || chitOf(fleet, entry) !== CHIT.usArmy) return undefined;
  const { hex } = at(theater.markers, marker);
  if (hex === OFF || IS_IN_US_AREA[hex] === true) return undefined;
  return { reason: { key: 'why outside the area', values: { marker: at(fleet.markers, marker).name } }, rule: '6.5.8' };
}

/** 6.2.2: a strike costs a force two movement points, and it can't strike without them. */
function launchHex(g: G, entry: number): number {
  if (isChit(fleet, entry)) return OFF;
  return pointsLeft(g, entry) < STRIKE_COST ? OFF : at(g.state.markers, entry).hex;
}

/** The attacker has seen the ships of the force. */
function sighted({ state }: G, { by, group }: Raid): void {
  tellContact(state, by, sightedShips(fleet, state, group, shipsIn(fleet, state, group), 'raid'));
}

/** Modules 6.5 and 8. */
export const raidRules: RaidRules<Own> = {
  cite: {
    strike: '8.1',
    night: '6.5.11',
    detected: '7.0',
    range: '6.5.1',
    extended: '6.5.6',
    patrol: '8.2.1',
    unescorted: '8.2.2',
    escorted: '8.2.3',
    group: '8.1',
    layout: '8.1',
    placing: '8.1',
    flak: '8.1',
    suppression: '8.1.1',
    shot: '8.1',
    attack: '8.1',
    slowed: '6.2.3',
  },
  // 8.1: a raid flies to one force, and the patrol over that alone meets it.
  aims: 'formation',
  guards: guardsOf,
  holds: (_entry, seen) => seen !== 0,
  bars,
  spares: () => false,
  bases: () => [],
  extension,
  launchHex,
  whyNoLaunch: () => ({ reason: { key: 'why no movement to launch', values: { n: STRIKE_COST } }, rule: '6.2.2' }),
  takeOff: ({ state }) => {
    state.own.spent += STRIKE_COST;
  },
  flown: () => undefined,
  sighted,
  assault: () => assault,
  // 8.2.3: patrols that are left go on to the bombers.
  presses: true,
  // 8.2.2: Japan does.
  shakes: 'enemy',
  attackModifiers: (_g, _flight, ship) => [isDestroyer(at(fleet.ships, ship).type) && 'destroyer'],
  impact: (_flight, ship, result) => impactOn(ship, result),
  slowing: { units: SLOWING_UNITS, most: MOST_SLOW, counts: 'attackers', came: unitsBefore },
  returns: comesBack,
};

const isArmy = (unit: number): boolean => ARMY_UNITS.includes(unit);

const raidNeeds: RaidNeeds<Own> = {
  air: {
    cite: { combat: '8.2', steps: '2.3.2' },
    modifiers: (_g, side) => (side === 'us' ? ['us'] : []),
  },
  flak: {
    cite: { shot: '8.1', ordnance: '8.1' },
    result: flakResult,
    // 8.1: ships of both sides fire into the next box, once, if nothing attacks them.
    reachesNextBox: () => true,
    helpsOnce: true,
    // 8.1: at heavy bombers the target alone fires, at half its strength.
    share: (unit, nextBox) => (isArmy(unit) ? (nextBox ? 0 : 0.5) : nextBox ? 0.5 : 1),
    // 8.1.1: it takes 1 off what the fire of the target does.
    strafing: 'result',
    ownFighters: (unit) => (isEscortCarriers(unit) ? 1 : 0),
    delivers: () => true,
    // Ruling: what is shot down before it drops its bombs drops none, unless the whole unit goes down on its run.
    keepsLoad: () => false,
  },
  damage,
  criticals,
};

/** 8.1.1: squadrons of escort carriers always suppress flak. */
function isEscortCarriers(unit: number): boolean {
  const { home } = at(fleet.squadrons, unit);
  return baseOf(home) < 0 && at(fleet.ships, home).type === 'CVE';
}

export const raids = createRaids<Own>(fleet, raidRules, raidNeeds);
const assault = createAssault(() => raids);

/** Everything that a strike enters. */
export const raidProcedures = [...raids.procedures, assault];
