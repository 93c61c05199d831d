import { t } from '../words.ts';
import type { GameStudies, DescribedStudy } from '../worker/protocol.ts';
import { StudyHeads } from './StudyHeads.tsx';
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
  const max = Math.max(...studies.flatMap((each) => results.map(({ id }) => shareOf(each, id))));
  return (
    <section className="studyfigure studyends">
      <h3 className="q">{t('studies.results')}</h3>
      <table className="table ends">
        <thead>
          <tr>
            <td />
            <StudyHeads studies={studies} />
          </tr>
        </thead>
        <tbody>
          {results.map(({ id, title }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              {studies.map((each) => (
                <td key={each.study.id}>
                  <span className="end">
                    <i style={{ inlineSize: `calc((100% - ${ROOM}px) * ${shareOf(each, id) / max})` }} />
                    <b>{shareText(shareOf(each, id))}</b>
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
