import {
  capital,
  gridOf,
  includesRef,
  type OptionView,
  piecesIn,
  type PieceView,
  type Presentation,
  type Ref,
  refId,
  tracksIn,
} from '@point-option/engine';
import { speak } from '../store/room.ts';

/** Whether an option touches something that is pointed at. */
export function isPointedAt({ touches }: OptionView, pulse: readonly Ref[]): boolean {
  return touches.some((ref) => includesRef(pulse, ref));
}

/** A piece wherever it can be seen, with its hex where it is on the chart. */
export function pieceIn(seen: Presentation, id: string): { piece: PieceView; hex?: string } | null {
  const piece = piecesIn(seen).find((each) => each.id === id);
  if (!piece) return null;
  const hex = seen.map?.stacks.find(({ pieces }) => pieces.includes(piece))?.hex;
  return { piece, ...(hex !== undefined && { hex }) };
}

/** What something is called; null where this side does not see it now. */
export function nameIn(seen: Presentation, ref: Ref): string | null {
  const { map, displays, cups } = seen;
  if ('piece' in ref) {
    const found = pieceIn(seen, ref.piece);
    return found && capital(speak(found.piece.label));
  }
  if ('hex' in ref) return map && gridOf(map.grid).hexAt(ref.hex) >= 0 ? ref.hex : null;
  if ('box' in ref) return boxName(seen, ref.box);
  const titled = 'display' in ref ? displays : 'track' in ref ? tracksIn(seen) : cups;
  const title = titled.find(({ id }) => id === refId(ref))?.title;
  return title ? capital(speak(title)) : null;
}

/** A box with the display it is on. */
function boxName({ displays }: Presentation, id: string): string | null {
  for (const { boxes, short, title } of displays) {
    const box = boxes.find((each) => each.id === id);
    if (box) return `${speak(box.title)} (${speak(short ?? title)})`;
  }
  return null;
}
