import type { Catalogue } from '@point-option/engine';
import { Interrupted, type Terminal } from '../terminal/terminal.ts';
import { eventLine, openedEvent } from '../text/journal.ts';
import { indent } from '../text/table.ts';
import type { Step } from './steps.ts';

export function stepLines(words: Catalogue, step: Step, number: number, full: boolean): string[] {
  const events = step.events.flatMap((event) => (full ? openedEvent(words, event) : [eventLine(words, event)]));
  const reason = step.reason === null ? [] : [`Reason: ${step.reason}`];
  return [`${number}. ${step.heading}`, ...indent(reason), ...indent(events), ...indent(step.seen)];
}

/** Steps through a match with the keyboard. */
export async function stepThrough(
  words: Catalogue,
  steps: readonly Step[],
  terminal: Terminal,
  full: boolean,
): Promise<void> {
  const last = steps.length - 1;
  let at = 0;
  const show = (opened: boolean): void => {
    const step = steps[at];
    if (step) terminal.print(...stepLines(words, step, at, opened));
  };
  show(full);
  for (;;) {
    const line = await answer(terminal, `Step ${at} of ${last}. Enter: next, b: back, a number, f: in full, q: quit. `);
    const word = line?.trim().toLowerCase() ?? 'q';
    if (word === 'q' || word === 'quit') return;
    if (word === 'f' || word === 'full') {
      show(true);
      continue;
    }
    const wanted =
      word === '' ? at + 1 : word === 'b' || word === 'back' ? at - 1 : /^\d+$/.test(word) ? Number(word) : NaN;
    if (Number.isNaN(wanted)) terminal.print(`"${word}" is not one of these.`);
    else if (wanted > last && word === '') return;
    else if (wanted < 0 || wanted > last) terminal.print(`The steps are 0 to ${last}.`);
    else {
      at = wanted;
      show(full);
    }
  }
}

/** Nothing is kept here, so Ctrl-C is simply the end. */
async function answer(terminal: Terminal, question: string): Promise<string | null> {
  try {
    return await terminal.ask(question);
  } catch (error) {
    if (error instanceof Interrupted) return null;
    throw error;
  }
}
