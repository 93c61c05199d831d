import type { Catalogue } from '@point-option/engine';

/** Types in reports, and why a formation can't sail somewhere. */
export const sailingWords: Catalogue = {
  'reported.CV': '{n|fleet carrier|fleet carriers}',
  'reported.CVL': '{n|light carrier|light carriers}',
  'reported.BB': '{n|battleship|battleships}',
  'reported.CA': '{n|heavy cruiser|heavy cruisers}',
  'reported.CL': '{n|light cruiser|light cruisers}',
  'reported.DD': '{n|destroyer unit|destroyer units}',

  'why near Saipan': '{marker} must stay within {n} hexes of Saipan until turn 9. {hex} is farther.',
  'why no turning back': '{marker} may not sail west until the Mobile Fleet has launched its strike.',
  'why overfull': 'More than {n} groups are in {hex}. {marker} must leave.',
  'why into the wind': '{marker} launched CAP. Its first hex this turn is {hex}, into the wind.',
};
