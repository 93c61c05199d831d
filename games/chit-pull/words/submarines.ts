import type { Catalogue } from '@point-option/engine';

export const submarineWords: Catalogue = {
  'procedure.submarines': 'Submarine markers',
  'step.submarines: count': 'Draw markers',
  'step.submarines: distance': 'Roll for the distance',
  'step.submarines: place': 'Place a marker',
  'step.submarines: contact': 'Marker on enemy ships',
  'step.submarines: more': 'Next marker',
  'procedure.submarine contact': 'Submarine contact',
  'step.submarine contact: turn over': 'Turn the marker over',
  'step.submarine contact: table': 'Roll for the contact',
  'step.submarine contact: report': 'Report',
  'step.submarine contact: target': 'Choose a target',
  'step.submarine contact: torpedoes': 'Torpedo attack',

  'submarines: place': 'Place a submarine marker {band}. {n} more to come.',
  'order.submarines: place': 'Place the marker',
  'why.submarines: place': 'Nobody knows yet whether it is real.',
  'help.submarines: place':
    'Markers are drawn and placed face down, one to a hex. A die says how far from the enemy each one goes. They stay where they are until the turn ends.',
  'help.submarines: count': 'A die says how many markers are drawn this turn. Nobody looks at them.',
  'band.near': 'next to an enemy formation',
  'band.far': 'two hexes or more from every enemy formation',
  'band.anywhere': 'in any hex',
  'place submarine': 'Place it in {hex}',
  'why marker there': '{hex} has a submarine marker already.',
  'why ships there': 'Enemy ships are in {hex}.',
  'why not beside': "{hex} isn't next to an enemy formation.",
  'why too near': '{hex} is next to an enemy formation.',

  'submarine contact: report': 'A submarine has sighted {marker} in {hex}: {truth}. What do you report? {limits}',
  'order.submarine contact: report': 'Send the report',
  'why.submarine contact: report': 'The enemy knows how far off your numbers may be.',
  'help.submarine contact: report':
    'The table says how far each number may be off, and both sides have seen the roll. Every type that is there must be reported, with at least one unit, and no other type. Of a force, the report covers the one group that the submarine met.',
  'submarine contact: target': 'Your submarine can pick its target in {marker} in {hex}. What does it attack?',
  'order.submarine contact: target': 'Fire torpedoes',
  'why.submarine contact: target': 'Chance picks the ship among those of the type.',
  'help.submarine contact: target':
    'The exact report names the types that are there. You choose one, and if there are several such ships chance picks one of them.',
  'help.submarine contact: turn over':
    'A marker is turned over when a formation enters its hex. A false contact does nothing. A real submarine stays where it is and meets whoever comes next.',
  'torpedo type': 'Torpedo a {type}',
  'odds submarine': 'What the submarine marker does',

  'submarines out': '{^side} puts out {n} submarine {n|marker|markers}.',
  'submarine placed': '{^side} places a submarine marker in {hex}.',
  'submarine is real': 'a submarine',
  'submarine is false': 'a false contact',
  'a submarine': 'a submarine of {side}',
  'false contact': '{marker} runs into a submarine marker in {hex}: a false contact.',
  'submarine contact': '{marker} runs into a submarine of {side} in {hex}.',
  'submarine no target': 'The submarine in {hex} sees nothing but destroyers in {marker} and holds its torpedoes.',
  'torpedoes miss': 'The torpedoes miss {marker} in {hex}.',
  'torpedoes miss ship': 'The torpedoes miss {ship} of {marker} in {hex}.',
  'torpedoes hit': '{n} {n|torpedo hits|torpedoes hit} a ship of {marker} in {hex}.',
  'submarines gone': 'Submarine markers leave the map.',

  'term.submarine marker':
    'A marker that may be a submarine or a false contact. It is turned over when an enemy formation enters its hex.',

  'purpose.turn over': 'Submarine marker in {hex}',
  'purpose.submarine count': 'Submarine markers for {side}',
  'purpose.submarine distance': 'Distance of the next submarine marker from the enemy',
  'purpose.submarine meets': 'Formation in {hex} that the submarine meets',
  'purpose.submarine table': 'Submarine contact with {marker}',
  'purpose.submarine group': 'Group of {marker} that the submarine meets',
  'purpose.submarine target': 'Ship of {marker} that the submarine attacks',
  'purpose.submarine attack': 'Torpedoes fired at {marker} in {hex}',
};
