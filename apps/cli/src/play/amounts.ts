import { amountOf, type PromptView } from '@point-option/engine';
import { shortName, type ViewContext } from '@point-option/host';
import { choiceCalled } from './things.ts';

export type AllotPrompt = PromptView & { readonly kind: 'allot' };
/** What each item gets so far: item id to amount. */
export type Amounts = Readonly<Record<string, number>>;

/** Reads "Hornet 3, Wasp 2": things by name or by number in the list, each with what it gets. */
export function readAmounts(
  context: ViewContext,
  amounts: Amounts,
  line: string,
): { amounts: Amounts } | { problem: string } {
  const given: Record<string, number> = { ...amounts };
  const parts = line.split(/[,;]/).map((part) => part.trim());
  for (const part of parts.filter((each) => each !== '')) {
    const [, name = '', n = ''] = /^(.+?)\s+(\d+)$/.exec(part) ?? [];
    if (name === '') return { problem: `"${part}" is not a name and an amount, such as "${example(context)}".` };
    const found = choiceCalled(context, name);
    if ('problem' in found) return found;
    given[String(found.option)] = Number(n);
  }
  return { amounts: given };
}

function example({ prompt, words }: ViewContext): string {
  const first = prompt?.kind === 'allot' ? prompt.items[0] : undefined;
  return first ? `${shortName(words, first)} ${first.max}` : 'NAME 1';
}

/** The amounts as an order: what gets nothing is not named. */
export function amountsOrder(amounts: Amounts): Record<string, number> {
  return Object.fromEntries(Object.entries(amounts).filter(([, n]) => n !== 0));
}

/** What each gets and what is left to give, a line each. */
export function amountLines({ words }: ViewContext, prompt: AllotPrompt, amounts: Amounts): string[] {
  const total = Object.values(amounts).reduce((sum, n) => sum + n, 0);
  const lines = prompt.items.flatMap((item) => {
    const given = amountOf(amounts, item.id);
    return given === 0 ? [] : [`${shortName(words, item)}: ${given} of ${item.max}`];
  });
  const { min, max } = prompt;
  const limit = min === max ? String(min) : `${min} to ${max}`;
  const left = total < min ? ` ${min - total} more to give.` : total > max ? ` ${total - max} too many.` : '';
  return [...(lines.length === 0 ? ['No amounts set.'] : lines), `Total: ${total}, of ${limit}.${left}`];
}
