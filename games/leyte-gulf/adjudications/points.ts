import { roundHalfUp } from '@point-option/chit-pull';
import { type Adjudication, integer } from '@point-option/engine';
import { ESCAPED_SHARE } from '../data/figures.ts';
import { ruling } from './form.ts';

const points = integer({ min: -999, max: 999 });

/** Levels of victory, as the worked examples write them. */
const LEVEL_NAMES: Readonly<Record<string, string>> = {
  'us decisive': 'USN decisive',
  'us significant': 'USN significant',
  draw: 'draw',
  'japan pyrrhic': 'IJN pyrrhic',
  'japan decisive': 'IJN decisive',
};

/** Points and levels of victory (12). */
export const pointAdjudications: Readonly<Record<string, Adjudication>> = {
  escapeDeduction: ruling<{ escapedNonCarrier: number; escapedCarrier: number }>(
    '12.2',
    { escapedNonCarrier: points, escapedCarrier: points },
    (_g, given) => ({ deduction: given.escapedCarrier + roundHalfUp(given.escapedNonCarrier * ESCAPED_SHARE) }),
  ),
  vpUsn: ruling<{ destroyed: number; deduction: number }>(
    '12.2',
    { destroyed: points, deduction: points },
    (_g, { destroyed, deduction }) => ({ vp: destroyed - deduction }),
  ),
  vpIjn: ruling<{ destroyed: number; landed: number }>(
    '12.1',
    { destroyed: points, landed: points },
    (_g, { destroyed, landed }) => ({ vp: destroyed + landed }),
  ),
  victoryLevel: ruling<{ usnVp: number; ijnVp: number }>('12.3', { usnVp: points, ijnVp: points }, (g, given) => {
    const net = given.usnVp - given.ijnVp;
    return { net, level: LEVEL_NAMES[g.look<string>('levels', 'level', net)] ?? '' };
  }),
};
