/** 2.33. A cruiser or destroyer force stands for several ships. */
export type JapaneseClass = 'CV' | 'CVL' | 'BB' | 'Cruiser Force' | 'Destroyer Force';
/** 2.35: took part, might have, or had been sunk before (the great battle only). */
export type Standing = 'historical' | 'additional' | 'ghost';
export interface JapaneseShip {
  readonly name: string;
  readonly type: JapaneseClass;
  readonly aa: number;
  readonly hits: number;
  /** 9.26: air value, of carriers. */
  readonly air: number;
  /** 21.25: surface attack value. */
  readonly attack: number;
  readonly standing: Standing;
  /** 12.28: half battleship; damaged like one. */
  readonly hybrid?: true;
}

type Row = readonly [name: string, aa: number, hits: number, value: number];
const carriers = (type: 'CV' | 'CVL', standing: Standing, rows: readonly Row[]): JapaneseShip[] =>
  rows.map(([name, aa, hits, air]) => ({ name, type, aa, hits, air, attack: 0, standing }));
const others = (type: JapaneseClass, standing: Standing, rows: readonly Row[]): JapaneseShip[] =>
  rows.map(([name, aa, hits, attack]) => ({ name, type, aa, hits, air: 0, attack, standing }));
/** Units that stand for several ships have no names: they are numbered. */
const numbered = (type: JapaneseClass, rows: readonly (readonly [number, number, number])[]): JapaneseShip[] =>
  others(
    type,
    'historical',
    rows.map(([aa, hits, attack], i) => [`${type} ${i + 1}`, aa, hits, attack]),
  );

/**
 * Printed in the book's pictures and examples: Shinano, Junyo, Ise, Yamato and Cruiser Force 1 whole, the air values
 * of Shokaku, Zuikaku and Chitose and Zuikaku's hits. The other values are ours, after the ships' real air groups.
 */
export const JAPANESE_SHIPS: readonly JapaneseShip[] = [
  ...carriers('CV', 'historical', [
    ['Taiho', 10, 10, 9],
    ['Shokaku', 9, 8, 10],
    ['Zuikaku', 9, 8, 10],
  ]),
  ...carriers('CVL', 'historical', [
    ['Hiyo', 8, 6, 6],
    ['Junyo', 8, 6, 6],
    ['Ryuho', 5, 5, 4],
    ['Chitose', 5, 5, 4],
    ['Chiyoda', 5, 5, 4],
    ['Zuiho', 5, 4, 4],
  ]),
  ...carriers('CV', 'additional', [
    ['Shinano', 7, 16, 15],
    ['Unryu', 8, 7, 8],
    ['Amagi', 8, 7, 8],
  ]),
  { name: 'Ise', type: 'CVL', aa: 4, hits: 15, air: 3, attack: 9, standing: 'additional', hybrid: true },
  { name: 'Hyuga', type: 'CVL', aa: 4, hits: 15, air: 3, attack: 9, standing: 'additional', hybrid: true },
  ...carriers('CV', 'ghost', [
    ['Akagi', 6, 8, 9],
    ['Kaga', 7, 8, 10],
    ['Soryu', 6, 7, 8],
    ['Hiryu', 6, 7, 8],
  ]),
  ...others('BB', 'historical', [
    ['Yamato', 12, 25, 13],
    ['Musashi', 12, 25, 13],
    ['Nagato', 10, 20, 10],
    ['Kongo', 9, 18, 9],
    ['Haruna', 9, 18, 9],
  ]),
  ...others('BB', 'additional', [
    ['Fuso', 8, 18, 9],
    ['Yamashiro', 8, 18, 9],
  ]),
  ...others('BB', 'ghost', [
    ['Mutsu', 10, 20, 10],
    ['Hiei', 9, 18, 9],
    ['Kirishima', 9, 18, 9],
  ]),
  ...numbered('Cruiser Force', [
    [14, 10, 7],
    [10, 8, 5],
    [11, 8, 6],
    [12, 9, 6],
    [13, 10, 6],
    [16, 11, 8],
    [17, 12, 8],
    [18, 12, 9],
  ]),
  ...numbered('Destroyer Force', [
    [4, 4, 2],
    [5, 4, 2],
    [5, 5, 2],
    [6, 5, 3],
    [7, 6, 3],
    [8, 6, 3],
    [10, 7, 4],
  ]),
];
export const JAPANESE_SHIP_BY_NAME: ReadonlyMap<string, number> = new Map(
  JAPANESE_SHIPS.map(({ name }, i) => [name, i]),
);
export const isJapaneseCarrier = (ship: number): boolean => {
  const type = JAPANESE_SHIPS[ship]?.type;
  return type === 'CV' || type === 'CVL';
};

/** The striking force of 1941 and 1942, whole, for the great battle (7.44, its screen there). */
export const KIDO_BUTAI = ['Akagi', 'Kaga', 'Soryu', 'Hiryu', 'Shokaku', 'Zuikaku', 'Hiei', 'Kirishima'] as const;
