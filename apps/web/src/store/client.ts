import { type Client, createClient, type Seen, type Transport } from '@point-option/host/client';
import type { Push, Reply } from '@point-option/host/protocol';
import { t } from '../words.ts';

/** The page's end of the protocol. */
export function createWorkerClient(worker: Worker, onPush: (push: Push, seen: Seen) => void): Client {
  return createClient(transportTo(worker), onPush);
}

function transportTo(worker: Worker): Transport {
  const waiting = new Set<number>();
  return {
    send: (request) => {
      waiting.add(request.id);
      worker.postMessage(request);
    },
    listen: (heard) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Reply | Push>) => {
        if ('id' in data) waiting.delete(data.id);
        heard(data);
      });
      // A worker that stopped answers nobody any more.
      worker.addEventListener('error', () => {
        for (const id of waiting) heard({ id, ok: false, problem: t('fault.worker'), fault: true });
        waiting.clear();
      });
    },
  };
}
