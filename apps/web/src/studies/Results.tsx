import { t } from '../words.ts';
import type { GameStudies, DescribedStudy } from '../worker/protocol.ts';
import { shareText } from './telling.ts';

interface Props {
  readonly results: GameStudies['results'];
  readonly studies: readonly DescribedStudy[];
}

/** For the number behind a bar, in pixels. */
const ROOM = 48;

/** How the games ended: a bar for each way, under the name of each study. */
export function Results({ results, studies }: Props) {
  const shareOf = ({ findings }: DescribedStudy, id: string): number => (findings.results[id] ?? 0) / findings.games;
  const most = Math.max(...studies.flatMap((told) => results.map(({ id }) => shareOf(told, id))));
  return (
    <section className="studyfigure studyends">
      <h3 className="q">{t('studies.results')}</h3>
      <table className="table ends">
        <thead>
          <tr>
            <td />
            {studies.map(({ study, who }) => (
              <th key={study.id} scope="col">
                {who}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map(({ id, title }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              {studies.map((told) => (
                <td key={told.study.id}>
                  <span className="end">
                    <i style={{ inlineSize: `calc((100% - ${ROOM}px) * ${shareOf(told, id) / most})` }} />
                    <b>{shareText(shareOf(told, id))}</b>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
