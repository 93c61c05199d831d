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

/** Whether an error is no fault of the program: what was asked cannot be. */
export function isExpected(error: unknown): boolean {
  return error instanceof BadInput || error instanceof Refused;
}

/** An error as whoever asked is told of it. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return { problem: error.message, refusal: error.refusal };
  if (error instanceof BadInput) return { problem: error.message };
  return { problem: faultSentence(error), fault: true };
}

export function faultSentence(error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  const stop = /[.!?]$/.test(why) ? '' : '.';
  return `Something went wrong in the program: ${why}${stop} The match stands as it was last kept.`;
}

/** The first thing that is wrong with a request, as a sentence that names the field. */
export function fieldSentence(kind: string, [issue]: readonly z.core.$ZodIssue[]): string {
  const field = issue === undefined || issue.path.length === 0 ? '' : issue.path.map(String).join('.');
  const about = `The request "${kind}" cannot be read`;
  if (issue?.code === 'unrecognized_keys') {
    const path = field === '' ? '' : `${field}.`;
    return `${about}: it has no field "${path}${issue.keys[0] ?? ''}".`;
  }
  const where = field === '' ? 'the whole' : `the field "${field}"`;
  if (issue?.code === 'invalid_type') return `${about}: ${where} should be of the type ${issue.expected}.`;
  if (issue?.code === 'invalid_value')
    return `${about}: ${where} should be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}.`;
  if (issue?.code === 'too_small') return `${about}: ${where} is too short.`;
  if (issue?.code === 'too_big') return `${about}: ${where} is too long.`;
  return `${about}: ${where} has a form that is not known.`;
}
