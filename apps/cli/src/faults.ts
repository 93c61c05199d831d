import { BadInput, brief, ChartError, DieError, FileFault } from '@point-option/engine';
import { clean } from './terminal/clean.ts';

/** What the command says when it ends: documented in docs/command-line.md. */
export const EXIT = {
  ok: 0,
  /** A damaged file, a failed check, a fault in a game that was simulated. */
  failed: 1,
  /** Something unknown or impossible was asked for. */
  usage: 2,
  /** A fault in the program itself. */
  fault: 70,
  interrupted: 130,
} as const;

/** A sentence for the person who meets it, and the code to end with. */
export class CommandFault extends Error {
  override readonly name = 'CommandFault';
  constructor(
    message: string,
    readonly exit: number = EXIT.usage,
  ) {
    super(message);
  }
}

/** Something that should never happen while a match is kept in a file. */
export class PlayFault extends Error {
  override readonly name = 'PlayFault';
  constructor(
    override readonly cause: unknown,
    readonly file: string,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }
}

/** What to say of an error, on one line of a readable length, and the code to end with. */
export function verdictOf(error: unknown): { sentence: string; exit: number } {
  const { sentence, exit } = judged(error);
  return { sentence: clean(brief(sentence.replace(/\s+/g, ' '))), exit };
}

function judged(error: unknown): { sentence: string; exit: number } {
  if (error instanceof CommandFault) return { sentence: error.message, exit: error.exit };
  if (error instanceof FileFault) return { sentence: error.message, exit: EXIT.failed };
  if (error instanceof BadInput || error instanceof ChartError || error instanceof DieError) {
    return { sentence: error.message, exit: EXIT.usage };
  }
  const what = stopped(error instanceof Error ? error.message : String(error));
  const kept = error instanceof PlayFault ? `; the match is kept in ${error.file}` : '';
  return { sentence: `This is a fault in the program: ${what}${kept}.`, exit: EXIT.fault };
}

function stopped(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
