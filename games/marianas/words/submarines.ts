import type { Catalogue } from '@point-option/engine';

export const submarineWords: Catalogue = {
  'submarine attack: target': 'Your submarine has {marker} in its sights in {hex}. Which ship does it attack?',
  'campaign: submarines': 'Send your submarines out? If not, they stay in port until the first midnight.',
  'turn: midnight': 'Keep your submarines out until the next midnight? Lost so far: {n}.',
  'sub aim': 'Torpedo {ship}',
  'sub aim damaged': 'Torpedo {ship}, damaged already',
  'why not in contact': '{marker} sails without {ship}.',
  'why other contact': 'Your submarine has {marker} in its sights, not {wanted}.',

  'subs begin': 'The submarines of {side} go hunting.',
  'subs go out': 'The submarines of {side} go hunting again.',
  'subs stay out': 'The submarines of {side} go on hunting.',
  'subs stay in': 'The submarines of {side} stay in.',
  'subs called off': '{^side} calls its submarines off.',
  'sub contact': 'A submarine of {side} closes on {marker} in {hex}.',
  'sub finds again': 'A submarine of {side} finds {ship} again.',
  'sub trail lost': 'A submarine of {side} follows the trail of {ship}, and it has gone.',
  'sub hunted from the air': 'Carrier planes over {hex} join the hunt for the submarine.',
  'sub lost': 'The escorts of {marker} sink a submarine of {side}.',
  'sub no target': 'The submarine of {side} sees nothing but destroyers around {marker} and dives.',
  'sub misses': 'The torpedoes of the submarine pass {ship} by.',
  'sub hits in vain': 'A submarine torpedoes {ship}, to no effect.',
  'sub hits': 'A submarine torpedoes {ship}.',

  'a submarine': 'a submarine of {side}',
  'purpose.sub contact': 'A submarine of {side} finds ships in {hex} ({sixths} in six)',
  'purpose.subs left': 'With {left} of {of} submarines left {side} has one in {hex} ({sixths} in six)',
  'purpose.sub recontact': 'A submarine of {side} finds {ship} again ({sixths} in six)',
  'purpose.sub victim': 'Which group in {hex} the submarine of {side} meets',
  'purpose.asw':
    'The escorts of {marker}, {n} destroyer {n|division|divisions}{planes}, sink the submarine of {side} ({sixths} in six)',
  'with planes': ' and carrier planes',
  'without planes': '',
  'purpose.sub target': 'What the submarine of {side} aims at in the dark, in {marker}',
};
