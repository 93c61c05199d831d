import pc from 'picocolors';
import { type Lines, linesOf } from './lines.ts';
import type { Terminal } from './terminal.ts';

/** Clears the screen, then what can be scrolled back to, and goes to the top. */
const BLANK = '\u001B[2J\u001B[3J\u001B[H';

/** The terminal, or the pipes, that the command was started with. */
export function nodeTerminal(): Terminal {
  const { stdin, stdout, env } = process;
  const interactive = stdin.isTTY && stdout.isTTY;
  const colourful = stdout.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  let lines: Lines | null = null;
  const onInterrupt = (): void => lines?.interrupt();
  const reading = (): Lines => {
    if (lines === null) {
      lines = linesOf(stdin);
      // From the first question on, Ctrl-C is an answer: whoever asked says where things are kept.
      process.on('SIGINT', onInterrupt);
    }
    return lines;
  };
  return {
    interactive,
    width: stdout.isTTY ? stdout.columns : 100,
    colours: pc.createColors(colourful),
    print: (...texts) => {
      stdout.write(texts.map((text) => `${text}\n`).join(''));
    },
    async ask(question) {
      stdout.write(question);
      try {
        const line = await reading().next();
        // A pipe echoes nothing: the transcript shows what was read.
        if (!interactive || line === null) stdout.write(`${line ?? ''}\n`);
        return line;
      } catch (error) {
        stdout.write('\n');
        throw error;
      }
    },
    line: () => reading().next(),
    blank: () => {
      if (interactive) stdout.write(BLANK);
    },
    close: () => {
      process.off('SIGINT', onInterrupt);
      lines?.close();
    },
  };
}
