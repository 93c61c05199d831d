import type { Ask } from '../play/ask.ts';
import type { OptionId } from '../play/decision.ts';
import { fast } from '../chance/fastDice.ts';
import type { Game } from '../play/game.ts';
import { gridOf } from '../hexes/gridOf.ts';
import { isTaught, type Lesson, lessonOf } from './lesson.ts';
import { deedNames, idNames, type OrderPart } from './lessonDeed.ts';
import { isStanding, questionPut } from './lessonProgress.ts';
import { ask, begin, type Match, observeMatch, submit } from '../play/match.ts';
import { boxesIn, piecesIn, type Presentation, tracksIn } from '../view/presentation.ts';
import type { OptionView, StepView } from '../view/promptView.ts';
import { choosable, promptFor, routeFor } from '../view/prompt.ts';
import { type Ref, refKey, refOf } from '../view/ref.ts';
import { sampleAnswer } from '../play/sampleAnswer.ts';
import type { Scenario, ScenarioProblem } from '../files/scenario.ts';
import type { Side } from '../play/state.ts';

/** What a step of a lesson names, and the field where it does. */
interface Named {
  readonly path: string;
  readonly text: string;
  /** The question at which an order names it; what is looked at may be there at any. */
  readonly at?: string;
}

/** What a step waits for at its question. */
interface Wait {
  readonly path: string;
  readonly at: string;
  readonly when: readonly string[];
}

/** So many orders are watched for what a lesson names: half of them at random, half of the game's own staff. */
const ORDERS = 8000;

/**
 * What a lesson points at that never is: steps whose question never comes up, or never while what they wait for is so,
 * ids to look at which nobody sees, and orders for which nothing can be chosen. Matches of the scenario are played for it
 * until all of it has been there. Of a question that never came up nothing more is said.
 */
export function lessonProblems<D, V>(game: Game<D, V>, scenario: Scenario, orders = ORDERS): ScenarioProblem[] {
  const lesson = lessonOf(scenario);
  if (lesson === null) return [];
  const watch: Watch = {
    lesson,
    waits: waitsOf(lesson),
    looks: looksOf(lesson),
    deeds: deedsOf(lesson),
    asked: new Set(['start', 'end']),
    left: orders,
  };
  let n = 0;
  while (watch.left > 0 && !isDone(watch)) playOne(game, scenario, n++, watch);
  const taught = lesson.side === undefined ? '' : ` for ${lesson.side}`;
  const played = `in ${n} ${n === 1 ? 'match' : 'matches'} played to check it`;
  return [
    ...lesson.steps.flatMap(({ at }, n) =>
      watch.asked.has(at)
        ? []
        : {
            path: `lesson.steps[${n}].at`,
            problem: `The question "${at}" never came up${taught}, ${played}: the step is never said.`,
          },
    ),
    ...watch.waits
      .filter(({ at }) => watch.asked.has(at))
      .map(({ path, when, at }) => ({
        path,
        problem: `At "${at}" it was never so that ${when.map((line) => `"${line}"`).join(' and ')}, ${played}: the step is never said.`,
      })),
    ...watch.looks.map(({ path, text }) => ({
      path,
      problem: `There is no ${text} to look at, ${played}.`,
    })),
    ...watch.deeds
      .filter(({ at = '' }) => watch.asked.has(at))
      .map(({ path, text, at }) => ({
        path,
        problem: `Nothing that can be ordered at "${at}" is "${text}", ${played}.`,
      })),
  ];
}

interface Watch {
  readonly lesson: Lesson;
  /** What has not been there yet. */
  waits: readonly Wait[];
  looks: readonly Named[];
  deeds: readonly Named[];
  readonly asked: Set<string>;
  left: number;
}
const isDone = ({ lesson, asked, waits, looks, deeds }: Watch): boolean =>
  waits.length === 0 && looks.length === 0 && deeds.length === 0 && lesson.steps.every(({ at }) => asked.has(at));

function waitsOf({ steps }: Lesson): Wait[] {
  // At the start and the end of a match all is said, whatever is so.
  return steps.flatMap(({ at, when }, n) =>
    when === undefined || at === 'start' || at === 'end' ? [] : { path: `lesson.steps[${n}].when`, at, when },
  );
}

function looksOf({ steps }: Lesson): Named[] {
  return steps.flatMap(({ look = [] }, n) =>
    look.map((ref, i) => ({ path: `lesson.steps[${n}].look[${i}]`, text: refKey(ref) })),
  );
}
function deedsOf({ steps }: Lesson): Named[] {
  return steps.flatMap(({ at, deed = [] }, n) =>
    deed.map((text, i) => ({ path: `lesson.steps[${n}].deed[${i}]`, text, at })),
  );
}

