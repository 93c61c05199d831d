import { exportMatch, room } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { RuleTag } from './RuleTag.tsx';

/** A refusal, a fault, or why something is not offered: the engine's own sentence with its rule. */
export function ToldNote() {
  const told = useStore(room, (now) => now.told);
  const save = useStore(room, ({ opening }) => opening?.save);
  if (told === null) return null;
  return (
    <div className="told" role="alert" data-testid="told">
      {told.about !== undefined && <b>{`${t('table.why not')} ${told.about}`}</b>}
      <p>
        {told.text} {told.rule !== undefined && <RuleTag rule={told.rule} />}{' '}
        {told.fault === true && save !== undefined && (
          <button type="button" className="link" onClick={() => void exportMatch(save)}>
            {t('table.export')}
          </button>
        )}
      </p>
      <button type="button" className="link" aria-label={t('table.close')} onClick={() => room.set({ told: null })}>
        ✕
      </button>
    </div>
  );
}
