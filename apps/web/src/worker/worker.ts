import {
  type Connection,
  inTime,
  listing,
  type Push,
  type Replies,
  type Reply,
  type Request,
} from '@point-option/host';
import { browserList } from './browserList.ts';
import { clock } from './clock.ts';
import { holdLife } from './life.ts';
import type { Alive, Exported, Ping, Pong, Unloaded } from './protocol.ts';

/** The worker's own scope: the page's types are those of a window. */
const scope = self as unknown as {
  postMessage(message: Reply | Push | Alive | Pong | Unloaded): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Request | Ping>) => void): void;
};

scope.addEventListener('message', ({ data }) => {
  if ('ping' in data) {
    scope.postMessage({ pong: true });
    return;
  }
  void serve(data);
});

async function serve(request: Request): Promise<void> {
  const reply = await answer(request);
  if (reply !== null) scope.postMessage(request.kind === 'export' ? asAddress(reply) : reply);
}

let host: Promise<Connection | null> | null = null;

/** The host is three quarters of this worker's script. The lobby lists its matches without it. */
function connection(): Promise<Connection | null> {
  host ??= import('./host.ts').then(
    ({ connect }) => connect((message) => scope.postMessage(message)),
    (error: unknown) => {
      console.error(error);
      scope.postMessage({ unloaded: true });
      return null;
    },
  );
  return host;
}

/** Null where there is no host to answer: the page has heard of that, and asks another worker. */
async function answer(request: Request): Promise<Reply | null> {
  if (request.kind === 'saves' && host === null) {
    const given = await inTime(clock, () => listing(browserList)).catch(() => null);
    // A store that fails is for the host to put into words.
    if (given !== null) {
      loadSoon();
      return { id: request.id, ok: true, given };
    }
  }
  return (await connection())?.request(request) ?? null;
}

/** The lobby is up by then, and a player who lingers there won't wait for the host when a match begins. */
const LOAD_AFTER_MS = 3000;

function loadSoon(): void {
  setTimeout(() => void connection(), LOAD_AFTER_MS);
}

void holdLife().then((alive) => scope.postMessage({ alive }));

/** The file of a match has every side's secrets: the page gets its address, to hand it on. */
function asAddress(reply: Reply): Reply {
  if (!reply.ok) return reply;
  const { file, text, notes } = reply.given as Replies['export'];
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const given: Exported = { file, url, notes };
  return { ...reply, given };
}
