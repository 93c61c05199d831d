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
  const prompt = promptFor(match, by);
  const label = (id: unknown): string => {
    const option = prompt?.options.find((each) => each.id === id);
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
      const pieces = new Map<string, string[]>();
      for (const [piece, box] of Object.entries((answer ?? {}) as Record<string, string>))
        pieces.set(box, [...(pieces.get(box) ?? []), label(piece)]);
      if (pieces.size === 0) return 'Nothing placed.';
      const boxName = (id: string): string => {
        const box = prompt?.boxes?.find((each) => each.id === id);
        return box ? say(words, box.label) : id;
      };
      return `${[...pieces].map(([box, placed]) => `${placed.join(' and ')}: ${boxName(box)}`).join('; ')}.`;
    }
    case 'amount':
    case undefined:
      return `${JSON.stringify(answer)}.`;
  }
}
