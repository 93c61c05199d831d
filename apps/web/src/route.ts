import { useSyncExternalStore } from 'react';

/** Pages are named in the address after the #, so that a reload or a closed tab comes back to the match. */
export function useRoute(): string {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener);
      return () => removeEventListener('hashchange', listener);
    },
    () => location.hash,
  );
}

export function matchIn(hash: string): string | null {
  return /^#match\/([\w-]+)$/.exec(hash)?.[1] ?? null;
}

/** Whether the address names this match now. */
export function isAt(match: string): boolean {
  return matchIn(location.hash) === match;
}

export function studiesIn(hash: string): string | null {
  return /^#studies\/([\w-]+)$/.exec(hash)?.[1] ?? null;
}

export function studiesAddress(game: string): string {
  return `#studies/${game}`;
}

export function goToMatch(match: string): void {
  location.hash = `match/${match}`;
}

/** Names another match in the address, in place of the one that is there. */
export function putMatch(match: string): void {
  location.replace(`#match/${match}`);
}

export function goToLobby(): void {
  location.hash = '';
}
