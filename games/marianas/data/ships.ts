import type { SideId } from './map.ts';

/** Gun and armour classes, weakest first (cls-01). */
export const CLASSES = ['D', 'DL', 'CL', 'CA', 'BC', 'B', 'BB', 'SBB'] as const;
export type GunClass = (typeof CLASSES)[number];
/** What a ship is aimed at as: its armour class, or a landing force. */
export type TargetClass = GunClass | 'Landing Force';
export type ShipType = 'CV' | 'CVL' | 'CVE' | 'SBB' | 'BB' | 'B' | 'BC' | 'CA' | 'CL' | 'DESDIV' | 'LF';

/** A counter: one ship, or several that act as one. */
export interface ShipUnit {
  readonly id: string;
  readonly side: SideId;
  readonly type: ShipType;
  /** Hulls: what counts against a group's limit (move-03) and for points (vp-01). */
  readonly hulls: number;
  /** One entry a firing; several firings may be of different calibre (cls-03). */
  readonly guns: readonly GunClass[];
  /** Torpedo salvos, all fired once in a match (bat-12). */
  readonly torpedoes: number;
  readonly armour: TargetClass;
  readonly speed: 1 | 2;
  /** Air units its decks take. */
  readonly deck: number;
  /** Sixths of combat air patrol (air-10). */
  readonly cap: 0 | 1 | 2;
}

type Rating = Omit<ShipUnit, 'id' | 'side' | 'hulls'>;

const NO_GUNS = { guns: [], torpedoes: 0, deck: 0, cap: 0 } as const;
const carrier = (type: ShipType, armour: TargetClass, deck: number): Rating => ({
  ...NO_GUNS,
  type,
  armour,
  speed: 2,
  deck,
  cap: 1,
});
const gunned = (type: ShipType, guns: GunClass[], armour: GunClass, speed: 1 | 2 = 2, torpedoes = 0): Rating => ({
  ...NO_GUNS,
  type,
  guns,
  armour,
  speed,
  torpedoes,
});
const escorts: Rating = { ...NO_GUNS, type: 'CVE', armour: 'DL', speed: 1, deck: 2, cap: 2 };
const landingForce: Rating = { ...NO_GUNS, type: 'LF', armour: 'Landing Force', speed: 1 };

function units(side: SideId, hulls: number, rating: Rating, ...ids: string[]): ShipUnit[] {
  return ids.map((id) => ({ id, side, hulls, ...rating }));
}

