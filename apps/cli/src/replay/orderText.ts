import { capital, type Catalogue, type Match, type Order, promptFor, say } from '@point-option/engine';
import { answerText } from '@point-option/host';
import { sideName } from '../text/words.ts';

/** An order in words, told by the question it answers: the match must stand just before it. */
export function orderText(words: Catalogue, match: Match, order: Order): string {
  const who = capital(sideName(words, order.by));
  if ('undo' in order) return `${who}: undoes the last order.`;
  const prompt = promptFor(match, order.by);
  if (prompt === null) return `${who}: ${JSON.stringify(order.answer)}.`;
  const answer = answerText(match, order.by, prompt, order.answer).map((part) => say(words, part));
  return `${who}: ${say(words, prompt.question)} ${answer.join('; ')}.`;
}
