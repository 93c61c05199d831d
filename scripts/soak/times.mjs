// How long the pieces of a soak took on this machine, kept from one soak to the next.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Seconds by file and sample. Without a path they are kept as long as the soak runs.
 * @param {string} [path]
 */
export function createTimes(path) {
  const known = path === undefined ? {} : readTimes(path);
  return {
    of: (file, sample) => known[file]?.[sample],
    /** A piece that was stopped takes longer than that, and perhaps much. */
    note: (file, sample, seconds, stopped) => {
      const before = known[file]?.[sample] ?? 0;
      known[file] = { ...known[file], [sample]: stopped ? Math.max(before, seconds) : seconds };
      if (path !== undefined) keep(path, known);
    },
  };
}

/** What can't be read is measured again. */
function readTimes(path) {
  if (!existsSync(path)) return {};
  try {
    const found = JSON.parse(readFileSync(path, 'utf8'));
    const entries = Object.entries(found).flatMap(([file, samples]) => {
      const seconds = Object.entries(samples).filter(([, each]) => Number.isFinite(each) && each >= 0);
      return seconds.length > 0 ? [[file, Object.fromEntries(seconds)]] : [];
    });
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

function keep(path, known) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(known, null, 2)}\n`);
}
