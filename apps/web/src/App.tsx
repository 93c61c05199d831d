import { lazy, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { matchIn, useRoute } from './route.ts';
import { t } from './words.ts';

const Match = lazy(() => import('./table/Match.tsx'));

/** The lobby, or the match that the address names. */
export function App() {
  const save = matchIn(useRoute());
  return (
    <ErrorBoundary save={save} key={save ?? 'lobby'}>
      {save === null ? (
        <Lobby />
      ) : (
        <Suspense fallback={<p className="loading lab">{t('web.loading')}</p>}>
          <Match save={save} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
