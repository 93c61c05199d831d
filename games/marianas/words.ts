import { type Catalogue, chartWords } from '@point-option/engine';
import { AIR } from './data/aircraft.ts';
import { charts } from './data/charts.ts';
import { HISTORICAL } from './data/groups.ts';
import { SHIPS } from './data/ships.ts';
import { airWords } from './words/air.ts';
import { battleWords } from './words/battle.ts';
import { campaignWords } from './words/campaign.ts';
import { cardWords } from './words/cards.ts';
import { changes } from './words/changes.ts';
import { airHelp } from './words/help/air.ts';
import { battleHelp } from './words/help/battle.ts';
import { campaignHelp } from './words/help/campaign.ts';
import { terms } from './words/help/terms.ts';
import { staffWords } from './words/staff.ts';
import { submarineWords } from './words/submarines.ts';

/** Results that charts give as text, in words. */
const RESULTS: Readonly<Record<string, string>> = {
  success: 'it comes off',
  failure: 'it does not',
  '-': 'no effect',
  D: 'damaged',
  DS: 'damaged, or sunk if weak or damaged already',
  Sk: 'sunk',
  japan: 'the Japanese surprise the enemy',
  us: 'the Americans surprise the enemy',
  none: 'nobody is surprised',
  'code broken': 'the American code is broken',
  forewarned: 'an invasion is coming',
  surprised: 'Japan knows nothing',
};

export const words: Catalogue = {
  ...changes,
  title: 'The Marianas',
  aim: 'June 1944: an American fleet comes to take Saipan and Guam, and the Japanese fleet comes to stop it. Neither sees the other until search planes, submarines or guns have found him. Points for ships, aircraft, troops and the two islands decide when the Japanese ships have gone home or the last turn is over; the Americans start behind by the handicap, which is twenty points unless the match was begun with another.',
  'scenario.historical': 'June 1944, in the groups of history',
  'about.historical':
    'The whole battle from the first search to the last turn, with both fleets in the groups they sailed in. Nothing is to be put together first: choose where land-based aircraft stand, when the groups come on, and sail.',
  'scenario.free': 'June 1944, in groups of your own',
  'about.free':
    'The whole battle, with the ships of both fleets in groups that each side makes up before it begins. For those who know the ships.',
  'scenario.last-afternoon': 'Lesson: The last afternoon',
  'about.last-afternoon':
    'Three turns at the end of the battle, from noon into the dark: your carriers and two battleships after the last Japanese ships, which run for home. A quarter of an hour. The start position is ours; every rule holds.',
  'side.japan': 'Japan',
  'side.us': 'the United States',
  'option.turns': 'How many turns: three days or four',
  'option.dummies': 'Dummy groups and feints',
  'option.carrierSearch': 'Carriers search too',
  'option.collisions': 'Groups may collide when they join at night',
  'option.callOff': 'Submarines may be called off',
  'option.stretch': 'Aircraft may fly one hex too far, at a risk',
  'option.shuttle': 'Aircraft may land elsewhere than they came from',
  'option.lowRelease': 'Dive bombers may go lower, at a risk',
  'option.bombFields': 'Airfields may be bombed',
  'option.goneIsOver': 'The last Japanese ship to go home ends the game, even while American troops are afloat',
  'option.supply': 'Troops without transports fight worse',
  'option.handicap': 'Points taken from the Americans',
  'option.otherTypes': 'Points for types that the list leaves out',
  'staff.random': 'Random',
  'staff.random about': 'Any legal order.',
  ...campaignWords,
  ...cardWords,
  ...battleWords,
  ...airWords,
  ...submarineWords,
  ...staffWords,
  ...campaignHelp,
  ...battleHelp,
  ...airHelp,
  ...terms,
  ...chartWords(charts, RESULTS),
  ...Object.fromEntries(SHIPS.map(({ id }) => [`ship.${id}`, id.replaceAll('+', ' & ')])),
  ...Object.fromEntries(
    Object.values(HISTORICAL).flatMap((groups) => groups.map(({ name }) => [`group.${name}`, name])),
  ),
  ...Object.fromEntries(AIR.map(({ id }) => [`air.${id}`, id])),
  'island.saipan': 'Saipan',
  'island.guam': 'Guam',
  'island.iwo': 'Iwo Jima',
  'island.palau': 'Palau',
};
