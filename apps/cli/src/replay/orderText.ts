import {
  type Catalogue,
  choosable,
  type Match,
  type OptionId,
  type Order,
  promptFor,
  routeFor,
  say,
  type Side,
} from '@point-option/engine';
import { capital, sideName, together } from '../text/words.ts';

/** An order in words, told by the question it answers: the match must stand just before it. */
export function orderText(words: Catalogue, match: Match, order: Order): string {
  const who = capital(sideName(words, order.by));
  if ('undo' in order) return `${who}: takes the last order back.`;
  return `${who}: ${orderWords(words, match, order)}`;
}

/** The question that an order answers, and the answer. */
function orderWords(words: Catalogue, match: Match, order: Extract<Order, { answer: unknown }>): string {
  const prompt = promptFor(match, order.by);
  const question = prompt ? say(words, prompt.question) : '';
  return `${question} ${answerText(words, match, order)}`;
}

function answerText(words: Catalogue, match: Match, { by, answer }: Extract<Order, { answer: unknown }>): string {
  const prompt = promptFor(match, by);
  if (prompt === null) return `${JSON.stringify(answer)}.`;
  const label = (id: unknown): string => {
    const option = choosable(prompt).find((each) => each.id === id);
    return option ? say(words, option.label) : String(id);
  };
  switch (prompt.kind) {
    case 'one':
      return `${label(answer)}.`;
    case 'some':
      return Array.isArray(answer) && answer.length > 0 ? `${answer.map(label).join(', ')}.` : 'None.';
    case 'confirm':
      return answer === true ? 'Yes.' : 'No.';
    case 'path':
      return routeText(words, match, by, answer as OptionId[]);
    case 'allot': {
      const given = Object.entries((answer ?? {}) as Record<string, number>).map(([id, n]) => `${label(id)} ${n}`);
      return given.length === 0 ? 'Nothing.' : `${given.join(', ')}.`;
    }
    case 'arrange': {
      const pieces = new Map<string, string[]>();
      for (const [piece, box] of Object.entries((answer ?? {}) as Record<string, string>))
        pieces.set(box, [...(pieces.get(box) ?? []), label(piece)]);
      if (pieces.size === 0) return 'Nothing placed.';
      const boxName = (id: string): string => {
        const box = prompt.boxes.find((each) => each.id === id);
        return box ? say(words, box.label) : id;
      };
      return `${[...pieces].map(([box, placed]) => `${piecesText(placed)}: ${boxName(box)}`).join('; ')}.`;
    }
    case 'amount':
      return `${JSON.stringify(answer)}.`;
  }
}

/** Each step of a route is named where the route has come to it. */
function routeText(words: Catalogue, match: Match, side: Side, route: readonly OptionId[]): string {
  if (route.length === 0) return 'Stay.';
  const names = route.map((to, i) => {
    const step = routeFor(match, side, route.slice(0, i))?.steps.find(({ id }) => id === to);
    return step ? say(words, step.label) : String(to);
  });
  return `${names.join(', ')}.`;
}

/** Where the name of a piece ends, and a remark on it begins. */
const REMARK = /[,:] /;

/** Pieces that go into one box: what is remarked on several alike is said once, after the last of them. */
function piecesText(labels: readonly string[]): string {
  const names = new Map<string, Map<string, number>>();
  for (const label of labels) {
    const at = label.search(REMARK);
    const [name, remark] = at < 0 ? [label, ''] : [label.slice(0, at), label.slice(at + 2)];
    const alike = names.get(remark) ?? new Map<string, number>();
    names.set(remark, alike.set(name, (alike.get(name) ?? 0) + 1));
  }
  const told = [...names].flatMap(([remark, alike]) => {
    const each = [...alike].map(([name, n]) => (n === 1 ? name : `${n} x ${name}`));
    return remark === '' ? each : [`${together(each)} (${isSeveral(alike) ? 'each ' : ''}${remark})`];
  });
  return together(told);
}

function isSeveral(alike: ReadonlyMap<string, number>): boolean {
  return [...alike.values()].reduce((sum, n) => sum + n, 0) > 1;
}
