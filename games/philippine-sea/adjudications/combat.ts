import { integer, type Json, oneOf, optional } from '@point-option/engine';
import { d10 } from '../data/charts/d10.ts';
import { UNITS } from '../data/aircraft.ts';
import { GUAM_HEX } from '../data/map.ts';
import { APPROXIMATE, FROM_GUAM, LISTED, LOCATED, type Raid } from '../data/state.ts';
import { attackTotal, damageRolls, fewerRolls, rollDamage, type Surprise } from '../rules/airToShip.ts';
import { flak, LEAST_GUNS } from '../rules/antiAircraft.ts';
import { phaseCount } from '../rules/clock.ts';
import { contactRoll } from '../rules/contact.ts';
import { fight, leastAtEscorts } from '../rules/interception.ts';
import { attackersOf, fightersOf, unitsOf } from '../rules/missions.ts';
import { gunsReady } from '../rules/strikeAttack.ts';
import { pointsAtAttackers, pointsAtEscorts, rollPatrol, rollSurprise, strikeCombat } from '../rules/strikeCombat.ts';
import {
  anyOf,
  columnOn,
  count,
  insist,
  placeForce,
  placeMission,
  range,
  reading,
  ruling,
  scenario,
  table,
  westOfFleet,
  yes,
} from './kit.ts';

/** Air combat and attacks on ships (4.5, 5.0). */

const SURPRISES: readonly Surprise[] = ['none', 'partial', 'complete'];
const surprise = oneOf(SURPRISES);
const FIGHTERS = UNITS.filter(({ model }) => model.fighter).length;
const ATTACK_PLANES = UNITS.length - FIGHTERS;
const points = integer({ min: 0, max: 40 });
const guns = integer({ min: 0, max: 999 });

/** Fuel of a mission that has enough of it. */
const PLENTY = 10;
const TARGET = westOfFleet(10);

/** 5.21: what the letters of the chart say. */
const CONTACTS: Readonly<Record<string, Json>> = {
  C: { contact: true, wrongTargetWithin: null },
  fail: { contact: false, wrongTargetWithin: null },
  'W/0': { contact: false, wrongTargetWithin: 0 },
  'W/2': { contact: false, wrongTargetWithin: 2 },
};

interface InterceptionGiven {
  units: number;
  fighters: number;
  attackPoints: number;
  atEscorts?: number;
  fuelCritical?: boolean;
  landPlanes?: boolean;
  takingOffFromGuam?: boolean;
  scenario?: number;
}

/** 4.52: whom the units attack; without a choice named, no more at the escorts than must. */
function unitsAtEscorts({ units, fighters, attackPoints, atEscorts }: InterceptionGiven): number {
  const least = attackPoints === 0 ? units : leastAtEscorts(fighters, units);
  const sent = atEscorts ?? (fighters === 0 ? 0 : least);
  if (fighters === 0) insist(sent === 0, 'given.atEscorts should be 0: the raid has no fighters.');
  else
    insist(
      sent >= least && sent <= units,
      `given.atEscorts should be from ${least} to ${units}: so many must and can take on ${fighters} fighters (4.52).`,
    );
  return sent;
}

