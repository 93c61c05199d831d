import {
  activationWords,
  airWords,
  boardWords,
  damageWords,
  movementWords,
  organizationWords,
  poolWords,
  raidWords,
  searchWords,
  staffWords,
  submarineWords,
  surfaceWords,
} from '@point-option/chit-pull';
import { type Catalogue, chartWords } from '@point-option/engine';
import { charts } from './data/charts.ts';
import { leyteAirWords } from './words/air.ts';
import { leyteBoardWords } from './words/board.ts';
import { airHelp } from './words/helpAir.ts';
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
  none: 'nothing',
  count: 'the number of units',
  'count 3': 'the number of units, give or take 3',
  'types 3': 'units by type, give or take 3',
  'types 2': 'units by type, give or take 2',
  'types 1': 'units by type, give or take 1',
  exact: 'units by type, exactly',
  ready: 'ready',
  flown: 'not ready yet',
  lost: 'lost before it attacks',
  attacks: 'attacks first',
  slow: '1 speed lost',
  'slow, 1 hit': '1 speed lost and a hit',
  impaired: 'guns at half, or the deck closed',
  '1 hit': '1 more hit',
  '1 hit, stopped': '1 more hit, and dead in the water',
  '2 hits': '2 more hits',
  '3 hits': '3 more hits',
  near: 'on the enemy or next to him',
  far: 'two hexes or more from the enemy',
  random: 'attack on any unit, by chance',
  'no destroyer': 'attack by chance, on no destroyer',
  choice: 'attack on a unit of your choice',
  'choice of two': 'attack on two units of your choice',
  gone: 'the submarine gets away',
  sunk: 'the submarine is sunk',
  nearest: 'the nearest force is drawn',
  all: 'all forces are drawn',
  'goes on': 'the battle goes on',
  ends: 'the battle ends',
  D1: '-1 and a step',
  D2: '-2 and a step',
  D3: '-3 and a step',
  D4: '-4 and a step',
  ...Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`${n + 1}*`, hits(n + 1)])),
  ...Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`variant ${n + 1}`, `line ${n + 1}`])),
  'japan decisive': 'decisive Japanese victory',
  'japan pyrrhic': 'pyrrhic Japanese victory',
  draw: 'draw',
  'us significant': 'significant US victory',
  'us decisive': 'decisive US victory',
};

export const words: Catalogue = {
  title: 'Leyte Gulf',
  aim: 'October 1944: four Japanese forces converge on the American beachhead, one of them a decoy of carriers. Two American fleets that never mix must stop them. Formations move when their marker is drawn from a cup, and the straits are fought for by night.',
  'side.japan': 'Japan',
  'side.us': 'the United States',
  'staff.random': 'Random',
  'staff.random about': 'Any legal order.',
  ...chartWords(charts, RESULTS),
  ...boardWords,
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
};
