import { shown } from '../files/shapeWords.ts';
import { message } from '../view/message.ts';
import type { Answer } from './decision.ts';
import type { Refusal } from './refusal.ts';

/** A refusal of the kernel's own, by the rule of the question. */
export function refuseBy(key: string, rule: string, values: Record<string, string | number> = {}): Refusal {
  return { reason: message(`kernel.${key}`, values), rule };
}

/** An answer as a refusal shows it: its beginning, for it may be anything, of any length and depth. */
export function text(answer: Answer): string {
  return typeof answer === 'string' && answer.length <= LONGEST ? answer : shown(answer);
}

const LONGEST = 60;
