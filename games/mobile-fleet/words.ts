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
import { mobileAirWords } from './words/air.ts';
import { mobileBoardWords } from './words/board.ts';
import { changes } from './words/changes.ts';
import { mobileOrganizationWords } from './words/organization.ts';
import { raidsWords } from './words/raids.ts';
import { sailingWords } from './words/sailing.ts';
import { setupWords } from './words/setup.ts';
import { mobileStaffWords } from './words/staff.ts';
import { mobileSurfaceWords } from './words/surface.ts';
import { studyWords } from './words/study.ts';
import { turnWords } from './words/turn.ts';
import { victoryWords } from './words/victory.ts';

/** Results that charts give as text, in words. */
const RESULTS: Readonly<Record<string, string>> = {
  ...RESULT_WORDS,
  'types 2, attack': 'units by type, give or take 2; attack on any unit',
  'types 1, attack': 'units by type, give or take 1; attack on any unit but destroyers',
  'exact, attack': 'units by type, exactly; attack on a unit of your choice',
  '1 hit, slow': '1 more hit and 1 speed lost',
  '4 hits': '4 more hits',
  near: 'one hex from the enemy',
  leaves: 'leaves',
  stays: 'stays',
};

export const words: Catalogue = {
  title: 'Mobile Fleet',
  aim: 'June 1944: the Japanese carriers come out to destroy the American fleet off Saipan. Formations move when their marker is drawn from a cup. Search planes report what they see, and whoever is seen may bend the report. Points for ships and carrier aircraft decide after three days.',
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
  ...mobileBoardWords,
  ...mobileOrganizationWords,
  ...mobileSurfaceWords,
  ...raidsWords,
  ...sailingWords,
  ...setupWords,
  ...mobileStaffWords,
  ...studyWords,
  ...turnWords,
  ...airWords,
  ...mobileAirWords,
  ...changes,
  ...victoryWords,
};
