import type { MatchOptions } from '../play/context.ts';
import { type Game, optionsOf } from '../play/game.ts';
import type { MatchHeader } from './header.ts';
import { clone, frozen, type JsonObject, same } from './json.ts';
import { type Lesson, lessonShape } from '../lessons/lesson.ts';
import { type Catalogue, say } from '../view/message.ts';
import { BadInput, listed } from '../play/refusal.ts';
import { anyJson, check, faultsOf, fields, inFile, noted, oneOf, optional, record, type Shape, text } from './shape.ts';
import { toJsonSchema } from './shapeSchema.ts';
import { shown } from './shapeWords.ts';

/** A set-up of a game. Its title stands in the catalogue under "scenario.<id>", or in its file. */
export interface Scenario {
  readonly id: string;
  /** What its file holds, in a game whose scenarios are files. It is public: nobody's secrets stand there. */
  readonly file?: JsonObject;
  /** What it teaches, in a game whose scenarios are part of the program; a file has its lesson in itself. */
  readonly lesson?: Lesson;
}

/** One thing that is wrong with a scenario file: the path of the field, such as "ships[2].hex", and a sentence. */
export interface ScenarioProblem {
  readonly path: string;
  readonly problem: string;
}

/** What the scenario files of a game look like. */
export interface ScenarioForm {
  /** The fields of a file besides those that every scenario file has. */
  readonly fields: Readonly<Record<string, Shape>>;
  /** What the form cannot say: a hex off the map, a ship that never was. Asked only of files that have the form. */
  problems?(file: JsonObject): readonly ScenarioProblem[];
}

export type ScenarioReading =
  | { readonly ok: true; readonly file: JsonObject }
  | { readonly ok: false; readonly problems: readonly ScenarioProblem[] };

export const FORMAT = 'point-option scenario';
const VERSION = 1;

/** It names files and stands in commands, so it is plain. */
const ID = text({
  max: 60,
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  as: 'lowercase words with hyphens between, such as "night-landing", 60 characters at most',
});
// Files come from strangers, and what a terminal takes for a command to itself must not reach it.
const TITLE = text({ min: 1, max: 120, pattern: '^\\P{Cc}*$', as: 'a line of text, 120 characters at most' });
const ABOUT = text({
  min: 1,
  pattern: '^(\\P{Cc}|\\n)*$',
  as: 'a text that is not empty and has no control characters',
});

/** The form of a whole file. What every file has is the kernel's own, whatever a game lists. */
function shapeOf(game: Game, form: ScenarioForm): Shape {
  const common = {
    $schema: optional(text()),
    format: oneOf([FORMAT]),
    version: oneOf([VERSION]),
    game: oneOf([game.id]),
    id: noted('A name of its own, not that of a scenario which the game has.', ID),
    title: noted('What people see.', TITLE),
    about: noted('What it is about, in a few sentences.', ABOUT),
    options: optional(
      noted('Options of the game that are set otherwise here, unless the player sets them.', record(anyJson())),
    ),
    lesson: optional(noted('What it teaches, and what is said on the way.', lessonShape(game.procedures))),
  };
  return fields({ ...common, ...form.fields, ...common });
}

/** The JSON Schema of a game's scenario files. Whether a file fits the game's map and pieces, only readScenario can say. */
export function scenarioSchema(game: Game): JsonObject {
  if (!game.scenarioForm) throw new BadInput(`${game.id} ${NO_FILES}.`);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `A scenario of ${game.id}`,
    ...toJsonSchema(shapeOf(game, game.scenarioForm)),
  };
}

const NO_FILES = 'takes no scenario files: its scenarios are part of the program';

/** Files that were read, by the game that read them: none can have changed, so none is read twice. */
const known = new WeakMap<object, Game>();

/** The contents of a scenario file of a game, or all that is wrong with them. */
export function readScenario(game: Game, json: unknown): ScenarioReading {
  const problems = [...scenarioProblems(game, json)];
  if (problems.length === 0) {
    const file = contents(json as JsonObject);
    const own = game.scenarios.find(({ id }) => id === file['id']);
    if (!own || same(own.file && contents(own.file), file)) return { ok: true, file: kept(game, file) };
    problems.push({
      path: 'id',
      problem: `${game.id} has a scenario "${own.id}" of its own, which is not this one: give this one another id.`,
    });
  }
  return { ok: false, problems };
}

