import { fast } from '../chance/fastDice.ts';
import { refusalOf } from '../play/ask.ts';
import { type Game, prepare } from '../play/game.ts';
import { type Match, questionTo } from '../play/match.ts';
import { observe } from '../play/observation.ts';
import { listed } from '../play/refusal.ts';
import { deciders, openStep, questionAt } from '../play/run.ts';
import { sampleAnswer } from '../play/sampleAnswer.ts';
import type { Answer } from '../play/decision.ts';
import type { Frame, Side, State } from '../play/state.ts';
import { say } from '../view/message.ts';
import { flowFor } from '../view/flow.ts';
import { promptFor } from '../view/prompt.ts';
import { words as kernelWords } from '../view/words.ts';
import { failureAt } from './failure.ts';
import type { MatchHeader } from './header.ts';
import { notPlain, same } from './json.ts';
import type { PlaceProblem } from './places.ts';
import { scenarioIn } from './scenario.ts';
import { shown } from './shapeWords.ts';
import { isParted, partOf } from './parts.ts';

/** What a game holds true at any time of its data and of the procedures under way: a sentence for each thing that is not so. */
export type Invariants = (data: never, agenda: readonly Frame[]) => readonly string[];

/**
 * Why a position cannot be where a match of the game begins, or null. Forks and matches that were taken over begin at a
 * position of their own, and always where a side is asked. Whether play can come to it, nobody can tell.
 */
export function startProblem(header: MatchHeader, game: Game): PlaceProblem | null {
  const { start, forkOf } = header;
  if (forkOf !== undefined && !isViewer(game, forkOf.as))
    return { field: 'header.forkOf.as', problem: `${game.id} has no such side; it has ${listed(game.sides)}.` };
  if (start === undefined) return null;
  return inStart(
    outcomeProblem(start) ??
      agendaProblem(start, game) ??
      sidesProblem(start, game) ??
      dataProblem(start, header, game),
  );
}

function inStart(found: PlaceProblem | null): PlaceProblem | null {
  return found && { ...found, field: `header.start.${found.field}` };
}

const isViewer = ({ sides }: Game, name: string): boolean => name === 'referee' || sides.includes(name);

function outcomeProblem({ outcome }: State<unknown>): PlaceProblem | null {
  if (outcome === null) return null;
  return { field: 'outcome', problem: 'The match would be over before its first order.' };
}

function agendaProblem({ agenda }: State<unknown>, game: Game): PlaceProblem | null {
  const { procedures } = prepare(game);
  for (const [index, { procedure, step, locals }] of agenda.entries()) {
    const field = `agenda[${index}]`;
    const known = procedures.get(procedure);
    if (!known) return { field: `${field}.procedure`, problem: `The game does not list the procedure "${procedure}".` };
    if (!known.at.has(step))
      return { field: `${field}.step`, problem: `The procedure "${procedure}" has no step "${step}".` };
    if (typeof locals !== 'object' || locals === null)
      return { field: `${field}.locals`, problem: 'It should be an object.' };
  }
  const [outermost] = agenda;
  if (outermost === undefined) return { field: 'agenda', problem: 'It is empty, so nothing is under way.' };
  if (outermost.procedure !== game.begins)
    return { field: 'agenda[0].procedure', problem: `It should be "${game.begins}", with which the game begins.` };
  const astray = nestingProblem(agenda, game);
  if (astray !== null) return astray;
  return asksNobody(agenda.at(-1) as Frame, game)
    ? { field: `agenda[${agenda.length - 1}].step`, problem: 'No side is asked there.' }
    : null;
}

/**
 * Each procedure under way is one that the one around it could have come to at its step: the procedure that a call names, or one that a deed or
 * an answer enters. None is under way within itself, unless an answer enters it again.
 */
