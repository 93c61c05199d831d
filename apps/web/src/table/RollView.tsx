import type { Json, RollRecord } from '@point-option/engine';
import { useContext } from 'react';
import { Die } from '../counters/Die.tsx';
import { OpenPlace } from '../reference/place.ts';
import { speak } from '../store/room.ts';
import { t } from '../words.ts';
import { RuleTag } from './RuleTag.tsx';

/** A roll opened: the dice, each modifier with its rule, the column and row, and where the chart is from. */
export function RollView({ roll }: { readonly roll: RollRecord }) {
  const { chart } = roll;
  return (
    <div className="roll">
      <span className="die">
        {roll.dice.map((face, i) => (
          <Die key={i} value={face} label={`${t('table.die')} ${face}`} />
        ))}
      </span>
      <div className="calc">
        <h4>
          {speak({ key: roll.purpose })}{' '}
          {chart && chart.title !== speak({ key: roll.purpose }) && <em>{chart.title}</em>}
          <RuleTag rule={chart?.rule ?? roll.rule} />
        </h4>
        <table>
          <tbody>
            {roll.dice.length > 0 && (
              <tr>
                <td>{t('table.dice count', { n: roll.dice.length, sides: roll.sides })}</td>
                <td className="n">{chart?.natural ?? roll.dice.join(', ')}</td>
              </tr>
            )}
            {chart?.modifiers.map((modifier) => (
              <tr key={modifier.title}>
                <td>
                  {modifier.title} <RuleTag rule={modifier.rule} />
                </td>
                <td className="n">{modifier.n > 0 ? `+${modifier.n}` : modifier.n}</td>
              </tr>
            ))}
            {chart && chart.modified !== null && chart.modifiers.length > 0 && (
              <tr className="sum">
                <td>{t('table.total')}</td>
                <td className="n">{chart.modified}</td>
              </tr>
            )}
            {chart && (
              <tr>
                <td>
                  {t('table.column')} {chart.column}, {t('table.row')} {chart.row}
                </td>
                <td className="n" />
              </tr>
            )}
            <tr className="sum">
              <td>{t('table.result')}</td>
              <td className="n">{resultText(roll)}</td>
            </tr>
          </tbody>
        </table>
        {chart && <ChartLink chart={chart} />}
      </div>
    </div>
  );
}

/** Where the chart is from, and the way to it, opened where the die was read. */
function ChartLink({ chart }: { readonly chart: NonNullable<RollRecord['chart']> }) {
  const open = useContext(OpenPlace);
  const at = {
    chart: chart.chart,
    row: chart.row,
    column: chart.column,
    modifiers: chart.modifiers.map(({ id }) => id),
  };
  return (
    <p className="prov">
      {t(`table.${chart.provenance}`)}.{' '}
      <button type="button" className="link" onClick={() => open({ kind: 'charts', id: chart.chart, at })}>
        {t('reference.to chart')}
      </button>
    </p>
  );
}

function resultText({ result, chart }: RollRecord): string {
  if (typeof result === 'object') return speak(result);
  return chart ? plain(chart.result) : String(result);
}

export function plain(value: Json): string {
  if (Array.isArray(value)) return value.map(plain).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, each]) => `${key} ${plain(each)}`)
      .join(', ');
  return value === null ? '-' : String(value);
}
