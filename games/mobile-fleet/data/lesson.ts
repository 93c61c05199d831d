import type { Opening } from '@point-option/chit-pull';
import { ARM } from './arms.ts';

/** The lesson, by its id: the morning of 19 June, with one carrier group a side. */
export const LESSON = 'first-contact';

/*
 * Ours. Letters tell nothing, so the carriers are neither first nor last. A submarine keeps in touch with them: their first strike does not
 * hang on a search.
 */
export const FIRST_CONTACT: Opening = {
  formations: [
    {
      marker: 'TG 58.1',
      hex: '2412',
      ships: ['Hornet', 'Belleau Wood', 'Bataan', 'Baltimore', 'San Juan', 'DES RN 58.1', 'DES DIV 42'],
    },
    { marker: 'TG 58.4', hex: '2410', ships: ['Essex', 'Langley', 'Cowpens', 'Vincennes', 'San Diego', 'DES RN 12'] },
    { marker: 'Force B', hex: '1511', ships: ['Haruna', 'Tone', 'Chikuma', 'DIV 32'] },
    {
      marker: 'Force D',
      hex: '1312',
      ships: ['Taiho', 'Shokaku', 'Zuikaku', 'Myoko', 'Yahagi', 'DIV 61'],
      reported: { turn: 5, source: 'submarine', counts: { CV: 1, CA: 3, CL: 1, DD: 2 }, within: 2, arm: ARM.submarine },
    },
    { marker: 'Force G', hex: '1414', ships: [] },
  ],
};
