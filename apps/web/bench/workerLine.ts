import { type Client, createClient, type Transport } from '@point-option/host/client';
import type { Kind, Reply } from '@point-option/host/protocol';
import type { Page, Worker } from 'playwright-core';

/** A second voice on the line between the page and its own worker, with a watch on both ends of it. */

/** How long a request took, in ms. */
export interface Took {
  readonly kind: Kind;
  /** Within the worker, from message to reply. */
  readonly worker: number;
  /** In the page, from the request to the reply in hand. */
  readonly page: number;
}

/** Put before the worker's script: notes when a request comes in, and when its reply goes out. */
const WORKER_WATCH = `
  {
    const came = new Map();
    const took = new Map();
    globalThis.__took = took;
    addEventListener('message', ({ data }) => came.set(data.id, performance.now()));
    const post = globalThis.postMessage.bind(globalThis);
    globalThis.postMessage = (message, ...more) => {
      if (came.has(message.id)) took.set(message.id, performance.now() - came.get(message.id));
      came.delete(message.id);
      post(message, ...more);
    };
  }
`;

/** The ids of the page's own requests begin at 1, and never come as far as these. */
const FIRST_ID = 1_000_000_000;

/** Put before the page's script: sends requests to its worker, and notes when each is sent and answered. */
const PAGE_WATCH = `
  const sent = new Map();
  const took = new Map();
  const waiting = new Map();
  window.__took = took;
  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      window.__ask = (request) => new Promise((resolve) => {
        waiting.set(request.id, resolve);
        this.postMessage(request);
      });
      this.addEventListener('message', ({ data }) => {
        if (!sent.has(data.id)) return;
        took.set(data.id, { kind: sent.get(data.id).kind, page: performance.now() - sent.get(data.id).at });
        sent.delete(data.id);
        waiting.get(data.id)?.(data);
        waiting.delete(data.id);
      });
    }
    postMessage(message, ...more) {
      sent.set(message.id, { kind: message.kind, at: performance.now() });
      super.postMessage(message, ...more);
    }
  };
`;

export interface WorkerLine {
  /** Asks the worker of the page that is open now. */
  readonly client: Client;
  /** How long the requests took that were answered since this was last asked: the page's own too. */
  taken(): Promise<readonly Took[]>;
}

/** Puts watches on a page before it is opened. */
export async function watchWorker(page: Page): Promise<WorkerLine> {
  await page.addInitScript(PAGE_WATCH);
  await page.route('**/assets/worker*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${WORKER_WATCH}${await response.text()}` });
  });
  return { client: createClient(transportTo(page)), taken: () => takenIn(page) };
}

function transportTo(page: Page): Transport {
  let hear: (reply: Reply) => void = () => {};
  return {
    send: (request) => {
      const own: object = { ...request, id: request.id + FIRST_ID };
      void page
        .evaluate((asked) => (Reflect.get(window, '__ask') as (asked: object) => Promise<unknown>)(asked), own)
        .then((reply) => hear({ ...(reply as Reply), id: request.id }));
    },
    listen: (heard) => {
      hear = heard;
    },
  };
}

async function takenIn(page: Page): Promise<readonly Took[]> {
  const take = (): [number, unknown][] => {
    const took = Reflect.get(globalThis, '__took') as Map<number, unknown>;
    const all = [...took];
    took.clear();
    return all;
  };
  const inWorker = new Map((await workerOf(page).evaluate(take)) as [number, number][]);
  const inPage = (await page.evaluate(take)) as [number, { kind: Kind; page: number }][];
  return inPage.map(([id, { kind, page: ms }]) => ({ kind, page: ms, worker: inWorker.get(id) ?? Number.NaN }));
}

function workerOf(page: Page): Worker {
  const [worker] = page.workers();
  if (!worker) throw new Error('The page has no worker.');
  return worker;
}
