import {
  at,
  chitOf,
  entryName,
  isOnMap,
  type Meeting,
  type Scouting,
  type Search,
  sideOfEntry,
} from '@point-option/chit-pull';
import type { Frame } from '@point-option/engine';
import { fleet } from './data/fleet.ts';
import type { MobileTheater } from './data/own.ts';

/** Each search under way, and each still to come, is one that its searcher can make; what is reported is on the map. */
export function searchFaults(data: MobileTheater, agenda: readonly Frame[]): string[] {
  return agenda.flatMap(({ procedure, step, locals }) => {
    if (procedure === 'scouting' || procedure === 'meeting')
      return (locals as Scouting | Meeting).left.flatMap(faultsOf);
    if (procedure !== 'search') return [];
    const search = locals as Search;
    const isLost = step === 'report' && !isOnMap(data, search.marker);
    return [...faultsOf(search), ...(isLost ? [`${at(fleet.markers, search.marker).name} is found off the map.`] : [])];
  });
}

function faultsOf({ by, from, marker, source }: Search): string[] {
  const name = entryName(fleet, from);
  const faults: string[] = [];
  if (sideOfEntry(fleet, from) !== by) faults.push(`${name} searches for the enemy.`);
  if (at(fleet.markers, marker).side === by) faults.push(`${name} searches for its own side.`);
  // 6.2, 6.3.1: those from ashore have a chit, all others a marker.
  if ((source === 'carrier search' || source === 'ship search') && chitOf(fleet, from) >= 0)
    faults.push(`${name} has no ships to search with.`);
  return faults;
}
