import { readFileSync } from 'node:fs';
import type { Json } from '@point-option/engine';
import { CommandFault } from './faults.ts';

/** The text of a file that a person named, or a sentence. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new CommandFault(unreadable(path, codeOf(error)));
  }
}

function unreadable(path: string, code: string | undefined): string {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `There is no file "${path}".`;
    case 'EISDIR':
      return `"${path}" is a folder, and a file is asked for.`;
    case 'EACCES':
    case 'EPERM':
      return `The file "${path}" may not be read.`;
    default:
      return `The file "${path}" cannot be read${code === undefined ? '' : ` (${code})`}.`;
  }
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}

/** JSON that a person gave, in a file or on the command line. */
export function parseJson(text: string, what: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new CommandFault(`${what} is not JSON: ${jsonProblem(error, text)}.`);
  }
}

/** What stands where: the platform gives a position in some messages and only the character in others. */
function jsonProblem(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const placed = /^(.*?)(?: in JSON)? at position (\d+)/.exec(message);
  if (placed) return `${placed[1]} at character ${Number(placed[2]) + 1}`;
  if (!isUnexpected(text)) return `it ends too soon, after ${text.length} characters`;
  let [good, bad] = [0, text.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isUnexpected(text.slice(0, middle))) bad = middle;
    else good = middle;
  }
  return `unexpected ${JSON.stringify(text[bad - 1])} at character ${bad}`;
}

/** Whether the text goes wrong before its end: then every longer beginning goes wrong at the same place. */
function isUnexpected(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return error instanceof Error && error.message.startsWith('Unexpected token');
  }
}
