import type { Odds } from '@point-option/engine';
import { useEffect, useState } from 'react';
import { askSeat } from '../store/connection.ts';
import { speak } from '../store/room.ts';
import { t } from '../words.ts';
import { meanOf } from './chances.ts';
import { OddsFigure } from './OddsView.tsx';

interface Props {
  readonly seq: number;
  readonly placed: Readonly<Record<string, string>>;
}

/** What the slip comes to as it stands: a line for each figure, and on request how likely each result is. */
export function Forecast({ seq, placed }: Props) {
  const forecast = useForecast(seq, placed);
  if (forecast.length === 0) return null;
  return (
    <section className="forecast" data-testid="forecast" aria-label={t('table.forecast')}>
      <ul>
        {forecast.map((odds) => (
          <li key={titleOf(odds)}>
            <b>{meanOf(odds).toFixed(1)}</b> <span>{titleOf(odds)}</span>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('table.forecast chances')}</summary>
        {forecast.map((odds) => (
          <OddsFigure key={titleOf(odds)} odds={odds} title={titleOf(odds)} />
        ))}
      </details>
    </section>
  );
}

function titleOf({ title }: Odds): string {
  return title === undefined ? '' : speak(title);
}

/** Asked of the worker whenever the slip changes. */
function useForecast(seq: number, placed: Props['placed']): readonly Odds[] {
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
  return forecast;
}

const EMPTY = '{}';