function nestingProblem(agenda: readonly Frame[], game: Game): PlaceProblem | null {
  const under = new Set<string>();
  for (const [index, { procedure }] of agenda.entries()) {
    const field = `agenda[${index}].procedure`;
    const around = agenda[index - 1];
    const again = game.enters?.[around ? `${around.procedure}: ${around.step}` : '']?.includes(procedure) ?? false;
    if (under.has(procedure) && !(again && index <= DEEPEST))
      return { field, problem: `The procedure "${procedure}" would be under way within itself.` };
    under.add(procedure);
    const problem = around && withinProblem(around, procedure, game);
    if (problem !== undefined) return { field, problem };
  }
  return null;
}

/** Deeper than procedures of any game are under way. */
const DEEPEST = 50;

function withinProblem(around: Frame, procedure: string, game: Game): string | undefined {
  const outer = prepare(game).procedures.get(around.procedure);
  const step = outer?.steps[outer.at.get(around.step) ?? -1];
  if (step === undefined) return undefined;
  const where = `"${around.procedure}: ${step.name}"`;
  if (step.type === 'call') {
    const { name } = step.procedure();
    return name === procedure ? undefined : `${where} calls "${name}", and not "${procedure}".`;
  }
  const entered = game.enters?.[`${around.procedure}: ${step.name}`];
  if (game.enters === undefined || entered?.includes(procedure)) return undefined;
  return `${where} doesn't enter "${procedure}".`;
}

function asksNobody({ procedure, step }: Frame, game: Game): boolean {
  const known = prepare(game).procedures.get(procedure);
  return known?.steps[known.at.get(step) ?? -1]?.type !== 'decide';
}

function sidesProblem({ open, sealed }: State<unknown>, { id, sides }: Game): PlaceProblem | null {
  const stranger = [...open, ...Object.keys(sealed)].find((side) => !sides.includes(side));
  const where = stranger !== undefined && open.includes(stranger) ? 'open' : 'sealed';
  if (stranger !== undefined)
    return { field: where, problem: `${id} has no side "${stranger}"; it has ${listed(sides)}.` };
  if (new Set([...open, ...Object.keys(sealed)]).size < open.length + Object.keys(sealed).length)
    return { field: 'open', problem: 'A side stands there that is named already, or has answered.' };
  return null;
}

/** The parts of the data are the kinds of things that the set-up makes them. */
function dataProblem({ data }: State<unknown>, header: MatchHeader, game: Game): PlaceProblem | null {
  const strange = notPlain(data, 'data');
  if (strange !== null) return placed(`${strange}.`);
  const own: unknown = game.setup(header.scenario, header.options, scenarioIn(game, header).file);
  if (kindOf(own) !== kindOf(data))
    return { field: 'data', problem: `It should be ${kindOf(own)}, but is ${kindOf(data)}.` };
  if (typeof own !== 'object' || own === null || Array.isArray(own)) return null;
  const given = data as Record<string, unknown>;
  for (const [name, value] of Object.entries(own)) {
    if (!Object.hasOwn(given, name)) return { field: `data.${name}`, problem: 'It is missing.' };
    const kinds = [kindOf(value), kindOf(given[name])];
    // What is not there yet may come, and what is may go.
    if (kinds[0] !== kinds[1] && !kinds.includes('null'))
      return { field: `data.${name}`, problem: `It should be ${kinds[0]}, but is ${kinds[1]}.` };
  }
  return fixedProblem(own as Record<string, unknown>, given, game);
}

/** What the set-up decides for the whole match is as the scenario and the options of the header have it. */
function fixedProblem(
  own: Record<string, unknown>,
  given: Record<string, unknown>,
  { fixed = [] }: Game,
): PlaceProblem | null {
  for (const name of fixed) {
    const found = unlike(partOf(own, name), partOf(given, name), `data.${name}`);
    if (found)
      return {
        field: found.field,
        problem: `The scenario and its options make it ${shown(found.own)}, but it is ${shown(found.given)}.`,
      };
  }
  return null;
}

