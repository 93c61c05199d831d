import { RuleTag } from '../table/RuleTag.tsx';
import { t } from '../words.ts';
import type { Book } from './book.ts';
import { EntryHead } from './EntryHead.tsx';
import { RuleText } from './RuleText.tsx';
import type { Ruling } from './ruling.ts';

/** Where the rule book is silent: what we do. */
export function Rulings({ book }: { readonly book: Book }) {
  if (book.rulings.length === 0) return <p className="empty">{t('reference.no rulings')}</p>;
  return (
    <>
      <p className="note">{t('reference.rulings text')}</p>
      {book.rulings.map((ruling) => (
        <RulingText key={ruling.no} ruling={ruling} />
      ))}
    </>
  );
}

export function RulingText({ ruling: { no, rules, matter, text, why } }: { readonly ruling: Ruling }) {
  return (
    <div className="ruling">
      <h5>
        {t('reference.ruling', { no })}{' '}
        {rules.map((rule) => (
          <RuleTag key={rule} rule={rule} />
        ))}
      </h5>
      {matter !== undefined && <p className="matter">{matter}</p>}
      <p>
        <RuleText text={text} />
      </p>
      {why !== undefined && (
        <p className="note">
          <RuleText text={why} />
        </p>
      )}
    </div>
  );
}

export function RulingEntry({ book, no }: { readonly book: Book; readonly no: string }) {
  const ruling = book.rulings.find((one) => one.no === no);
  if (!ruling) return <p className="empty">{t('reference.no entry')}</p>;
  return (
    <article>
      <EntryHead kind={t('reference.rulings')} title={ruling.matter ?? t('reference.ruling', { no })} />
      <RulingText ruling={ruling} />
    </article>
  );
}
