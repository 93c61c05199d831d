import { type Display, type DisplayBox, type Gauge, message, type PieceView } from '@point-option/engine';
import { AIR_OF } from '../data/aircraft.ts';
import { SIDES } from '../data/map.ts';
import { FLEET } from '../data/ships.ts';
import { IJN_SUBS, LOST, SUNK } from '../data/state.ts';
import type { CampaignView } from '../view.ts';
import { airPiece, shipPiece, withState } from './pieces.ts';

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
    boxes: SIDES.flatMap((side): DisplayBox[] => [
      {
        id: `${side} sunk`,
        title: message(`box sunk ${side}`),
        pieces: FLEET[side].filter((ship) => view.at[ship] === SUNK).map((ship) => shipPiece(view, ship)),
      },
      {
        id: `${side} air lost`,
        title: message(`box air lost ${side}`),
        pieces: AIR_OF[side].filter((unit) => view.base[unit] === LOST).map((unit) => lostUnit(unit)),
      },
    ]),
  };
}

function lostUnit(unit: number): PieceView {
  return withState(airPiece(unit), { is: 'sunk', label: message('state lost') });
}
