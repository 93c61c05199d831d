import { BadInput } from '@point-option/engine';
import { hostOf, Refused } from './host.ts';
import type { Push, Reply, Request } from './protocol.ts';

/** The worker's own scope: the page's types are those of a window. */
const scope = self as unknown as {
  postMessage(message: Reply | Push): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void;
};
const host = hostOf((message) => scope.postMessage(message));

/** What does not wait until staff have done their work, since it tells them how to. */
const AT_ONCE: readonly Request['kind'][] = ['leave', 'speed', 'step'];

// One at a time, in the order they came: an order is kept before the next is looked at.
let last: Promise<void> = Promise.resolve();
scope.addEventListener('message', ({ data }) => {
  if (AT_ONCE.includes(data.kind) || (data.kind === 'delegate' && data.scope === null)) {
    void answer(data);
    return;
  }
  last = last.then(async () => answer(data));
});

async function answer({ id, kind, ...asked }: Request): Promise<void> {
  try {
    const handler = host[kind] as (asked: unknown) => unknown;
    scope.postMessage({ id, ok: true, given: await handler(asked) });
  } catch (error) {
    scope.postMessage({ id, ok: false, ...told(error) });
  }
}

function told(error: unknown): { problem: string; refusal?: Refused['refusal']; fault?: boolean } {
  if (error instanceof Refused) return { problem: error.message, refusal: error.refusal };
  if (error instanceof BadInput) return { problem: error.message };
  const why = error instanceof Error ? error.message : String(error);
  return { problem: `Something went wrong that should not have: ${why} The match stands as it was kept.`, fault: true };
}
