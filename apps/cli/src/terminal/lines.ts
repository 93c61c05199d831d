import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Interrupted } from './terminal.ts';

/** Lines of input, one at a time, whether they come from a keyboard or all at once from a pipe. */
export interface Lines {
  next(): Promise<string | null>;
  interrupt(): void;
  close(): void;
}

/**
 * The terminal edits the line itself (no `terminal: true` here): readline would move the cursor about, which screen
 * readers speak.
 */
export function linesOf(input: Readable): Lines {
  const reader = createInterface({ input, terminal: false, crlfDelay: Infinity });
  const waiting: { give(line: string | null): void; fail(error: Error): void }[] = [];
  const kept: string[] = [];
  let ended = false;
  let interrupted = false;
  reader.on('line', (line) => {
    const first = waiting.shift();
    if (first) first.give(line);
    else kept.push(line);
  });
  reader.on('close', () => {
    ended = true;
    for (const each of waiting.splice(0)) each.give(null);
  });
  return {
    next() {
      if (interrupted) return Promise.reject(new Interrupted());
      const line = kept.shift();
      if (line !== undefined) return Promise.resolve(line);
      if (ended) return Promise.resolve(null);
      return new Promise((give, fail) => {
        waiting.push({ give, fail });
      });
    },
    interrupt() {
      interrupted = true;
      for (const each of waiting.splice(0)) each.fail(new Interrupted());
    },
    close() {
      reader.close();
      input.destroy();
    },
  };
}
