import type { PromptView } from '@point-option/engine';
import { isAsAdvised } from '../store/advice.ts';
import { room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';

/** What the staff advised on this question, and why where they say: it stands in the order until it is struck out. */
export function Advised({ prompt }: { readonly prompt: PromptView }) {
  const advice = useStore(room, (now) => now.advice);
  const draft = useStore(room, (now) => now.draft);
  if (advice === null) return null;
  const { answer, reason, pieces } = advice;
  const isWhole = pieces === null && prompt.kind !== 'confirm' && isAsAdvised(prompt, draft, answer);
  return (
    <p className="advised" role="status" data-testid="advice">
      <span className="lab">{t('table.staff')}</span>{' '}
      {prompt.kind === 'confirm'
        ? t(answer === true ? 'table.advise yes' : 'table.advise no')
        : pieces !== null
          ? t('table.advised some')
          : t(isWhole ? 'table.advised' : 'table.advised changed')}{' '}
      {reason && <em>{speak(reason)}</em>}
    </p>
  );
}
