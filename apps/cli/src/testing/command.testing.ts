import { type ChildProcess, type ChildProcessWithoutNullStreams, fork, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BIN_FOLDER = new URL('../../bin/', import.meta.url);
export const BIN = fileURLToPath(new URL('point-option.mjs', BIN_FOLDER));

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

function environment(folder: string, env: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...process.env, XDG_DATA_HOME: join(folder, 'data'), NO_COLOR: '', ...env };
}

/** Starts the command as a person would, with its data in a folder of its own. */
export function start(
  folder: string,
  args: readonly string[],
  env: Record<string, string> = {},
  bin = BIN,
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [bin, ...args], { cwd: folder, env: environment(folder, env) });
}

/** Runs the command to its end, in a process of its own: for what a process, its pipes and its exit code do. */
export async function runApart(
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

/** Runs the command to its end, in a process that runs many (commandServer.mjs). */
export async function run(
  folder: string,
  args: readonly string[],
  input = '',
  env?: Record<string, string>,
  main?: string,
): Promise<Ran> {
  return serve({ main: main ?? (await bundledMain()), folder, args, env: environment(folder, env), input });
}

interface Command {
  readonly main: string;
  readonly folder: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly input: string;
}

interface Served {
  readonly id: number;
  readonly ran?: Ran;
  readonly fault?: string;
}

let server: ChildProcess | null = null;
let asked = 0;
const waiting = new Map<number, { give(ran: Ran): void; fail(error: Error): void }>();

function serve(command: Command): Promise<Ran> {
  server ??= openServer();
  const id = ++asked;
  return new Promise((give, fail) => {
    waiting.set(id, { give, fail });
    // Only a command under way keeps the tests waiting: the server ends with the process that started it.
    server?.ref();
    server?.channel?.ref();
    server?.send({ id, ...command });
  });
}

function openServer(): ChildProcess {
  const child = fork(fileURLToPath(new URL('commandServer.mjs', import.meta.url)), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('message', ({ id, ran, fault }: Served) => {
    const { give, fail } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (waiting.size === 0) {
      child.unref();
      child.channel?.unref();
    }
    if (ran) give?.(ran);
    else fail?.(new Error(fault));
  });
  child.on('exit', () => {
    server = null;
    for (const { fail } of waiting.values()) fail(new Error('The process that runs commands for tests has ended.'));
    waiting.clear();
  });
  return child;
}

let bundled: Promise<string> | null = null;

/** The bundle of the command as it is now, built as the command itself builds it. */
function bundledMain(): Promise<string> {
  bundled ??= (async () => {
    const { dist, fingerprint } = (await import(new URL('sources.mjs', BIN_FOLDER).href)) as Sources;
    const bundle = join(dist, fingerprint());
    const { build } = (await import(new URL('build.mjs', BIN_FOLDER).href)) as Build;
    if (!existsSync(bundle)) await build(bundle);
    return join(bundle, 'main.mjs');
  })();
  return bundled;
}

interface Sources {
  readonly dist: string;
  fingerprint(): string;
}

interface Build {
  build(bundle: string): Promise<void>;
}

/** Whether something was refused in one sentence, without a stack. */
export function isOneSentence({ out, err }: Ran): boolean {
  return out === '' && err.trim().split('\n').length === 1 && err.trim().endsWith('.') && !/\bat .*:\d+:\d+/.test(err);
}
