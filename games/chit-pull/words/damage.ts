import type { Catalogue } from '@point-option/engine';

export const damageWords: Catalogue = {
  hit: '{n} {n|hit|hits} on {ship}. {left} {left|box|boxes} left.',
  sunk: '{ship} sinks.',
  crippled: '{ship} loses {n} speed for good.',
  'purpose.critical by air': 'Torpedo critical on {ship}',
  'purpose.critical by submarine': 'Torpedo critical on {ship}',
  'purpose.critical by surface': 'Torpedo critical on {ship}',
  'term.damage log':
    'Each ship has a row of boxes. Every hit marks one off. Guns, flak and speed fall with the boxes left, and the last box sinks the ship.',
  'term.critical hit':
    'A torpedo hit may do more than its own damage: flood compartments, jam rudders, set off fuel vapor. Each hit gets a roll.',
};
