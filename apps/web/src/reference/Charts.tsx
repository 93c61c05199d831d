import type { CompiledChart } from '@point-option/engine';
import { useContext } from 'react';
import type { Cell } from '../store/room.ts';
import { RuleTag } from '../table/RuleTag.tsx';
import { t } from '../words.ts';
import type { Book } from './book.ts';
import { ChartTable } from './ChartTable.tsx';
import { EntryHead } from './EntryHead.tsx';
import { OpenPlace } from './place.ts';
import { RuleText } from './RuleText.tsx';
import { RulingText } from './Rulings.tsx';

/** Every chart, with where its numbers are from. */
export function Charts({ book }: { readonly book: Book }) {
  if (book.charts.length === 0) return <p className="empty">{t('reference.no charts')}</p>;
  return (
    <ul className="entries">
      {book.charts.map((compiled) => (
        <ChartLine key={compiled.chart.id} compiled={compiled} />
      ))}
    </ul>
  );
}

export function ChartLine({ compiled: { chart } }: { readonly compiled: CompiledChart }) {
  const open = useContext(OpenPlace);
  return (
    <li>
      <button type="button" onClick={() => open({ kind: 'charts', id: chart.id })}>
        <b>{chart.title}</b>
        <span className="dr">{chart.rule}</span>
        <span className="prov">{t(`table.${chart.provenance}`)}</span>
      </button>
    </li>
  );
}

interface Props {
  readonly book: Book;
  readonly id: string;
  readonly at: Cell | undefined;
}

/** A chart as a table, where a die was read on it, its modifiers, and what is printed of it. */
export function ChartEntry({ book, id, at }: Props) {
  const compiled = book.charts.find(({ chart }) => chart.id === id);
  if (!compiled) return <p className="empty">{t('reference.no entry')}</p>;
  const { chart } = compiled;
  const rulings = book.rulings.filter(({ rules }) => rules.includes(chart.rule));
  return (
    <article>
      <EntryHead kind={t('table.chart of rule', { rule: chart.rule })} title={chart.title} />
      <p className="prov">
        {t(`table.${chart.provenance}`)}. {t('reference.see')} <RuleTag rule={chart.rule} />
      </p>
      {chart.note !== undefined && (
        <p className="note">
          <RuleText text={chart.note} />
        </p>
      )}
      <ChartTable compiled={compiled} at={at} />
      {rulings.length > 0 && (
        <section>
          <h4 className="lab">{t('reference.rulings')}</h4>
          {rulings.map((ruling) => (
            <RulingText key={ruling.no} ruling={ruling} />
          ))}
        </section>
      )}
    </article>
  );
}

/** The charts of a rule or a step, under their heading. */
export function ChartLines({ charts }: { readonly charts: readonly CompiledChart[] }) {
  if (charts.length === 0) return null;
  return (
    <section>
      <h4 className="lab">{t('reference.charts')}</h4>
      <ul className="entries">
        {charts.map((compiled) => (
          <ChartLine key={compiled.chart.id} compiled={compiled} />
        ))}
      </ul>
    </section>
  );
}
