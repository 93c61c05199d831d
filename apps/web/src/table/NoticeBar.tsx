import { capital } from '@point-option/engine';
import { exportMatch } from '../store/matches.ts';
import { room, seatNow, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { placePiece } from './picking.ts';
import { RuleTag } from './RuleTag.tsx';

/** A refusal or a fault: the engine's own sentence with its rule. */
export function NoticeBar() {
  const notice = useStore(room, (now) => now.notice);
  const match = useStore(room, ({ opening }) => opening?.match);
  if (notice === null) return null;
  return (
    <div className={notice.boxes ? 'notice asks' : 'notice'} role="alert" data-testid="notice">
      <p>
        {notice.text} {notice.rule !== undefined && <RuleTag rule={notice.rule} />}{' '}
        {notice.fault === true && match !== undefined && (
          <button type="button" className="link" onClick={() => void exportMatch(match)}>
            {t('table.export')}
          </button>
        )}
      </p>
      {notice.boxes && <Which boxes={notice.boxes} />}
      <button type="button" className="link" aria-label={t('table.close')} onClick={() => room.set({ notice: null })}>
        ✕
      </button>
    </div>
  );
}

/** The boxes that may be meant by where the piece in hand was put down. */
function Which({ boxes }: { readonly boxes: readonly string[] }) {
  const piece = useStore(room, (now) => now.draft.piece);
  const prompt = seatNow()?.prompt;
  if (piece === null || prompt?.kind !== 'arrange') return null;
  return (
    <div className="which">
      {boxes.map((id) => (
        <button key={id} type="button" className="se" data-into={id} onClick={() => placePiece(piece, id)}>
          {capital(speak(prompt.boxes.find((box) => box.id === id)?.label ?? { key: id }))}
        </button>
      ))}
    </div>
  );
}
