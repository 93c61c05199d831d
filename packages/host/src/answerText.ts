import {
  type Answer,
  chosenFrom,
  type Match,
  type Message,
  message,
  type OptionId,
  type PromptView,
  type Side,
} from '@point-option/engine';

/**
 * An answer as a person reads it: the labels of what was chosen. The match stands where the question is put. What
 * doesn't fit the question, as in a damaged file, is shown as it is.
 */
export function answerText(match: Match, side: Side, prompt: PromptView, answer: Answer): Message[] {
  const offered = chosenFrom(match, side, prompt, answer);
  const label = (id: unknown): Message => offered.find((option) => option.id === id)?.label ?? plain(id);
  switch (prompt.kind) {
    case 'one':
    case 'amount':
      return [label(answer)];
    case 'confirm':
      return [message(answer === true ? 'host.yes' : 'host.no')];
    case 'some':
    case 'path':
      return orNothing(listIn(answer).map(label));
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

function plain(id: unknown): Message {
  return message('kernel.plain', { id: typeof id === 'number' ? id : String(id) });
}
