import { brief } from '@point-option/engine';
import pc from 'picocolors';
import { clean, cleanJson } from './clean.ts';
import { type Lines, linesOf } from './lines.ts';
import type { Terminal } from './terminal.ts';
import { wrapped } from './wrap.ts';

/** Clears the screen, then what can be scrolled back to, and goes to the top. */
const BLANK = '\u001B[2J\u001B[3J\u001B[H';

/** Letters of a line that is typed: a sentence about one quotes it. The longest order has a few hundred. */
const LONGEST = 4000;

/** The terminal, or the pipes, that the command was started with. */
export function nodeTerminal(): Terminal {
  const { stdin, stdout, env } = process;
  const interactive = stdin.isTTY && stdout.isTTY;
  const plain = !stdout.isTTY || Boolean(env['NO_COLOR']) || env['TERM'] === 'dumb';
  const width = stdout.isTTY && stdout.columns > 0 ? stdout.columns : 100;
  let lines: Lines | null = null;
  let listener: (() => boolean) | null = null;
  const onInterrupt = (): void => {
    if (listener?.() !== true) lines?.interrupt();
  };
  const reading = (): Lines => {
    if (lines === null) {
      lines = linesOf(stdin);
      // From the first question on, Ctrl-C is an answer: the code that asked says where things are kept.
      process.on('SIGINT', onInterrupt);
    }
    return lines;
  };
  return {
    interactive,
    width,
    // Always told yes or no: left to decide for itself it would colour a pipe on CI.
    colours: pc.createColors(!plain),
    print: (...texts) => {
      const safe = texts.map((text) => clean(text, { bold: !plain }));
      const lines = stdout.isTTY ? safe.flatMap((text) => wrapped(text, width)) : safe;
      stdout.write(lines.map((line) => `${line}\n`).join(''));
    },
    json: (value, indent) => {
      stdout.write(`${cleanJson(JSON.stringify(value, null, indent))}\n`);
    },
    async ask(question) {
      // Before the question is seen, so that Ctrl-C is never met unprepared.
      const from = reading();
      stdout.write(clean(question, { bold: !plain }));
      try {
        const line = await from.next();
        // A pipe echoes nothing: the transcript shows what was read.
        if (!interactive || line === null) stdout.write(`${clean(brief(line ?? ''))}\n`);
        if (line === null || line.length <= LONGEST) return line;
        this.print(`That line has ${line.length} letters. Type at most ${LONGEST}.`);
        return await this.ask(question);
      } catch (error) {
        stdout.write('\n');
        throw error;
      }
    },
    line: () => reading().next(),
    blank: () => {
      if (interactive) stdout.write(BLANK);
    },
    onInterrupt: (heard) => {
      listener = heard;
      return () => {
        listener = null;
      };
    },
    close: () => {
      process.off('SIGINT', onInterrupt);
      lines?.close();
    },
  };
}