export const combat = {
  interceptionCombat: ruling<InterceptionGiven>(
    '4.54',
    {
      units: integer({ min: 1, max: FIGHTERS }),
      fighters: points,
      attackPoints: points,
      atEscorts: optional(count),
      fuelCritical: optional(yes),
      landPlanes: optional(yes),
      takingOffFromGuam: optional(yes),
      scenario: optional(scenario),
    },
    (bare, given) => {
      const { units, fighters, attackPoints } = given;
      insist(fighters + attackPoints > 0, 'given.attackPoints should be at least 1: there is no raid without points.');
      const atEscorts = unitsAtEscorts(given);
      const g = table(bare, { ...given, pick: anyOf });
      const { state } = g;
      const guam = given.takingOffFromGuam === true;
      const hex = guam ? GUAM_HEX : TARGET;
      placeMission(state, 'intercept', { fighters: units, fuel: given.fuelCritical === true ? 0 : PLENTY, hex });
      const raid: Raid = {
        id: 0,
        owner: guam ? FROM_GUAM : LISTED,
        wave: 'A',
        land: guam || given.landPlanes === true,
        hex,
        source: hex,
        target: 0,
        points: fighters + attackPoints,
        fighters,
        aborted: 0,
        intercepted: true,
        returning: -1,
        since: phaseCount(state),
        ...(guam && { caught: true }),
      };
      state.raids.push(raid);
      fight(g, { hex, engaged: [], mission: 0, raid: 0, least: 0, atEscorts });
      return {
        unitsAtEscorts: atEscorts,
        fightersShotDown: fighters - raid.fighters,
        attackPointsShotDown: attackPoints - (raid.points - raid.fighters),
        unitsLost: units - unitsOf(state, 0).length,
      };
    },
  ),
  japaneseAirToAirColumn: ruling<{ capPoints: number; usEscorts: number }>(
    '4.53',
    { capPoints: integer({ min: 1, max: 40 }), usEscorts: count },
    (g, { capPoints, usEscorts }) => {
      const effective = pointsAtAttackers(capPoints, usEscorts);
      return {
        atEscorts: usEscorts === 0 ? 0 : pointsAtEscorts(capPoints, usEscorts),
        effectivePoints: effective,
        column: effective === 0 ? null : columnOn(g, 'japanese air combat', effective),
      };
    },
  ),
  strikeCombat: ruling<{
    escorts: number;
    attackPlanes: number;
    capPoints: number;
    fuelCritical?: boolean;
    scenario?: number;
  }>(
    '5.42',
    {
      escorts: integer({ min: 0, max: FIGHTERS }),
      attackPlanes: integer({ min: 0, max: ATTACK_PLANES }),
      capPoints: integer({ min: 1, max: 40 }),
      fuelCritical: optional(yes),
      scenario: optional(scenario),
    },
    (bare, given) => {
      const { escorts, attackPlanes, capPoints } = given;
      insist(
        escorts + attackPlanes > 0,
        'given.attackPlanes should be at least 1: there is no strike without aircraft.',
      );
      const g = table(bare, { ...given, pick: anyOf });
      const fuel = given.fuelCritical === true ? 0 : PLENTY;
      placeMission(g.state, 'strike', { fighters: escorts, attack: attackPlanes, fuel, hex: TARGET });
      const force = placeForce(g.state, TARGET, { level: 3, chit: '2/0', kind: 'carrier', patrol: capPoints });
      const attacking = strikeCombat(g, 0, force).length;
      const left = attackersOf(g.state, 0).length;
      return {
        capPointsLost: capPoints - force.patrol,
        escortsLost: escorts - fightersOf(g.state, 0).length,
        attackPlanesLost: attackPlanes - left,
        attackPlanesPutOff: left - attacking,
        attacking,
      };
    },
  ),
  strikeContact: ruling<{ distance: number; approximate: boolean; secondAttempt: boolean }>(
    '5.21',
    { distance: range, approximate: yes, secondAttempt: yes },
    (bare, { distance, approximate, secondAttempt }) => {
      const g = table(bare);
      g.state.rules.contactDistance = distance;
      const force = placeForce(g.state, TARGET, { detection: approximate ? APPROXIMATE : LOCATED });
      const result = g.roll<string>('strike contact', contactRoll(g.state, force, secondAttempt));
      return { result, ...(CONTACTS[result] as object), ...reading(bare) };
    },
  ),
  surprise: ruling<{ carrierForce?: boolean; usAdvantage: boolean; raidedBefore: boolean }>(
    '5.31',
    { carrierForce: optional(yes), usAdvantage: yes, raidedBefore: yes },
    (bare, { carrierForce = true, usAdvantage, raidedBefore }) => {
      const g = table(bare);
      const kind = carrierForce ? 'carrier' : 'surface';
      const force = placeForce(g.state, TARGET, { kind, advantage: usAdvantage, raided: raidedBefore });
      const result = rollSurprise(g, force);
      return {
        surprise: result,
        patrolMeets: g.look<string>('surprise effects', result, 'patrol') === 'yes',
        guns: g.look<string>('surprise effects', result, 'guns'),
        ...reading(bare, 'surprise'),
      };
    },
  ),
  japaneseCap: ruling<{ netAirValue: number; surprise: Surprise }>(
    '5.41',
    { netAirValue: integer({ min: -99, max: 99 }), surprise },
    (bare, given) => {
      const g = table(bare);
      const met = g.look<string>('surprise effects', given.surprise, 'patrol') === 'yes';
      return {
        capPoints: met ? rollPatrol(g, given.netAirValue, given.surprise) : 0,
        ...reading(bare, 'japanese patrol'),
      };
    },
  ),
  capStrengthPossible: ruling<{ netAirValue: number }>(
    '5.41',
    { netAirValue: integer({ min: 0, max: 99 }) },
    (g, { netAirValue }) => {
      const most = Math.max(
        ...Array.from({ length: d10.sides }, (_, i) => g.look<number>('japanese patrol', i + 1, netAirValue)),
      );
      return { capCanBe: most, capCanBePositive: most > 0 };
    },
  ),
  aaNoEffect: ruling<{ adjustedTotalAA: number }>('5.51', { adjustedTotalAA: guns }, (_g, { adjustedTotalAA }) => ({
    effect: adjustedTotalAA < LEAST_GUNS ? 'none' : 'by the die',
  })),
  antiAircraft: ruling<{ guns: number; surprise?: Surprise }>(
    '5.51',
    { guns, surprise: optional(surprise) },
    (bare, given) => {
      const ready = gunsReady(bare, given.guns, given.surprise ?? 'none');
      const result = ready === null ? { aborted: 0, eliminated: 0 } : flak(table(bare), ready);
      return { gunsFiring: ready ?? 0, aborted: result.aborted, eliminated: result.eliminated };
    },
  ),
  airAttack: ruling<{
    strength: number;
    metFighters: boolean;
    battleship?: boolean;
    surprise?: Surprise;
    hurried?: boolean;
  }>(
    '5.61',
    {
      strength: integer({ min: 0, max: 999 }),
      metFighters: yes,
      battleship: optional(yes),
      surprise: optional(surprise),
      hurried: optional(yes),
    },
    (bare, { strength, metFighters, battleship = false, surprise: how = 'none', hurried = false }) => {
      const g = table(bare);
      const total = attackTotal(strength, metFighters);
      const rolls = hurried ? fewerRolls(g, total) : damageRolls(g, total);
      const hits = rolls.map((at) => rollDamage(g, { at, battleship, surprise: how }));
      return { total, rolls, hits, totalHits: hits.reduce((sum, n) => sum + n, 0) };
    },
  ),
};
