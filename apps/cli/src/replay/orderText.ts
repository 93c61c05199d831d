import { ask, type Catalogue, type Match, type Order, promptFor, say } from '@point-option/engine';
import { capital, sideName } from '../text/words.ts';

/** An order in words, told by the question it answers: the match must stand just before it. */
export function orderText(words: Catalogue, match: Match, order: Order): string {
  const who = capital(sideName(words, order.by));
  if ('undo' in order) return `${who}: takes the last order back.`;
  return `${who}: ${orderWords(words, match, order)}`;
}

/** The question that an order answers, and the answer. */
export function orderWords(words: Catalogue, match: Match, order: Extract<Order, { answer: unknown }>): string {
  const prompt = promptFor(match, order.by);
  const question = prompt ? say(words, prompt.question) : '';
  return `${question} ${answerText(words, match, order)}`;
}

function answerText(words: Catalogue, match: Match, { by, answer }: Extract<Order, { answer: unknown }>): string {
  const question = ask(match, by);
  const label = (id: unknown): string => {
    const option = promptFor(match, by)?.options.find((each) => each.id === id);
    return option ? say(words, option.label) : String(id);
  };
  switch (question?.kind) {
    case 'one':
      return `${label(answer)}.`;
    case 'some':
      return Array.isArray(answer) && answer.length > 0 ? `${answer.map(label).join(', ')}.` : 'None.';
    case 'confirm':
      return answer === true ? 'Yes.' : 'No.';
    case 'arrange': {
      const boxes = promptFor(match, by)?.boxes ?? [];
      const named = (id: string): string => {
        const box = boxes.find((each) => each.id === id)?.label;
        return box && box.key !== 'kernel.plain' ? `: ${say(words, box)}` : ` ${id}`;
      };
      const pairs = Object.entries((answer ?? {}) as Record<string, string>).map(([piece, box]) => piece + named(box));
      return pairs.length === 0 ? 'Nothing placed.' : `${pairs.join('; ')}.`;
    }
    case 'amount':
    case undefined:
      return `${JSON.stringify(answer)}.`;
  }
}
