import { type Catalogue, message, say, type Values } from '@point-option/engine';

/** What the chart itself says; all else comes from the game's own words. */
const CHART_WORDS: Catalogue = {
  chart: 'Chart',
  'chart help':
    'Arrow keys pan, plus and minus zoom. Q, W, E, A, S and D, or Shift with an arrow, go from hex to hex. Enter chooses.',
  'zoom in': 'Zoom in',
  'zoom out': 'Zoom out',
  fit: 'Fit',
  'fit all': 'Fit: show the whole chart',
  hex: 'Hex {hex}',
  'hex there': 'Hex {hex}, {there}',
  'at place': '{place}',
  'from place': '{n} {direction} of {place}',
  empty: 'empty',
  lit: 'may be chosen',
  'lit key': 'may be chosen, option {key}',
  'lit rolls': 'may be chosen, rolls dice',
  'lit key rolls': 'may be chosen, option {key}, rolls dice',
  selected: 'chosen',
  beyond: '{names}, beyond the edge of the view: show',
  'and more': '+{n}',
  'no die': 'no die',
  'rolls a die': 'rolls dice',
  cheapest: 'least cost, no die',
  'costs more': 'rolls dice or costs more',
  'direction N': 'north',
  'direction NE': 'north-east',
  'direction E': 'east',
  'direction SE': 'south-east',
  'direction S': 'south',
  'direction SW': 'south-west',
  'direction W': 'west',
  'direction NW': 'north-west',
  'in view': '{n} {n|place|places} to choose from on the chart.',
};

export const chartSays = (key: string, values?: Values): string => say(CHART_WORDS, message(key, values));
