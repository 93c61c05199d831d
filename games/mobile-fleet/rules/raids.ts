import {
  at,
  isChit,
  contactOn,
  createRaids,
  formationOf,
  hexesSailed,
  isCarrier,
  isDestroyer,
  OFF,
  PROOF,
  proofs,
  type Raid,
  type RaidNeeds,
  type RaidRules,
  shipsIn,
  shipsUnder,
  sideOfEntry,
  showPlace,
  sightedShips,
  type SideId,
  tellContact,
  flakResult,
} from '@point-option/chit-pull';
import type { Refusal } from '@point-option/engine';
import { ARM } from '../data/arms.ts';
import { BASES } from '../data/bases.ts';
import { EXTENDED_RANGE, MOST_SLOW, SLOWING_UNITS, WIND } from '../data/figures.ts';
import { fleet, REPORTED } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { G, MobileTheater, Own } from '../data/own.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { mayAttackCarriers } from './coordination.ts';
import { noteStrike } from './duty.ts';
import { createRadar } from './radar.ts';
import { createAirfield } from './raidsAirfield.ts';
import { criticals, damage, impactOf } from './raidsDamage.ts';

/** 8.0: US aircraft attack any airfield within range, those beyond the map too. */
const ALL_BASES: readonly number[] = BASES.map((_, base) => base);
const NO_BASES: readonly number[] = [];

/** 16.3: the air groups of the Japanese dream are trained. */
const TRAINED = ['trained'] as const;
const NO_MODIFIERS: readonly string[] = [];

function isTrained({ own }: MobileTheater, unit: number): boolean {
  return SCENARIOS[own.scenario].trained && at(fleet.squadrons, unit).side === 'japan';
}

/** 6.3.1, 6.3.2: Japanese carriers strike what carriers found, the islands what the islands found, US carriers whatever is detected. */
function holds(entry: number, seen: number): boolean {
  if (isChit(fleet, entry)) return (seen & ARM.island) !== 0;
  return sideOfEntry(fleet, entry) === 'us' ? seen !== 0 : (seen & ARM.carrier) !== 0;
}

/** 8.1.1: full-strength US units can fly farther. */
export function extension(side: SideId, isFatigued: boolean): number {
  return side === 'us' && !isFatigued ? EXTENDED_RANGE : 0;
}

/** Whether island air still waits for the order to attack carriers (16.1.4). */
function awaitsOrder(theater: MobileTheater, entry: number): boolean {
  return isChit(fleet, entry) && !mayAttackCarriers(theater);
}

/** 16.1.4, from what Japan knows: this turn's report names carriers, or the formation has launched aircraft. */
function bars(theater: MobileTheater, entry: number, marker: number): Refusal | undefined {
  if (!awaitsOrder(theater, entry) || !isKnownCarrierForce(theater, marker)) return undefined;
  const values = { marker: at(fleet.markers, marker).name };
  return { reason: { key: 'why awaits order', values }, rule: '16.1.4' };
}

function isKnownCarrierForce(theater: MobileTheater, marker: number): boolean {
  if ((proofs(theater, marker) & (PROOF.carrier | PROOF.carriers)) !== 0) return true;
  const contact = contactOn(theater, 'japan', marker);
  if (contact === undefined || contact.turn !== theater.turn || contact.told !== 'types') return false;
  return contact.counts.some((n, type) => n > 0 && isCarrier(at(REPORTED, type)));
}

/** 16.1.4: without the order island air turns away from carriers that nobody had reported. */
function spares(theater: MobileTheater, { from }: Raid, group: number): boolean {
  return awaitsOrder(theater, from) && shipsUnder(fleet, theater, formationOf(theater, group)).some(isCarrierShip);
}
function isCarrierShip(ship: number): boolean {
  return isCarrier(at(fleet.ships, ship).type);
}

const SOUTHEAST = grid.direction('SE');

/** 15.3: with the wind in play, carriers launch once the formation has sailed its last two hexes to the southeast. */
function launchHex({ state, options }: G, entry: number): number {
  // Aircraft ashore start from their bases.
  if (isChit(fleet, entry)) return OFF;
  if (options['wind'] === true && hexesSailed(fleet, state, SOUTHEAST) < WIND.bombers) return OFF;
  return at(state.markers, entry).hex;
}

