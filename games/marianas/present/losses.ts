import { type Display, type DisplayBox, type Gauge, message } from '@point-option/engine';
import { AIR_OF } from '../data/aircraft.ts';
import { SIDES } from '../data/map.ts';
import { FLEET } from '../data/ships.ts';
import { IJN_SUBS, SUNK } from '../data/state.ts';
import type { CampaignView } from '../view.ts';
import { shipPiece } from './pieces.ts';

/** vp-01: what either side has lost, which both know. */
export function losses(view: CampaignView): Display {
  return {
    id: 'losses',
    title: message('display losses'),
    short: message('tab losses'),
    layout: 'list',
    gauges: [
      { label: message('gauge submarines'), value: IJN_SUBS - view.subsLeft, max: IJN_SUBS },
      ...SIDES.map((side): Gauge => {
        const lost = view.airLost[side];
        // air-21: those that were replaced may be lost again.
        return { label: message(`gauge air ${side}`), value: lost, max: Math.max(lost, AIR_OF[side].length) };
      }),
    ],
    notes: view.subsLost > 0 ? [{ text: message('note boats lost', { n: view.subsLost }) }] : [],
    boxes: SIDES.map(
      (side): DisplayBox => ({
        id: `${side} sunk`,
        title: message(`box sunk ${side}`),
        pieces: FLEET[side].filter((ship) => view.at[ship] === SUNK).map((ship) => shipPiece(view, ship)),
      }),
    ),
  };
}
