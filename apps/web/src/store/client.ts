import { type Client, createClient, type Seen, type Transport } from '@point-option/host/client';
import type { Push, Reply } from '@point-option/host/protocol';
import { t } from '../words.ts';
import type { Alive } from '../worker/protocol.ts';

/** What became of a worker: it never came up, or it was there and is gone. */
export type Stopped = 'at start' | 'later';

interface Told {
  onPush(push: Push, seen: Seen): void;
  onStopped(when: Stopped): void;
}

/** The page's end of the protocol. A worker that is gone answers every request with a sentence. */
export function createWorkerClient(start: () => Worker, { onPush, onStopped }: Told): Client {
  return createClient(transportTo(start, onStopped), onPush);
}

function transportTo(start: () => Worker, onStopped: (when: Stopped) => void): Transport {
  const waiting = new Set<number>();
  let hear: (message: Reply | Push) => void = () => {};
  let isAlive = false;
  let isStopped = false;
  const refuseAll = (): void => {
    for (const id of waiting) hear({ id, ok: false, problem: t('fault.no answer'), fault: true });
    waiting.clear();
  };
  const stop = (): void => {
    if (isStopped) return;
    isStopped = true;
    refuseAll();
    onStopped(isAlive ? 'later' : 'at start');
  };
  const worker = startOr(start, stop);
  worker?.addEventListener('message', ({ data }: MessageEvent<Reply | Push | Alive>) => {
    if ('alive' in data) {
      isAlive = true;
      whenGone(data, stop);
      return;
    }
    if ('id' in data) waiting.delete(data.id);
    hear(data);
  });
  // The worker started, threw an error and is still running. Pending requests may never be answered.
  worker?.addEventListener('error', () => (isAlive ? refuseAll() : stop()));
  return {
    send: (request) => {
      waiting.add(request.id);
      if (isStopped) refuseAll();
      else worker?.postMessage(request);
    },
    listen: (heard) => {
      hear = heard;
    },
  };
}

function startOr(start: () => Worker, stop: () => void): Worker | null {
  try {
    return start();
  } catch (error) {
    console.error(error);
    stop();
    return null;
  }
}

/** No event tells that a worker is gone. The browser gives its lock to the next who waits for it: that is this page. */
function whenGone({ alive }: Alive, stop: () => void): void {
  if (alive !== null) void navigator.locks.request(alive, stop).catch(() => {});
}
