import type { Catalogue } from '@point-option/engine';

/** What a study counts, in aircraft of twelve to a unit and eight to a point. */
export const figureWords: Catalogue = {
  'figure.sentFirst': 'Carrier aircraft sent against the fleet on the 19th',
  'figure.landSentFirst': 'Land-based aircraft sent on the 19th',
  'figure.japaneseLostFirst': 'Japanese aircraft lost on the 19th',
  'figure.japaneseLostSecond': 'Japanese aircraft lost on the 20th',
  'figure.usCombatFirst': 'American aircraft lost in combat on the 19th',
  'figure.usOtherFirst': 'American aircraft lost otherwise on the 19th',
  'figure.usCombatSecond': 'American aircraft lost in combat on the 20th',
  'figure.usOtherSecond': 'American aircraft lost otherwise on the 20th, by day',
  'figure.usDarkSecond': 'American aircraft lost at dusk and in the dark of the 20th',
  'figure.sunkByAir': 'Japanese carriers sunk by aircraft and guns',
  'figure.sunkBySubmarine': 'Japanese carriers sunk by submarines',
  'figure.hitsOnFleet': 'Hits on ships of Task Force 58',
  'figure.usCarriersSunk': 'American carriers sunk',
};
