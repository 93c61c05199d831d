import { t } from '../words.ts';

interface Props {
  readonly what: string;
  readonly where?: string;
  /** Put there by the staff. */
  readonly byStaff?: boolean;
  onStrike(): void;
}

/** A part of a large order. It can be struck out until the order is given. */
export function SlipPart({ what, where, byStaff = false, onStrike }: Props) {
  return (
    <li className={byStaff ? 'by-staff' : ''}>
      <span>
        {what}
        {where !== undefined && (
          <>
            {' → '}
            <em>{where}</em>
          </>
        )}
        {byStaff && <small className="lab"> {t('table.by staff')}</small>}
      </span>
      <button type="button" className="link" aria-label={t('table.strike', { what })} onClick={onStrike}>
        ✕
      </button>
    </li>
  );
}