/** What is wrong with a file in itself. A name that a newer game has taken is not: older matches keep theirs. */
export function scenarioProblems(game: Game, json: unknown): readonly ScenarioProblem[] {
  const named = scenarioGame(json);
  if (!named.ok) return [named.problem];
  if (named.game !== game.id) {
    const problem = `The file is a scenario of the game ${shown(named.game)}, not of "${game.id}".`;
    return [{ path: 'game', problem }];
  }
  const { scenarioForm: form } = game;
  if (!form) return [{ path: 'game', problem: `${game.id} ${NO_FILES}.` }];
  const file = json as JsonObject;
  const faults = faultsOf(shapeOf(game, form), file, 'file');
  return faults.length > 0 ? faults.map(inFile) : [...optionProblems(game, file), ...(form.problems?.(file) ?? [])];
}

function optionProblems(game: Game, file: JsonObject): ScenarioProblem[] {
  try {
    optionsOf(game, scenarioOptions({ id: '', file }));
    return [];
  } catch (error) {
    if (error instanceof BadInput) return [{ path: 'options', problem: error.message }];
    throw error;
  }
}

/** The options that a scenario sets otherwise than the game does. */
export function scenarioOptions({ file }: Scenario): MatchOptions {
  return (file?.['options'] ?? {}) as MatchOptions;
}

export type ScenarioGame =
  | { readonly ok: true; readonly game: string }
  | { readonly ok: false; readonly problem: ScenarioProblem };

/** The game a file says it is for, or why it isn't a scenario file of this program at all; then the rest says nothing. */
export function scenarioGame(json: unknown): ScenarioGame {
  const fault = check(record(anyJson()), json, 'file');
  if (fault) return { ok: false, problem: inFile(fault) };
  const { format, version, game } = json as JsonObject;
  if (format !== FORMAT) {
    const says = format === undefined ? 'it has no format' : `it says ${shown(format)}`;
    return refused('format', `This is not a scenario file: ${says} where "${FORMAT}" belongs.`);
  }
  if (typeof version === 'number' && version !== VERSION)
    return refused('version', `The file is of version ${version}; this program reads version ${VERSION}.`);
  if (typeof game === 'string') return { ok: true, game };
  return game === undefined
    ? refused('game', 'It is missing: it should be the id of a game.')
    : refused('game', `It should be the id of a game, but is ${shown(game)}.`);
}

function refused(path: string, problem: string): ScenarioGame {
  return { ok: false, problem: { path, problem } };
}

/** A file without what is meant for editors alone. */
function contents({ $schema: _schema, ...file }: JsonObject): JsonObject {
  return file;
}

function kept(game: Game, file: JsonObject): JsonObject {
  const own = frozen(clone(file));
  known.set(own, game);
  return own;
}

/** A scenario by its id, or that of a file; the first where nothing is given. */
export function scenarioOf(game: Game, given: string | JsonObject | undefined): Scenario {
  if (typeof given === 'object') return ofFile(game, given);
  const scenario = given === undefined ? game.scenarios[0] : game.scenarios.find(({ id }) => id === given);
  if (scenario) return scenario;
  throw new BadInput(`${game.id} has no scenario "${given}"; it has ${listed(game.scenarios.map(({ id }) => id))}.`);
}

function ofFile(game: Game, json: JsonObject): Scenario {
  const reading: ScenarioReading = known.get(json) === game ? { ok: true, file: json } : readScenario(game, json);
  if (!reading.ok) {
    const [first] = reading.problems;
    throw new BadInput(`The scenario file cannot be used. ${first?.path}: ${first?.problem}`);
  }
  const { file } = reading;
  // A file of that name that was not refused is the game's own.
  return game.scenarios.find(({ id }) => id === file['id']) ?? { id: file['id'] as string, file };
}

/** The scenario of a match: the game's own, or the one it carries with it. */
export function scenarioIn(game: Game, { scenario, scenarioFile }: MatchHeader): Scenario {
  return scenarioFile === undefined ? scenarioOf(game, scenario) : { id: scenario, file: scenarioFile };
}

/** What people see: the words of the game for a scenario of its own, or else the title in the file. */
export function scenarioTitle(game: Game, { id, file }: Scenario, words: Catalogue = game.words): string {
  const key = `scenario.${id}`;
  const isOwn = game.scenarios.some((own) => own.id === id && (file === undefined || same(own.file, file)));
  if (isOwn && Object.hasOwn(words, key)) return say(words, { key });
  return typeof file?.['title'] === 'string' ? file['title'] : id;
}
