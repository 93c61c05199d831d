import type { Base } from '@point-option/chit-pull';
import { CLARK, grid, MANILA } from './map.ts';
import { CHIT } from './markers.ts';

/** The rules set no limit to what a field takes. */
function field(name: string, hex: number, chit: number, beyond = 0): Base {
  return { id: name, name, hex, beyond, chit };
}

const { fleet1, fleet2, usArmy } = CHIT;

/** By chit: where strikes start. */
type Starts = Readonly<Record<number, readonly number[]>>;

/**
 * Clark Field and Manila have their hexes in the rules. The other fields are printed on the map alone, and are ours, where they were.
 * The 2nd Air Fleet has those of Luzon north of row 25, the 1st Air Fleet all others (6.5.9). Morotai lies off the map (5.3.2).
 */
const FIELDS: readonly Base[] = [
  field('Clark Field', CLARK, fleet2),
  field('Lingayen', grid.mustHex('2211'), fleet2),
  field('Tuguegarao', grid.mustHex('1714'), fleet2),
  field('Laoag', grid.mustHex('1612'), fleet2),
  field('Aparri', grid.mustHex('1614'), fleet2),
  field('Manila', MANILA, fleet1),
  field('Legaspi', grid.mustHex('2918'), fleet1),
  field('Bacolod', grid.mustHex('3617'), fleet1),
  field('Cebu City', grid.mustHex('3719'), fleet1),
  field('Puerto Princesa', grid.mustHex('3907'), fleet1),
  field('Cagayan', grid.mustHex('4221'), fleet1),
  field('Davao', grid.mustHex('4623'), fleet1),
  field('Zamboanga', grid.mustHex('4615'), fleet1),
  field('Morotai', grid.mustHex('4828'), usArmy, 11),
];

const hexesOf = (chit: number): number[] => FIELDS.filter((each) => each.chit === chit).map(({ hex }) => hex);
/** 6.5.9: strikes of the 2nd Air Fleet are measured from Clark Field; ruling: those of the 1st from any of its fields. */
const STARTS: Starts = { [fleet1]: hexesOf(fleet1), [fleet2]: [CLARK] };

export const BASES: readonly Base[] = FIELDS.map((each) => {
  const from = STARTS[each.chit];
  return from === undefined ? each : { ...each, from };
});

const NUMBERS: ReadonlyMap<string, number> = new Map(BASES.map(({ id }, base) => [id, base]));

/** The number of a base. */
export function base(id: string): number {
  const number = NUMBERS.get(id);
  if (number === undefined) throw new Error(`There is no base ${id}.`);
  return number;
}
