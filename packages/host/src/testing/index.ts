export { fixedChance, fixedClock, memoryPorts, memoryStore } from './memoryPorts.ts';
export type { MemoryStore } from './memoryPorts.ts';
