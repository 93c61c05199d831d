import { type Answer, type Message, message, type PromptView } from '@point-option/engine';

/** An answer as a person reads it: the labels of what was chosen. */
export function answerText(prompt: PromptView, answer: Answer): Message[] {
  const label = (id: unknown): Message =>
    prompt.options.find((option) => option.id === id)?.label ?? message('kernel.plain', { id: String(id) });
  if (typeof answer === 'boolean') return [message(answer ? 'web.yes' : 'web.no')];
  if (Array.isArray(answer)) return answer.map(label);
  if (answer !== null && typeof answer === 'object') {
    const box = (id: unknown): Message =>
      prompt.boxes?.find((each) => each.id === id)?.label ?? message('kernel.plain', { id: String(id) });
    return Object.entries(answer).map(([piece, where]) =>
      message('web.placed', { piece: label(piece), box: box(where) }),
    );
  }
  return [label(answer)];
}
