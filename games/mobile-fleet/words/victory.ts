import type { Catalogue } from '@point-option/engine';

/** Points, levels of victory, the end of the match. */
export const victoryWords: Catalogue = {
  'score.us aircraft': 'United States: carrier air destroyed',
  'score.us saipan': 'United States: ships missing off Saipan',
  'score.japan ships': 'Japan: American ships sunk or carriers damaged',
  'score.japan carriers': 'Japan: carriers that survived',

  'us unstruck': 'Decisive US victory: the Mobile Fleet never struck. US {us} points, Japan {japan}.',
  'outcome.us unstruck': 'Decisive US victory: no Japanese strike',

  'saipan uncovered': '{units} {units|ship lies|ships lie} off Saipan: {n} {n|point|points} lost.',
  'help.turn: saipan':
    'The US must keep 14 ships in the hex of Saipan. Each ship short costs a point, every turn (10.2). The Japanese learn the total at the end.',
  'help.turn: end of turn':
    'The battle ends after the last turn, and points are counted (10.0). It ends earlier if the Mobile Fleet has not struck by the evening of 19 June: then the US wins decisively (16.1.4).',
  'term.victory points':
    'The US scores for Japanese ships and carrier aircraft destroyed, Japan for American ships and for carriers of its own that survive. The lead decides: 30 and more is a decisive US victory, below 0 a decisive Japanese one (10.1, 10.2, 10.3).',
};
