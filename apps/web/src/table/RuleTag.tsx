import { room } from '../store/room.ts';
import { t } from '../words.ts';

/** A rule's number, which leads to what it is about. */
export function RuleTag({ rule }: { readonly rule: string }) {
  return (
    <button
      type="button"
      className="rule"
      aria-label={t('table.rule', { rule })}
      onClick={(event) => {
        event.stopPropagation();
        room.set({ sheet: 'rules', sheetRule: rule });
      }}
    >
      {rule}
    </button>
  );
}
