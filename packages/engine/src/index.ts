/**
 * The kernel's public face. Read in this order: state, procedure, decision, context, run, match, observation;
 * then dice, charts and hexes; then game, the contract that every game fulfils.
 */
// The sequence of play
export type { Frame, Outcome, Side, State, Viewer } from './play/state.ts';
export { cellAt, columnOf, copyColumn, setCell } from './play/column.ts';
export type { Column } from './play/column.ts';
export { again, call, deed, decide, decideIfAny, each, end, enter, goto, procedure } from './play/procedure.ts';
export type { Flow, Next, Procedure, Step } from './play/procedure.ts';
export { allot, amount, arrange, confirm, one, path, some } from './play/decision.ts';
export type {
  AllotItem,
  Allotment,
  Answer,
  Box,
  BoxDetail,
  Decision,
  Layout,
  Odds,
  OptionDetail,
  OptionId,
  PathStep,
  Piece,
  Range,
  Route,
  Wanted,
} from './play/decision.ts';
export type { ChanceExtra, Context, MatchOptions, RollUse } from './play/context.ts';
export { emptyAnswer, hasChoice, refusalOf } from './play/ask.ts';
export type { Ask } from './play/ask.ts';
export { sampleAnswer } from './play/sampleAnswer.ts';

// A match
export { ask, begin, give, observeMatch, submit } from './play/match.ts';
export type { Beginning, Match, SubmitExtra } from './play/match.ts';
export { canUndoDecision, undo, undoRefusal } from './play/undo.ts';
export { fork } from './play/fork.ts';
export { brief } from './files/brief.ts';
export { notesOnHeader } from './files/foreign.ts';
export type { Own } from './files/foreign.ts';
export { diceOf } from './files/header.ts';
export type { DiceHeader, MatchHeader } from './files/header.ts';
export { hashOf } from './play/record.ts';
export type { Checkpoint, Order, Snapshot } from './play/record.ts';
export {
  FileFault,
  FORMAT,
  FORMAT_VERSION,
  matchFile,
  matchFileFor,
  migrate,
  readMatchFile,
} from './files/matchFile.ts';
export type { MatchFile, Migration } from './files/matchFile.ts';
export {
  addedText,
  GROWING_END,
  GROWING_FORMAT,
  growingHead,
  growingHeader,
  growingLines,
  growingOrder,
  growingParts,
  growingText,
} from './files/growing.ts';
export type { GrowingLine, GrowingOrder } from './files/growing.ts';
export { latestPosition, positionJson, readPosition } from './files/position.ts';
export type { Position } from './files/position.ts';
export { matchFromHere } from './files/adoption.ts';
export type { Loaded } from './files/adoption.ts';
export { forkFinished, load, replay, replayed, resume, rewound, verify } from './files/replay.ts';
export { invariantProblem } from './files/start.ts';
export type { Invariants } from './files/start.ts';
export { checkLocals, type LocalShapes } from './files/locals.ts';
export type { FindGame, StoredMatch, Verdict } from './files/replay.ts';
export type { Account, Figures } from './studies/account.ts';
export {
  CENTRAL,
  CHECKED_TOGETHER,
  checkOf,
  averageOf,
  isCentral,
  quantile,
  readFindings,
  readStudy,
} from './studies/study.ts';
export type { Distribution, Findings, Known, Study } from './studies/study.ts';
export { playOut, seat, simulate, staffDice } from './play/simulate.ts';
export type { Played, Seating, SimulatedMatch } from './play/simulate.ts';

