import type { Catalogue } from '@point-option/engine';

/** What dice are rolled for that no match rolls yet: by the owner of a boxed game. */
export const adjudicationsWords: Catalogue = {
  'a die': 'A die',
  'shuttle to Guam': 'Whether the raid flies on to Guam',
  'surface battle target': 'Which ship is fired at',
};
