import { BadInput } from '@point-option/engine';

/** A lock that was just let go, by this tab or one that closes, is free a moment later. */
const TRIES = 5;
const PAUSE_MS = 80;

/** Holds a match for this tab: two that write one match would each undo the other. */
export async function holdMatch(match: string): Promise<() => void> {
  const { locks } = navigator;
  // Browsers without locks play on: the worst is what every program without them does.
  if (locks === undefined) return () => {};
  for (let i = 1; i < TRIES; i++) {
    const held = await tryHold(locks, match).catch(() => null);
    if (held !== null) return held;
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
  }
  return tryHold(locks, match);
}

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
