import { t } from '../words.ts';
import type { DescribedStudy } from '../worker/protocol.ts';

/** How a study was made, and how anyone can make it again. */
export function Made({ given: { study, findings, scenario, staff, options } }: { readonly given: DescribedStudy }) {
  const file = `games/${study.game}/studies/${study.id}`;
  const fewer = findings.games === study.games ? '' : ` --games ${findings.games}`;
  const facts = [
    [t('studies.scenario'), scenario],
    ...staff.map(({ side, name, about }) => [
      t('studies.staff', { side }),
      about === '' ? name : t('lobby.staff', { name, about }),
    ]),
    ...options.map(({ title, value }) => [title, value]),
    [t('studies.seed'), study.seed],
    [t('studies.games'), String(findings.games)],
    [t('studies.rules'), String(findings.rules)],
  ] as const;
  return (
    <section className="made">
      <h3 className="q">{study.title}</h3>
      <p>{study.about}</p>
      <dl>
        {facts.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="lab">{t('studies.again')}</p>
      <code>{`npx point-option study ${file}.json${fewer}`}</code>
      <p className="lab">{t('studies.verify')}</p>
      <code>{`npx point-option study ${file}.json --verify ${file}.findings.json${fewer}`}</code>
    </section>
  );
}
