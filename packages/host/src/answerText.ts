import {
  type Answer,
  choosable,
  type Match,
  type Message,
  message,
  type OptionId,
  type PromptView,
  routeFor,
  type Side,
} from '@point-option/engine';

/** An answer as a person reads it: the labels of what was chosen. Asked before the order is given. */
export function answerText(match: Match, side: Side, prompt: PromptView, answer: Answer): Message[] {
  const label = (id: unknown): Message => choosable(prompt).find((option) => option.id === id)?.label ?? plain(id);
  if (typeof answer === 'boolean') return [message(answer ? 'host.yes' : 'host.no')];
  if (Array.isArray(answer)) {
    if (answer.length === 0) return [message('host.nothing')];
    return prompt.kind === 'path' ? routeText(match, side, answer as OptionId[]) : answer.map(label);
  }
  if (answer === null || typeof answer !== 'object') return [label(answer)];
  const placed = Object.entries(answer);
  if (placed.length === 0) return [message('host.nothing')];
  if (prompt.kind === 'allot')
    return placed.map(([item, n]) => message('host.allotted', { item: label(item), n: Number(n) }));
  const boxes = prompt.kind === 'arrange' ? prompt.boxes : [];
  return placed.map(([piece, where]) =>
    message('host.placed', { piece: label(piece), box: boxes.find(({ id }) => id === where)?.label ?? plain(where) }),
  );
}

/** Each step is named where the route has come to it. */
function routeText(match: Match, side: Side, route: readonly OptionId[]): Message[] {
  return route.map((to, i) => {
    const steps = routeFor(match, side, route.slice(0, i))?.steps ?? [];
    return steps.find(({ id }) => id === to)?.label ?? plain(to);
  });
}

function plain(id: unknown): Message {
  return message('kernel.plain', { id: typeof id === 'number' ? id : String(id) });
}
