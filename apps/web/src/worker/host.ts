import { type Connection, createHost, type Push } from '@point-option/host';
import { browserPorts } from './ports.ts';
import { games } from './registry.ts';

/** The host of this page, with all that it takes to play. The worker loads it when something is asked that needs it. */
export function connect(push: (message: Push) => void): Connection {
  return createHost({ ...browserPorts, registry: games }).connect(push);
}
