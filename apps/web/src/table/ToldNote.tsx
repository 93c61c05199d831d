import { exportMatch, room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { capital } from './names.ts';
import { placePiece } from './picking.ts';
import { RuleTag } from './RuleTag.tsx';

/** A refusal, a fault, or why something is not offered: the engine's own sentence with its rule. */
export function ToldNote() {
  const told = useStore(room, (now) => now.told);
  const save = useStore(room, ({ opening }) => opening?.save);
  if (told === null) return null;
  return (
    <div className={told.boxes ? 'told asks' : 'told'} role="alert" data-testid="told">
      {told.about !== undefined && <b>{`${t('table.why not')} ${told.about}`}</b>}
      <p>
        {told.text} {told.rule !== undefined && <RuleTag rule={told.rule} />}{' '}
        {told.fault === true && save !== undefined && (
          <button type="button" className="link" onClick={() => void exportMatch(save)}>
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
  const table = useStore(room, (now) => now.table);
  if (piece === null || table === null || table.blank) return null;
  return (
    <div className="which">
      {boxes.map((id) => (
        <button key={id} type="button" className="se" data-box={id} onClick={() => placePiece(piece, id)}>
          {capital(speak(table.prompt?.boxes?.find((box) => box.id === id)?.label ?? { key: id }))}
        </button>
      ))}
    </div>
  );
}
