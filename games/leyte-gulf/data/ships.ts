import { enlist, type Roster as FamilyRoster, type Ship, type ShipType } from '@point-option/chit-pull';
import { CLASSES, type ClassId } from './classes.ts';
import { JAPANESE_ROSTERS } from './japaneseShips.ts';
import { US_ROSTERS } from './usShips.ts';

/** The fleets of which no two ever share a force, or a hex on the American side (5.3.1, 5.5). */
export type FleetId = 'combined' | 'third' | 'seventh';

/** A historical force with its ships (13.1.1 to 13.1.4). */
export interface Roster extends FamilyRoster<ClassId> {
  readonly fleet: FleetId;
}

export const ROSTERS: readonly Roster[] = [...JAPANESE_ROSTERS, ...US_ROSTERS];

/**
 * Ships that differ from their class. Musashi's flak is in an example (8.2.3); the others are ours: the ships that were there. RN 10 has
 * two, Division 21 three, Uranami is alone.
 */
const OWN_FIGURES = {
  Musashi: { flak: 6 },
  Maya: { flak: 5 },
  Isuzu: { flak: 4 },
  'DIV 61': { flak: 4 },
  'DES RN 10': { boxes: 2 },
  'DIV 21': { boxes: 3 },
  Uranami: { boxes: 1 },
  ...Object.fromEntries(
    ROSTERS.filter(({ group }) => group === 'Single destroyers').flatMap(({ lots }) =>
      lots.flatMap(([, ...names]) => names.map((name) => [name, { boxes: 1 }])),
    ),
  ),
};

const ENLISTED = enlist(ROSTERS, CLASSES, OWN_FIGURES);
export const SHIPS = ENLISTED.ships;

/** What US ships look like face down (8.3.1): their type and a number, as many of each type as there are. Their figures are those of a usual ship. */
const BLANK_NAMES: Readonly<Partial<Record<ShipType, string>>> = {
  CV: 'Carrier',
  CVL: 'Light carrier',
  CVE: 'Escort carrier',
  BB: 'Battleship',
  CA: 'Heavy cruiser',
  CL: 'Light cruiser',
  DD: 'Destroyers',
  DE: 'Destroyer escorts',
};

function blanksOfType(type: ShipType, name: string): { ship: Ship; of: ClassId }[] {
  const like = SHIPS.flatMap((each, ship) => (each.side === 'us' && each.type === type ? [ship] : []));
  const usual = like[Math.floor(like.length / 2)];
  if (usual === undefined) return [];
  return like.map((_, n) => {
    const id = `${name} ${n + 1}`;
    return { ship: { ...(SHIPS[usual] as Ship), id, name: id }, of: ENLISTED.classOf[usual] as ClassId };
  });
}

const BLANK_COUNTERS = Object.entries(BLANK_NAMES).flatMap(([type, name]) => blanksOfType(type as ShipType, name));
export const BLANKS: readonly Ship[] = BLANK_COUNTERS.map(({ ship }) => ship);

/** The class of each ship, and after them of the blanks. */
export const CLASS_OF = [...ENLISTED.classOf, ...BLANK_COUNTERS.map(({ of }) => of)];

const NUMBERS: ReadonlyMap<string, number> = new Map(SHIPS.map(({ id }, ship) => [id, ship]));

/** The number of a ship. */
export function ship(id: string): number {
  const number = NUMBERS.get(id);
  if (number === undefined) throw new Error(`There is no ship ${id}.`);
  return number;
}

/** The ships of each historical force, by its name. */
export const SHIPS_OF: ReadonlyMap<string, readonly number[]> = new Map(
  ROSTERS.map(({ group, lots }) => [group, lots.flatMap(([, ...names]) => names.map(ship))]),
);

/** 6.4.1: counters of single destroyers. */
export const SINGLE_DESTROYERS: readonly number[] = SHIPS_OF.get('Single destroyers') ?? [];
/** Carries extra seaplanes: it searches beyond its hex (7.2). */
export const MOGAMI = ship('Mogami');
/** Worth more than other battleships (12.2). */
export const SUPER_BATTLESHIPS: readonly number[] = [ship('Yamato'), ship('Musashi')];
