import type { Catalogue } from '@point-option/engine';

/** Air boxes and patrols. */
export const airWords: Catalogue = {
  'patrol unit': '{unit}, {kind}, strength {n}, over {hex}',
  'kind.F': 'fighters',
  'kind.FB': 'fighter-bombers',
  'kind.DB': 'dive bombers',
  'kind.T': 'torpedo bombers',
  'kind.B': 'bombers',
  'why bombers never patrol': "{unit} can't fly CAP: bombers never do.",
  'why not ready': "{unit} isn't ready.",
  'why carrier grounded': "{unit}'s carrier is too badly damaged to launch.",
  'why carrier detached': "{unit}'s carrier is detached: only groups and task forces have CAP.",
  'why base beyond': "{unit}'s base is off the map: no enemy comes there.",

  'patrol flies': '{n} {n|unit flies|units fly} CAP.',
  grounded: '{ship} is too badly damaged to launch or recover aircraft.',
  'aircraft lost aboard': '{n} air {n|unit is|units are} lost with {ship}.',
  rested: '{n} {n|unit is|units are} rested and ready.',
};
