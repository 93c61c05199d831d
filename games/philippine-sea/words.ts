import { type Catalogue, chartWords } from '@point-option/engine';
import { charts } from './data/charts.ts';
import { SCENARIOS } from './scenarios.ts';
import { adjudicationsWords } from './words/adjudications.ts';
import { advancedWords } from './words/advanced.ts';
import { axesWords } from './words/axes.ts';
import { cardsWords } from './words/cards.ts';
import { changes } from './words/changes.ts';
import { combatWords } from './words/combat.ts';
import { countersWords } from './words/counters.ts';
import { decksWords } from './words/decks.ts';
import { displaysWords } from './words/displays.ts';
import { figureWords } from './words/figures.ts';
import { fleetWords } from './words/fleet.ts';
import { forcesWords } from './words/forces.ts';
import { helpAdvancedWords } from './words/helpAdvanced.ts';
import { helpAirWords } from './words/helpAir.ts';
import { helpAttackWords } from './words/helpAttack.ts';
import { helpTurnWords } from './words/helpTurn.ts';
import { missionsWords } from './words/missions.ts';
import { raidsWords } from './words/raids.ts';
import { rollsWords } from './words/rolls.ts';
import { scoringWords } from './words/scoring.ts';
import { searchWords } from './words/search.ts';
import { sequenceWords } from './words/sequence.ts';
import { staffWords } from './words/staff.ts';
import { stepsWords } from './words/steps.ts';
import { termsWords } from './words/terms.ts';
import { whyWords } from './words/why.ts';

/** Results that charts give as text, in words, where they are not words already. */
const RESULTS: Readonly<Record<string, string>> = {
  '-': 'nothing',
  A: 'one aborted',
  E: 'one lost',
  'A+E': 'one aborted, one lost',
  '2E': 'two lost',
  C: 'contact',
  'W/0': 'a wrong target, in the same hex',
  'W/2': 'a wrong target, within two hexes',
  '?': 'approximate sighting',
  L: 'located',
  S: 'spotted',
  'L+': 'located, and more is learned',
  'S+': 'spotted, and more is learned',
  again: 'roll again',
  'Pin 1': 'held down for a turn',
  'Pin 2': 'held down for two turns',
  '-1': 'one level less',
  '+1': 'one level more',
  '+1, damage': 'one level more, and damage',
  DD: 'destroyers',
  CA: 'a cruiser force',
  'CA2+': 'the stronger of two cruiser forces',
  'CA2-': 'the weaker of two cruiser forces',
  'BB+CA': 'a battleship and a cruiser force',
  '2BB+CA': 'two battleships and a cruiser force',
  '3BB+CA': 'three battleships and a cruiser force',
  '4BB+CA': 'four battleships and a cruiser force',
  // Outside the great battle they mean no more than this; in it the event that follows names Kido Butai.
  '3-4 Carriers or Kido Butai': '3-4 Carriers',
  '4+ Carriers or Kido Butai': '4+ Carriers',
  Doubtful: 'Small Surface, or 1-2 Carriers where air points are known',
};

export const words: Catalogue = {
  title: 'Philippine Sea',
  aim: 'June 1944: you command Task Force 58. The rules bring the Japanese fleet on, move it and launch its raids; your search planes, submarines and luck decide how much of it you get to see and to sink. Keep it from Saipan, lose as little as you can, and sink its carriers.',
  'side.us': 'the United States',
  ...Object.fromEntries(SCENARIOS.map(({ id, title }) => [`scenario.${id}`, title])),
  'option.ships': 'Japanese ships that may appear: those of history first, or others too',
  'option.doubleForces': 'Two Japanese forces may sail together',
  'option.deckCrashes': 'Lost aircraft may block a deck',
  'option.teaching': 'Every roll of the Japanese side is shown as it is made',
  invitation: 'Raids are inbound, and the Hellcats are up.',
  'staff.random': 'Random',
  'staff.random about': 'Any legal order.',
  ...sequenceWords,
  ...displaysWords,
  ...missionsWords,
  ...decksWords,
  ...forcesWords,
  ...raidsWords,
  ...cardsWords,
  ...changes,
  ...combatWords,
  ...countersWords,
  ...rollsWords,
  ...searchWords,
  ...figureWords,
  ...fleetWords,
  ...scoringWords,
  ...staffWords,
  ...stepsWords,
  ...advancedWords,
  ...adjudicationsWords,
  ...helpTurnWords,
  ...helpAdvancedWords,
  ...helpAirWords,
  ...helpAttackWords,
  ...whyWords,
  ...termsWords,
  ...axesWords,
  ...chartWords(charts, RESULTS),
  // Here the letters are columns of the next chart, and no results.
  'result.commitment columns.A': 'A',
  'result.commitment columns.C': 'C',
  'result.screen.': 'no modifier',
  'result.screen.two carriers': '-2',
  'result.screen.three carriers': '+1',
  'result.japanese air combat.-': 'none aborted, none shot down',
  'result.japanese air combat.A': '1 aborted, none shot down',
  'result.japanese air combat.E': 'none aborted, 1 shot down',
  'result.japanese air combat.A+E': '1 aborted, 1 shot down',
  'result.japanese air combat.2E': 'none aborted, 2 shot down',
  'result.arrival zone.I': 'zone I',
  'result.arrival zone.II': 'zone II',
  'result.arrival zone.III': 'zone III',
  'result.arrival zone.IV': 'zone IV',
};
