import type { Frame } from '@point-option/engine';
import { OFF } from './data/map.ts';
import { type Battle, FROM_GUAM, SUNK } from './data/state.ts';
import { FIXED_GROUPS } from './data/usShips.ts';
import { knownStrength, raidsOf } from './rules/forces.ts';
import { guamReady } from './rules/guam.ts';
import { shipsOf } from './rules/groups.ts';
import { landPointsLost, navalPointsLost } from './rules/victory.ts';

/** What is counted over the battle, the numbers that are given out, and the things that carry them. */
export function countFaults(data: Battle, agenda: readonly Frame[]): string[] {
  return [
    ...(data.over && agenda.length > 0 ? ['data.over should be false, since the battle goes on.'] : []),
    ...numberFaults(data),
    ...lossFaults(data),
    ...pointFaults(data),
    ...groupFaults(data),
  ];
}

/** Far more than come: at the beginning, and in a turn. The scenario may begin with many. */
const AT_FIRST = 200;
const IN_A_TURN = 25;

/** No number is given out twice, and no more of them than there is time for. */
function numberFaults({ turn, ...data }: Battle): string[] {
  const most = AT_FIRST + IN_A_TURN * turn;
  const given: readonly [string, readonly { readonly id: number }[], number][] = [
    ['searches', data.searches, data.nextSearch],
    ['forces', data.forces, data.nextForce],
    ['raids', data.raids, data.nextRaid],
  ];
  return given.flatMap(([name, list, next]) => {
    const ids = list.map(({ id }) => id);
    const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
    return [
      ...(twice < 0 ? [] : [`data.${name}[${twice}].id is ${ids[twice]}, which is the number of another.`]),
      ...(next > most ? [`${next} ${name} have come by turn ${turn}.`] : []),
    ];
  });
}

/** 15.1, 13.1: more than any battle comes to in its time. */
function lossFaults(data: Battle): string[] {
  const most = AT_FIRST + IN_A_TURN * data.turn;
  const counted: readonly [string, number][] = [
    ['naval air points are lost', navalPointsLost(data)],
    ['land air points are lost', landPointsLost(data)],
    ['air points leaked through', data.leakers],
    ['points are committed', data.commitment],
  ];
  return counted.flatMap(([what, n]) => (n > most ? [`${n} ${what} by turn ${data.turn}.`] : []));
}

/** 9.24: more than any force has, in the air and aboard. */
const MOST_OF_A_FORCE = 200;

function pointFaults(data: Battle): string[] {
  const faults: string[] = [];
  for (const force of data.forces) {
    const all = (knownStrength(data, force) ?? 0) + Math.max(0, force.patrol) + Math.max(0, force.fixedPatrol);
    if (all > MOST_OF_A_FORCE) faults.push(`Force ${force.marker} has ${all} air points.`);
  }
  // 11.23, 11.24: what Guam has lost and has in the air it had.
  if (guamReady(data) < 0) {
    const aloft = raidsOf(data, FROM_GUAM).length > 0 ? ' and in the air' : '';
    faults.push(`data.guam.value is ${data.guam.value}, less than what is lost, in turnaround${aloft}.`);
  }
  data.raids.forEach(({ points, fighters, aborted }, index) => {
    if (aborted + Math.max(0, fighters) > points)
      faults.push(
        `data.raids[${index}] has ${points} points, ${aborted} of them aborted and ${Math.max(0, fighters)} fighters.`,
      );
  });
  return faults;
}

/** 6.1, 12.41: groups on the map have ships; beyond the task and surface groups each is a ship that was hit. */
function groupFaults(data: Battle): string[] {
  const { groups, where, hits } = data;
  const faults = groups.flatMap(({ hex }, group) => {
    const ships = shipsOf(data, group).length;
    const place = `data.groups[${group}]`;
    if (hex === OFF) return ships > 0 ? [`${place} is not on the map, and has ${ships} ships.`] : [];
    if (ships === 0) return [`${place} is on the map with no ships.`];
    return group >= FIXED_GROUPS && ships > 1 ? [`${place} has ${ships} ships, and is of one cripple.`] : [];
  });
  const hit = where.filter((group, ship) => group === SUNK || (hits[ship] ?? 0) > 0).length;
  if (groups.length > FIXED_GROUPS + hit) faults.push(`There are ${groups.length} groups, and ${hit} ships were hit.`);
  return faults;
}
