import type { Catalogue } from '@point-option/engine';

/** The battle, its turns and the quarters of a day. */
export const turnWords: Catalogue = {
  'none.turn: patrol': 'Fly no CAP',
  'clock before': 'Before the battle',
  'count turn': 'Turn',
  'procedure.campaign': 'The battle',
  'step.campaign: turns': 'Turns',
  'quarter.night': 'night',
  'quarter.morning': 'morning',
  'quarter.midday': 'midday',
  'quarter.evening': 'evening',
  'procedure.turn': 'The turn',
  'step.turn: begin': 'New turn',
  'step.turn: reinforcements': 'Japanese air reinforcements',
  'step.turn: patrol': 'CAP',
  'step.turn: pool': 'Fill the pool',
  'step.turn: activations': 'Activations',
  'step.turn: detection': 'Lose detection at night',
  'step.turn: end of turn': 'End of turn',
  'detection lost': 'Night ends. All detections are lost.',
};
