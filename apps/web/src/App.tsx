import { lazy, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { matchIn, studiesIn, useRoute } from './route.ts';
import { t } from './words.ts';

const Match = lazy(() => import('./table/Match.tsx'));
const Studies = lazy(() => import('./studies/Studies.tsx'));

/** The lobby, or the match or the studies that the address names. */
export function App() {
  const route = useRoute();
  const save = matchIn(route);
  const studied = studiesIn(route);
  return (
    <ErrorBoundary save={save} key={save ?? studied ?? 'lobby'}>
      <Suspense fallback={<p className="loading lab">{t('web.loading')}</p>}>
        {save !== null ? <Match save={save} /> : studied !== null ? <Studies game={studied} /> : <Lobby />}
      </Suspense>
    </ErrorBoundary>
  );
}
