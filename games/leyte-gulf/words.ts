import {
  activationWords,
  airWords,
  boardWords,
  damageWords,
  movementWords,
  organizationWords,
  poolWords,
  raidWords,
  RESULT_WORDS,
  scoreWords,
  searchWords,
  staffWords,
  submarineWords,
  surfaceWords,
  turnWords as familyTurnWords,
} from '@point-option/chit-pull';
import { type Catalogue, chartWords } from '@point-option/engine';
import { charts } from './data/charts.ts';
import { leyteAirWords } from './words/air.ts';
import { axesWords } from './words/axes.ts';
import { leyteBoardWords } from './words/board.ts';
import { forceWords } from './words/forces.ts';
import { airHelp } from './words/helpAir.ts';
import { flowHelp } from './words/helpFlow.ts';
import { sharedHelp } from './words/helpShared.ts';
import { surfaceHelp } from './words/helpSurface.ts';
import { turnHelp } from './words/helpTurn.ts';
import { leyteSeaWords } from './words/sea.ts';
import { leyteStaffWords } from './words/staff.ts';
import { leyteStudyWords } from './words/study.ts';
import { turnWords } from './words/turn.ts';

const hits = (n: number): string => `${n} ${n === 1 ? 'hit' : 'hits'}, critical`;

/** Results that charts give as text, in words. */
const RESULTS: Readonly<Record<string, string>> = {
  ...RESULT_WORDS,
  'count 3': 'the number of units, give or take 3',
  'slow, 1 hit': '1 speed lost and a hit',
  impaired: 'guns at half, or the deck closed',
  '1 hit, stopped': '1 more hit, and dead in the water',
  '3 hits': '3 more hits',
  near: 'on the enemy or next to him',
  random: 'attack on any unit, by chance',
  'no destroyer': 'attack by chance, on no destroyer',
  choice: 'attack on a unit of your choice',
  'choice of two': 'attack on two units of your choice',
  gone: 'the submarine gets away',
  sunk: 'the submarine is sunk',
  nearest: 'the nearest force is drawn',
  all: 'all forces are drawn',
  ...Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`${n + 1}*`, hits(n + 1)])),
  ...Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`variant ${n + 1}`, `line ${n + 1}`])),
};

export const words: Catalogue = {
  title: 'Leyte Gulf',
  aim: 'October 1944: Japanese battleships make for the beachhead on Leyte through two straits, while a decoy of carriers draws the American carriers north. Two American fleets that never mix must stop them. Forces move when their marker is drawn from a cup, and the straits are fought for by night.',
  invitation: 'Hold Surigao Strait for one night: PT boats, radar gunnery, torpedoes.',
  'side.japan': 'Japan',
  'side.us': 'the United States',
  'staff.random': 'Random',
  'staff.random about': 'Any legal order.',
  ...chartWords(charts, RESULTS),
  ...boardWords,
  ...scoreWords,
  ...familyTurnWords,
  ...damageWords,
  ...movementWords,
  ...organizationWords,
  ...poolWords,
  ...activationWords,
  ...raidWords,
  ...searchWords,
  ...staffWords,
  ...submarineWords,
  ...surfaceWords,
  ...airWords,
  ...forceWords,
  ...axesWords,
  ...leyteBoardWords,
  ...leyteAirWords,
  ...leyteSeaWords,
  ...leyteStaffWords,
  ...leyteStudyWords,
  ...turnWords,
  ...turnHelp,
  ...sharedHelp,
  ...airHelp,
  ...surfaceHelp,
  ...flowHelp,
};
