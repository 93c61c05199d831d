import { afterEach, expect, test, vi } from 'vitest';
import { browserList } from './browserList.ts';

afterEach(() => vi.unstubAllGlobals());

const fails = () => Promise.reject(new DOMException('Internal error.', 'UnknownError'));
const says = (what: unknown) => () => Promise.resolve(what);

test.each([
  ['says both', { persisted: says(true), estimate: says({ quota: 9, usage: 2 }) }, true, 7],
  ['fails to say either', { persisted: fails, estimate: fails }, false, null],
  ['fails to say how much room there is', { persisted: says(true), estimate: fails }, true, null],
  ['can say neither', {}, false, null],
  ['has no such thing', undefined, false, null],
])('of a browser that %s about its storage', async (_what, storage, persisted, room) => {
  vi.stubGlobal('navigator', { storage });
  expect(await browserList.state()).toEqual({ persisted, room });
});
