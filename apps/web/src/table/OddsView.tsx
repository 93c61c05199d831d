import type { Odds, OptionId } from '@point-option/engine';
import { useEffect, useState } from 'react';
import { askSeat } from '../store/connection.ts';
import { speak } from '../store/room.ts';
import { t } from '../words.ts';
import { type Distribution, distribution, percent } from './chances.ts';

interface Props {
  readonly option: OptionId;
  readonly seq: number;
  /** The box that a piece would go into, and what it is called. */
  readonly box?: { readonly id: string; readonly name: string } | undefined;
  /** The route so far, where the option is its next step. */
  readonly route?: readonly OptionId[];
  /** Another option that it is measured against. */
  readonly against?: OptionId | null;
}

/** The chances of an option, asked of the worker when it is looked at, not before. */
export function OddsView({ option, seq, box, route, against = null }: Props) {
  const odds = useOdds(option, seq, box?.id, route);
  const other = useOdds(odds === null ? null : against, seq);
  if (odds === null) return null;
  return <OddsFigure odds={odds} title={titleOf(odds, box?.name)} other={other} />;
}

interface FigureProps {
  readonly odds: Odds;
  readonly title: string | undefined;
  /** Those that they are measured against. */
  readonly other?: Odds | null;
}

/** Chances as a histogram where the results are numbers, and else as a list. */
export function OddsFigure({ odds, title, other = null }: FigureProps) {
  const bars = distribution(odds);
  const source = odds.source === 'exact' ? t('table.odds exact') : t('table.odds simulated', { n: odds.of });
  if (bars === null) return <Words odds={odds} source={source} title={title} />;
  const mean = bars.mean.toFixed(1);
  const rival = (other && distribution(other)?.mean.toFixed(1)) ?? mean;
  const top = likeliest(bars);
  return (
    <figure className="odds" data-testid="odds">
      {title !== undefined && <p className="note">{title}</p>}
      <Histogram bars={bars} />
      <dl>
        <dt>{t('table.odds mean')}</dt>
        <dd>
          <b>{mean}</b> {rival !== mean && <s>{rival}</s>}
        </dd>
        {top !== null && (
          <>
            <dt>{t('table.odds likeliest')}</dt>
            <dd>
              <b>{top}</b>
            </dd>
          </>
        )}
      </dl>
      <figcaption className="note">
        {source} {rival !== mean && t('table.odds struck')}
      </figcaption>
    </figure>
  );
}

/** What the chances are of: the box that a piece would go into, and what the rules call them. */
function titleOf({ title }: Odds, box: string | undefined): string | undefined {
  if (title === undefined) return box;
  return box === undefined ? speak(title) : t('table.odds of', { box, title: speak(title) });
}

function useOdds(option: OptionId | null, seq: number, box?: string, route?: readonly OptionId[]): Odds | null {
  const routeKey = JSON.stringify(route);
  const [odds, setOdds] = useState<Odds | null>(null);
  useEffect(() => {
    let wanted = true;
    setOdds(null);
    if (option !== null)
      askSeat('odds', { option, ...(box !== undefined && { box }), ...(route && { route: [...route] }) }).then(
        (given) => wanted && setOdds(given.odds),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [option, seq, box, routeKey]);
  return odds;
}

/** The likeliest number, where one is likelier than all others. */
function likeliest({ bars }: Distribution): string | null {
  const [top, next] = bars.toSorted((a, b) => b.share - a.share);
  return top && top.share > (next?.share ?? 0) + EQUAL ? `${top.value} (${percent(top.share)})` : null;
}

/** Shares that differ by less are the same: they are sums of fractions. */
const EQUAL = 1e-9;
const HIGH = 44;
const WIDE = 178;

function Histogram({ bars: { bars } }: { readonly bars: Distribution }) {
  const top = Math.max(...bars.map(({ share }) => share));
  const step = WIDE / bars.length;
  // Not every bar has room for its number.
  const every = Math.ceil(18 / step);
  return (
    <svg
      className="hist"
      viewBox={`0 0 ${WIDE} ${HIGH + 13}`}
      role="img"
      aria-label={bars.map(({ value, share }) => `${value}: ${percent(share)}`).join(', ')}
    >
      <path d={`M0 ${HIGH + 0.5}H${WIDE}`} stroke="currentColor" />
      {bars.map(({ value, share }, i) => (
        <g key={value}>
          <rect
            className={share >= top * 0.999 ? 'hb' : 'hl'}
            x={i * step + 1}
            width={Math.max(2, step - 2)}
            y={HIGH - (HIGH - 2) * (share / top)}
            height={(HIGH - 2) * (share / top)}
          />
          {i % every === 0 && (
            <text x={(i + 0.5) * step} y={HIGH + 11}>
              {value}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** Results that are words: each with its share. */
interface WordsProps {
  readonly odds: Odds;
  readonly source: string;
  readonly title: string | undefined;
}

function Words({ odds, source, title }: WordsProps) {
  return (
    <figure className="chances" data-testid="odds">
      {title !== undefined && <p className="note">{title}</p>}
      <ul>
        {odds.outcomes.map(({ result, ways }) => (
          <li key={speak(result)}>
            <span>{speak(result)}</span>
            <i style={{ inlineSize: `${Math.max(1, (100 * ways) / odds.of)}%` }} />
            <b>{percent(ways / odds.of)}</b>
          </li>
        ))}
      </ul>
      <figcaption className="note">{source}</figcaption>
    </figure>
  );
}
