import type { Rule } from '@point-option/engine';
import { useContext } from 'react';
import { RuleTag } from '../table/RuleTag.tsx';
import { t } from '../words.ts';
import type { Book } from './book.ts';
import { ChartLines } from './Charts.tsx';
import { EntryHead } from './EntryHead.tsx';
import { grouped } from './grouped.ts';
import { besideOf, chapterOf, isChapter, nearestOf, partsOf, wholesOf } from './numbers.ts';
import { OpenPlace } from './place.ts';
import { relatedTo } from './related.ts';
import { RuleText } from './RuleText.tsx';
import { RulingText } from './Rulings.tsx';
import { StepText } from './Steps.tsx';
import { TermList } from './Terms.tsx';

/** The index by chapters. */
export function Rules({ book }: { readonly book: Book }) {
  if (book.rules.length === 0) return <p className="empty">{t('table.no rules')}</p>;
  const chapters = grouped(book.rules, ({ rule }) => chapterOf(rule));
  return (
    <>
      {chapters.map(([chapter, rules]) => (
        <details key={chapter} className="chapter">
          <summary>
            <b>{chapter}</b> {chapterTitle(rules, book.numbers)}
          </summary>
          <RuleLines rules={rules} />
        </details>
      ))}
      <p className="prov">{t('table.provenance')}</p>
    </>
  );
}

/** The heading of a chapter where the book has one, or else how many rules it has. */
function chapterTitle(rules: readonly Rule[], numbers: readonly string[]): string {
  const head = rules.find(({ heading, rule }) => heading === true && isChapter(rule, numbers));
  return head ? head.title : t('reference.rules count', { n: rules.length });
}

function RuleLines({ rules }: { readonly rules: readonly Rule[] }) {
  const open = useContext(OpenPlace);
  return (
    <ul className="entries rulelines">
      {rules.map((rule) => (
        <li key={rule.rule}>
          <button type="button" onClick={() => open({ kind: 'rules', id: rule.rule })}>
            <b>{rule.rule}</b>
            <span>
              {rule.title}
              {rule.status !== 'implemented' && rule.heading !== true && (
                <em className="note"> ({t(`table.${rule.status}`)})</em>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A rule in our words: where it stands, the steps played by it, its parts, charts, rulings and terms. */
export function RuleEntry({ book, rule: wanted }: { readonly book: Book; readonly rule: string }) {
  const rule = nearestOf(wanted, book.numbers) ?? wanted;
  const own = book.rules.find((one) => one.rule === rule);
  const { steps, charts, rulings, terms } = relatedTo(rule, book);
  const parts = partsOf(rule, own ? book.numbers : [rule, ...book.numbers]);
  const unlisted = parts.length > 0 ? t('reference.chapter') : t('reference.no title');
  return (
    <article>
      <Way rule={rule} book={book} />
      <EntryHead kind={t('table.rule', { rule })} title={own?.title ?? unlisted} />
      {own && own.status !== 'implemented' && own.heading !== true && (
        <p className="note">{t(`reference.${own.status}`)}</p>
      )}
      {own && <RuleWords rule={own} />}
      {steps.length > 0 && (
        <section>
          <h4 className="lab">{t('reference.in play')}</h4>
          {steps.map((step) => (
            <StepText key={step.key} step={step} />
          ))}
        </section>
      )}
      {parts.length > 0 && (
        <section>
          <h4 className="lab">{t('reference.parts')}</h4>
          <RuleLines rules={book.rules.filter((one) => parts.includes(one.rule))} />
        </section>
      )}
      <ChartLines charts={charts} />
      {rulings.length > 0 && (
        <section>
          <h4 className="lab">{t('reference.rulings')}</h4>
          {rulings.map((ruling) => (
            <RulingText key={ruling.no} ruling={ruling} />
          ))}
        </section>
      )}
      {terms.length > 0 && (
        <section>
          <h4 className="lab">{t('reference.terms')}</h4>
          <TermList terms={terms} />
        </section>
      )}
      {parts.length === 0 && <Around rule={rule} book={book} />}
      <p className="prov">{t('table.provenance')}</p>
    </article>
  );
}

/** What the rule says, clause by clause where it has several. */
function RuleWords({ rule: { text, clauses } }: { readonly rule: Rule }) {
  return (
    <>
      {text !== undefined && (
        <p>
          <RuleText text={text} />
        </p>
      )}
      {clauses !== undefined && (
        <ol className="clauses" type="a">
          {Object.entries(clauses).map(([letter, clause]) => (
            <li key={letter}>
              <RuleText text={clause} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** What the rule is a part of. */
function Way({ rule, book }: { readonly rule: string; readonly book: Book }) {
  const wholes = wholesOf(rule, book.numbers).flatMap((whole) => book.rules.filter((one) => one.rule === whole));
  if (wholes.length === 0) return null;
  return (
    <p className="way">
      {wholes.map((whole) => (
        <span key={whole.rule}>
          <RuleTag rule={whole.rule} /> {whole.title}
        </span>
      ))}
    </p>
  );
}

/** The rules beside one that has no parts: they are mostly read together. */
function Around({ rule, book }: { readonly rule: string; readonly book: Book }) {
  const beside = besideOf(rule, book.numbers);
  if (beside.length === 0) return null;
  return (
    <section>
      <h4 className="lab">{t('reference.beside')}</h4>
      <RuleLines rules={book.rules.filter((one) => beside.includes(one.rule))} />
    </section>
  );
}
