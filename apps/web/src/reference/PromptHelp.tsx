import type { PromptView } from '@point-option/engine';
import { useContext } from 'react';
import { room } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { firstSentence } from './firstSentence.ts';
import { OpenPlace } from './place.ts';
import { RuleText } from './RuleText.tsx';

/** Why the question is asked and what it risks; folded away, what the step is about. Games may say nothing of either. */
export function PromptHelp({ prompt: { question, rule } }: { readonly prompt: PromptView }) {
  const words = useStore(room, ({ opening }) => opening?.words);
  const open = useContext(OpenPlace);
  const help = words?.[`help.${question.key}`];
  const why = words?.[`why.${question.key}`] ?? (help && firstSentence(help));
  if (why === undefined) return null;
  return (
    <>
      <p className="why">
        <RuleText text={why} />
      </p>
      {help !== undefined && (
        <details className="help">
          <summary>{t('table.help')}</summary>
          <p>
            <RuleText text={help} />
          </p>
          <button type="button" className="link" onClick={() => open({ kind: 'rules', id: rule })}>
            {t('reference.more')}
          </button>
        </details>
      )}
    </>
  );
}
