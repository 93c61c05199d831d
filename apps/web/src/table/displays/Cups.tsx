import type { Cup } from '@point-option/engine';
import { speak } from '../../store/room.ts';
import { t } from '../../words.ts';

/** Cups that chits are drawn from: how many are left, and what came out. */
export function Cups({ cups }: { readonly cups: readonly Cup[] }) {
  return (
    <dl className="cups">
      {cups.map((cup) => (
        <div key={cup.id} data-cup={cup.id}>
          <dt>{speak(cup.title)}</dt>
          <dd>
            <b className="hx">{t('table.cup', { n: cup.size })}</b>
            {cup.drawn.length > 0 && (
              <span className="note"> {t('table.drawn', { what: cup.drawn.map(speak).join(', ') })}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
