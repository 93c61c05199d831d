import { type Answer, capital, type Catalogue, choosable, type PromptView, say } from '@point-option/engine';
import type { StaffDid } from '@point-option/host';
import { stepName } from '../text/prompt.ts';
import { shortName } from '@point-option/host';
import { typedNames } from '../text/typedNames.ts';
import type { AskRoute } from './routeReader.ts';

/** An answer in the words that a person would type for it, or as close as can be. */
export async function answerWords(
  words: Catalogue,
  prompt: PromptView,
  answer: Answer,
  askRoute: AskRoute,
): Promise<string> {
  const name = (id: Answer): string => {
    const option = choosable(prompt).find((each) => each.id === id);
    return option ? shortName(words, option) : plain(id);
  };
  switch (prompt.kind) {
    case 'one':
      return name(answer);
    case 'amount':
      return plain(answer);
    case 'confirm':
      return answer === true ? 'yes' : 'no';
    case 'some':
      return listIn(answer).map(name).join(', ') || 'none';
    case 'path':
      return (await stepNames(words, listIn(answer), askRoute)).join(' ') || 'no step';
    case 'arrange': {
      const called = typedNames(words, prompt);
      const pairs = entriesIn(answer).map(([piece, box]) => `${called.piece(piece)} ${called.box(plain(box))}`);
      return pairs.join(', ') || 'none';
    }
    case 'allot':
      return (
        entriesIn(answer)
          .map(([item, n]) => `${name(item)} ${plain(n)}`)
          .join(', ') || 'none'
      );
  }
}

/** A step has its name among those that could be taken there. */
async function stepNames(words: Catalogue, route: readonly (string | number)[], askRoute: AskRoute): Promise<string[]> {
  const views = await Promise.all(route.map((_, i) => askRoute(route.slice(0, i))));
  return route.map((id, i) => {
    const step = views[i]?.steps.find((each) => each.id === id);
    return step ? stepName(words, step) : String(id);
  });
}

function plain(value: Answer): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function listIn(answer: Answer): readonly (string | number)[] {
  return Array.isArray(answer) ? (answer as (string | number)[]) : [];
}

export function entriesIn(answer: Answer): [string, Answer][] {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? Object.entries(answer) : [];
}

/** What the staff ordered in a person's name; of very many the latest. */
export function staffDidLines(words: Catalogue, did: readonly StaffDid[], orders: number): string[] {
  const some = did.length < orders ? ` (the latest ${did.length} of ${orders})` : '';
  return [
    '',
    `The staff ordered for you${some}:`,
    ...did.map(({ question, answer, reason }) => {
      const order = answer.map((part) => capital(say(words, part))).join('; ');
      return `  ${say(words, question)} ${order}.${reason === null ? '' : ` ${say(words, reason)}`}`;
    }),
  ];
}