function playOne<D, V>(game: Game<D, V>, scenario: Scenario, n: number, watch: Watch): void {
  const seed = `lesson ${n}`;
  const match = begin(game, { scenario: scenario.file ?? scenario.id, dice: { kind: 'fast', seed }, simulate: true });
  const dice = fast(`${seed}/orders`);
  const staff = n % 2 === 1 ? game.staff[0] : undefined;
  while (match.table.whole.outcome === null && watch.left > 0 && !isDone(watch)) {
    watch.left--;
    for (const side of game.sides) if (isTaught(watch.lesson, side)) note(match, side, watch);
    const side = match.table.whole.open[0] as Side;
    const question = ask(match, side) as Ask;
    submit(match, side, staff?.decide(observeMatch(match, side), question, dice) ?? sampleAnswer(question, dice));
  }
}

/** Strikes what is there now off the lists. */
function note<D, V>(match: Match<D, V>, side: Side, watch: Watch): void {
  if (watch.looks.length > 0) {
    const isThere = seenIn(match.prepared.game.present(observeMatch(match, side)));
    watch.looks = watch.looks.filter(({ text }) => !isThere(text));
  }
  const at = questionPut(match, side);
  if (at === null) return;
  watch.asked.add(at);
  watch.waits = watch.waits.filter((wait) => wait.at !== at || !isStanding(wait.when, match, side));
  if (!watch.deeds.some((deed) => deed.at === at)) return;
  const parts = partsIn(match, side);
  watch.deeds = watch.deeds.filter((deed) => deed.at !== at || !deedNames(deed.text, parts));
}

/** Whether a thing, by its key, can be looked at in what is shown. */
function seenIn(seen: Presentation): (key: string) => boolean {
  const { map, displays, cups } = seen;
  const refs: Ref[] = [
    ...displays.map(({ id }) => ({ display: id })),
    ...boxesIn(seen).map(({ id }) => ({ box: id })),
    ...tracksIn(seen).map(({ id }) => ({ track: id })),
    ...cups.map(({ id }) => ({ cup: id })),
    ...piecesIn(seen).map(({ id }) => ({ piece: id })),
  ];
  const keys = new Set(refs.map(refKey));
  const grid = map && gridOf(map.grid);
  return (key) => {
    const ref = refOf(key);
    if (ref !== null && 'hex' in ref) return grid !== undefined && grid.hexAt(ref.hex) >= 0;
    return keys.has(key);
  };
}

/** Everything that an order may choose, or place where, at the question that is put to a side. */
function partsIn<D, V>(match: Match<D, V>, side: Side): OrderPart[] {
  const question = ask(match, side) as Ask;
  switch (question.kind) {
    case 'one':
    case 'some': {
      const prompt = promptFor(match, side);
      return (prompt ? choosable(prompt) : []).map(optionPart);
    }
    case 'path':
      return stepsInReach(match, side).map(optionPart);
    case 'allot':
      return question.items.flatMap(({ id, min = 0, max, by = 1 }) =>
        Array.from({ length: Math.floor((max - min) / by) + 1 }, (_, n) => ({
          names: idNames(id),
          box: String(min + n * by),
        })),
      );
    case 'arrange':
      return question.pieces.flatMap(({ id, boxes = question.boxes.map((box) => box.id) }) =>
        boxes.map((box) => ({ names: idNames(id), box })),
      );
    case 'amount':
      return Array.from({ length: Math.floor((question.max - question.min) / question.by) + 1 }, (_, n) => ({
        names: [String(question.min + n * question.by)],
      }));
    case 'confirm':
      return [{ names: ['yes'] }, { names: ['no'] }];
  }
}

function optionPart({ id, touches }: OptionView): OrderPart {
  return { names: [...idNames(id), ...touches.map(refKey)] };
}

/** Routes that are looked along at one question: on a map of a whole ocean there is no end of them. */
const ROUTES = 200;

/** The steps that a route may take, first or later, each once: those nearest to where it begins. */
function stepsInReach<D, V>(match: Match<D, V>, side: Side): StepView[] {
  const found = new Map<OptionId, StepView>();
  const routes: OptionId[][] = [[]];
  for (let at = 0; at < Math.min(routes.length, ROUTES); at++) {
    const route = routes[at] as OptionId[];
    for (const step of routeFor(match, side, route)?.steps ?? []) {
      if (found.has(step.id)) continue;
      found.set(step.id, step);
      routes.push([...route, step.id]);
    }
  }
  return [...found.values()];
}
