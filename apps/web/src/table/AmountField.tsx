import type { PromptView } from '@point-option/engine';
import { room } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { rangeText } from './limits.ts';
import { OddsView } from './OddsView.tsx';

/** A number within limits: steps, a slider, or typed. */
export function AmountField({ prompt }: { readonly prompt: PromptView & { kind: 'amount' } }) {
  const amount = useStore(room, (now) => now.draft.amount);
  const { min, max, by } = prompt;
  const set = (n: number): void =>
    room.set(({ draft }) => ({ draft: { ...draft, amount: Math.min(max, Math.max(min, n)) } }));
  return (
    <div className="amount">
      <button
        type="button"
        className="se"
        aria-label={t('amount.less', { n: by })}
        disabled={amount - by < min}
        onClick={() => set(amount - by)}
      >
        −
      </button>
      <input
        type="range"
        min={min}
        max={max}
        step={by}
        value={amount}
        aria-label={rangeText(prompt)}
        onChange={(e) => set(Number(e.target.value))}
      />
      <button
        type="button"
        className="se"
        aria-label={t('amount.more', { n: by })}
        disabled={amount + by > max}
        onClick={() => set(amount + by)}
      >
        +
      </button>
      <output className="hx">{amount}</output>
      <span className="note">{rangeText(prompt)}</span>
      <OddsView option={amount} seq={amount} />
    </div>
  );
}
