import { useContext } from 'react';
import { capital, stepName } from '../table/names.ts';
import { RuleTag } from '../table/RuleTag.tsx';
import { t } from '../words.ts';
import type { Book, HelpedStep } from './book.ts';
import { ChartLine } from './Charts.tsx';
import { EntryHead } from './EntryHead.tsx';
import { grouped } from './grouped.ts';
import { OpenPlace } from './place.ts';
import { RuleText } from './RuleText.tsx';
import { relatedTo } from './related.ts';

/** The sequence of play: every procedure with its steps. */
export function Steps({ book }: { readonly book: Book }) {
  const open = useContext(OpenPlace);
  return grouped(book.steps, ({ procedure }) => procedure).map(([procedure, steps]) => (
    <details key={procedure} className="chapter">
      <summary>
        {capital(procedure)} <span className="note">{t('reference.steps count', { n: steps.length })}</span>
      </summary>
      <ul className="entries rulelines">
        {steps.map(({ key, step, rule, asks }) => (
          <li key={key}>
            <button type="button" onClick={() => open({ kind: 'steps', id: key })}>
              <b>{rule}</b>
              <span>
                {stepName(procedure, step)}
                {asks && <em className="note"> ({t('reference.asks')})</em>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  ));
}

/** What the game says of a step; where it says nothing, its name and its rule. */
export function StepText({ step: { procedure, step, rule, help, why } }: { readonly step: HelpedStep }) {
  return (
    <div className="steptext">
      <h5>
        {capital(procedure)}: {stepName(procedure, step)} <RuleTag rule={rule} />
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
      <EntryHead kind={capital(step.procedure)} title={stepName(step.procedure, step.step)} />
      <StepText step={step} />
      {charts.length > 0 && (
        <section>
          <h4 className="lab">{t('reference.charts')}</h4>
          <ul className="entries">
            {charts.map((compiled) => (
              <ChartLine key={compiled.chart.id} compiled={compiled} />
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
