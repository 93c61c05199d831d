import { useContext } from 'react';
import { OpenPlace } from '../reference/place.ts';
import { t } from '../words.ts';

/** A rule's number, which leads to what it is about. */
export function RuleTag({ rule }: { readonly rule: string }) {
  const open = useContext(OpenPlace);
  return (
    <button
      type="button"
      className="rule"
      aria-label={t('table.rule', { rule })}
      onClick={(event) => {
        event.stopPropagation();
        open({ kind: 'rules', id: rule });
      }}
    >
      {rule}
    </button>
  );
}
