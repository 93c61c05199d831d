import type { Odds } from '@point-option/engine';
import { useEffect, useState } from 'react';
import { askSeat } from '../store/connection.ts';
import { speak } from '../store/room.ts';
import { t } from '../words.ts';
import { OddsFigure } from './OddsView.tsx';

interface Props {
  readonly seq: number;
  readonly placed: Readonly<Record<string, string>>;
}

/** What the slip comes to as it stands, asked of the worker whenever it changes. */
export function Forecast({ seq, placed }: Props) {
  const [forecast, setForecast] = useState<readonly Odds[]>([]);
  const key = JSON.stringify(placed);
  useEffect(() => {
    let wanted = true;
    if (key === EMPTY) setForecast([]);
    else
      askSeat('forecast', { placed: { ...placed } }).then(
        (given) => wanted && setForecast(given.forecast),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [key, seq]);
  if (forecast.length === 0) return null;
  return (
    <section className="forecast" data-testid="forecast" aria-label={t('table.forecast')}>
      <h3 className="lab">{t('table.forecast')}</h3>
      {forecast.map((odds, i) => (
        <OddsFigure key={`${i} ${key}`} odds={odds} title={odds.title && speak(odds.title)} />
      ))}
    </section>
  );
}

const EMPTY = '{}';
