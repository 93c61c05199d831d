export { fixedChance, fixedClock, memoryPorts, memoryStore } from './memoryPorts.ts';
export type { MemoryStore } from './memoryPorts.ts';
export { type Desk, deskAt } from './desk.ts';
export { hostSuite, type MakePorts } from './hostSuite.ts';
export { melee, skirmish } from './skirmish.ts';
