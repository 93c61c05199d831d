import { shelf } from 'virtual:shelf';
import type { MatchMeta, OwnScenario } from '@point-option/host/protocol';
import { useState } from 'react';
import { seedInAddress } from '../store/matches.ts';
import { t } from '../words.ts';
import { GameCard } from './GameCard.tsx';
import { LampChoice } from './LampChoice.tsx';
import { LessonOffer } from './LessonOffer.tsx';
import { Mark } from './Mark.tsx';
import { OpenFile } from './OpenFile.tsx';
import { Saves } from './Saves.tsx';
import { Setup } from './Setup.tsx';
import { StoreNotes } from './StoreNotes.tsx';
import { useKept } from './useKept.ts';

/** The first page: the lesson for who is new, the matches that are under way, and the shelf of games. */
export function Lobby() {
  const { kept, unkept, refresh } = useKept();
  const [problem, setProblem] = useState('');
  const [own, setOwn] = useState<OwnScenario | null>(null);
  const [added, setAdded] = useState<MatchMeta | null>(null);
  const [opens, setOpens] = useState<string | null>(null);
  const seed = seedInAddress();
  const saves = kept?.saves ?? [];
  const ownGame = shelf.find(({ id }) => id === own?.game);
  return (
    <main className="lobby">
      <aside className="desk">
        <h1 className="q">
          {t('web.title')} <Mark />
        </h1>
        <p className="motto">{t('web.motto')}</p>
        {kept !== null && <LessonOffer saves={saves} onProblem={setProblem} />}
        {problem !== '' && (
          <p className="fault" role="alert" data-testid="problem">
            {problem}
          </p>
        )}
        {own && ownGame && (
          <section className="own" data-testid="own">
            <header>
              <span className="lab">{t('lobby.own', { game: ownGame.title })}</span>
              <button type="button" className="link" aria-label={t('table.close')} onClick={() => setOwn(null)}>
                ✕
              </button>
            </header>
            <Setup key={own.id} game={ownGame} scenario={own} onProblem={setProblem} />
          </section>
        )}
        <section>
          <h2 className="section">{t('lobby.left off')}</h2>
          {kept !== null && <Saves saves={saves} opens={opens} onChange={refresh} onProblem={setProblem} />}
          <OpenFile
            onMatch={(meta) => {
              setAdded(meta);
              refresh();
            }}
            onScenario={setOwn}
            onProblem={(sentence) => {
              setAdded(null);
              setProblem(sentence);
            }}
          />
          <p className="added" role="status" data-testid="added">
            {added && (
              <>
                {addedText(added)}{' '}
                <button type="button" className="link" onClick={() => setOpens(added.match)}>
                  {t('lobby.open it')}
                </button>
              </>
            )}
          </p>
          {kept !== null && <StoreNotes kept={kept} unkept={unkept} />}
        </section>
        <footer>
          <LampChoice />
        </footer>
      </aside>
      <section className="shelf" aria-label={t('lobby.games')}>
        {seed !== null && (
          <p className="note" data-testid="seed">
            {t('lobby.seed', { seed })}
          </p>
        )}
        {shelf
          .filter(({ miniature }) => !miniature)
          .map((game, i) => (
            <GameCard key={game.id} game={game} open={i === 0} saves={saves} onProblem={setProblem} />
          ))}
        <section className="minis">
          <h2 className="section">{t('lobby.small')}</h2>
          <p className="note">{t('lobby.small text')}</p>
          <div>
            {shelf
              .filter(({ miniature }) => miniature)
              .map((game) => (
                <GameCard key={game.id} game={game} open={false} saves={saves} onProblem={setProblem} />
              ))}
          </div>
        </section>
      </section>
    </main>
  );
}

/** What came of a file, and how far it was played, so that it can be found in the list. */
function addedText({ name, where = [], isOver }: MatchMeta): string {
  if (isOver) return t('lobby.added over', { name });
  return where[0] === undefined ? t('lobby.added', { name }) : t('lobby.added to', { name, where: where[0] });
}
