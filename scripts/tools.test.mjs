import { expect, test, vi } from 'vitest';
import { capture, converse } from './tools.mjs';

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
