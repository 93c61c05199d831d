import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const BIN = fileURLToPath(new URL('../../bin/point-option.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A folder that is gone after the test. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'point-option-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts the command as a person would, with its data in a folder of its own. */
export function start(
  folder: string,
  args: readonly string[],
  env: Record<string, string> = {},
  bin = BIN,
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [bin, ...args], {
    cwd: folder,
    env: { ...process.env, XDG_DATA_HOME: join(folder, 'data'), NO_COLOR: '', ...env },
  });
}

/** Runs the command to its end. */
export async function run(
  folder: string,
  args: readonly string[],
  input = '',
  env?: Record<string, string>,
  bin?: string,
): Promise<Ran> {
  const child = start(folder, args, env, bin);
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  // The command may have ended before it reads.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const code = await new Promise<number | null>((ended) => {
    child.on('close', ended);
  });
  return { code, out, err };
}

/** Whether something was refused in one sentence, without a stack. */
export function isOneSentence({ out, err }: Ran): boolean {
  return out === '' && err.trim().split('\n').length === 1 && err.trim().endsWith('.') && !/\bat .*:\d+:\d+/.test(err);
}
