import type { Catalogue } from '@point-option/engine';

/** Air search (8.2, 8.3). */
export const searchWords: Catalogue = {
  'search: declare': 'Once a turn search planes fly: now? {n} {n|search is|searches are} in the air.',
  'search segment.wait': 'Not in this phase',
  'search segment.search': 'Search now: it is the only time this turn',
  'search segment declared': 'Search planes: this phase is theirs.',
  'search: landing': 'Searchers are back over {hex} and must land now. On which decks?{room}',
  'landing with room': '',
  'landing short of room':
    ' There is no room for {n} of them: who has no deck goes into the water, unless aircraft that have landed before go over the side.',
  'searcher lands': '{unit}, back from search, lands on {carrier}.',
  'searcher ditches': '{unit} finds no room on any deck and ditches at {hex}.',

  'search: launch': 'Send out a search?',
  'search launch.done': 'No more',
  'search launch.standard': 'A standard search: ten hexes far, sixty degrees wide',
  'search launch.narrow': 'A narrow search: fourteen hexes far, only the hexes flown over',
  'search: from': 'From which hex does it start?',
  'search hex': '{hex}',
  'search course': '{hex}, {way}',
  'way.N': 'north',
  'way.S': 'south',
  'way.ENE': 'east-north-east',
  'way.ESE': 'east-south-east',
  'way.WNW': 'west-north-west',
  'way.WSW': 'west-south-west',
  'search: units': 'Which one or two units search from {hex}?',
  'caution: fighters search badly': 'Fighter pilots see less of the sea.',
  'why not ready to search': '{unit} does not stand ready on a deck.',
  'why no search from there': '{carrier} cannot launch in this phase, or has launched all it can.',
  'why not from two hexes': '{unit} is not in the hex that the search starts from.',
  'why not two from one deck': '{carrier} cannot launch two units now.',
  'search: goal': 'How far, and which way, from {hex}?',
  'why not a standard goal':
    'A standard search flies ten hexes in one of twelve directions, or to the edge of the chart.',
  'why not a narrow goal': 'A narrow search flies fourteen hexes, or to the edge of the chart.',

  'search mission': 'Search {n}',
  'standard search launched': '{search}, {units}, takes off to search as far as {hex}.',
  'narrow search launched': '{search}, {units}, takes off on a narrow search as far as {hex}.',
  'search flies on': '{search} is out to {hex}.',
  'search flies homeward': '{search} is at {hex}, homeward bound.',
  'search has no deck': '{search} has no carrier to return to: its aircraft are lost.',
  'search looks for': '{search} looks for {force} at {hex}.',
  'too dark to search': '{search} sees nothing in the dark.',
};