const numbered = (name: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${name} ${from + i}`);

/**
 * The orders of battle. Hulls and names are history as commonly published; the escort carriers, the pairing of
 * cruisers and the number of destroyer divisions follow general accounts; every rating is ours, within the classes
 * that the rules name (RULINGS.md, 31).
 */
export const SHIPS: readonly ShipUnit[] = [
  ...units('japan', 1, carrier('CV', 'BC', 2), 'Taiho'),
  ...units('japan', 1, carrier('CV', 'CA', 2), 'Shokaku', 'Zuikaku', 'Junyo', 'Hiyo'),
  ...units('japan', 1, carrier('CVL', 'CL', 1), 'Ryuho', 'Chitose', 'Chiyoda', 'Zuiho'),
  ...units('japan', 1, gunned('SBB', ['SBB', 'SBB', 'CL'], 'SBB'), 'Yamato', 'Musashi'),
  ...units('japan', 1, gunned('B', ['BB', 'CL'], 'B'), 'Nagato'),
  ...units('japan', 1, gunned('BC', ['B', 'CL'], 'BC'), 'Kongo', 'Haruna'),
  ...units(
    'japan',
    2,
    gunned('CA', ['CA', 'CA'], 'CA', 2, 2),
    'Myoko+Haguro',
    'Atago+Takao',
    'Maya+Chokai',
    'Kumano+Suzuya',
    'Tone+Chikuma',
  ),
  ...units('japan', 1, gunned('CA', ['CA'], 'CA', 2, 1), 'Mogami'),
  ...units('japan', 1, gunned('CL', ['CL'], 'CL', 2, 1), 'Yahagi', 'Noshiro'),
  ...units('japan', 4, gunned('DESDIV', ['DL', 'DL'], 'DL', 2, 1), 'Desdiv 61'),
  ...units(
    'japan',
    4,
    gunned('DESDIV', ['D'], 'D', 2, 1),
    'Desdiv 10/17',
    'Desdiv 4',
    'Desdiv 27/2',
    'Desdiv 31',
    'Desdiv 32',
  ),
  ...units(
    'us',
    1,
    carrier('CV', 'CA', 2),
    'Hornet',
    'Yorktown',
    'Bunker Hill',
    'Wasp',
    'Enterprise',
    'Lexington',
    'Essex',
  ),
  ...units(
    'us',
    1,
    carrier('CVL', 'CL', 1),
    'Belleau Wood',
    'Bataan',
    'Monterey',
    'Cabot',
    'San Jacinto',
    'Princeton',
    'Langley',
    'Cowpens',
  ),
  ...units('us', 4, escorts, 'Fanshaw Bay'),
  ...units('us', 3, escorts, 'Kitkun Bay'),
  ...units('us', 5, escorts, 'Sangamon'),
  ...units(
    'us',
    1,
    gunned('BB', ['BB', 'BB', 'DL'], 'BB'),
    'Iowa',
    'New Jersey',
    'Washington',
    'North Carolina',
    'South Dakota',
    'Indiana',
    'Alabama',
  ),
  ...units(
    'us',
    1,
    gunned('B', ['B', 'B', 'DL'], 'B', 1),
    'Tennessee',
    'California',
    'Pennsylvania',
    'New Mexico',
    'Idaho',
  ),
  ...units('us', 1, gunned('B', ['BB', 'DL'], 'B', 1), 'Maryland', 'Colorado'),
  ...units(
    'us',
    2,
    gunned('CA', ['CA', 'CA'], 'CA'),
    'Baltimore+Boston',
    'Minneapolis+New Orleans',
    'San Francisco+Wichita',
  ),
  ...units('us', 1, gunned('CA', ['CA'], 'CA'), 'Canberra', 'Indianapolis', 'Louisville'),
  ...units(
    'us',
    2,
    gunned('CL', ['CL', 'CL'], 'CL'),
    'Santa Fe+Mobile',
    'Cleveland+Montpelier',
    'Vincennes+Houston',
    'Honolulu+St Louis',
  ),
  ...units('us', 1, gunned('CL', ['CL'], 'CL'), 'Biloxi', 'Birmingham', 'Miami'),
  ...units('us', 2, gunned('CL', ['DL', 'DL', 'DL', 'DL'], 'CL', 2, 2), 'Oakland+San Juan'),
  ...units('us', 1, gunned('CL', ['DL', 'DL'], 'CL', 2, 1), 'Reno', 'San Diego'),
  ...units('us', 4, gunned('DESDIV', ['D', 'D'], 'D', 2, 1), ...numbered('Desdiv', 101, 131)),
  ...units('us', 12, landingForce, 'Landing Force North', 'Landing Force South'),
];

export const SHIP_NUMBER: ReadonlyMap<string, number> = new Map(SHIPS.map(({ id }, ship) => [id, ship]));

/** The number of a ship by its name. */
export function ship(id: string): number {
  const found = SHIP_NUMBER.get(id);
  if (found === undefined) throw new Error(`There is no ship "${id}".`);
  return found;
}

export const FLEET: Readonly<Record<SideId, readonly number[]>> = {
  japan: SHIPS.flatMap(({ side }, number) => (side === 'japan' ? [number] : [])),
  us: SHIPS.flatMap(({ side }, number) => (side === 'us' ? [number] : [])),
};

/** The same as the first and the last of each side, whose ships stand together in the order of battle. */
export const SHIPS_FROM_TO: Readonly<Record<SideId, { readonly first: number; readonly last: number }>> = {
  japan: { first: Math.min(...FLEET.japan), last: Math.max(...FLEET.japan) },
  us: { first: Math.min(...FLEET.us), last: Math.max(...FLEET.us) },
};

/** The two landing forces. */
export const LANDING_FORCES: readonly number[] = [ship('Landing Force North'), ship('Landing Force South')];
/** Which of them a ship is, or -1. */
export const FORCE_OF: readonly number[] = SHIPS.map((_, number) => LANDING_FORCES.indexOf(number));
export const TRANSPORTS = 12;

/** Weak: a single cruiser or light carrier (dam-03). */
export function isWeak(type: ShipType, hulls: number): boolean {
  return hulls === 1 && (type === 'CA' || type === 'CL' || type === 'CVL');
}
export const IS_WEAK: readonly boolean[] = SHIPS.map(({ type, hulls }) => isWeak(type, hulls));
export const IS_CARRIER: readonly boolean[] = SHIPS.map(({ deck }) => deck > 0);
export const IS_BATTLESHIP: readonly boolean[] = SHIPS.map(({ type }) => type === 'B' || type === 'BB');
/** By side: the carriers of every kind. */
export const CARRIERS: Readonly<Record<SideId, readonly number[]>> = {
  japan: FLEET.japan.filter((number) => IS_CARRIER[number]),
  us: FLEET.us.filter((number) => IS_CARRIER[number]),
};
