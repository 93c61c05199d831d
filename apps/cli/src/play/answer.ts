import { type Answer, choosable, type OptionId, type PromptView } from '@point-option/engine';
import type { ViewContext } from '@point-option/host';
import { choiceCalled } from './things.ts';

/** What a typed line means as an answer, or why it means none. */
export type Parsed = { readonly answer: Answer } | { readonly problem: string };

const YES = ['yes', 'y', 'true'];
const NO = ['no', 'n', 'false'];

/** Questions that one line answers. The others may take several. */
export type OneLine = PromptView & { readonly kind: 'one' | 'some' | 'amount' | 'confirm' };

/** Reads an answer that is given in one line. */
export function parseAnswer(prompt: OneLine, context: ViewContext, line: string): Parsed {
  const text = line.trim();
  switch (prompt.kind) {
    case 'one': {
      const found = choiceCalled(context, text);
      return 'option' in found ? { answer: found.option } : found;
    }
    case 'some':
      return parseSome(context, prompt, text);
    case 'amount':
      return /^[+-]?\d+$/.test(text)
        ? { answer: Number(text) }
        : { problem: `"${text}" is not a number. Type one from ${prompt.min} to ${prompt.max}.` };
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

function parseSome(context: ViewContext, prompt: PromptView, text: string): Parsed {
  const word = text.toLowerCase();
  if (word === 'none') return { answer: [] };
  if (word === 'all') return { answer: choosable(prompt).map(({ id }) => id) };
  const whole = choiceCalled(context, text);
  if ('option' in whole) return { answer: [whole.option] };
  const parts = text.split(/[,;]/).flatMap((part) => namedIn(context, part.trim()));
  const chosen: OptionId[] = [];
  for (const part of parts) {
    const found = choiceCalled(context, part);
    if ('problem' in found) return found;
    chosen.push(found.option);
  }
  return { answer: chosen };
}

/** A part between commas is one choice, or several with spaces between. */
function namedIn(context: ViewContext, part: string): string[] {
  return 'option' in choiceCalled(context, part) ? [part] : part.split(/\s+/).filter((word) => word !== '');
}
