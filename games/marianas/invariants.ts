import { check, checkLocals, type Frame } from '@point-option/engine';
import { AIR, islandOf } from './data/aircraft.ts';
import { ISLANDS, SIDES } from './data/map.ts';
import { FLEET, SHIPS, TRANSPORTS } from './data/ships.ts';
import {
  at,
  type Campaign,
  DUMMIES,
  LEFT,
  LOST,
  MARKER_IDS,
  markerSide,
  numberAt,
  OFF,
  SUNK,
  waitingGroup,
} from './data/state.ts';
import { battleFaults } from './invariantsBattle.ts';
import { localShapes } from './invariantsLocals.ts';
import { progressFaults } from './invariantsProgress.ts';
import { shape } from './invariantsShape.ts';
import { isLost } from './rules/airBases.ts';
import { hullsOf, MOST_HULLS } from './rules/groups.ts';

/** Ships, air units, transports and ground factors are conserved, and nothing is in two places. */
export function invariants(data: Campaign, agenda: readonly Frame[] = []): string[] {
  const misshapen = check(shape, data, 'data') ?? checkLocals(localShapes, agenda);
  if (misshapen) return [misshapen.problem];
  return [
    ...turnFaults(data),
    ...shipFaults(data),
    ...markerFaults(data),
    ...airFaults(data),
    ...troopFaults(data),
    ...battleFaults(data, agenda),
    ...progressFaults(data, agenda),
  ];
}

/** What was done in a turn was done before now. */
function turnFaults({ turn, lastTurn, markers, islands, ...data }: Campaign): string[] {
  if (turn > lastTurn) return [`It is turn ${turn} of ${lastTurn}.`];
  const turns: readonly [string, readonly number[]][] = [
    ['markers', markers.flatMap(({ regrouped, fought }) => [regrouped, fought])],
    ['landings', islands.map(({ landed }) => landed)],
    ['submarine hits', data.torpedoed],
    ['sightings', [...data.sightedTurn, data.detected]],
    ['entry', Object.values(data.entered)],
  ];
  return turns.flatMap(([name, list]) => {
    const wrong = list.find((n) => n > turn);
    return wrong === undefined ? [] : [`Turns of ${name}: ${wrong} can't be.`];
  });
}

function shipFaults(data: Campaign): string[] {
  const faults: string[] = [];
  SHIPS.forEach(({ id, side, deck, cap }, ship) => {
    const where = numberAt(data.at, ship);
    if (where >= 0 && (markerSide(where) !== side || at(data.markers, where).hex === OFF))
      faults.push(`${id} is in marker ${MARKER_IDS[where]}, which is not its side's on the map.`);
    if (where < 0 && where !== SUNK && where !== LEFT && waitingGroup(where) < 0) faults.push(`${id} is nowhere.`);
    if (numberAt(data.cap, ship) > cap) faults.push(`${id} flies a patrol of ${data.cap[ship]}.`);
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
  return faults;
}
