import { type Answer, choosable, type Message, message, type PromptView } from '@point-option/engine';

/** An order as a person reads it: the labels of what was chosen. */
export function orderText(prompt: PromptView, answer: Answer): Message[] {
  const label = (id: unknown): Message =>
    choosable(prompt).find((option) => option.id === id)?.label ?? message('kernel.plain', { id: String(id) });
  if (typeof answer === 'boolean') return [message(answer ? 'host.yes' : 'host.no')];
  if (Array.isArray(answer)) return answer.map(label);
  if (answer === null || typeof answer !== 'object') return [label(answer)];
  const boxes = prompt.kind === 'arrange' ? prompt.boxes : [];
  return Object.entries(answer).map(([id, value]) =>
    message('host.placed', {
      piece: label(id),
      box: boxes.find((box) => box.id === value)?.label ?? String(value),
    }),
  );
}
