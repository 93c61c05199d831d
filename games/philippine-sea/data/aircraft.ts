import { CARRIERS } from './usShips.ts';

/** 2.34, 2.36: types of American aircraft. Attack values and the endurance of SBD and TBF are ours; 16 and 14 are printed (4.15, 4.32). */
export interface Model {
  readonly id: ModelId;
  readonly fighter: boolean;
  /** 2.341: trained to fly at night. */
  readonly night: boolean;
  /** 5.61: against ships. */
  readonly attack: number;
  /** 4.15: fuel points at take-off. */
  readonly endurance: number;
}
export type ModelId = 'F6F' | 'F6F-3' | 'SB2C' | 'SBD' | 'TBF' | 'TBM';
export const MODELS: Readonly<Record<ModelId, Model>> = {
  F6F: { id: 'F6F', fighter: true, night: false, attack: 0, endurance: 16 },
  'F6F-3': { id: 'F6F-3', fighter: true, night: true, attack: 0, endurance: 16 },
  SB2C: { id: 'SB2C', fighter: false, night: false, attack: 8, endurance: 14 },
  SBD: { id: 'SBD', fighter: false, night: false, attack: 9, endurance: 15 },
  TBF: { id: 'TBF', fighter: false, night: false, attack: 9, endurance: 16 },
  TBM: { id: 'TBM', fighter: false, night: false, attack: 9, endurance: 16 },
};

type AirGroup = Readonly<Partial<Record<ModelId, number>>>;

/**
 * The air groups of June 1944 in units of twelve aircraft, from their real strength (general history); the night
 * detachments of four are pooled into two units. Saratoga's is for the great battle only.
 */
const AIR_GROUPS: Readonly<Record<string, AirGroup>> = {
  Hornet: { F6F: 3, SB2C: 3, TBM: 1 },
  Yorktown: { F6F: 3, SB2C: 3, TBM: 1 },
  'Belleau Wood': { F6F: 2, TBM: 1 },
  Bataan: { F6F: 2, TBM: 1 },
  'Bunker Hill': { F6F: 3, SB2C: 3, TBM: 1 },
  Wasp: { F6F: 3, SB2C: 3, TBF: 1, 'F6F-3': 1 },
  Monterey: { F6F: 2, TBM: 1 },
  Cabot: { F6F: 2, TBM: 1 },
  Enterprise: { F6F: 3, SBD: 2, TBF: 1 },
  Lexington: { F6F: 3, SBD: 3, TBM: 1, 'F6F-3': 1 },
  Princeton: { F6F: 2, TBM: 1 },
  'San Jacinto': { F6F: 2, TBM: 1 },
  Essex: { F6F: 3, SB2C: 3, TBF: 2 },
  Langley: { F6F: 2, TBM: 1 },
  Cowpens: { F6F: 2, TBM: 1 },
  Saratoga: { F6F: 3, SBD: 2, TBF: 1 },
};

/** One counter of twelve aircraft. */
export interface AirUnit {
  readonly id: string;
  readonly model: Model;
  /** The carrier it belongs to, an index of CARRIERS. It may land on any (6.28). */
  readonly home: number;
  /** Which of its kind in its air group, from 1. */
  readonly number: number;
}

export const UNITS: readonly AirUnit[] = CARRIERS.flatMap(({ name }, home) =>
  (Object.entries(AIR_GROUPS[name] ?? {}) as [ModelId, number][]).flatMap(([model, n]) =>
    Array.from({ length: n }, (_, i) => ({
      id: `${name} ${model} ${i + 1}`,
      model: MODELS[model],
      home,
      number: i + 1,
    })),
  ),
);
export const UNIT_BY_ID: ReadonlyMap<string, number> = new Map(UNITS.map(({ id }, i) => [id, i]));
export const IS_FIGHTER: readonly boolean[] = UNITS.map(({ model }) => model.fighter);
export const UNITS_OF: readonly (readonly number[])[] = CARRIERS.map((_, ship) =>
  UNITS.flatMap(({ home }, unit) => (home === ship ? [unit] : [])),
);
