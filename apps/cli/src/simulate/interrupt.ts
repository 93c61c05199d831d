import { CommandFault, EXIT } from '../faults.ts';
import { plural } from '../text/words.ts';

/** A request to stop that every core sees at once: what was played so far is kept. */
export interface Stop {
  /** Shared with the workers. */
  readonly flag: Int32Array<SharedArrayBuffer>;
  /** Hears no more signals. */
  end(): void;
}

/** Ctrl-C; what a system sends that shuts down, or a scheduler whose time is up; a terminal that is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Makes the first of these signals a request to stop after the games under way. The second one ends the program at once, as it
 * does anywhere else.
 */
export function stopOnInterrupt(): Stop {
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const end = (): void => {
    for (const signal of SIGNALS) process.off(signal, ask);
  };
  const ask = (): void => {
    Atomics.store(flag, 0, 1);
    end();
  };
  for (const signal of SIGNALS) process.on(signal, ask);
  return { flag, end };
}

export function isStopped(flag: Int32Array | undefined): boolean {
  return flag !== undefined && Atomics.load(flag, 0) !== 0;
}

/** What is said before figures that are not of all the games. */
export function interruptedLine(played: number, games: number): string {
  return `Interrupted after ${played} of ${plural(games, 'game')}. The figures are of those ${played}.`;
}

export function nothingPlayed(): CommandFault {
  return new CommandFault('Interrupted before the first game was over, so there is nothing to tell.', EXIT.interrupted);
}
