import type { Odds, OptionId } from '@point-option/engine';
import { useEffect, useState } from 'react';
import { host, speak } from '../store/room.ts';
import { t } from '../words.ts';

/** The chances of an option, asked of the worker when it is looked at, not before. */
export function OddsView({ option, seq }: { readonly option: OptionId; readonly seq: number }) {
  const [odds, setOdds] = useState<Odds | null>(null);
  useEffect(() => {
    let wanted = true;
    host()
      .ask('odds', { option })
      .then(
        (given) => wanted && setOdds(given.odds),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [option, seq]);
  if (odds === null) return null;
  return (
    <figure className="chances">
      <figcaption className="note">
        {t('table.odds')}. {odds.source === 'exact' ? t('table.odds exact') : t('table.odds simulated', { n: odds.of })}
      </figcaption>
      <ul>
        {odds.outcomes.map(({ result, ways }) => (
          <li key={speak(result)}>
            <span>{speak(result)}</span>
            <i style={{ inlineSize: `${(60 * ways) / odds.of}%` }} />
            <b>{percent(ways / odds.of)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function percent(share: number): string {
  const n = 100 * share;
  return `${n < 10 && n > 0 ? n.toFixed(1) : Math.round(n)}%`;
}
