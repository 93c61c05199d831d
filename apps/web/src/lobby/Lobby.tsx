import { shelf } from 'virtual:shelf';
import { useCallback, useEffect, useState } from 'react';
import { goToMatch } from '../route.ts';
import { flipLamp } from '../store/lamp.ts';
import { beginMatch, host, seedInAddress, toldOf } from '../store/room.ts';
import { t } from '../words.ts';
import { type Given, PERSON, type ShelfGame } from '../worker/protocol.ts';
import { GameCard } from './GameCard.tsx';
import { Mark } from './Mark.tsx';
import { OpenFile } from './OpenFile.tsx';
import { Saves } from './Saves.tsx';

/** Less room than this in the browser's store is said aloud. */
const TIGHT = 20 * 1024 * 1024;

/** The first page: the lesson for who is new, the matches that are under way, and the shelf of games. */
export function Lobby() {
  const [kept, setKept] = useState<Given<'saves'> | null>(null);
  const [problem, setProblem] = useState('');
  const refresh = useCallback(() => {
    host()
      .ask('saves', {})
      .then(setKept, (error: unknown) => setProblem(toldOf(error).text));
  }, []);
  useEffect(refresh, [refresh]);
  const seed = seedInAddress();
  const saves = kept?.saves ?? [];
  const [first] = shelf;
  const lessons = first?.scenarios.filter(({ teaches }) => teaches !== undefined) ?? [];
  const learned = lessons.filter(({ id }) => saves.some((save) => save.scenario === id && save.isOver)).length;
  const next = lessons[Math.min(learned, lessons.length - 1)];
  return (
    <main className="lobby">
      <aside className="desk">
        <h1 className="q">
          {t('web.title')} <Mark />
        </h1>
        <p className="motto">{t('web.motto')}</p>
        {first && next && (
          <section className="firsttime" data-testid="first">
            <header className="lab">{learned === 0 ? t('lobby.first') : t('lobby.lessons')}</header>
            <h2 className="q">{learned === 0 ? t('lobby.first title') : next.title}</h2>
            <p>{learned === 0 ? t('lobby.first text') : next.about}</p>
            <p className="act">
              <button
                type="button"
                className="go"
                onClick={() => void begin(first, next.id).catch((error: unknown) => setProblem(toldOf(error).text))}
              >
                {learned === 0 ? t('lobby.first go') : t('lobby.begin')}
              </button>
              <span>{t('lobby.lesson of', { n: Math.min(learned + 1, lessons.length), of: lessons.length })}</span>
            </p>
            <ol className="scale lessons" aria-hidden="true">
              {lessons.map(({ id }, i) => (
                <i key={id} className={i < learned ? 'on' : i === learned ? 'cur' : ''} />
              ))}
            </ol>
          </section>
        )}
        {problem !== '' && (
          <p className="fault" role="alert" data-testid="problem">
            {problem}
          </p>
        )}
        <section>
          <h2 className="section">{t('lobby.left off')}</h2>
          {kept !== null && <Saves saves={saves} onChange={refresh} onProblem={setProblem} />}
          <OpenFile onOpened={refresh} onProblem={setProblem} />
          {saves.length > 0 && kept?.persisted === false && <p className="note">{t('lobby.evict')}</p>}
          {kept?.room !== null && kept !== null && kept.room < TIGHT && <p className="note warn">{t('lobby.room')}</p>}
        </section>
        <footer>
          <button type="button" className="link" onClick={flipLamp}>
            {t('table.lamp')}
          </button>
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
        <h2 className="section">{t('lobby.small')}</h2>
        <p className="note">{t('lobby.small text')}</p>
        {shelf
          .filter(({ miniature }) => miniature)
          .map((game) => (
            <GameCard key={game.id} game={game} open={false} saves={saves} onProblem={setProblem} />
          ))}
      </section>
    </main>
  );
}

/** Begins a scenario as it is meant: the first side is the person's, staff play the others. */
async function begin(game: ShelfGame, scenario: string): Promise<void> {
  const seats = Object.fromEntries(
    game.sides.map(({ id }, i) => [id, i === 0 ? PERSON : (game.staff[0]?.id ?? 'random')]),
  );
  goToMatch(await beginMatch({ game: game.id, scenario, options: {}, seats }));
}
