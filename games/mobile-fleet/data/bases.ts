import type { Base } from '@point-option/chit-pull';
import { grid, GUAM, ROTA, YAP } from './map.ts';
import { CHIT } from './markers.ts';

/*
 * How many units a field takes, and how far off the map it lies, is printed on the map alone: these figures are ours. The distances are
 * true, except that Truk is five hexes off rather than nine: from nine, its units of range 25 would never see Saipan.
 */
export const BASES: readonly Base[] = [
  { id: 'Guam', name: 'Guam', hex: GUAM, beyond: 0, capacity: 8, chit: CHIT.flotilla61 },
  { id: 'Rota', name: 'Rota', hex: ROTA, beyond: 0, capacity: 2, chit: CHIT.flotilla61 },
  { id: 'Yap', name: 'Yap', hex: YAP, beyond: 0, capacity: 4, chit: CHIT.flotilla61 },
  { id: 'Peleliu', name: 'Peleliu', hex: grid.mustHex('0628'), beyond: 4, capacity: 6, chit: CHIT.flotilla61 },
  { id: 'Iwo Jima', name: 'Iwo Jima', hex: grid.mustHex('2501'), beyond: 12, capacity: 4, chit: CHIT.flotilla61 },
  { id: 'Truk', name: 'Truk', hex: grid.mustHex('4428'), beyond: 5, capacity: 4, chit: CHIT.flotilla22 },
];

const NUMBERS: ReadonlyMap<string, number> = new Map(BASES.map(({ id }, base) => [id, base]));

/** The number of a base. */
export function base(id: string): number {
  const number = NUMBERS.get(id);
  if (number === undefined) throw new Error(`There is no base ${id}.`);
  return number;
}
