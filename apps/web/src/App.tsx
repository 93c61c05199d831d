import { lazy, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { StoppedNote } from './StoppedNote.tsx';
import { matchIn, studiesIn, useRoute } from './route.ts';
import { t } from './words.ts';

const Match = lazy(() => import('./table/Match.tsx'));
const Studies = lazy(() => import('./studies/Studies.tsx'));

/** The lobby, or the match or the studies that the address names. */
export function App() {
  const route = useRoute();
  const match = matchIn(route);
  const studied = studiesIn(route);
  return (
    <>
      <ErrorBoundary match={match} key={match ?? studied ?? 'lobby'}>
        <Suspense fallback={<p className="loading lab">{t('web.loading')}</p>}>
          {match !== null ? <Match match={match} /> : studied !== null ? <Studies game={studied} /> : <Lobby />}
        </Suspense>
      </ErrorBoundary>
      <StoppedNote />
    </>
  );
}
