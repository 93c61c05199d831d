import type { Catalogue } from '@point-option/engine';

/** How a battle ends, and the lines of its reckoning (15.1). */
export const scoringWords: Catalogue = {
  humiliation: '{net} points: humiliation. The landing on Saipan is in danger, and nobody at home remembers your name.',
  defeat: '{net} points: defeat. The landing is delayed, and someone else will command the carriers.',
  mixed: '{net} points: a draw. The landing goes on, the enemy goes home, and the wardrooms grumble.',
  'incomplete victory': '{net} points: incomplete victory. The enemy is beaten, with enough left to fight again.',
  'substantial victory': '{net} points: substantial victory. The Mobile Fleet will not sail as a fleet again.',
  'overwhelming victory': '{net} points: overwhelming victory. Japan has no carrier fleet left.',
  loss: '{net} points. Not enough. See where you lost points, and try again.',
  win: '{net} points. Well done.',
  'major win': '{net} points. Outstanding.',

  // The same, in short.
  'outcome.humiliation': 'Humiliation',
  'outcome.defeat': 'Defeat',
  'outcome.mixed': 'Draw',
  'outcome.incomplete victory': 'Incomplete victory',
  'outcome.substantial victory': 'Substantial victory',
  'outcome.overwhelming victory': 'Overwhelming victory',
  'outcome.loss': 'Not enough',
  'outcome.win': 'Won',
  'outcome.major win': 'Outstanding',

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
  'score.deductions': 'Victory points deducted',
  'score.shotDown': 'Victory points for Japanese air points shot down',
  'score.leakers': 'Number of air points that got through',
  'score.unitsLost': 'Number of air units lost',
  'score.sightings': 'Victory points for what was seen of the enemy',
};
