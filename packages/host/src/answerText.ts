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

/**
 * An answer as a person reads it: the labels of what was chosen. The match stands where the question is put. What
 * doesn't fit the question, as in a damaged file, is shown as it is.
 */
export function answerText(match: Match, side: Side, prompt: PromptView, answer: Answer): Message[] {
  const label = (id: unknown): Message => choosable(prompt).find((option) => option.id === id)?.label ?? plain(id);
  switch (prompt.kind) {
    case 'one':
    case 'amount':
      return [label(answer)];
    case 'confirm':
      return [message(answer === true ? 'host.yes' : 'host.no')];
    case 'some':
      return orNothing(listIn(answer).map(label));
    case 'path':
      return orNothing(routeText(match, side, listIn(answer)));
    case 'allot':
      return orNothing(
        entriesIn(answer).map(([item, n]) => message('host.allotted', { item: label(item), n: Number(n) })),
      );
    case 'arrange': {
      const box = (id: unknown): Message => prompt.boxes.find((each) => each.id === id)?.label ?? plain(id);
      return orNothing(
        entriesIn(answer).map(([piece, where]) => message('host.placed', { piece: label(piece), box: box(where) })),
      );
    }
  }
}

function listIn(answer: Answer): readonly OptionId[] {
  return Array.isArray(answer) ? (answer as OptionId[]) : [];
}

function entriesIn(answer: Answer): [string, unknown][] {
  return typeof answer === 'object' && answer !== null ? Object.entries(answer) : [];
}

function orNothing(parts: Message[]): Message[] {
  return parts.length === 0 ? [message('host.nothing')] : parts;
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
