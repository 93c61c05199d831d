/** 2.32: what an American ship counter stands for. */
export type UsClass = 'CV' | 'CVL' | 'BB' | 'CLAA' | 'CruDiv' | 'DesDiv';
export interface UsShip {
  readonly name: string;
  readonly type: UsClass;
  /** 5.51: anti-aircraft value. */
  readonly aa: number;
  /** 12.11, 12.51, 12.53: hits that sink it. */
  readonly hits: number;
  /** 21.25: surface attack value. */
  readonly attack: number;
  /** Its task group at the start, an index of TASK_GROUPS. */
  readonly group: number;
}

/** 2.211: the task groups of history, Battle Line among them. */
export const TASK_GROUPS = ['58.1', '58.2', '58.3', '58.4', '58.7'] as const;
export const BATTLE_LINE = 4;
/** 6.15: groups that may be formed of ships detached from Battle Line. */
export const SURFACE_GROUPS = ['Surf 1', 'Surf 2', 'Surf 3'] as const;
/** Task groups and surface groups; ships that were left behind crippled have numbers from here. */
export const FIXED_GROUPS = TASK_GROUPS.length + SURFACE_GROUPS.length;

const cv = (name: string, group: number, aa = 16): UsShip => ({ name, type: 'CV', aa, hits: 8, attack: 0, group });
const cvl = (name: string, group: number): UsShip => ({ name, type: 'CVL', aa: 7, hits: 5, attack: 0, group });
const other = (name: string, type: UsClass, group: number, aa: number, hits: number, attack: number): UsShip => ({
  name,
  type,
  aa,
  hits,
  attack,
  group,
});

/**
 * The carriers, by task group (order of battle: general history). Hits follow from the victory bands of 15.1; the
 * other values are ours. Saratoga is for the great battle only (6.13).
 */
export const CARRIERS: readonly UsShip[] = [
  cv('Hornet', 0),
  cv('Yorktown', 0),
  cvl('Belleau Wood', 0),
  cvl('Bataan', 0),
  cv('Bunker Hill', 1),
  cv('Wasp', 1),
  cvl('Monterey', 1),
  cvl('Cabot', 1),
  cv('Enterprise', 2, 14),
  cv('Lexington', 2),
  cvl('Princeton', 2),
  cvl('San Jacinto', 2),
  cv('Essex', 3),
  cvl('Langley', 3),
  cvl('Cowpens', 3),
  cv('Saratoga', 3, 14),
];
export const SARATOGA = CARRIERS.length - 1;

/** Screens and Battle Line. The hit capacities of battleships are printed (12.51), the other values are ours. */
const SURFACE_SHIPS: readonly UsShip[] = [
  other('CruDiv 10', 'CruDiv', 0, 22, 12, 9),
  other('Oakland', 'CLAA', 0, 12, 6, 4),
  other('DesDiv 91', 'DesDiv', 0, 12, 6, 3),
  other('DesDiv 92', 'DesDiv', 0, 10, 5, 3),
  other('DesDiv 11', 'DesDiv', 0, 8, 5, 2),
  other('CruDiv 13', 'CruDiv', 1, 22, 11, 8),
  other('San Juan', 'CLAA', 1, 12, 6, 4),
  other('DesDiv 103', 'DesDiv', 1, 12, 6, 3),
  other('DesDiv 104', 'DesDiv', 1, 10, 5, 3),
  other('DesDiv 1', 'DesDiv', 1, 7, 4, 2),
  other('CruDiv 12', 'CruDiv', 2, 24, 12, 8),
  other('Reno', 'CLAA', 2, 12, 6, 4),
  other('DesDiv 99', 'DesDiv', 2, 12, 6, 3),
  other('DesDiv 100', 'DesDiv', 2, 10, 5, 3),
  other('DesDiv 90', 'DesDiv', 2, 10, 5, 3),
  other('CruDiv 14', 'CruDiv', 3, 22, 11, 8),
  other('San Diego', 'CLAA', 3, 12, 6, 4),
  other('DesRon 23', 'DesDiv', 3, 14, 7, 4),
  other('DesDiv 24', 'DesDiv', 3, 9, 5, 2),
  other('DesRon 12', 'DesDiv', 3, 7, 4, 2),
  other('Iowa', 'BB', BATTLE_LINE, 20, 22, 13),
  other('New Jersey', 'BB', BATTLE_LINE, 20, 22, 13),
  other('Washington', 'BB', BATTLE_LINE, 18, 20, 12),
  other('North Carolina', 'BB', BATTLE_LINE, 18, 20, 12),
  other('South Dakota', 'BB', BATTLE_LINE, 18, 20, 12),
  other('Indiana', 'BB', BATTLE_LINE, 18, 20, 12),
  other('Alabama', 'BB', BATTLE_LINE, 18, 20, 12),
  other('CruDiv 6', 'CruDiv', BATTLE_LINE, 22, 14, 9),
  other('DesDiv 12', 'DesDiv', BATTLE_LINE, 10, 6, 3),
  other('DesDiv 89', 'DesDiv', BATTLE_LINE, 12, 6, 3),
  other('DesDiv 106', 'DesDiv', BATTLE_LINE, 10, 5, 3),
];

/** Every American ship counter: the carriers first, so that a carrier has one number everywhere. */
export const US_SHIPS: readonly UsShip[] = [...CARRIERS, ...SURFACE_SHIPS];
export const US_SHIP_BY_NAME: ReadonlyMap<string, number> = new Map(US_SHIPS.map(({ name }, i) => [name, i]));
export const isCarrier = (ship: number): boolean => ship < CARRIERS.length;

/** 14.11: the submarines; three of the names stand in the book, the other two are ours. */
export const SUBMARINES = ['Cavalla', 'Finback', 'Stingray', 'Albacore', 'Bang'] as const;
