import type { Answer, Refusal } from '@point-option/engine';
import { Problem } from '@point-option/host';
import { choiceLines, questionLine } from '../text/prompt.ts';
import { type After, commandOf } from './commands.ts';
import { InputEnded } from './inputEnded.ts';
import { takenExample } from './example.ts';
import { type Reader, readerFor } from './readers.ts';
import { refusedText } from './refusedText.ts';
import type { Seat } from './seat.ts';

/** Puts the open question to a person until it is answered or something else happens. */
export async function putQuestion(seat: Seat): Promise<After> {
  const { terminal, words, view } = seat;
  const { prompt } = view;
  if (prompt === null) return 'changed';
  const example = prompt.kind === 'arrange' ? await takenExample(seat, prompt) : null;
  terminal.print('', terminal.colours.bold(questionLine(words, prompt)));
  terminal.print(...choiceLines(words, prompt, example));
  const reader = await readerFor(seat, prompt);
  for (;;) {
    const line = await terminal.ask('Your order: ');
    if (line === null) throw new InputEnded();
    if (line.trim() === '') {
      terminal.print('Type an answer, or help for the commands.');
      continue;
    }
    const after = await obey(seat, reader, line);
    if (after !== 'ask') return after;
  }
}

/** A line is an answer where the question makes something of it that no command does; otherwise it may be a command. */
async function obey(seat: Seat, reader: Reader, line: string): Promise<After> {
  const command = commandOf(line);
  if (command) return command(seat);
  const read = await reader(line);
  if (read === null) return 'ask';
  const refusal = await give(seat, read.answer);
  if (refusal === null) return 'changed';
  seat.terminal.print(`Refused: ${refusedText(seat, refusal)}`);
  return 'ask';
}

/** Gives the order. A refusal changes nothing. */
async function give({ following, side, view }: Seat, answer: Answer): Promise<Refusal | null> {
  try {
    await following.ask('order', side, { answer, seq: view.seq });
    return null;
  } catch (error) {
    if (error instanceof Problem && error.refusal) return error.refusal;
    throw error;
  }
}