// What sides know and are told
export { observe, resample } from './play/observation.ts';
export type { Observation } from './play/observation.ts';
export { observeEvent } from './play/event.ts';
export { createReader, journalFor } from './play/journal.ts';
export type { JournalReader, Narrow, Reading } from './play/journal.ts';
export type { Audience, EmitExtra, GameEvent, Heading, RollRecord, SeenEvent } from './play/event.ts';
export {
  choosable,
  chosenFrom,
  forecastFor,
  isOffered,
  oddsFor,
  placingOdds,
  promptFor,
  routeFor,
  startingAmounts,
  whyNot,
} from './view/prompt.ts';
export { amountOf, boxOf } from './view/composed.ts';
export type { Asking } from './view/prompt.ts';
export { flowFor, flowOf, procedureTitle, stepTitle } from './view/flow.ts';
export { inspect, stateWords } from './view/inspect.ts';
export type { Card, CardDetail, CardLine } from './view/inspect.ts';
export { includesRef, REF_KINDS, refId, refKey, refKind, refOf, sameRef } from './view/ref.ts';
export type { Ref, RefKind } from './view/ref.ts';
export { nationsOf } from './view/nation.ts';
export type { Ink, Livery, Nation, Nations } from './view/nation.ts';
export { STATE_MARKS } from './view/piece.ts';
export type { Endurance, Face, PieceState, PieceView, Plate, StateMark, Symbol } from './view/piece.ts';
export type {
  ControlView,
  Ghost,
  HexsideView,
  MapView,
  Overlay,
  PlaceView,
  StackView,
  TerrainKind,
  TerrainView,
} from './view/map.ts';
export type { Display, DisplayBox, DisplayGroup, DisplayLayout, Gauge, Note } from './view/display.ts';
export type {
  AllotItemView,
  BoxChoiceView,
  OptionView,
  PlaceableView,
  PromptKind,
  PromptView,
  RouteView,
  StepView,
} from './view/promptView.ts';
export { boxTitle, delegableAsked } from './view/delegable.ts';
export { boxesIn, piecesIn, tracksIn } from './view/presentation.ts';
export type { ClockCount, ClockView, Cup, FlowView, Presentation, Track } from './view/presentation.ts';
export { capital, message, say, unsaid } from './view/message.ts';
export type { Catalogue, Message, Term, Value, Values } from './view/message.ts';
export { words as kernelWords } from './view/words.ts';
export { BadInput, listed, RulesFault } from './play/refusal.ts';
export type { Refusal } from './play/refusal.ts';

// Chance and charts
export { DieError, drawFrom, OutOfDice, pick, shuffle } from './chance/dice.ts';
export type { Dice, DicePosition } from './chance/dice.ts';
export { fast } from './chance/fastDice.ts';
export { commitment, fair, verifyFair } from './chance/fairDice.ts';
export { scripted } from './chance/scriptedDice.ts';
export { ChartError, compileChart } from './charts/chart.ts';
export type {
  Chart,
  ChartModifier,
  ChartUse,
  CompiledChart,
  DiceSpec,
  Explanation,
  ModifierUse,
  Provenance,
} from './charts/chart.ts';
export { explainLookUp, explainRoll, lookUp, rollOn } from './charts/chartLookup.ts';
export { chartOdds } from './charts/chartOdds.ts';
export { chartWords } from './charts/chartWords.ts';
export { readHouseCharts } from './charts/houseCharts.ts';
export { adjudicable, adjudicate, chartInput, checkFixtures, fixtureShape } from './play/adjudicate.ts';
export type { Adjudication, Adjudications, Fixture, FixtureReport, Ruling } from './play/adjudicate.ts';

// Hexes
export { gridOf } from './hexes/gridOf.ts';
export { hexGrid } from './hexes/hexes.ts';
export type { Compass, HexGrid, HexGridSpec } from './hexes/hexes.ts';
export { bearing12, bearing24, direction12, inArc, inSector, sectorHexes } from './hexes/hexSectors.ts';

// Games
export { optionsOf, prepare, staffOf } from './play/game.ts';
export type { Game, OptionSpec, Prepared, Secret } from './play/game.ts';
export {
  FORMAT as SCENARIO_FORMAT,
  readScenario,
  scenarioGame,
  scenarioIn,
  scenarioOf,
  scenarioOptions,
  scenarioSchema,
  scenarioTitle,
} from './files/scenario.ts';
export type { Scenario, ScenarioForm, ScenarioGame, ScenarioProblem, ScenarioReading } from './files/scenario.ts';
export { isTaught, lessonOf, lessonSteps } from './lessons/lesson.ts';
export type { Lesson, LessonStep } from './lessons/lesson.ts';
export { lessonProblems } from './lessons/lessonCheck.ts';
export { deedSubjects, idNames, isDeed } from './lessons/lessonDeed.ts';
export { lessonAnswered, lessonAsked, lessonDue, lessonHistory, questionPut } from './lessons/lessonProgress.ts';
export type { LessonProgress } from './lessons/lessonProgress.ts';
export { random } from './play/staff.ts';
export type { Staff } from './play/staff.ts';
export { clauseNumbers, coverageOf } from './play/rules.ts';
export type { Coverage, Proof, Rule, RuleCoverage, RuleStatus } from './play/rules.ts';

// Plain data
export { canonical, clone, frozen, notPlain, same } from './files/json.ts';
export type { Json, JsonObject } from './files/json.ts';
export { jsonProblem } from './files/jsonProblem.ts';
export {
  anyJson,
  check,
  either,
  fields,
  flag,
  integer,
  list,
  noted,
  oneOf,
  optional,
  record,
  text,
} from './files/shape.ts';
export type { Shape } from './files/shape.ts';
