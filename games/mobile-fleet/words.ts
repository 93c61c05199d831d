import { type Catalogue, chartWords } from '@point-option/engine';
import { charts } from './data/charts.ts';
import { airWords } from './words/air.ts';
import { setupWords } from './words/setup.ts';
import { turnWords } from './words/turn.ts';
import { victoryWords } from './words/victory.ts';

/** Results that charts give as text, in words. */
const RESULTS: Readonly<Record<string, string>> = {
  none: 'nothing',
};

export const words: Catalogue = {
  title: 'Mobile Fleet',
  aim: 'June 1944: the Japanese carriers come out to destroy the American fleet off Saipan. Formations move when their marker is drawn from a cup. Search planes report what they see, and whoever is seen may bend the report. Points for ships and carrier aircraft decide after three days.',
  'side.japan': 'Japan',
  'side.us': 'the United States',
  'staff.random': 'Random',
  'staff.random about': 'Any legal order.',
  ...chartWords(charts, RESULTS),
  ...setupWords,
  ...turnWords,
  ...airWords,
  ...victoryWords,
};
