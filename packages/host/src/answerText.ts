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
      return orNone(match, prompt, listIn(answer).map(label));
    case 'allot':
      return orNone(
        match,
        prompt,
        entriesIn(answer).map(([item, n]) => message('host.allotted', { item: label(item), n: Number(n) })),
      );
    case 'arrange': {
      const box = (id: unknown): Message => prompt.boxes.find((each) => each.id === id)?.label ?? plain(id);
      return orNone(
        match,
        prompt,
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

/** An empty answer is said in the game's own words for it, which are on the button too, where it has any. */
function orNone({ prepared }: Match, { question }: PromptView, parts: Message[]): Message[] {
  if (parts.length > 0) return parts;
  const key = `none.${question.key}`;
  return [Object.hasOwn(prepared.game.words, key) ? message(key, question.values) : message('host.nothing')];
}

function plain(id: unknown): Message {
  return message('kernel.plain', { id: typeof id === 'number' ? id : String(id) });
}
