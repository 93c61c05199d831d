import { OFF, type Theater, type G as FamilyG } from '@point-option/chit-pull';

export type ScenarioId = 'historical' | 'unleashed' | 'dream' | 'first-contact';

/** What only this game keeps of the battle. */
export interface Own {
  scenario: ScenarioId;
  /** 15.3: carriers launch into the wind (an optional rule). */
  wind: boolean;
  /** 16.1.4: what has become of the order that land-based air waits for. Both sides hear it given and announced. */
  landOrder: 'awaited' | 'given' | 'announced';
  /** 16.1.4: the hex that the Japanese named when the order was announced, or OFF. */
  announced: number;
  /** 16.1.4: the flagship of the Mobile Fleet, by its ship. Only Japan knows who follows Taiho. */
  flagship: number;
  /** 16.1.4: Japanese carrier aircraft have attacked a large carrier group. Both sides have seen it. */
  attacked: boolean;
  /** 16.1.4: the strike that the Mobile Fleet owes has been flown, with all that was at hand. Both sides have seen it. */
  struck: boolean;
  /** 10.2: points lost so far for ships missing off Saipan. Only the US knows until the end. */
  saipan: number;
}

export type MobileTheater = Theater<Own>;
export type G = FamilyG<Own>;

export function newOwn(scenario: ScenarioId, flagship: number, wind: boolean): Own {
  return { scenario, wind, landOrder: 'awaited', announced: OFF, flagship, attacked: false, struck: false, saipan: 0 };
}

export function copyOwn({ scenario, wind, landOrder, announced, flagship, attacked, struck, saipan }: Own): Own {
  return { scenario, wind, landOrder, announced, flagship, attacked, struck, saipan };
}
