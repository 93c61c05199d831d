import type { Face, PieceState, Symbol } from '@point-option/engine';
import type { ModelId } from '../data/aircraft.ts';
import type { JapaneseClass } from '../data/japaneseShips.ts';
import type { UsClass } from '../data/usShips.ts';
import type { Damage } from '../rules/forces.ts';

/** What is drawn on a ship's counter. */
export const SHIP_SYMBOLS: Readonly<Record<UsClass | JapaneseClass, Symbol>> = {
  CV: 'fleet carrier',
  CVL: 'light carrier',
  BB: 'battleship',
  CLAA: 'cruiser',
  CruDiv: 'cruiser',
  DesDiv: 'destroyer',
  'Cruiser Force': 'cruiser',
  'Destroyer Force': 'destroyer',
};

/** The letters beside it. */
export const SHIP_BADGES: Readonly<Record<UsClass | JapaneseClass, string>> = {
  CV: 'CV',
  CVL: 'CVL',
  BB: 'BB',
  CLAA: 'CLAA',
  CruDiv: 'CruDiv',
  DesDiv: 'DesDiv',
  'Cruiser Force': 'CA',
  'Destroyer Force': 'DD',
};

/** 2.34: the trade of an air unit, and its letter. */
export const TRADES: Readonly<Record<ModelId, { readonly symbol: Symbol; readonly badge: string }>> = {
  F6F: { symbol: 'fighter', badge: 'F' },
  'F6F-3': { symbol: 'night fighter', badge: 'N' },
  SB2C: { symbol: 'dive bomber', badge: 'D' },
  SBD: { symbol: 'dive bomber', badge: 'D' },
  TBF: { symbol: 'torpedo bomber', badge: 'T' },
  TBM: { symbol: 'torpedo bomber', badge: 'T' },
};

const ROOM = 12;
/** A ship's name as a counter has room for it: divisions by their number, long names by an initial. */
export function nameOnCounter(name: string): string {
  const numbered = /^(?:CruDiv|DesDiv|DesRon|Cruiser Force|Destroyer Force) (\d+)$/.exec(name);
  if (numbered) return numbered[1] as string;
  return name.length <= ROOM ? name : name.replace(/^(\p{Lu})\p{Ll}+ /u, '$1. ');
}

/** 12.11: damage as it is marked on a counter. */
export function damageStates(damage: Damage): PieceState[] {
  if (damage === 'none') return [];
  return [{ is: damage === 'light' || damage === 'heavy' ? 'damaged' : damage, label: { key: `damage.${damage}` } }];
}

/** A face with states, where there are any. */
export const withStates = (face: Face, states: readonly PieceState[]): Face =>
  states.length > 0 ? { ...face, states } : face;
