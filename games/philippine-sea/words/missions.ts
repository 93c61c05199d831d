import type { Catalogue } from '@point-option/engine';

export const missionsWords: Catalogue = {
  'air movement: patrols': 'Which patrols leave their station to fly as intercepts?',
  'patrol of a group': '{mission} of {group}: {units}',
  'patrol leaves station': '{patrol} leaves its station over {hex} as {mission}, with {fuel} points of fuel.',

  'mission flight: move': '{mission} is in {hex}, {fuel}. Where does it fly?',
  'fuel left': 'with {n} {n|point|points} of fuel',
  'fuel critical': 'fuel critical {n}',
  'stay in': 'Stay in {hex}',
  'fly to': 'Fly to {hex}',
  'fly two hexes': 'Fly two hexes to {hex}',
  'odds of two hexes': 'Fuel for two hexes',
  'split the mission': 'Split it first',
  'nothing to bomb on Guam': 'Nothing on Guam can be attacked: a strike only turns back from there.',
  'short of fuel then': 'Its fuel gives out on the way: it will be fuel critical.',
  'perhaps short of fuel then': 'Its fuel may give out on the way: it would be fuel critical.',
  'mission flies': '{mission} flies to {hex} for {fuel} {fuel|point|points} of fuel.',
  'mission circles': '{mission} circles in {hex} for {fuel} {fuel|point|points} of fuel.',
  'mission flight: split': 'Which units of {mission} form a second mission?',
  'mission split': '{mission} divides: {units} {units|flies|fly} on as {second}.',

  'why strikes stay together': 'A strike stays together until it lands.',
  'why no display': 'All 8 missions are in use.',
  'why nothing to split': '{mission} has only 1 unit.',
  'why short of fuel': '{mission} is short of fuel and flies one hex at most.',
  'why another mission moves': 'It is {mission}’s move now.',
  'why two hexes': 'A mission flies 2 hexes a phase at most.',
  'why ships there': 'Japanese ships are in {hex}: no place for interceptors.',
  'why ships between': 'The way to {hex} leads over Japanese ships.',
  'why it must go home': '{mission} has had its chance and must close the carriers.',
  'why no target that way':
    'Nothing detected lies that way: without a target a strike stays within two hexes of the ships that launched it.',

  'strike in the air: target': '{mission} is in the air: {units}. Which ships does it make for?',
  'forces in a hex': '{forces} in {hex}',
  'why nothing detected there': 'No detected force is in {hex}.',
  'strike sent': '{mission} makes for {hex}.',
  'strike home': '{mission} is home: {n} {n|unit|units} came down safely.',
};
