import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '@point-option/host';
import { CommandFault } from '../faults.ts';
import { freeName, writeAtomically } from '../store.ts';
import { commandText } from '../text/again.ts';
import type { Following } from './client.ts';

/** Leaves the match. Gives why that would lose something; null where it is left. */
export async function leaveMatch(following: Following, discard = false): Promise<string | null> {
  try {
    await following.askMatch('leave', { discard });
    return null;
  } catch (error) {
    if (error instanceof Problem && !error.fault) return error.message;
    throw error;
  }
}

/** Where a match that was left is, and how to go on with it. */
export function savedLines({ file }: Following): [string, string] {
  return [`The match is saved in ${file}.`, `Resume with: ${commandText('play', file)}`];
}

/** When there is nobody left to ask, saves the match as it stands to a file elsewhere. */
export async function rescue(following: Following): Promise<string> {
  const { text } = await following.askMatch('export', {});
  const copy = freeName(join(tmpdir(), 'point-option-rescued'));
  try {
    writeAtomically(copy, `${text.trimEnd()}\n`);
    return `A copy is in ${copy}.`;
  } catch (error) {
    if (error instanceof CommandFault) return `A copy can't be made either: ${error.message}`;
    throw error;
  }
}