/** The attacker has seen the ships of one group. Of a force it knows the rest only from reports. */
function sighted({ state }: G, { by, group }: Raid): void {
  const formation = formationOf(state, group);
  const seen = sightedShips(fleet, state, formation, shipsIn(fleet, state, group), 'raid');
  showPlace(state, formation);
  if (formation === group) {
    tellContact(state, by, seen);
    return;
  }
  const before = contactOn(state, by, formation);
  const counts = seen.counts.map((n, type) => Math.max(n, before?.counts[type] ?? 0));
  const total = Math.max(
    before?.total ?? 0,
    counts.reduce((sum, n) => sum + n, 0),
  );
  tellContact(state, by, { ...seen, total, counts, within: before?.told === 'types' ? before.within : NOT_TOLD });
}
const NOT_TOLD = -1;

const radar = createRadar(() => raids.interception);
const airfield = createAirfield(() => raids.losses);

/** Modules 8, 13 and 14, and what others say of strikes. */
export const raidRules: RaidRules<Own> = {
  cite: {
    strike: '8.0',
    night: '8.0',
    detected: '8.0',
    range: '8.1',
    extended: '8.1.1',
    patrol: '8.2',
    unescorted: '8.2.1',
    escorted: '8.2.2',
    group: '8.3',
    layout: '8.3',
    placing: '8.4',
    flak: '8.5',
    suppression: '8.5.1',
    shot: '8.5.2',
    attack: '8.6',
    slowed: '7.2',
  },
  // 8.0, 8.2.3: all CAP of the hex meets it, and chance picks a group.
  aims: 'hex',
  holds,
  bars,
  spares,
  bases: (side) => (side === 'us' ? ALL_BASES : NO_BASES),
  extension: ({ airWeak }, unit) => extension(at(fleet.squadrons, unit).side, airWeak[unit] === true),
  launchHex,
  whyNoLaunch: () => ({ reason: { key: 'why downwind', values: { n: WIND.bombers } }, rule: '15.3' }),
  takeOff: () => undefined,
  flown: noteStrike,
  sighted,
  approach: {
    rule: '13.0',
    procedure: () => radar,
    locals: ({ state, options }) => (options['radar'] === true && state.raid?.by === 'japan' ? {} : null),
  },
  airfield: { rule: '8.0', procedure: () => airfield },
  presses: false,
  // 8.2.1: their owner does.
  shakes: 'owner',
  attackModifiers: ({ state }, { unit }, ship) => [
    isDestroyer(at(fleet.ships, ship).type) && 'destroyer',
    isTrained(state, unit) && 'trained',
  ],
  impact: ({ unit }, _ship, result) => impactOf(result, at(fleet.squadrons, unit).kind === 'T'),
  // 7.2: an air attack has its escorts in it (8.2.2).
  slowing: { units: SLOWING_UNITS, most: MOST_SLOW, counts: 'raid' },
  // 8.1.2
  returns: (g, { unit, extended }) => {
    if (!extended) return;
    const { name } = at(fleet.squadrons, unit);
    const turns = g.roll<number>('extended range', {
      to: 'us',
      purpose: 'purpose.extended range',
      about: { unit: name },
      rule: '8.1.2',
    });
    g.state.airAt[unit] = 'away';
    g.state.airBack[unit] = g.state.turn + turns;
  },
};

const US = ['us'] as const;

export const raidNeeds: RaidNeeds<Own> = {
  air: {
    cite: { combat: '8.2.1', steps: '8.2.1' },
    modifiers: ({ state }, side) => {
      if (side === 'us') return US;
      return SCENARIOS[state.own.scenario].trained ? TRAINED : NO_MODIFIERS;
    },
  },
  flak: {
    cite: { shot: '8.5.2', ordnance: '14.0' },
    result: flakResult,
    reachesNextBox: (side) => side === 'us',
    // 8.5: at half strength, at every unit.
    share: (_unit, nextBox) => (nextBox ? 0.5 : 1),
    helpsOnce: false,
    // 8.5.1
    strafing: 'die',
    ownFighters: () => 0,
    delivers: ({ options }) => options['ordnance'] === true,
    keepsLoad: ({ options }) => options['ordnance'] === true,
  },
  damage,
  criticals,
};

export const raids = createRaids<Own>(fleet, raidRules, raidNeeds);

/** Everything that a strike enters. */
export const raidProcedures = [...raids.procedures, radar, airfield];
