import type { Explanation, Json, RollRecord } from '@point-option/engine';
import { Die } from '../counters/Die.tsx';
import { room, speak } from '../store/room.ts';
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
        {chart && <p className="prov">{t(`table.${chart.provenance}`)}</p>}
        {chart && <ChartLink chart={chart} />}
      </div>
    </div>
  );
}

/** The way from a roll to the whole chart, opened where the die was read. */
function ChartLink({ chart: { chart, row, column, modifiers } }: { readonly chart: Explanation }) {
  const cell = { chart, row, column, modifiers: modifiers.map(({ id }) => id) };
  return (
    <button
      type="button"
      className="link"
      data-testid="whole-chart"
      onClick={() => room.set({ sheet: 'charts', sheetCell: cell })}
    >
      {t('table.whole chart')}
    </button>
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
