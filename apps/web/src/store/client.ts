import type { Refusal } from '@point-option/engine';
import type { Kind, Push, Replies, Reply, Requests } from '@point-option/host/protocol';
import { t } from '../words.ts';

/** A request that was refused or failed, in a sentence. */
export class Problem extends Error {
  constructor(
    sentence: string,
    readonly refusal?: Refusal,
    /** No order was wrong: the program was. */
    readonly fault = false,
  ) {
    super(sentence);
  }
}

interface Waiting {
  resolve(given: unknown): void;
  reject(problem: Problem): void;
}

/** What the worker answers with: the file of a match is an address, so that the page never holds what is in it. */
export type Given<K extends Kind> = K extends 'export'
  ? { readonly file: string; readonly url: string }
  : Replies[K];

export interface Client {
  ask<K extends Kind>(kind: K, asked: Requests[K]): Promise<Given<K>>;
}

/** The page's end of the protocol. */
export function createClient(worker: Worker, onPush: (message: Push) => void): Client {
  const waiting = new Map<number, Waiting>();
  let next = 1;
  worker.addEventListener('message', ({ data }: MessageEvent<Reply | Push>) => {
    if ('push' in data) {
      onPush(data);
      return;
    }
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) asker?.resolve(data.given);
    else asker?.reject(new Problem(data.problem, data.refusal, data.fault));
  });
  worker.addEventListener('error', () => {
    for (const asker of waiting.values()) asker.reject(new Problem(t('fault.worker'), undefined, true));
    waiting.clear();
  });
  return {
    ask: (kind, asked) =>
      new Promise((resolve, reject) => {
        const id = next++;
        waiting.set(id, { resolve: resolve as (given: unknown) => void, reject });
        worker.postMessage({ id, kind, ...asked });
      }),
  };
}
