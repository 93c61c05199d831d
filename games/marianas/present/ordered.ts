import { type Answer, type Frame, type Ghost, message } from '@point-option/engine';
import { AIR_NUMBER } from '../data/aircraft.ts';
import { grid, type SideId } from '../data/map.ts';
import { tellingShip } from '../data/names.ts';
import { falsePiece } from '../data/refs.ts';
import { SHIPS } from '../data/ships.ts';
import { at, MARKER_NUMBER } from '../data/state.ts';
import { waitingGroupOf, waitingShips } from '../rules/arrival.ts';
import { errandHex } from '../rules/strikePlan.ts';
import type { CampaignView } from '../view.ts';

/** Where a side's sealed order will take its pieces, until the other side has answered too. Only it sees them. */
export function orderedMoves(view: CampaignView, side: SideId, agenda: readonly Frame[], sealed: Answer): Ghost[] {
  if (typeof sealed !== 'object' || sealed === null || Array.isArray(sealed)) return [];
  const { procedure, step } = agenda.at(-1) ?? {};
  const placed = Object.entries(sealed).flatMap(([piece, box]): [string, string][] =>
    typeof box === 'string' ? [[piece, box]] : [],
  );
  switch (`${procedure}: ${step}`) {
    case 'turn: nightfall':
    case 'turn: arrivals':
      return placed.map(([piece, hex]) => ({ piece: pieceShown(view, side, piece), hex }));
    case 'air operations: plan':
      return placed.flatMap(([piece, box]) => {
        const hex = errandHex(view, box);
        if (hex < 0) return [];
        const unit = AIR_NUMBER.has(piece) ? piece : falsePiece(side, piece);
        return [{ piece: unit, hex: grid.label(hex), label: message('ghost strike') }];
      });
    default:
      return [];
  }
}

/** The piece that stands for what an order names: a marker itself, a dummy, or the first ship of a waiting group. */
function pieceShown(view: CampaignView, side: SideId, piece: string): string {
  if (MARKER_NUMBER.has(piece)) return piece;
  const group = waitingGroupOf(piece);
  return group < 0 ? falsePiece(side, piece) : at(SHIPS, tellingShip(waitingShips(view, side, group))).id;
}
