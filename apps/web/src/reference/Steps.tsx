import { useContext } from 'react';
import { RuleTag } from '../table/RuleTag.tsx';
import { t } from '../words.ts';
import type { Book, HelpedStep } from './book.ts';
import { ChartLines } from './Charts.tsx';
import { EntryHead } from './EntryHead.tsx';
import { grouped } from './grouped.ts';
import { OpenPlace } from './place.ts';
import { RuleText } from './RuleText.tsx';
import { relatedTo } from './related.ts';
import { procedureName, stepName } from './stepNames.ts';

/** The sequence of play: every procedure with its steps. */
export function Steps({ book }: { readonly book: Book }) {
  const open = useContext(OpenPlace);
  return grouped(book.steps, ({ procedure }) => procedure).map(([procedure, steps]) => (
    <details key={procedure} className="chapter">
      <summary>
        {steps[0] && procedureName(steps[0])}{' '}
        <span className="note">{t('reference.steps count', { n: steps.length })}</span>
      </summary>
      <ul className="entries rulelines">
        {steps.map((step) => (
          <li key={step.key}>
            <button type="button" onClick={() => open({ kind: 'steps', id: step.key })}>
              <b>{step.rule}</b>
              <span>
                {stepName(step)}
                {step.asks && <em className="note"> ({t('reference.asks')})</em>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  ));
}

/** What the game says of a step; where it says nothing, its name and its rule. */
export function StepText({ step }: { readonly step: HelpedStep }) {
  const { rule, help, why } = step;
  return (
    <div className="steptext">
      <h5>
        {procedureName(step)}: {stepName(step)} <RuleTag rule={rule} />
      </h5>
      {why !== undefined && <p className="why">{why}</p>}
      {help !== undefined && (
        <p>
          <RuleText text={help} />
        </p>
      )}
    </div>
  );
}

export function StepEntry({ book, of }: { readonly book: Book; readonly of: string }) {
  const step = book.steps.find(({ key }) => key === of);
  if (!step) return <p className="empty">{t('reference.no entry')}</p>;
  const { charts } = relatedTo(step.rule, book);
  return (
    <article>
      <EntryHead kind={procedureName(step)} title={stepName(step)} />
      <StepText step={step} />
      <ChartLines charts={charts} />
    </article>
  );
}
