import { type Dice, fast, type Odds } from '@point-option/engine';
import { sideOfEntry } from '../../data/fleet.ts';
import { roundHalfUp, type ShipType } from '../../data/ship.ts';
import { at, enemyOf, ofSide, type SideId } from '../../data/side.ts';
import { baseOf, isBomber, isFighter, type Squadron } from '../../data/squadron.ts';
import { type G, NONE } from '../../data/theater.ts';
import { hitsScored, stepsLost } from '../airCombat.ts';
import { contactOn } from '../contacts.ts';
import { createRaidTrial, type Defense } from './forecastTrial.ts';
import type { Sortie, Strike } from './launch.ts';
import { type Target, targetsFor } from './range.ts';
import type { RaidParts } from './rules.ts';

/*
 * What a strike is likely to do, before it is ordered. Its side knows the target from reports alone, so the defense is assumed: the
 * ships that were reported, and over them half the fighters that carriers of those types have in the order of battle.
 */

const TRIALS = 200;
/** Fighters of the other half are on deck, flown or fallen. */
const ON_PATROL = 0.5;

/** The ships that are worth a strike, the best first. */
const AIMED_AT: readonly ShipType[] = ['CV', 'CVL', 'CVE', 'BB', 'CA', 'CL', 'APD', 'DD', 'DE'];

/** For each raid at ships: the hits it scores and the steps it loses, as often as trials of it do. */
export function forecastRaids<Own extends object>(
  parts: RaidParts<Own>,
  g: G<Own>,
  { entry }: Strike,
  raids: readonly Sortie[],
): Odds[] {
  const targets = targetsFor(parts.fleet, parts.rules, g, entry);
  return raids.flatMap((raid) => {
    const target = targets.find(
      ({ hex, base, markers }) =>
        hex === raid.hex && base === raid.base && (raid.marker === undefined || markers.includes(raid.marker)),
    );
    return target === undefined || raid.base !== NONE ? [] : forecastRaid(parts, g, entry, raid, target);
  });
}

function forecastRaid<Own extends object>(
  parts: RaidParts<Own>,
  g: G<Own>,
  entry: number,
  { units }: Sortie,
  target: Target,
): Odds[] {
  const side = sideOfEntry(parts.fleet, entry);
  const { isKnown, ...defense } = assumedDefense(parts, g, side, target);
  const dice = fast('forecast');
  const trial = createRaidTrial(parts, g, entry, units, target, defense);
  const [hits, losses] = [new Map<number, number>(), new Map<number, number>()];
  for (let n = 0; n < TRIALS; n++) count(trial, dice, hits, losses);
  const values = { target: target.id, patrol: defense.patrol, flak: defense.flak };
  return [
    {
      ...oddsOf(hits, (n) => hitsScored(n)),
      title: { key: isKnown ? 'forecast hits' : 'forecast hits blind', values },
    },
    { ...oddsOf(losses, (n) => stepsLost(n)), title: { key: 'forecast losses', values } },
  ];
}

function count(
  trial: (dice: Dice) => { hits: number; lost: number },
  dice: Dice,
  hits: Map<number, number>,
  losses: Map<number, number>,
): void {
  const result = trial(dice);
  hits.set(result.hits, (hits.get(result.hits) ?? 0) + 1);
  losses.set(result.lost, (losses.get(result.lost) ?? 0) + 1);
}

function oddsOf(counted: ReadonlyMap<number, number>, name: typeof hitsScored): Odds {
  const outcomes = [...counted]
    .sort(([a], [b]) => a - b)
    .map(([value, ways]) => ({ result: name(value) as { key: string }, ways, value }));
  return { of: TRIALS, outcomes, source: 'simulated' };
}

/** The defense that reports let a side expect. */
function assumedDefense<Own extends object>(
  { fleet }: RaidParts<Own>,
  g: G<Own>,
  side: SideId,
  { markers }: Target,
): Defense & { isKnown: boolean } {
  const told = markers.flatMap((marker) => contactOn(g.state, side, marker) ?? []);
  const counts = fleet.reported.map((_, type) => told.reduce((sum, contact) => sum + (contact.counts[type] ?? 0), 0));
  const enemy = enemyOf(side);
  const there = AIMED_AT.find((type) => (counts[fleet.reportedAs(type)] ?? 0) > 0);
  const patrol = [0, 0, 0];
  counts.forEach((n, type) => {
    usualPatrol(fleet, enemy, type).forEach((value, place) => {
      patrol[place] = at(patrol, place) + n * value;
    });
  });
  const [fighters = 0, strength = 0, weak = 0] = patrol;
  const ship = usualShip(fleet, enemy, there ?? 'CV');
  return {
    isKnown: there !== undefined,
    patrol: roundHalfUp(fighters * ON_PATROL),
    strength: strength / Math.max(1e-9, fighters),
    weak: weak / Math.max(1e-9, fighters),
    ship,
    flak: flakOf(fleet, ship),
  };
}

type Fleet = RaidParts<object>['fleet'];

/** What a carrier of a reported type can send up at the start: units, and their strength on both sides together. */
function usualPatrol(fleet: Fleet, side: SideId, type: number): [units: number, strength: number, weak: number] {
  const carriers = ofSide(fleet.carriersOf, side).filter((ship) => fleet.reportedType[ship] === type);
  const all = carrierFighters(fleet, side);
  let [units, strength, weak] = [0, 0, 0];
  for (const { home, kind } of all) {
    if (!carriers.includes(home)) continue;
    const same = all.filter((other) => other.kind === kind);
    units++;
    strength += same.reduce((sum, { full }) => sum + full, 0) / same.length;
    weak += same.reduce((sum, other) => sum + other.weak, 0) / same.length;
  }
  const each = Math.max(1, carriers.length);
  return [units / each, strength / each, weak / each];
}

/** The fighters of carriers, and the fighter-bombers of those that have no others. */
function carrierFighters(fleet: Fleet, side: SideId): Squadron[] {
  const aboard = ofSide(fleet.squadronsOf, side)
    .map((unit) => at(fleet.squadrons, unit))
    .filter(({ kind, home }) => isFighter(kind) && baseOf(home) < 0);
  return aboard.filter(
    ({ kind, home }) => !isBomber(kind) || !aboard.some((other) => other.home === home && !isBomber(other.kind)),
  );
}

/** The ship of a type with the middle flak of them all. */
function usualShip(fleet: Fleet, side: SideId, type: ShipType): number {
  const all = ofSide(fleet.shipsOf, side).filter((ship) => at(fleet.ships, ship).type === type);
  const ordered = all.toSorted((a, b) => flakOf(fleet, a) - flakOf(fleet, b));
  return ordered[Math.floor(ordered.length / 2)] ?? at(ofSide(fleet.shipsOf, side), 0);
}

function flakOf(fleet: Fleet, ship: number): number {
  return at(at(fleet.logs, ship), 0).flak;
}
