import { BadInput, type Catalogue, type Refusal, say } from '@point-option/engine';
import type * as z from 'zod/mini';
import type { Reply } from './protocol.ts';

/** What the rules refused: the sentence, with the rule. */
export class Refused extends Error {
  constructor(
    words: Catalogue,
    readonly refusal: Refusal,
  ) {
    super(say(words, refusal.reason));
  }
}

/** A store that could not do what it was asked: no fault of the program, and told by its own words. */
export class StoreProblem extends BadInput {
  constructor(
    what: string,
    readonly why: string,
  ) {
    super(`${what}: ${why}`);
  }
}

/** The program failed and the match was taken back. Whoever asked is told that, and not what failed. */
export class Failed extends Error {}

type Problem = Omit<Extract<Reply, { ok: false }>, 'id' | 'ok'>;

/** Whether an error is about what was asked, not a fault of the program. */
export function isExpected(error: unknown): boolean {
  return error instanceof BadInput || error instanceof Refused;
}

/** An error as the connection is told of it. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return { problem: short(error.message, SENTENCE), refusal: error.refusal };
  if (error instanceof BadInput) return { problem: short(error.message, SENTENCE) };
  return { problem: error instanceof Failed ? error.message : FAULT, fault: true };
}

/** What players are told of a fault of the program. */
export const FAULT = 'Something went wrong in the program.';
export const TAKEN_BACK = `${FAULT} The match stands as it did before.`;

/** As long as a sentence may be that repeats what was sent, and as a name in it. */
const SENTENCE = 1500;
const NAME = 80;

/** What was sent, as far as it is worth repeating. */
export function short(text: string, length = NAME): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

/** What is wrong with a request that does not even say what it asks. */
export function envelopeSentence([issue]: readonly z.core.$ZodIssue[]): string {
  const [field] = issue?.path ?? [];
  if (field === 'id') return 'The request isn\'t valid: the field "id" must be a number.';
  if (field === 'kind') return 'The request isn\'t valid: the field "kind" doesn\'t name a request.';
  return 'A request must be an object with the fields "id" and "kind".';
}

/** The first thing that is wrong with a request, as a sentence that names the field. */
export function fieldSentence(kind: string, asked: unknown, [issue]: readonly z.core.$ZodIssue[]): string {
  const path = issue?.path ?? [];
  const field = short(path.map(String).join('.'));
  const about = `The request "${kind}" isn't valid`;
  if (issue?.code === 'unrecognized_keys')
    return `${about}: it has no field "${field === '' ? '' : `${field}.`}${short(issue.keys[0] ?? '')}".`;
  const where = field === '' ? 'it' : `the field "${field}"`;
  if (valueAt(asked, path) === undefined) return `${about}: ${where} is missing.`;
  // A schema that says what it takes says so itself.
  if (issue?.message.startsWith('must be')) return `${about}: ${where} ${issue.message}.`;
  if (issue?.code === 'invalid_type') return `${about}: ${where} must be of the type ${issue.expected}.`;
  if (issue?.code === 'invalid_value')
    return `${about}: ${where} must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}.`;
  if (issue?.code === 'too_small') return `${about}: ${where} is too short.`;
  if (issue?.code === 'too_big') return `${about}: ${where} is too long.`;
  return `${about}: ${where} isn't valid.`;
}

function valueAt(asked: unknown, path: readonly PropertyKey[]): unknown {
  let value = asked;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

/** Deeper than any file of a match, a scenario or charts. */
const DEPTH = 200;

/** Whether data is nested so deep that to read it could break the program. */
export function isTooDeep(data: unknown): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? (Object.values(value) as unknown[]).filter(isObject) : [],
    );
  }
  return false;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Where a request names a field "__proto__", which the schemas would drop without a word; null where none does. For
 * data that is not nested too deep.
 */
export function protoField(data: unknown, path = ''): string | null {
  if (!isObject(data)) return null;
  for (const [name, value] of Object.entries(data)) {
    const own = path === '' ? name : `${path}.${name}`;
    const found = name === '__proto__' ? own : protoField(value, own);
    if (found !== null) return found;
  }
  return null;
}
