import { existsSync } from 'node:fs';
import { listed, readMatchFile, type Side } from '@point-option/engine';
import { CommandFault } from '../faults.ts';
import { readText } from '../files.ts';
import { writeAtomically } from '../store.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { flowFor, flowLines } from '../text/flow.ts';
import { journalOf, logLine, openedEvent } from '../text/journal.ts';
import { presentationLines } from '../text/presentation.ts';
import { refusalText } from '../text/words.ts';
import { fileText } from './keeper.ts';
import { helpLines } from './help.ts';
import { undoToADecision } from './nothing.ts';
import { save } from './orders.ts';
import { mapDrawn, oddsText, presentationOf, whyLines } from './questions.ts';
import { ruleLines } from './ruleHelp.ts';
import type { Session } from './session.ts';
import { lessonLines } from './tutor.ts';

/** One person at the terminal, answering for a side. */
export interface Seat {
  readonly session: Session;
  readonly side: Side;
  readonly terminal: Terminal;
}

/** What to do after a command: ask on, look at the match anew, or leave. */
export type After = 'ask' | 'changed' | 'quit';
type Command = (seat: Seat, rest: string) => After;

const LOG_LINES = 10;

const telling =
  (lines: (seat: Seat, rest: string) => readonly string[]): Command =>
  (seat, rest) => {
    seat.terminal.print(...lines(seat, rest));
    return 'ask';
  };

const commands: Readonly<Record<string, Command>> = {
  help: telling(helpLines),
  see: telling(({ session, side }, rest) =>
    presentationLines(session.words, presentationOf(session, side), side, rest.toLowerCase() === 'all'),
  ),
  map: telling(mapLines),
  why: telling(({ session, side }, rest) => whyLines(session, side, rest)),
  odds: telling(({ session, side }, rest) => oddsText(session, side, rest)),
  log: telling(logLines),
  flow: telling(({ session: { match, words }, side }) => flowLines(words, flowFor(match, side))),
  rule: telling(({ session, side }, rest) => ruleLines(session, side, rest)),
  lesson: telling(({ session, side }) => lessonLines(session, side)),
  save: telling(copyLines),
  undo: takeBack,
  quit: () => 'quit',
};
const OTHER_NAMES: Readonly<Record<string, string>> = { '?': 'help', exit: 'quit', q: 'quit', look: 'see' };

/** The command that a line begins with, or null where the line is an answer. */
export function commandOf(line: string): ((seat: Seat) => After) | null {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const word = first.toLowerCase();
  const command = commands[OTHER_NAMES[word] ?? word];
  return command ? (seat) => command(seat, rest.join(' ')) : null;
}

/** How far around a hex `map 1308` shows; `map 1308 5` says otherwise. */
const REGION_RADIUS = 3;

/** `map`, `map 1308`, `map 1308 5`. */
function mapLines({ session, side, terminal }: Seat, rest: string): string[] {
  const [hex, radius = String(REGION_RADIUS), ...more] = rest.split(/\s+/).filter((word) => word !== '');
  if (hex === undefined) return mapDrawn(session, side, terminal.width);
  if (more.length > 0 || !/^\d{1,3}$/.test(radius))
    return [`"${rest}" is not a hex and how far around it: map ${hex} 5.`];
  return mapDrawn(session, side, terminal.width, { hex, radius: Number(radius) });
}

/** `log`, `log 20`, `log all`, `log full`, `log full 3`. */
function logLines({ session: { match, words }, side }: Seat, rest: string): string[] {
  const parts = rest
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '');
  const full = parts.includes('full');
  const number = parts.find((part) => part !== 'full');
  if (number !== undefined && number !== 'all' && !/^\d+$/.test(number)) {
    return [`"${rest}" is not a number of lines: log, log 20, log all, log full or log full 3.`];
  }
  const all = journalOf(match, side);
  const last = number === 'all' ? all.length : Number(number ?? LOG_LINES);
  const lines = last === 0 ? [] : all.slice(-last);
  if (lines.length === 0) return ['Nothing has happened yet.'];
  return lines.flatMap((event) => (full ? openedEvent(words, event) : [logLine(words, event)]));
}

/** `undo`, or at a shared screen `undo red`: who has just ordered is often not who is asked now. */
function takeBack({ session, side, terminal }: Seat, rest: string): After {
  const whose = rest === '' ? side : session.people.find((own) => own.toLowerCase() === rest.toLowerCase());
  if (whose === undefined) {
    terminal.print(`"${rest}" is no side at this screen: ${listed(session.people)}.`);
    return 'ask';
  }
  const refusal = undoToADecision(session.match, whose);
  if (refusal !== null) {
    terminal.print(`Nothing can be taken back. ${refusalText(session.words, refusal)}`);
    return 'ask';
  }
  save(session, (sentence) => terminal.print(sentence));
  return 'changed';
}

/** A named copy of the match as it stands. */
function copyLines({ session: { match, keeper } }: Seat, rest: string): string[] {
  if (rest === '') return [`The match is kept in ${keeper.path} after every order. To make a copy: save, then a file.`];
  const text = fileText(match);
  try {
    if (existsSync(rest) && !isOlder(rest, text)) return [`"${rest}" holds something else and is left as it is.`];
    writeAtomically(rest, text);
    return [`A copy is saved in ${rest}.`];
  } catch (error) {
    if (error instanceof CommandFault) return [error.message];
    throw error;
  }
}

/** Whether a file is a copy of the same match, so that it may be replaced. */
function isOlder(path: string, text: string): boolean {
  try {
    return readMatchFile(readText(path)).header.sum === readMatchFile(text).header.sum;
  } catch {
    return false;
  }
}
