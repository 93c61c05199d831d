// Runs the development tools that are installed in node_modules.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root } from './install.mjs';

/** The JSON report of the last run of all tests; rule coverage is read from it. */
export const FULL_REPORT = join(root, '.cache', 'vitest.json');
/** The report of a run of some tests only, kept apart so that it never passes for the full one. */
export const PART_REPORT = join(root, '.cache', 'vitest-part.json');

/** Runs a tool and keeps what it says, so that two tools at a time do not talk at once. */
export function capture(tool, args, env = {}) {
  return start(tool, args, 'pipe', { env });
}

/** Runs a tool that talks for itself. */
export function converse(tool, args) {
  return start(tool, args, 'inherit');
}

/**
 * Runs a tool and gives each line it writes to `line` as it comes. After `stopAfter` milliseconds it is stopped.
 * @param {{ env?: Record<string, string>, stopAfter?: number, line: (text: string) => void }} how
 */
export async function follow(tool, args, { env = {}, stopAfter, line }) {
  let stopped = false;
  let timer;
  let rest = '';
  const passed = [];
  const ended = await start(tool, args, 'pipe', {
    env,
    apart: true,
    begun: (child) => {
      // Apart from this process it does not hear of Ctrl-C by itself, nor that this one is to end.
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
        const pass = () => endAll(child, signal);
        process.on(signal, pass);
        passed.push([signal, pass]);
      }
      child.stdout.setEncoding('utf8').on('data', (text) => {
        const lines = `${rest}${text}`.split('\n');
        rest = lines.pop() ?? '';
        for (const each of lines) line(each);
      });
      if (stopAfter === undefined) return;
      timer = setTimeout(() => {
        stopped = true;
        endAll(child, 'SIGKILL');
      }, stopAfter);
    },
  });
  clearTimeout(timer);
  for (const [signal, pass] of passed) process.off(signal, pass);
  if (rest !== '') line(rest);
  return { ...ended, stopped };
}

/** Ends a tool that runs apart, with all that it has started: what is left of it would hold on to what it writes to. */
function endAll(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    // It has ended.
    if (error.code !== 'ESRCH') throw error;
  }
}

/** `apart`: in a group of processes of its own, so that it can be ended whole. */
function start(tool, args, stdio, { env = {}, apart = false, begun = () => {} } = {}) {
  const began = performance.now();
  const windows = process.platform === 'win32';
  const command =
    tool === 'node' ? process.execPath : join(root, 'node_modules', '.bin', windows ? `${tool}.cmd` : tool);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...environment(), ...env },
      stdio: ['ignore', stdio, stdio],
      shell: windows && tool !== 'node',
      detached: apart && !windows,
    });
    begun(child);
    let output = '';
    const finish = (code) => resolve({ code, output, seconds: (performance.now() - began) / 1000 });
    const keep = (text) => {
      output += text;
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => {
      const sentence = `${tool} could not be started: ${error.message}`;
      output += `${sentence}\n`;
      // Nobody prints the output of a tool that talks for itself, and this one never will.
      if (stdio === 'inherit') console.error(sentence);
      resolve({ code: 1, output, seconds: (performance.now() - began) / 1000, unstarted: sentence });
    });
    // A tool killed by a signal has no code of its own: it did not succeed.
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Some tools colour what they write into a file or a pipe; only a terminal, or a person who asks, gets colours. */
function environment() {
  return process.stdout.isTTY || process.env.FORCE_COLOR ? process.env : { ...process.env, NO_COLOR: '1' };
}

/**
 * For a run of all tests: a test marked `only` would silently leave out the others, and a golden file that is missing
 * would silently be written instead of compared.
 */
export const STRICT = ['--allowOnly=false', '--update=none'];

/** Runs vitest once, in the open, with its JSON report written to `report`. */
export async function runVitest(args, report) {
  // An old report must never be read as the answer of a run that crashed.
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  return converse('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${fromRoot(report)}`,
    ...args,
  ]);
}

export function fromRoot(path) {
  return relative(root, path).split(sep).join('/');
}

/** The report, with file names from the root of the repository; undefined where there is none that can be read. */
export function readReport(path) {
  if (!existsSync(path)) return undefined;
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    for (const file of report.testResults) file.name = fromRoot(file.name);
    return report;
  } catch {
    return undefined;
  }
}
