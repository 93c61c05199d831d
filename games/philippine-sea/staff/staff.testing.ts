import { type Answer, ask, fast, observeMatch } from '@point-option/engine';
import type { Table } from '../rules/testing.ts';
import { mitscher } from './admirals.ts';

/** What the staff orders here, and the key of its reason. */
export function ordered(match: Table): { answer: Answer; why: string | undefined } {
  const question = ask(match, 'us');
  if (question === null) throw new Error('Nothing is asked.');
  const seen = observeMatch(match, 'us');
  const answer = mitscher.decide(seen, question, fast('staff'));
  return { answer, why: mitscher.reason?.(seen, question, answer)?.key };
}
/** The pieces that an order puts into boxes whose name begins so. */
export function into(answer: Answer, box: string): string[] {
  return Object.entries(answer as Record<string, string>).flatMap(([id, to]) => (to.startsWith(box) ? [id] : []));
}
