import { type Message, message } from '@point-option/engine';
import { UNITS } from './aircraft.ts';
import { JAPANESE_SHIPS } from './japaneseShips.ts';
import { grid, OFF } from './map.ts';
import type { Force, Mission, Raid } from './state.ts';
import { FROM_GUAM, LISTED, REINFORCEMENT } from './state.ts';
import { FIXED_GROUPS, SUBMARINES, SURFACE_GROUPS, TASK_GROUPS, US_SHIPS } from './usShips.ts';

/** What things are called; the words stand in the catalogue, names of ships as they are. */
export const shipName = (ship: number): Message => message('ship', { name: US_SHIPS[ship]?.name ?? '' });
export const japaneseShipName = (ship: number): Message =>
  message('japanese ship', { name: JAPANESE_SHIPS[ship]?.name ?? '' });
export const submarineName = (sub: number): Message => message('submarine', { name: SUBMARINES[sub] ?? '' });

export function unitName(unit: number): Message {
  const { model, home, number } = UNITS[unit] as (typeof UNITS)[number];
  return message('air unit', { ship: US_SHIPS[home]?.name ?? '', model: model.id, n: number });
}

/** A task group by its number; a crippled ship by itself by the ship that is in it. */
export function groupName(group: number, ships: readonly number[] = []): Message {
  if (group < TASK_GROUPS.length) return message('task group', { name: TASK_GROUPS[group] ?? '' });
  if (group < FIXED_GROUPS) return message('surface group', { name: SURFACE_GROUPS[group - TASK_GROUPS.length] ?? '' });
  return crippleName(ships[0] ?? -1);
}
export const crippleName = (ship: number): Message => message('cripple', { name: US_SHIPS[ship]?.name ?? '' });

export const forceName = ({ marker, butai }: Pick<Force, 'marker' | 'butai'>): Message =>
  message(butai ? 'butai' : 'force', { marker });

/** 4.13: the counter that belongs to a display. */
export const missionName = ({ kind }: Pick<Mission, 'kind'>, number: number): Message =>
  message(`mission.${kind ?? 'intercept'}`, { n: number + 1 });

/** A raid by the force it came from; a listed one by its number, which its two waves share. */
export function raidName(
  { owner, wave, id, number }: Pick<Raid, 'owner' | 'wave' | 'id' | 'number'>,
  force?: Force,
): Message {
  if (owner === FROM_GUAM) return message('raid from Guam');
  if (owner === REINFORCEMENT) return message('reinforcements for Guam');
  if (owner === LISTED || !force) return message('raid', { n: number ?? id + 1, wave });
  return message('raid of a force', { force: forceName(force), wave });
}

export const hexName = (hex: number): string => (hex === OFF ? '' : grid.label(hex));
