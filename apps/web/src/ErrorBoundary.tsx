import { Component, type ErrorInfo, type ReactNode } from 'react';
import { goToLobby } from './route.ts';
import { exportMatch } from './store/matches.ts';
import { t } from './words.ts';

interface Props {
  readonly match: string | null;
  readonly children: ReactNode;
}

/** An exception in drawing the page: the match is in the worker and in the browser's store, so it is safe, and says so. */
export class ErrorBoundary extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { match, children } = this.props;
    if (error === null) return children;
    return (
      <main className="fault faultpage" role="alert">
        <h1 className="q">{t('fault.title')}</h1>
        <p>{t('fault.text')}</p>
        <p className="note">{t('fault.what', { what: error.message })}</p>
        <p className="act">
          <button type="button" className="go" onClick={() => location.reload()}>
            {t('fault.again')}
          </button>
          {match !== null && (
            <button type="button" className="se" onClick={() => void exportMatch(match)}>
              {t('table.export')}
            </button>
          )}
          <button
            type="button"
            className="se"
            onClick={() => {
              goToLobby();
              location.reload();
            }}
          >
            {t('table.lobby')}
          </button>
        </p>
      </main>
    );
  }
}
