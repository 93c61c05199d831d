import { capital, type PieceView, type Presentation, type PromptView } from '@point-option/engine';
import { speak } from '../store/room.ts';
import { t } from '../words.ts';
import { pieceIn } from './look.ts';

/** One line of where things stand for this question: the pieces that it is about, or the hour. */
export function situation(seen: Presentation, { about }: PromptView): string {
  const pieces = about.flatMap((ref) => {
    const found = 'piece' in ref ? pieceIn(seen, ref.piece) : null;
    return found ? [described(found.piece, found.hex)] : [];
  });
  return pieces.length > 0 ? pieces.join('; ') : capital(speak(seen.clock.now));
}

function described({ label, face: { endurance } }: PieceView, hex?: string): string {
  return [
    capital(speak(label)),
    hex === undefined ? '' : t('table.at hex', { hex }),
    endurance ? t('table.endurance', { label: speak(endurance.label), n: endurance.critical ?? endurance.value }) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
