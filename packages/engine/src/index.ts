/**
 * The kernel's public face. Read in this order: state, procedure, decision, context, run, match, observation;
 * then dice, charts and hexes; then game, the contract that every game fulfils.
 */
// The sequence of play
export type { Frame, Outcome, Side, State, Viewer } from './state.ts';
export { again, call, deed, decide, decideIfAny, each, end, enter, goto, procedure } from './procedure.ts';
export type { Flow, Next, Procedure, Step } from './procedure.ts';
export { amount, arrange, confirm, one, some } from './decision.ts';
export type { Answer, Box, Decision, Layout, Odds, OptionDetail, OptionId, Piece, Range } from './decision.ts';
export type { ChanceExtra, Context, MatchOptions, RollUse } from './context.ts';
export { hasChoice, refusalOf } from './ask.ts';
export type { Ask } from './ask.ts';
export { sampleAnswer } from './sampleAnswer.ts';

// A match
export { ask, begin, give, observeMatch, submit } from './match.ts';
export type { Beginning, Match, SubmitExtra } from './match.ts';
export { undo, undoRefusal } from './undo.ts';
export { fork } from './fork.ts';
export { diceOf } from './header.ts';
export type { DiceHeader, MatchHeader } from './header.ts';
export { hashOf } from './record.ts';
export type { Checkpoint, Order, Snapshot } from './record.ts';
export { FileFault, FORMAT, FORMAT_VERSION, matchFile, matchFileFor, migrate, readMatchFile } from './matchFile.ts';
export type { MatchFile, Migration } from './matchFile.ts';
export { forkFinished, load, replay, verify } from './replay.ts';
export type { FindGame, Loaded, Verdict } from './replay.ts';
export type { Account, Figures } from './account.ts';
export {
  CENTRAL,
  CHECKED_TOGETHER,
  checkOf,
  averageOf,
  isCentral,
  quantile,
  readFindings,
  readStudy,
} from './study.ts';
export type { Distribution, Findings, Known, Study } from './study.ts';
export { playOut, seat, simulate, staffDice } from './simulate.ts';
export type { Played, Seating, SimulatedMatch } from './simulate.ts';

// What sides know and are told
export { observe, resample } from './observation.ts';
export type { Observation } from './observation.ts';
export { journalFor, observeEvent } from './event.ts';
export type { Audience, EmitExtra, GameEvent, RollRecord, SeenEvent } from './event.ts';
export { flowOf, oddsFor, type PlacingOdds, placingOdds, promptFor, whyNot } from './prompt.ts';
export type {
  Cup,
  Display,
  DisplayBox,
  FlowView,
  Gauge,
  MapView,
  Note,
  Overlay,
  PieceView,
  Presentation,
  PromptView,
  Track,
} from './presentation.ts';
export { message, say, unsaid } from './message.ts';
export type { Catalogue, Message, Term, Value, Values } from './message.ts';
export { words as kernelWords } from './words.ts';
export { BadInput, listed, RulesFault } from './refusal.ts';
export type { Refusal } from './refusal.ts';

// Chance and charts
export { DieError, drawFrom, OutOfDice, pick, shuffle } from './dice.ts';
export type { Dice, DicePosition } from './dice.ts';
export { fast } from './fastDice.ts';
export { commitment, fair, verifyFair } from './fairDice.ts';
export { scripted } from './scriptedDice.ts';
export { ChartError, compileChart } from './chart.ts';
export type {
  Chart,
  ChartModifier,
  ChartUse,
  CompiledChart,
  DiceSpec,
  Explanation,
  ModifierUse,
  Provenance,
} from './chart.ts';
export { explainLookUp, explainRoll, lookUp, rollOn } from './chartLookup.ts';
export { chartOdds } from './chartOdds.ts';
export { chartWords } from './chartWords.ts';
export { readHouseCharts } from './houseCharts.ts';
export { adjudicable, adjudicate, chartInput, checkFixtures, fixtureShape } from './adjudicate.ts';
export type { Adjudication, Fixture, FixtureReport, Ruling } from './adjudicate.ts';

// Hexes
export { hexGrid } from './hexes.ts';
export type { Compass, HexGrid, HexGridSpec } from './hexes.ts';
export { bearing12, bearing24, direction12, inArc, inSector, sectorHexes } from './hexSectors.ts';

// Games
export { optionsOf, prepare, staffOf } from './game.ts';
export type { Game, OptionSpec, Prepared, Secret } from './game.ts';
export {
  readScenario,
  scenarioGame,
  scenarioIn,
  scenarioOf,
  scenarioOptions,
  scenarioSchema,
  scenarioTitle,
} from './scenario.ts';
export type { Scenario, ScenarioForm, ScenarioGame, ScenarioProblem, ScenarioReading } from './scenario.ts';
export { isTaught, lessonOf, lessonSteps } from './lesson.ts';
export type { Lesson, LessonStep } from './lesson.ts';
export { lessonProblems } from './lessonCheck.ts';
export { isDeed } from './lessonDeed.ts';
export { lessonDue, lessonSaid, questionPut } from './lessonProgress.ts';
export { random } from './staff.ts';
export type { Staff } from './staff.ts';
export { coverageOf } from './rules.ts';
export type { Coverage, Proof, Rule, RuleStatus } from './rules.ts';

// Plain data
export { canonical, clone, notPlain, same } from './json.ts';
export type { Json, JsonObject } from './json.ts';
export { jsonProblem } from './jsonProblem.ts';
export { anyJson, check, either, fields, flag, integer, list, noted, oneOf, optional, record, text } from './shape.ts';
export type { Shape } from './shape.ts';
