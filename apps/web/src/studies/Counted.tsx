import { t } from '../words.ts';
import type { DescribedStudy } from '../worker/protocol.ts';
import { StudyHeads } from './StudyHeads.tsx';
import { summaryOf } from './telling.ts';

interface Props {
  readonly figures: readonly { readonly name: string; readonly title: string }[];
  readonly studies: readonly DescribedStudy[];
}

/** Figures of which history is silent: their medians, and where eight games in ten lie. */
export function Counted({ figures, studies }: Props) {
  return (
    <table className="table counted">
      <thead>
        <tr>
          <th scope="col">{t('studies.figure')}</th>
          <StudyHeads studies={studies} />
        </tr>
      </thead>
      <tbody>
        {figures.map(({ name, title }) => (
          <tr key={name}>
            <th scope="row">{title}</th>
            {studies.map(({ study, findings }) => {
              const { median, central } = summaryOf(findings.figures[name] ?? []);
              return (
                <td key={study.id}>
                  {median} ({central})
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
