import type { Chart, Json, RollRecord } from '@point-option/engine';
import { useEffect, useState } from 'react';
import { Die } from '../counters/Die.tsx';
import { charts } from '../store/asking.ts';
import { room, speak } from '../store/room.ts';
import { t } from '../words.ts';
import { fragment } from './fragment.ts';
import { RuleTag } from './RuleTag.tsx';

/** A roll opened: the dice, each modifier with its rule, the piece of the chart it was read on, and where that is from. */
export function RollView({ roll, brief = false }: { readonly roll: RollRecord; readonly brief?: boolean }) {
  const { chart } = roll;
  const purpose = speak({ key: roll.purpose, ...(roll.about && { values: roll.about }) });
  return (
    <div className="roll">
      <span className="die">
        {roll.dice.map((face, i) => (
          <Die key={i} value={face} label={`${t('table.die')} ${face}`} />
        ))}
      </span>
      <div className="calc">
        <h4>
          {purpose} {chart && chart.title !== purpose && <em>{chart.title}</em>}
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
              <tr key={modifier.id}>
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
                <td colSpan={2}>
                  {t('table.column')} {chart.column}, {t('table.row')} {chart.row}
                  {chart.shift !== undefined && `, ${t('table.shifted', { n: chart.shift })}`}
                </td>
              </tr>
            )}
            <tr className="sum">
              <td>{t('table.result')}</td>
              <td className="n">{resultText(roll)}</td>
            </tr>
          </tbody>
        </table>
        {chart && !brief && <Piece roll={roll} />}
        {chart && <p className="prov">{t(`table.${chart.provenance}`)}</p>}
      </div>
    </div>
  );
}

/** The cell that was read with its neighbours; it leads to the whole chart. */
function Piece({ roll: { chart: read } }: { readonly roll: RollRecord }) {
  const [chart, setChart] = useState<Chart | null>(null);
  const id = read?.chart;
  useEffect(() => {
    let wanted = true;
    void charts().then((all) => wanted && setChart(all.find((each) => each.id === id) ?? null));
    return () => {
      wanted = false;
    };
  }, [id]);
  if (!read || !chart) return null;
  const piece = fragment(chart, read);
  return (
    <>
      {piece && (
        <table className="frag">
          <thead>
            <tr>
              <td />
              {piece.columns.map((column) => (
                <th key={column} className={column === piece.column ? 'c' : ''}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {piece.rows.map(({ name, cells }) => (
              <tr key={name} className={name === piece.row ? 'r' : ''}>
                <th>{name}</th>
                {cells.map((cell, i) => {
                  const isRead = name === piece.row && piece.columns[i] === piece.column;
                  return (
                    <td key={piece.columns[i]} className={isRead ? 'x' : piece.columns[i] === piece.column ? 'c' : ''}>
                      {plain(cell)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <button
        type="button"
        className="link"
        data-testid="whole-chart"
        onClick={() =>
          room.set({
            sheet: 'charts',
            sheetCell: {
              chart: read.chart,
              row: read.row,
              column: read.column,
              modifiers: read.modifiers.map(({ id: each }) => each),
            },
          })
        }
      >
        {t('table.whole chart')}
      </button>
    </>
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
