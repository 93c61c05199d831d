import type { Catalogue } from '@point-option/engine';

/** How a battle ends, and the lines of its reckoning (15.1). */
export const scoringWords: Catalogue = {
  humiliation:
    '{net} points: a humiliation. The landing on Saipan is in danger, and at home nobody wants to have known you.',
  defeat: '{net} points: a defeat. The landing is held up, and others will command the carriers from now on.',
  mixed: '{net} points: neither won nor lost. The landing goes on, the enemy goes home, and the wardrooms grumble.',
  'incomplete victory':
    '{net} points: an incomplete victory. The enemy is beaten, and enough of him is left to fight again.',
  'substantial victory':
    '{net} points: a substantial victory. What is left of the Mobile Fleet will not put to sea as a fleet again.',
  'overwhelming victory': '{net} points: an overwhelming victory. There is no Japanese carrier fleet any more.',
  loss: '{net} points: not enough. Look back at where points were lost or left lying, and try again.',
  win: '{net} points: well done, this lesson is learned.',
  'major win': '{net} points: as well as it can be done.',

  // The same, in short.
  'outcome.humiliation': 'Humiliation',
  'outcome.defeat': 'Defeat',
  'outcome.mixed': 'Neither won nor lost',
  'outcome.incomplete victory': 'Incomplete victory',
  'outcome.substantial victory': 'Substantial victory',
  'outcome.overwhelming victory': 'Overwhelming victory',
  'outcome.loss': 'Not enough',
  'outcome.win': 'Won',
  'outcome.major win': 'Won well',

  // Every row by what it holds: victory points, for or off, or a plain number of what the lessons count.
  'score.net': 'Net victory points',
  'score.carriers': 'Victory points for Japanese carriers sunk and damaged',
  'score.airPoints': 'Victory points for Japanese air points destroyed',
  'score.awards': 'Victory points for all of these',
  'score.ownCarriers': 'Victory points off for American carriers sunk and damaged',
  'score.submarines': 'Victory points off for submarines lost',
  'score.unitsAway': 'Victory points off for air units lost away from the fleet',
  'score.unitsAtFleet': 'Victory points off for air units lost at the fleet',
  'score.exits': 'Victory points off for Japanese ships that broke through to the east',
  'score.deductions': 'Victory points off in all',
  'score.shotDown': 'Victory points for Japanese air points shot down',
  'score.leakers': 'Number of air points that got through',
  'score.unitsLost': 'Number of air units lost',
  'score.sightings': 'Victory points for what was seen of the enemy',
};
