import type { MatchOptions } from '@point-option/engine';

/** 16.1: bases from which land aircraft may fly to Guam, each with an activation chit. */
export const REINFORCEMENT_BASES = ['Yap', 'Iwo Jima'] as const;
export type ReinforcementBase = (typeof REINFORCEMENT_BASES)[number];

/** 17.6: where the wind blows from, and to. On those two days it blew from east to west. */
export const WINDS = ['E->W', 'SE->NW', 'NE->SW', 'NW->SE', 'W->E', 'SW->NE'] as const;
export type Wind = (typeof WINDS)[number];

/** 16.0 to 24.4: the advanced rules that are played, those that only change the set-up (24.1, 24.3) not among them. */
export interface Advanced {
  /** 16.0. */
  landAir: boolean;
  /** 17.0. */
  leeward: boolean;
  /** 17.6. */
  variableWind: boolean;
  /** 18.1. */
  shadowing: boolean;
  /** 18.2. */
  extendedSearch: boolean;
  /** 18.3. */
  uncertainty: boolean;
  /** 18.4. */
  morningSearch: boolean;
  /** 19.0. */
  retirement: boolean;
  /** 20.0. */
  refuelling: boolean;
  /** 21.0. */
  surfaceCombat: boolean;
  /** 22.0. */
  nightOperations: boolean;
  /** 23.0. */
  shuttleRaids: boolean;
  /** 24.2: points off every roll for the range of an interception. */
  lateRadar: number;
  /** 24.4. */
  newAircraft: boolean;
}

/**
 * What a match plays of them. They are for the battles and the lessons that teach them; the others keep to what they teach (RULINGS.md, 123). Oilers
 * need a scenario with a night that they come in (20.1).
 */
export function advancedOf(options: MatchOptions, isBattle: boolean, hasOilers: boolean): Advanced {
  const on = (name: keyof Advanced): boolean => isBattle && options[name] === true;
  return {
    landAir: on('landAir'),
    leeward: on('leeward'),
    variableWind: on('leeward') && on('variableWind'),
    shadowing: on('shadowing'),
    extendedSearch: on('extendedSearch'),
    uncertainty: on('uncertainty'),
    morningSearch: on('morningSearch'),
    retirement: on('retirement'),
    refuelling: on('refuelling') && hasOilers,
    surfaceCombat: on('surfaceCombat'),
    nightOperations: on('nightOperations'),
    shuttleRaids: on('shuttleRaids'),
    lateRadar: isBattle ? Number(options['lateRadar'] ?? 0) : 0,
    newAircraft: on('newAircraft'),
  };
}
