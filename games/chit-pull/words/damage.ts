import type { Catalogue } from '@point-option/engine';

export const damageWords: Catalogue = {
  hit: '{n} {n|hit|hits} on {ship}, {taken} of {boxes}.',
  sunk: '{ship} sinks.',
  crippled: '{ship} loses {n} speed for good.',
  'purpose.critical by air': 'Torpedo critical on {ship}',
  'purpose.critical by submarine': 'Torpedo critical on {ship}',
  'purpose.critical by surface': 'Torpedo critical on {ship}',
  'term.damage log': 'How many hits a ship has taken, of those that sink it. Guns, flak and speed fall with every hit.',
  'term.critical hit':
    'A torpedo hit may do more than its own damage: flood compartments, jam rudders, set off fuel vapor. Each hit gets a roll.',
};
