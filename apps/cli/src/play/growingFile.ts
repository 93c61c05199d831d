import * as fs from 'node:fs';
import { addedText, GROWING_END } from '@point-option/engine';
import { CommandFault, EXIT } from '../faults.ts';
import { why } from '../store.ts';

/** What of the file system an order needs: tests put a failing one in its place. */
export type GrowingDisk = Pick<typeof fs, 'openSync' | 'writeSync' | 'ftruncateSync' | 'fsyncSync' | 'closeSync'>;

/**
 * Adds orders to a match file in play, over its closing brackets, and returns how many bytes it has then. Where that fails the
 * brackets are put back, which takes no room: the file is as it was before. Where even that fails, the next orders are
 * written over what is left, and until then it is read without.
 */
export function appendOrders(
  path: string,
  { size, after, lines }: { readonly size: number; readonly after: number; readonly lines: readonly string[] },
  disk: GrowingDisk = fs,
): number {
  const added = addedText(lines, after);
  const at = size - Buffer.byteLength(GROWING_END);
  const end = at + Buffer.byteLength(added);
  try {
    const file = disk.openSync(path, 'r+');
    try {
      writeAll(disk, file, added, at);
      disk.ftruncateSync(file, end);
      disk.fsyncSync(file);
    } catch (error) {
      putBack(disk, file, { at, size });
      throw error;
    } finally {
      disk.closeSync(file);
    }
  } catch (error) {
    throw new CommandFault(`"${path}" cannot be written: ${why(error, path)}.`, EXIT.failed);
  }
  return end;
}

function putBack(disk: GrowingDisk, file: number, { at, size }: { readonly at: number; readonly size: number }): void {
  try {
    writeAll(disk, file, GROWING_END, at);
    disk.ftruncateSync(file, size);
  } catch {
    // What failed first is what is said.
  }
}

function writeAll(disk: GrowingDisk, file: number, text: string, at: number): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) done += disk.writeSync(file, bytes, done, bytes.length - done, at + done);
}
