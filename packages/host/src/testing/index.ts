export { fixedChance, fixedClock, memoryPorts, memoryStore } from './memoryPorts.ts';
export type { MemoryStore } from './memoryPorts.ts';
export { type Desk, deskAt } from './desk.ts';
export { hostSuite, type MakePorts } from './hostSuite.ts';
export { melee, skirmish } from './skirmish.ts';
export { type SeenBefore, survived } from './survived.ts';
export { type Acknowledged, beginLong, personal, playOn, SEAT, skirmishOnly } from './tireless.ts';
export { type QuickStore, quickStore } from './quickStore.ts';
export { lasts } from './lasting.ts';
