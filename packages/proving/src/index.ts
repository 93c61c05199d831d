/** The proofs every game must pass, each usable alone, all joined by `prove`. */
export { prove, proveMany } from './prove.ts';
export type { Proofs } from './prove.ts';
export { sample, soaking } from './sample.ts';
export { fuzzPlans } from './plan.ts';
export type { FuzzPlan } from './plan.ts';
export { momentsOf, playStaffed } from './middle.ts';
export type { Middle } from './middle.ts';
export { fuzz } from './fuzz.ts';
export type { Invariants } from './fuzz.ts';
export { pairwise, pairsOf } from './pairwise.ts';
export { stress } from './stress.ts';
export { sharedDice } from './sharedDice.ts';
export { interference } from './interference.ts';
export type { Interference } from './interference.ts';
export { playthrough } from './golden.ts';
export { phraseBook } from './phraseBook.ts';
export { whereAsked } from './whereAsked.ts';
export { replaying } from './replaying.ts';
export { proveStored } from './stored.ts';
export { proveStarts } from './starts.ts';
export type { Starts } from './starts.ts';
export { proveStartsPlayed } from './startsPlayed.ts';
export { scenarioFileFault } from './scenarioFiles.ts';
export { difference, knowledge } from './knowledge.ts';
export { afterwards, plant, redecide } from './plant.ts';
export {
  AFTER,
  choicesOf,
  clickedBy,
  createRig,
  eventsOf,
  heardBy,
  nowIn,
  piecesOf,
  questionTo,
  spokenTo,
  standAt,
  toldIn,
} from './rig.ts';
export { lessonRig } from './lessonRig.ts';
export type { LessonRig, Played, Player } from './lessonRig.ts';
export { both, idle, opening, order, refusalTo } from './rigOrders.ts';
export type { Parts, Rig, Spoken, Standing } from './rig.ts';
