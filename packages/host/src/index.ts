export { applyPatch, patchOf } from './patch.ts';
export type { Chance, Clock, HostedGame, Kept, Moved, PendingOrder, Ports, Store } from './ports.ts';
export * from './protocol.ts';
