import type { Opening } from '@point-option/chit-pull';
import { DETECTED } from './arms.ts';

/** The lesson, by its id: the night of 25 October in Surigao Strait. */
export const LESSON = 'surigao-strait';

/*
 * Ours: a part of Oldendorf's ships, in three groups of four, against Nishimura's. Numbers tell nothing. Japan knows that the strait is
 * held: its ships have met PT boats all night. Shima turned around when he saw what had become of the others.
 */
export const SURIGAO_STRAIT: Opening = {
  formations: [
    {
      marker: 'TF 2',
      hex: '3722',
      seen: DETECTED,
      ships: [
        'West Virginia',
        'Tennessee',
        'California',
        'Mississippi',
        'Louisville',
        'Portland',
        'Denver',
        'Phoenix',
        'DES RN 54',
        'DES RN 56',
        'X-Ray/1',
        'X-Ray/2',
      ],
    },
    { marker: 'Force 3', hex: '3922', ships: ['Fuso', 'Yamashiro', 'Mogami', 'DIV 4'] },
  ],
};
