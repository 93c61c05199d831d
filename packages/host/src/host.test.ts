import { hostSuite, memoryPorts } from './testing/index.ts';

hostSuite('a memory store', (registry) => memoryPorts(registry));
