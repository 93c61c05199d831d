import type { Message } from '@point-option/engine';
import { AIR, islandOf } from '../data/aircraft.ts';
import { IS_DOWNWIND } from '../data/map.ts';
import { airName, islandName, shipName } from '../data/names.ts';
import { at, type Campaign, LOST, numberAt } from '../data/state.ts';
import { fieldWorks } from './airBases.ts';
import { isDaylight } from './clock.ts';

/** What keeps aircraft on deck or on the field, as a message key. */
type Bar = 'why night' | 'why deck closed' | 'why regrouped' | 'why downwind';

/** air-01, air-09: what bars a carrier from launching. The heading is a direction of the map, -1 for lying still. */
function launchBar(heading: number, day: boolean, regrouped: boolean, damaged: boolean): Bar | null {
  if (!day) return 'why night';
  if (damaged) return 'why deck closed';
  if (regrouped) return 'why regrouped';
  // Only the last hex entered counts (RULINGS.md, 10).
  return heading >= 0 && IS_DOWNWIND[heading] === true ? 'why downwind' : null;
}
export function launchAllowed(heading: number, day: boolean, regrouped: boolean, damaged: boolean): boolean {
  return launchBar(heading, day, regrouped, damaged) === null;
}

/** Why an air unit cannot take off now, or null where it can. */
function grounded(state: Campaign, unit: number): Bar | 'why lost' | 'why field wrecked' | 'why off map' | null {
  const base = numberAt(state.base, unit);
  if (base === LOST) return 'why lost';
  const day = isDaylight(state.turn);
  const island = islandOf(base);
  if (island >= 0) return !day ? 'why night' : fieldWorks(state, island) ? null : 'why field wrecked';
  const marker = numberAt(state.at, base);
  if (marker < 0) return 'why off map';
  const { heading, regrouped } = at(state.markers, marker);
  return launchBar(heading, day, regrouped === state.turn, at(state.damaged, base));
}

export function canLaunch(state: Campaign, unit: number): boolean {
  return grounded(state, unit) === null;
}

const RULE_OF: Readonly<Record<NonNullable<ReturnType<typeof grounded>>, string>> = {
  'why night': 'air-01',
  'why deck closed': 'air-15',
  'why regrouped': 'air-01',
  'why downwind': 'air-09',
  'why lost': 'air-06',
  'why field wrecked': 'air-05',
  'why off map': 'air-06',
};

/** The same for its owner to read. */
export function whyGrounded(state: Campaign, unit: number): { reason: Message; rule: string } | undefined {
  const key = grounded(state, unit);
  if (key === null) return undefined;
  const base = numberAt(state.base, unit);
  const where = base === LOST ? at(AIR, unit).base : base;
  const island = islandOf(where);
  const values = { unit: airName(unit), base: island < 0 ? shipName(where) : islandName(island) };
  return { reason: { key, values }, rule: RULE_OF[key] };
}
