import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CommandFault, EXIT } from './faults.ts';
import { notAFile, why } from './store.ts';

/**
 * Refuses a path that a file could not be written to, before anything is done for it. It is tried: nothing else tells
 * for all disks. The name tried is as long as that of the temporary file a save makes.
 */
export function checkWritable(path: string): void {
  if (path === '') throw new CommandFault('The name of the file to write is empty.');
  const special = notAFile(path);
  if (special !== null) throw unwritable(path, special);
  const folder = dirname(path);
  const probe = join(folder, `.${basename(path)}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`);
  try {
    closeSync(openSync(probe, 'wx'));
  } catch (error) {
    throw unwritable(path, why(error, folder));
  }
  rmSync(probe, { force: true });
}

function unwritable(path: string, problem: string): CommandFault {
  return new CommandFault(`"${path}" cannot be written: ${problem}.`, EXIT.failed);
}
