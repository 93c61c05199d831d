import { type IslandId, ISLANDS, type SideId } from './map.ts';
import { ship } from './ships.ts';

export type Model = 'Val' | 'Judy' | 'Jill' | 'Zero' | 'Betty' | 'SB2C' | 'TBF';
export type Weapon = 'bomb' | 'torpedo';

/** What a model can do: radius in hexes (air-06), weapons, whether it dives (air-14) and lands on decks (air-04). */
export const MODELS: Readonly<
  Record<Model, { radius: number; weapons: readonly Weapon[]; dives: boolean; carrier: boolean }>
> = {
  Val: { radius: 3, weapons: ['bomb'], dives: true, carrier: true },
  Judy: { radius: 3, weapons: ['bomb'], dives: true, carrier: true },
  Jill: { radius: 3, weapons: ['torpedo', 'bomb'], dives: false, carrier: true },
  Zero: { radius: 3, weapons: ['bomb'], dives: false, carrier: true },
  Betty: { radius: 5, weapons: ['torpedo', 'bomb'], dives: false, carrier: false },
  SB2C: { radius: 2, weapons: ['bomb'], dives: true, carrier: true },
  TBF: { radius: 2, weapons: ['torpedo', 'bomb'], dives: false, carrier: true },
};

/** An air unit, 15 to 30 strike aircraft; fighters are in the combat air patrol. */
export interface AirUnit {
  readonly id: string;
  readonly side: SideId;
  readonly model: Model;
  /** Where it begins: a ship by number, or an island as `islandBase` numbers it. */
  readonly base: number;
  /** Based ashore from the start: only these are placed freely (set-05) and replaced (air-21). */
  readonly land: boolean;
}

const ISLAND_BASES = 1000;
/** How a base is numbered: ships by their number, islands from here on. */
export function islandBase(island: number): number {
  return ISLAND_BASES + island;
}
/** The island of a base, or -1 where it is a ship. */
export function islandOf(base: number): number {
  return base >= ISLAND_BASES ? base - ISLAND_BASES : -1;
}

const aboard = (side: SideId, models: readonly Model[], ...ids: string[]): AirUnit[] =>
  ids.flatMap((id) =>
    models.map((model, i) => ({
      id: models.indexOf(model) === models.lastIndexOf(model) ? `${id} ${model}` : `${id} ${model} ${i + 1}`,
      side,
      model,
      base: ship(id),
      land: false,
    })),
  );
const ashore = (model: Model, island: IslandId, ...numbers: number[]): AirUnit[] =>
  numbers.map((n) => ({
    id: `${model} ${n}`,
    side: 'japan',
    model,
    base: islandBase(ISLANDS.findIndex(({ id }) => id === island)),
    land: true,
  }));

/** Types and homes are history as commonly published; how many counters each carrier has is ours (RULINGS.md, 31). */
export const AIR: readonly AirUnit[] = [
  ...aboard('japan', ['Judy', 'Jill'], 'Taiho', 'Shokaku', 'Zuikaku'),
  ...aboard('japan', ['Val', 'Jill'], 'Junyo', 'Hiyo'),
  ...aboard('japan', ['Jill'], 'Ryuho'),
  ...aboard('japan', ['Zero'], 'Chitose', 'Chiyoda', 'Zuiho'),
  ...ashore('Betty', 'guam', 1),
  ...ashore('Zero', 'guam', 1, 2),
  ...ashore('Zero', 'saipan', 3, 4),
  ...ashore('Betty', 'palau', 2, 3),
  ...ashore('Zero', 'palau', 5),
  ...ashore('Betty', 'iwo', 4),
  ...ashore('Zero', 'iwo', 6),
  ...aboard('us', ['SB2C', 'TBF'], 'Hornet', 'Yorktown', 'Bunker Hill', 'Wasp', 'Enterprise', 'Lexington', 'Essex'),
  ...aboard(
    'us',
    ['TBF'],
    'Belleau Wood',
    'Bataan',
    'Monterey',
    'Cabot',
    'San Jacinto',
    'Princeton',
    'Langley',
    'Cowpens',
  ),
  ...aboard('us', ['TBF', 'TBF'], 'Fanshaw Bay', 'Kitkun Bay', 'Sangamon'),
];

export const AIR_NUMBER: ReadonlyMap<string, number> = new Map(AIR.map(({ id }, unit) => [id, unit]));
export const AIR_OF: Readonly<Record<SideId, readonly number[]>> = {
  japan: AIR.flatMap(({ side }, number) => (side === 'japan' ? [number] : [])),
  us: AIR.flatMap(({ side }, number) => (side === 'us' ? [number] : [])),
};
export const LAND_UNITS: readonly number[] = AIR.flatMap(({ land }, number) => (land ? [number] : []));
