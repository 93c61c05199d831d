import { type Display, type DisplayBox, message } from '@point-option/engine';
import { ofSide, SIDES } from '../data/side.ts';
import { SUNK } from '../data/theater.ts';
import type { Showing } from './rules.ts';
import { airPiece, shipPiece } from './ships.ts';

const LOSSES_DISPLAY = 'losses';

/** What either side has lost: both have seen it. */
export function losses<Own extends object>({ fleet, view }: Showing<Own>): Display {
  return {
    id: LOSSES_DISPLAY,
    title: message('display losses'),
    short: message('tab losses'),
    layout: 'list',
    boxes: SIDES.flatMap((side): DisplayBox[] => {
      const values = { side: message(`side.${side}`) };
      return [
        {
          id: `sunk ${side}`,
          title: message('box sunk', values),
          pieces: ofSide(fleet.shipsOf, side)
            .filter((ship) => view.shipAt[ship] === SUNK)
            .map((ship) => shipPiece(fleet, view, ship)),
        },
        {
          id: `air lost ${side}`,
          title: message('box air lost', values),
          pieces: ofSide(fleet.squadronsOf, side)
            .filter((unit) => view.airAt[unit] === 'lost')
            .map((unit) => airPiece(fleet, view, unit)),
        },
      ];
    }),
  };
}
