import {
  type Answer,
  type Ask,
  ask,
  type PromptView,
  promptFor,
  type Presentation,
  type Refusal,
} from '@point-option/engine';
import { boxName, callNames, type CallNames, choiceLines, questionLine } from '../text/prompt.ts';
import { indent } from '../text/table.ts';
import { refusalText } from '../text/words.ts';
import { parseAnswer } from './answer.ts';
import { isWhole, misplaced, place, type Placed, placedLines } from './arrangement.ts';
import { type After, commandOf, type Seat } from './commands.ts';
import { presentationOf } from './questions.ts';

export type Give = (answer: Answer) => Promise<Refusal | 'taken back' | null>;
/** What became of a typed line: an answer to give, or nothing to give yet. */
type Read = { readonly answer: Answer } | null;

export const TAKEN_BACK = 'Your order is taken back.';

/** Puts the open question to a person until it is answered or something else happens. */
export async function putQuestion(seat: Seat, give: Give): Promise<After> {
  const { session, side, terminal } = seat;
  const question = ask(session.match, side);
  const prompt = promptFor(session.match, side);
  if (question === null || prompt === null) return 'changed';
  const seen = presentationOf(session, side);
  terminal.print('', terminal.colours.bold(questionLine(session.words, prompt)));
  terminal.print(...choiceLines(session.words, question, prompt, seen));
  const reader = readerOf(seat, question, prompt, seen);
  const called = question.kind === 'arrange' ? callNames(session.words, question, prompt, seen) : null;
  for (;;) {
    const line = await terminal.ask('Your order: ');
    if (line === null) return 'quit';
    if (line.trim() === '') {
      terminal.print('Give an answer, or help for the commands.');
      continue;
    }
    const command = commandOf(line);
    if (command) {
      const after = command(seat);
      if (after !== 'ask') return after;
      continue;
    }
    const read = reader(line);
    if (read === null) continue;
    const refusal = await give(read.answer);
    if (refusal === null) return 'changed';
    if (refusal === 'taken back') {
      terminal.print(TAKEN_BACK);
      return 'changed';
    }
    terminal.print(`Refused: ${refusalText(session.words, called ? calledInRefusal(refusal, called) : refusal)}`);
  }
}

/** What the kernel refuses names pieces and boxes by their ids. */
function calledInRefusal({ reason, ...rest }: Refusal, called: CallNames): Refusal {
  const { piece, box } = reason.values ?? {};
  if (!reason.key.startsWith('kernel.')) return { reason, ...rest };
  const values = {
    ...reason.values,
    ...(typeof piece === 'string' && { piece: called.piece(piece) }),
    ...(typeof box === 'string' && { box: called.box(box) }),
  };
  return { reason: { ...reason, values }, ...rest };
}

function readerOf(seat: Seat, question: Ask, prompt: PromptView, seen: Presentation): (line: string) => Read {
  const { terminal, session } = seat;
  if (question.kind === 'arrange') {
    const names = question.boxes.map((box) => boxName(session.words, box.id, prompt, seen));
    return arranging(seat, question, names, callNames(session.words, question, prompt, seen));
  }
  return (line) => {
    const parsed = parseAnswer(question, prompt, line);
    if ('answer' in parsed) return parsed;
    terminal.print(parsed.problem);
    return null;
  };
}

/** An arrangement is built up over as many lines as it takes: in private, and given as one order. */
function arranging(
  { terminal, session }: Seat,
  question: Ask & { kind: 'arrange' },
  names: readonly string[],
  called: CallNames,
): (line: string) => Read {
  let placed: Placed = {};
  return (line) => {
    switch (line.trim().toLowerCase()) {
      case 'done':
        return { answer: { ...placed } };
      case 'none':
        placed = {};
        return { answer: {} };
      case 'clear':
        placed = {};
        terminal.print('Nothing is placed.');
        return null;
      case 'show':
        terminal.print(...indent(placedLines(question, placed, called)));
        return null;
    }
    const fresh = Object.keys(placed).length === 0;
    const read = place(question, names, placed, line, called);
    if ('problem' in read) {
      terminal.print(read.problem);
      return null;
    }
    const refusal = misplaced(question, read.placed);
    if (refusal !== null) {
      terminal.print(`Refused: ${refusalText(session.words, calledInRefusal(refusal, called))}`);
      return null;
    }
    placed = read.placed;
    if (fresh && isWhole(question, placed, line)) return { answer: { ...placed } };
    terminal.print(...indent(placedLines(question, placed, called)), 'Go on, or done to give the order.');
    return null;
  };
}
