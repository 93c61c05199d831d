import type { Answer, Ask, OptionId, PromptView } from '@point-option/engine';
import { sameWords } from '../text/words.ts';

/** What a typed line means as an answer, or why it means none. */
export type Parsed = { readonly answer: Answer } | { readonly problem: string };

const YES = ['yes', 'y', 'true'];
const NO = ['no', 'n', 'false'];

/** Reads an answer to any kind of question but an arrangement, which may take several lines. */
export function parseAnswer(ask: Exclude<Ask, { kind: 'arrange' }>, prompt: PromptView, line: string): Parsed {
  const text = line.trim();
  switch (ask.kind) {
    case 'one': {
      const found = findOption(prompt, text);
      return found === undefined ? { problem: noOption(prompt, text) } : { answer: found };
    }
    case 'some':
      return parseSome(ask, prompt, text);
    case 'amount':
      return /^[+-]?\d+$/.test(text)
        ? { answer: Number(text) }
        : { problem: `"${text}" is not a number: give one from ${ask.min} to ${ask.max}.` };
    case 'confirm': {
      const word = text.toLowerCase();
      if (YES.includes(word)) return { answer: true };
      if (NO.includes(word)) return { answer: false };
      return { problem: `"${text}" is neither yes nor no.` };
    }
  }
}

export function isYesOrNo(text: string): boolean {
  return [...YES, ...NO].includes(text.toLowerCase());
}

function parseSome(ask: Ask & { kind: 'some' }, prompt: PromptView, text: string): Parsed {
  const word = text.toLowerCase();
  if (word === 'none') return { answer: [] };
  if (word === 'all') return { answer: [...ask.options] };
  const whole = findOption(prompt, text);
  if (whole !== undefined) return { answer: [whole] };
  const chosen: OptionId[] = [];
  for (const token of text.split(/[\s,;]+/).filter((part) => part !== '')) {
    const found = findOption(prompt, token);
    if (found === undefined) return { problem: noOption(prompt, token) };
    chosen.push(found);
  }
  return { answer: chosen };
}

/** The option meant by its number in the list, its id, or the one piece or hex that only it touches. */
export function findOption(prompt: PromptView, text: string): OptionId | undefined {
  const { options } = prompt;
  if (/^[1-9]\d*$/.test(text)) {
    const listed = options[Number(text) - 1];
    if (listed) return listed.id;
  }
  const word = text.toLowerCase();
  const named =
    options.find(({ id }) => typeof id === 'string' && id.toLowerCase() === word) ??
    options.find(({ id }) => typeof id === 'string' && sameWords(id, text));
  if (named) return named.id;
  const touching = options.filter(({ touches = [] }) => touches.some((touched) => touched.toLowerCase() === word));
  return touching.length === 1 ? touching[0]?.id : undefined;
}

function noOption({ options }: PromptView, text: string): string {
  const range = options.length === 1 ? 'the only number is 1' : `the numbers are 1 to ${options.length}`;
  return `"${text}" is none of the choices: ${range}. "why ${text}" may say more; "help" lists the commands.`;
}
