import type { Chart, CompiledChart, Json } from '@point-option/engine';
import { room, speak, type Cell } from '../store/room.ts';
import { RuleTag } from '../table/RuleTag.tsx';
import { plain } from '../table/RollView.tsx';
import { t } from '../words.ts';

const MANY = 6;

interface Props {
  readonly compiled: CompiledChart;
  /** Where a die was read. */
  readonly at: Cell | undefined;
}

/** The cells with their ranges, the modifiers with their rules, and what the letters mean. */
export function ChartTable({ compiled, at }: Props) {
  const { chart } = compiled;
  // A single row of many columns is read better as a list.
  const isLying = chart.rows.length === 1 && chart.columns.length > MANY;
  const down = isLying ? compiled.columns.labels : compiled.rows.labels;
  const across = isLying ? compiled.rows.labels : compiled.columns.labels;
  const over = isLying ? null : wordOf('columns', chart.id);
  const beside = isLying ? (wordOf('columns', chart.id) ?? '') : rowsName(chart);
  const cellAt = (i: number, j: number): Json => (isLying ? chart.cells[j]?.[i] : chart.cells[i]?.[j]) ?? null;
  return (
    <>
      {at && (
        <p className="readat" role="status">
          {t('reference.read at', { row: labelText(at.row), column: labelText(at.column) })}
        </p>
      )}
      <div className="scroll" tabIndex={0} role="group" aria-label={chart.title}>
        <table className="frag whole">
          <thead>
            {over !== null && (
              <tr>
                <td />
                <th colSpan={across.length} scope="colgroup">
                  {over}
                </th>
              </tr>
            )}
            <tr>
              <th scope="col">{beside}</th>
              {across.map((label) => (
                <th key={label} scope="col" className={label === at?.column ? 'c' : ''}>
                  {labelText(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {down.map((row, i) => (
              <tr key={row} className={row === at?.row ? 'r' : ''}>
                <th scope="row">{labelText(row)}</th>
                {across.map((column, j) => (
                  <td key={column} className={cellClass(at, row, column)}>
                    {cellText(chart.id, cellAt(i, j))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {chart.below !== undefined && (
        <p className="note">
          {t('reference.below', { result: cellText(chart.id, chart.below) || t('reference.nothing') })}
        </p>
      )}
      <Legend chart={chart} />
      <Modifiers chart={chart} applied={at?.modifiers ?? []} />
    </>
  );
}

function cellClass(at: Cell | undefined, row: string, column: string): string {
  if (at === undefined || column !== at.column) return '';
  return row === at.row ? 'x' : 'c';
}

/** What the games say of an axis, in their own words. */
function wordOf(axis: 'rows' | 'columns' | 'cell', id: string): string | null {
  return room.get().opening?.words[`${axis}.${id}`] ?? null;
}

function rowsName({ id, dice }: Chart): string {
  return wordOf('rows', id) ?? (dice ? t('table.dice count', { n: dice.count, sides: dice.sides }) : '');
}

/** Charts of one column call it "result"; "<=0" is what lies at or below the end. */
function labelText(label: string): string {
  if (label === 'result') return t('table.result');
  return label.startsWith('<=') ? t('reference.or less', { n: label.slice(2) }) : label;
}

/** Cells of pairs are read as the game says; all others as they stand. */
function cellText(id: string, cell: Json): string {
  if (!Array.isArray(cell) || wordOf('cell', id) === null) return plain(cell);
  return cell
    .map((pair) => {
      const [a = null, b = null] = Array.isArray(pair) ? pair : [pair];
      return speak({ key: `cell.${id}`, values: { a: plain(a), b: signed(b) } });
    })
    .join(', ');
}
const signed = (value: Json): string => (typeof value === 'number' && value > 0 ? `+${value}` : plain(value));

/** The letters in the cells that stand for words. */
function Legend({ chart }: { readonly chart: Chart }) {
  const words = room.get().opening?.words ?? {};
  const codes = [...new Set(chart.cells.flat().filter((cell) => typeof cell === 'string'))].flatMap((cell) => {
    const meaning = words[`result.${chart.id}.${cell}`];
    return meaning === undefined || meaning.length <= cell.length ? [] : [{ cell, meaning }];
  });
  if (codes.length === 0) return null;
  return (
    <dl className="legend">
      {codes.map(({ cell, meaning }) => (
        <div key={cell}>
          <dt>{cell}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

function Modifiers({ chart, applied }: { readonly chart: Chart; readonly applied: readonly string[] }) {
  const all = Object.entries(chart.modifiers ?? {});
  if (all.length === 0) return null;
  return (
    <table className="modifiers">
      <caption className="lab">{t('reference.modifiers')}</caption>
      <tbody>
        {all.map(([id, { n, title, rule }]) => (
          <tr key={id} className={applied.includes(id) ? 'r' : ''}>
            <td className="n">{n > 0 ? `+${n}` : n}</td>
            <td>
              {title}
              {applied.includes(id) && <span className="note"> ({t('reference.applied')})</span>}
            </td>
            <td>
              <RuleTag rule={rule} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
