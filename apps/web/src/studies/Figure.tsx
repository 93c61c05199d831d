import { t } from '../words.ts';
import type { DescribedStudy } from '../worker/protocol.ts';
import { Plot } from './Plot.tsx';
import { rangeText, summaryOf, verdict } from './telling.ts';

interface Props {
  readonly name: string;
  readonly title: string;
  readonly studies: readonly DescribedStudy[];
}

/** A figure that history knows: the plot, and the same in numbers and words. */
export function Figure({ name, title, studies }: Props) {
  const known = studies.find(({ study }) => study.history[name])?.study.history[name];
  const rows = studies.flatMap(({ who, findings }) => {
    const found = findings.figures[name];
    return found ? [{ who, found, ...summaryOf(found) }] : [];
  });
  if (rows.length === 0 || !known) return null;
  return (
    <figure className="studyfigure" data-figure={name}>
      <figcaption>
        <h3 className="q">{title}</h3>
      </figcaption>
      <Plot rows={rows} known={known} />
      <table className="table">
        <thead className={rows.length === 1 ? 'sr' : ''}>
          <tr>
            <td />
            {rows.map(({ who }) => (
              <th key={who} scope="col">
                {who}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['median', 'mean', 'central'] as const).map((what) => (
            <tr key={what}>
              <th scope="row">{t(`studies.${what}`)}</th>
              {rows.map((row) => (
                <td key={row.who}>{row[what]}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              {t('studies.history label')} <b>{rangeText(known.low, known.high)}</b>
            </th>
            {rows.map(({ who, found }) => (
              <td key={who}>{verdict(found, known)}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="prov">{known.note}</p>
    </figure>
  );
}
