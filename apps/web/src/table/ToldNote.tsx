import { exportMatch } from '../store/matches.ts';
import { room, seatNow, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { capital } from './names.ts';
import { placePiece } from './picking.ts';
import { RuleTag } from './RuleTag.tsx';

/** A refusal or a fault: the engine's own sentence with its rule. */
export function ToldNote() {
  const told = useStore(room, (now) => now.told);
  const match = useStore(room, ({ opening }) => opening?.match);
  if (told === null) return null;
  return (
    <div className={told.boxes ? 'told asks' : 'told'} role="alert" data-testid="told">
      <p>
        {told.text} {told.rule !== undefined && <RuleTag rule={told.rule} />}{' '}
        {told.fault === true && match !== undefined && (
          <button type="button" className="link" onClick={() => void exportMatch(match)}>
            {t('table.export')}
          </button>
        )}
      </p>
      {told.boxes && <Which boxes={told.boxes} />}
      <button type="button" className="link" aria-label={t('table.close')} onClick={() => room.set({ told: null })}>
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
