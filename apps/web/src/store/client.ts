import { type Client, createClient, type Seen, type Transport } from '@point-option/host/client';
import type { Push, Reply, Request } from '@point-option/host/protocol';
import { t } from '../words.ts';
import type { Alive, Ping, Pong, Unloaded } from '../worker/protocol.ts';
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

/** A request that is not answered yet, and whether it was sent to a second worker. */
interface Waiting {
  readonly request: Request;
  readonly isAgain: boolean;
}

type FromWorker = Reply | Push | Alive | Pong | Unloaded;

function transportTo(start: () => Worker, onStopped: (when: Stopped | null) => void): Transport {
  const waiting = new Map<number, Waiting>();
  let hear: (message: Reply | Push) => void = () => {};
  let worker: Worker | null = null;
  let isAlive = false;
  let isStopped = false;
  const refuse = (id: number, problem: string): void => {
    waiting.delete(id);
    hear({ id, ok: false, problem, fault: true });
  };
  const refuseAll = (): void => {
    const all = [...waiting.keys()];
    for (const id of all) refuse(id, t('fault.no answer'));
  };
  const silence = watchSilence(
    () => worker?.postMessage({ ping: true } satisfies Ping),
    (isSilent) => onStopped(isSilent ? 'silent' : null),
  );
  const stop = (): void => {
    if (isStopped) return;
    isStopped = true;
    silence.end();
    refuseAll();
    onStopped(isAlive ? 'later' : 'at start');
  };
  const begin = (): void => {
    isAlive = false;
    const own = startOr(start, stop);
    worker = own;
    // What a worker says concerns the page as long as it is the page's.
    const whileOurs =
      <T>(work: (given: T) => void) =>
      (given: T): void => {
        if (worker === own && !isStopped) work(given);
      };
    const take = (data: FromWorker): void => {
      if ('id' in data) waiting.delete(data.id);
      silence.heard(waiting.size);
      if ('pong' in data) return;
      if ('unloaded' in data) startAnother();
      else if ('alive' in data) {
        isAlive = true;
        whenGone(data, whileOurs(stop));
      } else hear(data);
    };
    own?.addEventListener(
      'message',
      whileOurs(({ data }: MessageEvent<FromWorker>) => take(data)),
    );
    // The worker started, threw an error and is still running. Pending requests may never be answered.
    own?.addEventListener(
      'error',
      whileOurs(() => (isAlive ? refuseAll() : stop())),
    );
    // It said something that could not be read, perhaps the answer to one of them.
    own?.addEventListener('messageerror', whileOurs(refuseAll));
  };
  const send = (request: Request, isAgain = false): void => {
    waiting.set(request.id, { request, isAgain });
    if (worker === null && !isStopped) begin();
    if (isStopped) {
      refuseAll();
      return;
    }
    worker?.postMessage(request);
    silence.sent();
  };
  /** A browser remembers a script that it could not load as long as the worker lives, so only another one can try again. */
  const startAnother = (): void => {
    worker?.terminate();
    worker = null;
    const all = [...waiting];
    for (const [id, { request, isAgain }] of all) {
      if (isAgain) refuse(id, t('fault.not loaded'));
      else send(request, true);
    }
  };
  begin();
  return {
    send,
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
function whenGone({ alive }: Alive, stop: (lock: unknown) => void): void {
  if (alive !== null) void navigator.locks.request(alive, stop).catch(() => {});
}
