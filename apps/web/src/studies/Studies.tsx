import { studies as chunks } from 'virtual:studies';
import { useEffect, useRef, useState } from 'react';
import { LampChoice } from '../lobby/LampChoice.tsx';
import { Mark } from '../lobby/Mark.tsx';
import { goToLobby } from '../route.ts';
import { Choice } from '../table/Choice.tsx';
import { t } from '../words.ts';
import type { GameStudies } from '../worker/protocol.ts';
import { Counted } from './Counted.tsx';
import { Figure } from './Figure.tsx';
import { Made } from './Made.tsx';
import { Results } from './Results.tsx';
import { insideOf } from './telling.ts';
import './plot.css';
import './studies.css';

/** The page of a game's studies: what many games show, beside what happened. */
export default function Studies({ game }: { readonly game: string }) {
  const [given, setGiven] = useState<GameStudies | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let wanted = true;
    const chunk = Object.hasOwn(chunks, game) ? chunks[game] : undefined;
    if (!chunk) setProblem(t('studies.none'));
    chunk?.().then(
      ({ default: studies }) => wanted && setGiven(studies),
      () => wanted && setProblem(t('studies.failed')),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return (
    <div className="studies">
      <header className="studyhead">
        <button type="button" className="br" onClick={goToLobby} title={t('table.lobby')}>
          <Mark /> <span className="brname">{t('web.title')}</span>
        </button>
        <LampChoice />
      </header>
      <main>
        {problem !== '' && (
          <p className="fault" role="alert">
            {problem}
          </p>
        )}
        {given && <Given given={given} />}
      </main>
    </div>
  );
}

/** All studies at once, beside the id of any one. */
const BOTH = '';

function Given({ given: { title, names, results, studies } }: { readonly given: GameStudies }) {
  const [which, setWhich] = useState(studies[0]?.study.id ?? BOTH);
  const head = useRef<HTMLHeadingElement>(null);
  // The page is new: it is read from its top.
  useEffect(() => {
    scrollTo(0, 0);
    head.current?.focus({ preventScroll: true });
  }, []);
  const shown = studies.filter(({ study }) => which === BOTH || study.id === which);
  const known = [...new Set(studies.flatMap(({ study }) => Object.keys(study.history)))];
  const figures = Object.entries(names).map(([name, title]) => ({ name, title }));
  return (
    <>
      <p className="lab">{title}</p>
      <h1 className="q" tabIndex={-1} ref={head}>
        {studies[0]?.study.title}
      </h1>
      <p className="aim">{t('studies.about')}</p>
      <ul className="inside">
        {studies.map((each) => {
          const { inside, of } = insideOf(each);
          return (
            <li key={each.study.id}>
              <b>{each.study.title}.</b> {each.study.about}{' '}
              {t('studies.count', { who: each.who, n: inside, of, games: each.findings.games })}
            </li>
          );
        })}
      </ul>
      {studies.length > 1 && (
        <div className="which">
          <Choice
            label={t('studies.show')}
            of={[...studies.map(({ study }) => study.id), BOTH]}
            now={which}
            name={(id) => studies.find(({ study }) => study.id === id)?.who ?? t('studies.both')}
            onChange={setWhich}
          />
        </div>
      )}
      <h2 className="section">{t('studies.figures')}</h2>
      <p className="note">{t('studies.read')}</p>
      <div className="studyfigures">
        {known.map((name) => (
          <Figure key={name} name={name} title={names[name] ?? name} studies={shown} />
        ))}
        <Results results={results} studies={shown} />
      </div>
      <h2 className="section">{t('studies.made')}</h2>
      <p className="note">{t('studies.made text')}</p>
      <div className="mades">
        {shown.map((each) => (
          <Made key={each.study.id} given={each} />
        ))}
      </div>
      <details className="else">
        <summary>{t('studies.else')}</summary>
        <p className="note">{t('studies.else text')}</p>
        <Counted figures={figures.filter(({ name }) => !known.includes(name))} studies={shown} />
      </details>
    </>
  );
}
