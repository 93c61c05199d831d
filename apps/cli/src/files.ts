import { readFileSync, statSync } from 'node:fs';
import { type Json, jsonProblem } from '@point-option/engine';
import { sizeProblem } from '@point-option/host';
import { CommandFault, EXIT } from './faults.ts';

/** Some programs write it before a text that it is no part of. */
const MARK = /^\uFEFF/;

/** The text of a file that a person named, or a sentence. */
export function readText(path: string): string {
  try {
    checkKind(path);
    return readFileSync(path, 'utf8').replace(MARK, '');
  } catch (error) {
    if (error instanceof CommandFault) throw error;
    throw new CommandFault(unreadable(path, codeOf(error)));
  }
}

/** A pipe or a device may give nothing for ever, or never end. */
function checkKind(path: string): void {
  const stat = statSync(path);
  if (stat.isDirectory()) throw new CommandFault(unreadable(path, 'EISDIR'));
  if (!stat.isFile()) throw new CommandFault(`"${path}" is ${stat.isFIFO() ? 'a pipe' : 'a device'}, not a file.`);
  const tooLarge = sizeProblem(stat.size);
  if (tooLarge !== null) throw new CommandFault(`The file "${path}" ${tooLarge}`, EXIT.failed);
}

function unreadable(path: string, code: string | undefined): string {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `There is no file "${path}".`;
    case 'EISDIR':
      return `"${path}" is a folder, not a file.`;
    case 'EACCES':
    case 'EPERM':
      return `The file "${path}" cannot be read: permission denied.`;
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
  } catch {
    throw new CommandFault(`${what} is not JSON: ${jsonProblem(text) ?? 'it cannot be read'}.`);
  }
}
