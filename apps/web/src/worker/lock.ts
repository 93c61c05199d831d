import { BadInput } from '@point-option/engine';

/** A lock that was just let go, by this tab or one that closes, is free a moment later. */
const TRIES = 5;
const PAUSE_MS = 80;

/** Holds a match for this tab: two that write one match would each undo the other. */
export async function holdMatch(match: string): Promise<() => void> {
  const { locks } = navigator;
  if (locks === undefined) return UNHELD;
  for (let i = 1; ; i++) {
    try {
      return await tryHold(locks, match);
    } catch (error) {
      if (!(error instanceof BadInput)) return UNHELD;
      if (i === TRIES) throw error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
  }
}

/** Browsers that have no locks, or deny them, play on: the worst is what every program without them does. */
const UNHELD = (): void => {};

function tryHold(locks: LockManager, match: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    void locks
      .request(`point-option/${match}`, { ifAvailable: true }, (lock) => {
        if (lock === null) {
          reject(
            new BadInput(
              'This match is open in another tab of this browser. Close it there, or play another one here.',
            ),
          );
          return undefined;
        }
        return new Promise<void>((release) => {
          resolve(release);
        });
      })
      .catch(reject);
  });
}
