import { createHost, type Push, type Reply, type Request } from '@point-option/host';
import { browserPorts } from './ports.ts';
import { holdLife } from './life.ts';
import type { Alive, Exported } from './protocol.ts';

/** The worker's own scope: the page's types are those of a window. */
const scope = self as unknown as {
  postMessage(message: Reply | Push | Alive): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void;
};
const connection = createHost(browserPorts).connect((message) => scope.postMessage(message));

scope.addEventListener('message', ({ data }) => {
  void connection.request(data).then((reply) => scope.postMessage(data.kind === 'export' ? asAddress(reply) : reply));
});

void holdLife().then((alive) => scope.postMessage({ alive }));

/** The file of a match has every side's secrets: the page gets its address, to hand it on. */
function asAddress(reply: Reply): Reply {
  if (!reply.ok) return reply;
  const { file, text } = reply.given as { file: string; text: string };
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const given: Exported = { file, url };
  return { ...reply, given };
}
