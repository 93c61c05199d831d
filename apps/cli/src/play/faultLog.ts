import { appendFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, type Environment, makeFolder, writeAtomically } from '../store.ts';

/** Where faults of the program are written down. Players are not shown them: their words could give a secret away. */
export interface FaultLog {
  readonly path: string;
  report(error: unknown): void;
}

/** Longer than this the log begins again: what went wrong last matters. */
const MAX_BYTES = 1_000_000;

export function faultLogPath(env: Environment): string {
  return join(dataFolder(env), 'faults.log');
}

export function openFaultLog(env: Environment): FaultLog {
  const folder = dataFolder(env);
  const path = faultLogPath(env);
  return {
    path,
    report(error) {
      const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const entry = `${new Date().toISOString()} ${what}\n`;
      try {
        makeFolder(folder);
        if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MAX_BYTES) writeAtomically(path, entry);
        else appendFileSync(path, entry);
      } catch {
        // The player is told of the fault itself. A log that can't be written is no second one.
      }
    },
  };
}
