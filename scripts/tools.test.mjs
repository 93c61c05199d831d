import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { capture, converse, follow } from './tools.mjs';

test('a tool that is not there is named, also where it would have talked for itself', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const sentence = /^no-such-tool could not be started: .*ENOENT/;
  expect(await converse('no-such-tool', [])).toMatchObject({ code: 1, unstarted: expect.stringMatching(sentence) });
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(sentence));
  error.mockClear();
  expect(await capture('no-such-tool', [])).toMatchObject({ code: 1, output: expect.stringMatching(sentence) });
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

test('a tool that is followed tells each line as it comes, with what was added to its environment', async () => {
  const lines = [];
  const program = "console.log(process.env.SAID); console.log('two'); process.stdout.write('three')";
  const ended = await follow('node', ['-e', program], { env: { SAID: 'one' }, line: (text) => lines.push(text) });
  expect(ended).toMatchObject({ code: 0, stopped: false });
  expect(lines).toEqual(['one', 'two', 'three']);
});

test('a tool that is followed is stopped with all that it started, however long that would go on', async () => {
  // It holds on to what the tool writes to: nobody would hear that the tool has ended.
  const program = `
    const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    console.log(pid);
    setInterval(() => {}, 1000);
  `;
  const lines = [];
  const ended = await follow('node', ['-e', program], { stopAfter: 1500, line: (text) => lines.push(text) });
  expect(ended).toMatchObject({ code: 1, stopped: true });
  expect(Number(lines[0])).toBeGreaterThan(0);
  await expect.poll(() => isThere(Number(lines[0]))).toBe(false);
});

/** Whether a process is there: one that has ended and is still listed is not. */
function isThere(id) {
  try {
    process.kill(id, 0);
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${id}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

test('a tool that is followed is stopped when its time is up', async () => {
  const ended = await follow('node', ['-e', 'setInterval(() => {}, 1000)'], { stopAfter: 200, line: () => {} });
  expect(ended).toMatchObject({ code: 1, stopped: true });
});
