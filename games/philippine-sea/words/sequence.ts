import type { Catalogue } from '@point-option/engine';

export const sequenceWords: Catalogue = {
  'turn begins': '{hour}, June {date}.',
  'phase begins': 'Phase {n}, {light}.',
  'light.day': 'daylight',
  'light.dusk': 'dusk',
  'light.night': 'night',
  'cup filled': '{n} {n|chit|chits} in the cup, {each} drawn each phase.',

  ship: '{name}',
  'japanese ship': '{name}',
  submarine: '{name}',
  'air unit': '{ship} {model} {n}',
  'task group': 'TG {name}',
  'surface group': '{name}',
  cripple: '{name}, crippled',
  force: 'Force {marker}',
  butai: 'Butai {marker}',
  'mission.strike': 'Strike {n}',
  'mission.intercept': 'Intercept {n}',
  'mission.patrol': 'Patrol {n}',
  raid: 'Raid {n}-{wave}',
  'raid of a force': 'raid {wave} of {force}',
  'raid from Guam': 'the raid from Guam',
  'out of fuel': '{mission} runs out of fuel. All its aircraft are lost.',
  'force removed': '{force} comes off the chart.',
};
