import type { SeenEvent } from '@point-option/engine';
import { useMemo } from 'react';
import { t } from '../words.ts';
import { type Tally, tallyDice } from './diceTally.ts';

/** How the dice fell that this seat has seen, beside what fair dice would do. */
export function DiceStats({ journal }: { readonly journal: readonly SeenEvent[] }) {
  const tallies = useMemo(() => tallyDice(journal), [journal]);
  if (tallies.length === 0) return <p className="empty">{t('table.dice none')}</p>;
  return (
    <div className="stats" role="group" aria-label={t('table.dice stats')} tabIndex={0} data-testid="dice-stats">
      {tallies.map((tally) => (
        <Die key={tally.sides} tally={tally} />
      ))}
      <p className="note">{t('table.dice band')}</p>
    </div>
  );
}

const HIGH = 72;
const WIDE = 340;
const FOOT = 14;

function Die({ tally }: { readonly tally: Tally }) {
  const { sides, n, mean, meanLow, meanHigh, faces, expected, low, high } = tally;
  const top = Math.max(high, ...faces, 1) * 1.08;
  const y = (count: number): number => HIGH - (HIGH * count) / top;
  const step = WIDE / sides;
  const every = Math.ceil(20 / step);
  return (
    <figure>
      <figcaption>
        <b>{t('table.dice count', { n, sides })}</b>{' '}
        {t('table.dice mean', {
          mean: mean.toFixed(2),
          expected: ((sides + 1) / 2).toFixed(1),
          low: meanLow.toFixed(2),
          high: meanHigh.toFixed(2),
        })}{' '}
        {judged(tally)}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH + FOOT}`}
        role="img"
        aria-label={faces.map((count, i) => `${i + 1}: ${count}`).join(', ')}
      >
        <rect x="0" width={WIDE} y={y(high)} height={y(low) - y(high)} className="band" />
        {faces.map((count, i) => {
          const isOut = count < low || count > high;
          return (
            <g key={i}>
              <rect
                x={i * step + step * 0.18}
                width={step * 0.64}
                y={y(count)}
                height={HIGH - y(count)}
                className={isOut ? 'hb out' : 'hb'}
              />
              {step >= 22 && (
                <text x={(i + 0.5) * step} y={y(count) - 3} className="count">
                  {count}
                </text>
              )}
              {i % every === 0 && (
                <text x={(i + 0.5) * step} y={HIGH + 11}>
                  {i + 1}
                </text>
              )}
            </g>
          );
        })}
        <path d={`M0 ${y(expected)}H${WIDE}`} className="expected" />
      </svg>
    </figure>
  );
}

/** Below this percentage it is said aloud, though that too happens to fair dice. */
const UNUSUAL = 0.05;

/** What the unevenness amounts to, as a sentence. */
function judged({ chance }: Tally): string {
  if (chance === null) return t('table.dice few');
  const percent = Math.max(1, Math.round(100 * chance));
  return t(chance < UNUSUAL ? 'table.dice odd' : 'table.dice fair', { n: percent });
}
