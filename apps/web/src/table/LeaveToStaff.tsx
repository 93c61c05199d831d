import { boxTitle, capital, delegableAsked, type PromptView } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { speak } from '../store/room.ts';
import { advise, leaveToStaff } from '../store/staff.ts';
import { t } from '../words.ts';

/** The boxes that a question is about and that can be left to the staff: this once, or from now on. */
export function LeaveToStaff({ table, prompt }: { readonly table: SeatView; readonly prompt: PromptView }) {
  const boxes = [...delegableAsked(prompt, table.presentation)];
  if (boxes.length === 0) return null;
  const nameOf = (box: string): string => {
    const title = boxTitle(table.presentation, box);
    return title ? capital(speak(title)) : box;
  };
  const left = boxes.flatMap(([box]) => (table.standing.includes(box) ? [nameOf(box)] : []));
  return (
    <details className="left-to-staff">
      <summary>
        {t('table.leave to staff')}
        {left.length > 0 && <em> {t('table.left to staff', { boxes: left.join(', ') })}</em>}
      </summary>
      <ul>
        {boxes.map(([box, pieces]) => {
          const name = nameOf(box);
          const isLeft = table.standing.includes(box);
          return (
            <li key={box} data-left={box}>
              <span>
                <i>{name}</i> <span className="note">{t('table.leave pieces', { n: pieces.length })}</span>
              </span>
              <button
                type="button"
                className="link"
                aria-label={t('table.leave once of', { box: name })}
                onClick={() => void advise([box])}
              >
                {t('table.leave once')}
              </button>
              <button
                type="button"
                className="link"
                aria-pressed={isLeft}
                aria-label={t(isLeft ? 'table.leave back of' : 'table.leave always of', { box: name })}
                onClick={() => void leaveToStaff(box, !isLeft)}
              >
                {t(isLeft ? 'table.leave back' : 'table.leave always')}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
