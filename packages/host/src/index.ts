export { answerText } from './answerText.ts';
export {
  choicesOf,
  choiceThing,
  hexesOffered,
  LONG_HEX_LIST,
  sameWords,
  shortName,
  thingsCalled,
  thingsLike,
} from './called.ts';
export type { Thing, ViewContext } from './called.ts';
export { createHost } from './host.ts';
export type { Connection, Host } from './host.ts';
export { createClient, directly, follow, NOTHING_SEEN, Problem } from './client.ts';
export type { Client, Seen, Transport } from './client.ts';
export { sizeProblem } from './fileSize.ts';
export { inTime } from './inTime.ts';
export { readKept } from './kept.ts';
export { listing } from './listing.ts';
export { createMemoryStore } from './memoryStore.ts';
export { applyPatch, patchOf } from './patch.ts';
export { GoneFromStore } from './ports.ts';
export type {
  Added,
  Chance,
  Clock,
  HostedGame,
  Kept,
  Marked,
  Moved,
  PendingOrder,
  Ports,
  Store,
  StoredParts,
  StoredText,
} from './ports.ts';
export * from './protocol.ts';
export { shelfScenario } from './shelfScenario.ts';
export { staffAdvice, staffSeed } from './staff.ts';
export { describeStaff, named, staffIds, wordsOf } from './words.ts';
