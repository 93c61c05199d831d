import type { SeenEvent } from '@point-option/engine';
import { t } from '../words.ts';
import { tallyDice } from './diceTally.ts';

/** How the dice fell that this seat has seen, beside what fair dice would do. */
export function DiceStats({ journal }: { readonly journal: readonly SeenEvent[] }) {
  const tallies = tallyDice(journal);
  if (tallies.length === 0) return <p className="empty">{t('table.journal empty')}</p>;
  return (
    <div className="stats">
      {tallies.map(({ sides, n, mean, faces, low, high }) => {
        const top = Math.max(high, ...faces, 1);
        return (
          <figure key={sides}>
            <figcaption className="note">
              {t('table.dice count', { n, sides })}.{' '}
              {t('table.dice mean', { mean: mean.toFixed(2), expected: ((sides + 1) / 2).toFixed(1) })}
            </figcaption>
            <svg
              viewBox={`0 0 ${sides * 20} 60`}
              role="img"
              aria-label={faces.map((count, i) => `${i + 1}: ${count}`).join(', ')}
            >
              <rect
                x="0"
                width={sides * 20}
                y={48 - (48 * high) / top}
                height={(48 * (high - low)) / top}
                className="band"
              />
              {faces.map((count, i) => (
                <g key={i}>
                  <rect
                    x={i * 20 + 4}
                    width="12"
                    y={48 - (48 * count) / top}
                    height={(48 * count) / top}
                    className="hb"
                  />
                  <text x={i * 20 + 10} y="59">
                    {i + 1}
                  </text>
                </g>
              ))}
            </svg>
          </figure>
        );
      })}
      <p className="note">{t('table.dice band')}</p>
    </div>
  );
}
