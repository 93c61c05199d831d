// A folder for temporary files of one piece of a soak: a piece that is stopped can't remove its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Does work with an environment whose temporary files go into a folder of their own, and removes that afterwards. */
export async function inOwnFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'point-option-soak-'));
  try {
    return await work({ TMPDIR: folder, TMP: folder, TEMP: folder });
  } finally {
    // A browser that is just ending may still write into it.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
