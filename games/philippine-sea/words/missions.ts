import type { Catalogue } from '@point-option/engine';

export const missionsWords: Catalogue = {
  'order.air movement: patrols': 'Send {n} {n|patrol|patrols}',
  'order.mission flight: split': 'Split off {n} {n|unit|units}',
  'air movement: patrols': 'Which patrols leave station and fly as intercepts?',
  'patrol of a group': '{mission} of {group}: {units}',
  'patrol leaves station': '{patrol} leaves station over {hex} as {mission} with {fuel} fuel.',

  'mission flight: move': '{mission} is in {hex}, {fuel}. Where does it fly?',
  'fuel left': '{n} fuel',
  'fuel critical': 'fuel critical {n}',
  'stay in': 'Stay in {hex}',
  'fly to': 'Fly to {hex}',
  'fly two hexes': 'Fly 2 hexes to {hex}',
  'odds of two hexes': 'Fuel for 2 hexes',
  'split the mission': 'Split it first',
  'nothing to bomb on Guam': 'Guam holds nothing to attack. A strike can only turn back from there.',
  'short of fuel then': 'It runs short of fuel and becomes fuel critical.',
  'perhaps short of fuel then': 'It may run short of fuel and become fuel critical.',
  'mission flies': '{mission} flies to {hex} for {fuel} fuel.',
  'mission circles': '{mission} circles in {hex} for {fuel} fuel.',
  'mission flight: split': 'Which units of {mission} form a second mission?',
  'mission split': '{mission} splits. {units} {units|flies|fly} on as {second}.',

  'why strikes stay together': 'A strike stays together until it lands.',
  'why no display': 'All 8 missions are in use.',
  'why nothing to split': '{mission} has only 1 unit.',
  'why short of fuel': '{mission} is short of fuel and flies 1 hex at most.',
  'why another mission moves': 'It is {mission}’s move now.',
  'why two hexes': 'A mission flies 2 hexes a phase at most.',
  'why ships there': 'Japanese ships are in {hex}: no place for interceptors.',
  'why ships between': 'The way to {hex} leads over Japanese ships.',
  'why it must go home': '{mission} has made its attempt and must head home.',
  'why no target that way':
    'Nothing detected lies that way. Without a target, a strike stays within 2 hexes of the ships that launched it.',

  'strike in the air: target': '{mission} is in the air: {units}. Where does it strike?',
  'forces in a hex': '{forces} in {hex}',
  'why nothing detected there': 'No detected force is in {hex}.',
  'strike sent': '{mission} heads for {hex}.',
  'strike home': '{mission} is home: {n} {n|unit|units} landed safely.',
};
