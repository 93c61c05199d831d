import type { Catalogue } from '@point-option/engine';

/** How a battle ends, and the lines of its reckoning (15.1). */
export const scoringWords: Catalogue = {
  'result.humiliation':
    '{net} points: a humiliation. The landing on Saipan is in danger, and at home nobody wants to have known you.',
  'result.defeat': '{net} points: a defeat. The landing is held up, and others will command the carriers from now on.',
  'result.mixed':
    '{net} points: neither won nor lost. The landing goes on, the enemy goes home, and the wardrooms grumble.',
  'result.incomplete victory':
    '{net} points: an incomplete victory. The enemy is beaten, and enough of him is left to fight again.',
  'result.substantial victory':
    '{net} points: a substantial victory. What is left of the Mobile Fleet will not put to sea as a fleet again.',
  'result.overwhelming victory': '{net} points: an overwhelming victory. There is no Japanese carrier fleet any more.',
  'result.loss': '{net} points: not enough. Look at what got through, and try again.',
  'result.win': '{net} points: well done, this lesson is learned.',
  'result.major win': '{net} points: as well as it can be done.',

  'score.net': 'Net',
  'score.carriers': 'Japanese carriers sunk and damaged',
  'score.airPoints': 'Japanese air points destroyed',
  'score.awards': 'Awards',
  'score.ownCarriers': 'American carriers sunk and damaged',
  'score.submarines': 'Submarines lost',
  'score.unitsAway': 'Air units lost away from the fleet',
  'score.unitsAtFleet': 'Air units lost at the fleet',
  'score.exits': 'Japanese ships that broke through to the east',
  'score.deductions': 'Deductions',
  'score.shotDown': 'Japanese air points shot down',
  'score.leakers': 'Points that got through',
  'score.unitsLost': 'Air units lost',
  'score.sightings': 'What was seen of the enemy',
};
