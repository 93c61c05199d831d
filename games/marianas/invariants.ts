import { AIR, islandOf } from './data/aircraft.ts';
import { grid, ISLANDS, SIDES } from './data/map.ts';
import { FLEET, SHIPS, TRANSPORTS } from './data/ships.ts';
import {
  at,
  type Campaign,
  DUMMIES,
  IJN_SUBS,
  LEFT,
  LOST,
  MARKER_COUNT,
  MARKER_IDS,
  markerSide,
  numberAt,
  OFF,
  SUNK,
  waitingGroup,
} from './data/state.ts';
import { isLost } from './rules/airBases.ts';
import { hullsOf, MOST_HULLS } from './rules/groups.ts';

/** Ships, air units, transports and ground factors are conserved, and nothing is in two places. */
export function invariants(data: Campaign): string[] {
  return [...countFaults(data), ...shipFaults(data), ...markerFaults(data), ...airFaults(data), ...troopFaults(data)];
}

/** A whole number within limits. */
const isIn = (n: number, min: number, max: number): boolean => Number.isInteger(n) && n >= min && n <= max;

/** time-01: as many turns as the longest campaign has. */
const LAST_TURN = 32;

/** Turns that were, and counts: what anybody may write into a file. */
function countFaults(data: Campaign): string[] {
  const { turn, lastTurn, markers, islands } = data;
  if (!isIn(lastTurn, 1, LAST_TURN)) return [`The last turn is ${lastTurn}.`];
  if (!isIn(turn, 0, lastTurn)) return [`The turn is ${turn}.`];
  const counts: readonly [string, readonly number[], number, number][] = [
    ['Turns of markers', markers.flatMap(({ regrouped, fought }) => [regrouped, fought]), 0, turn],
    ['Turns of landings', islands.map(({ landed }) => landed), 0, turn],
    ['Turns of submarine hits', data.torpedoed, 0, turn],
    ['Turns of sightings', [...data.sightedTurn, data.detected], 0, turn],
    ['Turns of entry', Object.values(data.entered), OFF, turn],
    ['Ground factors', [...islands.flatMap(({ japan, us }) => [japan, us]), ...data.aboard], 0, 2 * TRANSPORTS],
    ['Ground factors lost', Object.values(data.factorsLost), 0, 2 * TRANSPORTS],
    ['Air units lost', [...Object.values(data.airLost), data.replaced], 0, MOST_COUNTED],
    ['American submarines lost', [data.subsLost], 0, MOST_COUNTED],
    ['Dummies', [data.dummies, data.exposed, data.feints].flatMap(Object.values), 0, DUMMIES],
  ];
  return counts.flatMap(([name, numbers, min, max]) => {
    const wrong = numbers.find((n) => !isIn(n, min, max));
    return wrong === undefined ? [] : [`${name}: ${wrong} can't be.`];
  });
}

/** More than any campaign comes to. */
const MOST_COUNTED = 999;

function shipFaults(data: Campaign): string[] {
  const faults: string[] = [];
  if (data.at.length !== SHIPS.length) faults.push(`${data.at.length} ships are kept, and there are ${SHIPS.length}.`);
  SHIPS.forEach(({ id, side, deck, cap }, ship) => {
    const where = numberAt(data.at, ship);
    if (where >= 0 && (where >= MARKER_COUNT || markerSide(where) !== side || at(data.markers, where).hex === OFF))
      faults.push(`${id} is in marker ${MARKER_IDS[where] ?? where}, which is not its side's on the map.`);
    if (where < 0 && where !== SUNK && where !== LEFT && waitingGroup(where) < 0) faults.push(`${id} is nowhere.`);
    if (numberAt(data.cap, ship) < 0 || numberAt(data.cap, ship) > cap)
      faults.push(`${id} flies a patrol of ${data.cap[ship]}.`);
    const aboard = data.base.filter((base) => base === ship).length;
    if (aboard > deck) faults.push(`${id} carries ${aboard} air units.`);
    // Who is in the air when his carrier sinks has not landed elsewhere yet.
    const standing = data.base.some(
      (base, unit) => base === ship && !data.sorties.some((sortie) => sortie.unit === unit),
    );
    if (standing && where === SUNK) faults.push(`${id} is sunk with air units aboard.`);
  });
  return faults;
}

function markerFaults(data: Campaign): string[] {
  const faults: string[] = [];
  const dummies = { japan: 0, us: 0 };
  data.markers.forEach(({ hex, dummy }, marker) => {
    const side = markerSide(marker);
    const ships = FLEET[side].filter((ship) => data.at[ship] === marker);
    const name = MARKER_IDS[marker];
    if (hex === OFF) return;
    if (hex < 0 || hex >= grid.count) faults.push(`${name} is off the map.`);
    if (dummy) dummies[side]++;
    if (dummy === ships.length > 0) faults.push(`${name} is ${dummy ? 'a dummy with' : 'a group without'} ships.`);
    if (hullsOf(ships) > MOST_HULLS) faults.push(`${name} has ${hullsOf(ships)} ships.`);
  });
  for (const side of SIDES) {
    const all = dummies[side] + data.dummies[side] + data.exposed[side];
    if (all !== 0 && all !== DUMMIES) faults.push(`${side} has ${all} dummies.`);
  }
  return faults;
}

function airFaults(data: Campaign): string[] {
  const faults: string[] = [];
  const lost = { japan: 0, us: 0 };
  AIR.forEach(({ id, side }, unit) => {
    const base = numberAt(data.base, unit);
    if (base === LOST) lost[side]++;
    else if (islandOf(base) >= 0 ? side !== 'japan' || islandOf(base) >= ISLANDS.length : SHIPS[base]?.side !== side)
      faults.push(`${id} is based at ${base}.`);
  });
  ISLANDS.forEach(({ id, airLimit }, island) => {
    const parked = data.base.filter((base) => islandOf(base) === island).length;
    if (airLimit !== null && parked > airLimit) faults.push(`${parked} air units are on ${id}.`);
    if (parked > 0 && !at(data.islands, island).field) faults.push(`Air units stand on the wrecked field of ${id}.`);
    if (parked > 0 && isLost(data, island)) faults.push(`Air units stand on ${id}, which Japan has lost.`);
  });
  if (lost.us !== data.airLost.us) faults.push(`${lost.us} American air units are lost, ${data.airLost.us} counted.`);
  if (lost.japan !== data.airLost.japan - data.replaced)
    faults.push(`${lost.japan} Japanese air units are lost, ${data.airLost.japan} counted, ${data.replaced} replaced.`);
  return faults;
}

function troopFaults(data: Campaign): string[] {
  const faults: string[] = [];
  const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
  const american = sum(data.aboard) + sum(data.islands.map(({ us }) => us)) + data.factorsLost.us;
  if (american !== 2 * TRANSPORTS) faults.push(`There are ${american} American ground factors.`);
  const garrison = sum(ISLANDS.map((island) => island.garrison ?? 0));
  const japanese = sum(data.islands.map(({ japan }) => japan)) + data.factorsLost.japan;
  if (japanese !== garrison) faults.push(`There are ${japanese} Japanese ground factors.`);
  data.transports.forEach((afloat, force) => {
    if (afloat < numberAt(data.aboard, force) || afloat > TRANSPORTS)
      faults.push(`${afloat} transports carry ${data.aboard[force]} factors.`);
  });
  if (data.subsLeft < 0 || data.subsLeft > IJN_SUBS) faults.push(`${data.subsLeft} Japanese submarines are left.`);
  return faults;
}
