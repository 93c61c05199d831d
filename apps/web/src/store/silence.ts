/** How long an answer may take before the worker is asked whether it is there, and how long it has then to say so. */
const ASK_AFTER_MS = 5000;
const PATIENCE_MS = 15_000;

/** Finds out whether the far end of a line has fallen silent. */
export interface Silence {
  /** Something was sent that must be answered. */
  sent(): void;
  /** Something came back, and so much is still to come. */
  heard(waiting: number): void;
  /** Nothing more will come. */
  end(): void;
}

/**
 * Not every browser tells that a worker is gone: where it has no locks, or denies them, nothing does. So where an answer
 * takes long, the worker is asked for a sign. It listens between two stretches of work, so a staff that thinks for
 * seconds gives one. What is said of a worker that was only busy is taken back with the first word from it.
 */
export function watchSilence(ping: () => void, onSilent: (isSilent: boolean) => void): Silence {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isSilent = false;
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const tell = (now: boolean): void => {
    if (isSilent !== now) onSilent(now);
    isSilent = now;
  };
  const listen = (): void => {
    timer = setTimeout(() => {
      ping();
      timer = setTimeout(() => tell(true), PATIENCE_MS);
    }, ASK_AFTER_MS);
  };
  return {
    sent: () => {
      if (timer === null) listen();
    },
    heard: (waiting) => {
      stop();
      tell(false);
      if (waiting > 0) listen();
    },
    end: stop,
  };
}
