import { capital, type Card } from '@point-option/engine';
import { closeCard } from '../store/asking.ts';
import { room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { Gauges, Notes } from './displays/Gauges.tsx';
import { inspectThis } from './picking.ts';
import { RuleTag } from './RuleTag.tsx';

/** What was asked about: why it cannot be chosen now, and all that this side knows of it. */
export function InspectCard() {
  const inspected = useStore(room, (now) => now.inspected);
  if (inspected === null) return null;
  const { name, card, reason } = inspected;
  return (
    <aside className="card" role="status" aria-label={capital(name)} data-testid="card">
      <header>
        <h3>{capital(name)}</h3>
        {card?.rule !== undefined && <RuleTag rule={card.rule} />}
        <button type="button" className="link" aria-label={t('table.close')} onClick={closeCard}>
          ✕
        </button>
      </header>
      {reason && (
        <p className="reason" data-testid="reason">
          {reason.text} {reason.rule !== undefined && <RuleTag rule={reason.rule} />}
        </p>
      )}
      {card && <CardBody card={card} />}
    </aside>
  );
}

function CardBody({ card }: { readonly card: Card }) {
  const { side, lines, gauges, notes, pieces } = card;
  const nations = useStore(room, ({ opening }) => opening?.nations);
  const nation = nations?.[card.nation ?? side ?? '']?.name;
  return (
    <>
      {(nation || lines.length > 0) && (
        <dl className="facts">
          {nation && side !== undefined && <Line label={t('card.side')} value={capital(speak(nation))} />}
          {lines.map(({ label, value }, i) => (
            <Line key={i} label={speak(label)} value={speak(value)} />
          ))}
        </dl>
      )}
      <Gauges gauges={gauges} />
      <Notes notes={notes} />
      {pieces.length > 0 && (
        <ul className="inside" aria-label={t('card.pieces')}>
          {pieces.map(({ id, label }) => (
            <li key={id}>
              <button type="button" className="link" onClick={() => inspectThis({ piece: id })}>
                {capital(speak(label))}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Line({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
