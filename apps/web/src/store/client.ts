import { type Client, createClient, type Seen, type Transport } from '@point-option/host/client';
import type { Push, Reply } from '@point-option/host/protocol';
import { t } from '../words.ts';
import type { Alive, Ping, Pong } from '../worker/protocol.ts';
import { watchSilence } from './silence.ts';

/** What became of a worker: it never came up, it was there and is gone, or it has not answered for long. */
export type Stopped = 'at start' | 'later' | 'silent';

interface Told {
  onPush(push: Push, seen: Seen): void;
  /** Null where a worker that was silent answers again. */
  onStopped(when: Stopped | null): void;
}

/** The page's end of the protocol. A worker that is gone answers every request with a sentence. */
export function createWorkerClient(start: () => Worker, { onPush, onStopped }: Told): Client {
  return createClient(transportTo(start, onStopped), onPush);
}

function transportTo(start: () => Worker, onStopped: (when: Stopped | null) => void): Transport {
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
    silence.end();
    refuseAll();
    onStopped(isAlive ? 'later' : 'at start');
  };
  const silence = watchSilence(
    () => worker?.postMessage({ ping: true } satisfies Ping),
    (isSilent) => onStopped(isSilent ? 'silent' : null),
  );
  const worker = startOr(start, stop);
  worker?.addEventListener('message', ({ data }: MessageEvent<Reply | Push | Alive | Pong>) => {
    if (isStopped) return;
    if ('id' in data) waiting.delete(data.id);
    silence.heard(waiting.size);
    if ('pong' in data) return;
    if ('alive' in data) {
      isAlive = true;
      whenGone(data, stop);
      return;
    }
    hear(data);
  });
  // The worker started, threw an error and is still running. Pending requests may never be answered.
  worker?.addEventListener('error', () => (isAlive ? refuseAll() : stop()));
  // It said something that could not be read, perhaps the answer to one of them.
  worker?.addEventListener('messageerror', refuseAll);
  return {
    send: (request) => {
      waiting.add(request.id);
      if (isStopped) {
        refuseAll();
        return;
      }
      worker?.postMessage(request);
      silence.sent();
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
