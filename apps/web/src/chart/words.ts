import { type Catalogue, message, say, type Values } from '@point-option/engine';

/** What the chart itself says; all else comes from the game's own words. */
const CHART_WORDS: Catalogue = {
  chart: 'Chart',
  'chart help':
    'Arrow keys pan. Plus and minus zoom. Q, W, E, A, S, and D, or Shift with an arrow key, move from hex to hex. Enter chooses. I shows what is known.',
  'zoom in': 'Zoom in',
  'zoom out': 'Zoom out',
  fit: 'Fit',
  'fit all': 'Fit: show the whole chart',
  hex: 'Hex {hex}',
  'hex there': 'Hex {hex}, {there}',
  'at place': '{place}',
  'from place': '{n} {direction} of {place}',
  empty: 'empty',
  lit: 'available',
  'lit key': 'available, option {key}',
  cost: 'costs {cost}',
  rolls: 'rolls dice',
  caution: 'caution: {why}',
  stops: 'ends the route: {why}',
  selected: 'selected',
  beyond: 'Show {names}, off the edge of the view',
  'and more': '+{n}',
  'no die': 'No roll',
  'rolls a die': 'Rolls dice',
  cheapest: 'Cheapest, no roll',
  'costs more': 'Rolls dice or costs more',
  'direction N': 'north',
  'direction NE': 'northeast',
  'direction E': 'east',
  'direction SE': 'southeast',
  'direction S': 'south',
  'direction SW': 'southwest',
  'direction W': 'west',
  'direction NW': 'northwest',
  'in view': '{n} {n|choice|choices} on the chart.',
};

export const chartSays = (key: string, values?: Values): string => say(CHART_WORDS, message(key, values));
