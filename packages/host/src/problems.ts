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

type Problem = Omit<Extract<Reply, { ok: false }>, 'id' | 'ok'>;

/** Whether an error is about what was asked, not a fault of the program. */
export function isExpected(error: unknown): boolean {
  return error instanceof BadInput || error instanceof Refused;
}

/** An error as the connection is told of it. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return { problem: error.message, refusal: error.refusal };
  if (error instanceof BadInput) return { problem: error.message };
  return { problem: faultSentence(error), fault: true };
}

export function faultSentence(error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  const stop = /[.!?]$/.test(why) ? '' : '.';
  return `Something went wrong in the program: ${why}${stop} The match is back at its last save.`;
}

/** What is wrong with a request that does not even say what it asks. */
export function envelopeSentence([issue]: readonly z.core.$ZodIssue[]): string {
  const [field] = issue?.path ?? [];
  if (field === 'id') return 'The request isn\'t valid: the field "id" must be a number.';
  if (field === 'kind') return 'The request isn\'t valid: the field "kind" doesn\'t name a request.';
  return 'A request must be an object with the fields "id" and "kind".';
}

/** The first thing that is wrong with a request, as a sentence that names the field. */
export function fieldSentence(kind: string, [issue]: readonly z.core.$ZodIssue[]): string {
  const field = issue === undefined || issue.path.length === 0 ? '' : issue.path.map(String).join('.');
  const about = `The request "${kind}" isn't valid`;
  if (issue?.code === 'unrecognized_keys') {
    const path = field === '' ? '' : `${field}.`;
    return `${about}: it has no field "${path}${issue.keys[0] ?? ''}".`;
  }
  const where = field === '' ? 'it' : `the field "${field}"`;
  if (issue?.code === 'invalid_type') return `${about}: ${where} must be of the type ${issue.expected}.`;
  if (issue?.code === 'invalid_value')
    return `${about}: ${where} must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}.`;
  if (issue?.code === 'too_small') return `${about}: ${where} is too short.`;
  if (issue?.code === 'too_big') return `${about}: ${where} is too long.`;
  return `${about}: ${where} isn't valid.`;
}