/** The innermost place where two values differ. */
function unlike(own: unknown, given: unknown, field: string): { field: string; own: unknown; given: unknown } | null {
  if (same(own, given)) return null;
  if (isParted(own) && isParted(given) && Array.isArray(own) === Array.isArray(given)) {
    const names = Object.keys(own);
    if (names.length === Object.keys(given).length && names.every((name) => Object.hasOwn(given, name)))
      for (const name of names) {
        const inner = unlike(own[name], given[name], Array.isArray(own) ? `${field}[${name}]` : `${field}.${name}`);
        if (inner) return inner;
      }
  }
  return { field, own, given };
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/**
 * What is wrong with how a match stands that began at a position of its file: those who are asked must be those whom the
 * step asks, sealed answers must be valid, and the game must be able to show it to everybody.
 */
export function standingProblem(match: Match): PlaceProblem | null {
  if (match.header.start === undefined) return null;
  return inStart(
    tried(
      'data',
      () => (match.table.whole.outcome === null ? questionsProblem(match) : overAtOnce) ?? shownProblem(match),
    ),
  );
}

const overAtOnce: PlaceProblem = { field: 'agenda', problem: 'The match would be over before its first order.' };

function questionsProblem(match: Match): PlaceProblem | null {
  const { prepared, table } = match;
  const { open, sealed } = table.whole;
  const { cursor, step } = openStep(prepared.procedures, table);
  const asked = deciders(step, table, cursor.frame.locals);
  const named = new Set([...open, ...Object.keys(sealed)]);
  if (open.length === 0 || asked.length !== named.size || asked.some((side) => !named.has(side)))
    return { field: 'open', problem: `The step "${step.name}" asks ${asked.join(' and ')}.` };
  for (const side of open) {
    const question = questionTo(match, side);
    // Play never comes to a question without an answer: the proofs of every game see to that.
    if (question !== null) sampleAnswer(question, fast('start'));
  }
  return sealedProblem(sealed, (side) => questionAt(table, cursor, step, side), prepared.game);
}

function sealedProblem(
  sealed: Record<Side, unknown>,
  questionFor: (side: Side) => Parameters<typeof refusalOf>[0],
  game: Game,
): PlaceProblem | null {
  for (const [side, answer] of Object.entries(sealed)) {
    const refusal = refusalOf(questionFor(side), answer as Answer);
    if (refusal !== null)
      return { field: `sealed.${side}`, problem: say({ ...kernelWords, ...game.words }, refusal.reason) };
  }
  return null;
}

function shownProblem(match: Match): null {
  const { game } = match.prepared;
  for (const viewer of [...game.sides, 'referee']) game.present(observe(match.prepared, match.table.whole, viewer));
  for (const side of game.sides) {
    promptFor(match, side);
    flowFor(match, side);
  }
  return null;
}

/** What the game's own invariants say against a start. */
export function invariantProblem({ start }: MatchHeader, invariants: Invariants | undefined): PlaceProblem | null {
  if (start === undefined || invariants === undefined) return null;
  return inStart(
    tried('data', () => {
      const [problem] = invariants(start.data as never, start.agenda);
      return problem === undefined ? null : placed(problem);
    }),
  );
}

/** A sentence that begins with a place in the start, as those of a shape do: `data.turn should be ...`. */
const PLACE = /^((?:data|agenda)(?:\.[\p{L}_$][\p{L}\p{N}_$]*|\[\d+\]|\["[^"]*"\])+) (.+)$/su;

function placed(problem: string): PlaceProblem {
  const [, field, rest] = PLACE.exec(problem) ?? [];
  return field === undefined ? { field: 'data', problem } : { field, problem: `It ${rest}` };
}

/** Rules that meet what cannot be may fail in any way: that is a problem of the file. */
function tried(field: string, look: () => PlaceProblem | null): PlaceProblem | null {
  try {
    return look();
  } catch (error) {
    return { field, problem: failureAt(error) };
  }
}
