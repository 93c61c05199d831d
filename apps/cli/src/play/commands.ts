import { existsSync } from 'node:fs';
import { listed } from '@point-option/engine';
import { Problem } from '@point-option/host';
import { CommandFault } from '../faults.ts';
import { readText } from '../files.ts';
import { writeAtomically } from '../store.ts';
import { flowLines } from '../text/flow.ts';
import { logLine, openedEvent } from '../text/journal.ts';
import { presentationLines } from '../text/presentation.ts';
import { helpLines } from './help.ts';
import { leaveMatch, savedLines } from './leaving.ts';
import { headOf } from './matchHead.ts';
import { lessonLines } from './lesson.ts';
import { inspectLines, mapDrawn, oddsText, whyLines } from './questions.ts';
import { ruleLines } from './ruleHelp.ts';
import type { Seat } from './seat.ts';
import { adviceLines, delegateOrders, standingOrders } from './staffCommands.ts';
import { checkWritable } from '../writable.ts';

/** What to do after a command: ask on, look at the match again, hand the screen over, or leave. */
export type After = 'ask' | 'changed' | 'handed over' | 'quit';
type Command = (seat: Seat, rest: string) => Promise<After>;

const LOG_LINES = 10;

const telling =
  (lines: (seat: Seat, rest: string) => readonly string[] | Promise<readonly string[]>): Command =>
  async (seat, rest) => {
    seat.terminal.print(...(await lines(seat, rest)));
    return 'ask';
  };

/** Commands that only show something: nothing comes of them, so they serve at a die as at a question. */
const looks: Readonly<Record<string, Command>> = {
  see: telling(({ words, view, side, following }, rest) =>
    presentationLines(words, view.presentation, {
      viewer: side,
      nations: following.opening.nations,
      all: rest.toLowerCase() === 'all',
    }),
  ),
  map: telling(mapLines),
  inspect: telling(inspectLines),
  why: telling(whyLines),
  odds: telling(oddsText),
  log: telling(logLines),
  flow: telling(({ words, view }) => flowLines(words, view.flow)),
  rule: telling(async ({ following, view }, rest) => {
    const { rules } = await following.askMatch('rules', {});
    return ruleLines(following.opening.meta.game, rules, view.prompt?.rule ?? null, rest);
  }),
  lesson: telling(({ words, view }) => lessonLines(words, view.presentation, view.lesson)),
  save: telling(copyLines),
};

const commands: Readonly<Record<string, Command>> = {
  ...looks,
  help: telling(helpLines),
  undo: undoOrder,
  redo: redoOrder,
  advise: telling(adviceLines),
  delegate: delegateOrders,
  standing: standingOrders,
  quit: leaveTable,
};
const OTHER_NAMES: Readonly<Record<string, string>> = { '?': 'help', exit: 'quit', q: 'quit', look: 'see' };

/** The command that a line begins with, or null where the line is an answer. */
export function commandOf(line: string): ((seat: Seat) => Promise<After>) | null {
  return named(commands, line);
}

/** The same of commands that only show something. */
export function lookOf(line: string): ((seat: Seat) => Promise<After>) | null {
  return named(looks, line);
}

function named(among: Readonly<Record<string, Command>>, line: string): ((seat: Seat) => Promise<After>) | null {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const word = first.toLowerCase();
  const command = among[OTHER_NAMES[word] ?? word];
  return command ? (seat) => command(seat, rest.join(' ')) : null;
}

/** How far around a hex `map 1308` shows; `map 1308 5` says otherwise. */
const REGION_RADIUS = 3;

/** `map`, `map 1308`, `map 1308 5`. */
function mapLines(seat: Seat, rest: string): string[] {
  const [hex, radius = String(REGION_RADIUS), ...more] = rest.split(/\s+/).filter((word) => word !== '');
  if (hex === undefined) return mapDrawn(seat);
  if (more.length > 0 || !/^\d{1,3}$/.test(radius))
    return [`"${rest}" is not a hex and a distance. Type, for example: map ${hex} 5.`];
  return mapDrawn(seat, { hex, radius: Number(radius) });
}

/** `log`, `log 20`, `log all`, `log full`, `log full 3`. */
async function logLines({ following, words, side, view }: Seat, rest: string): Promise<string[]> {
  const parts = rest
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '');
  const full = parts.includes('full');
  const number = parts.find((part) => part !== 'full');
  if (number !== undefined && number !== 'all' && !/^\d+$/.test(number)) {
    return [`"${rest}" is not a number of lines. Type log, log 20, log all, log full or log full 3.`];
  }
  const all = view.journalLength;
  const last = number === 'all' ? all : Number(number ?? LOG_LINES);
  const lines = await following.linesAfter(side, Math.max(0, all - last));
  if (lines.length === 0) return ['Nothing has happened yet.'];
  return lines.flatMap((event) => (full ? openedEvent(words, event) : [logLine(words, event)]));
}

/** `undo`, or at a shared screen `undo red`: the side that just ordered is often not the one that is asked now. */
async function undoOrder(seat: Seat, rest: string): Promise<After> {
  const { following, side, terminal } = seat;
  const { people } = following.opening;
  const whose = rest === '' ? side : people.find((own) => own.toLowerCase() === rest.toLowerCase());
  if (whose === undefined) {
    terminal.print(
      `"${rest}" is not a side at this screen. There ${people.length === 1 ? 'is' : 'are'} ${listed(people)}.`,
    );
    return 'ask';
  }
  try {
    // The host takes orders only from the side that holds the screen.
    if (whose !== side) await following.ask('sit', whose, {});
    await following.ask('undo', whose, {});
  } catch (error) {
    if (!(error instanceof Problem) || error.fault) throw error;
    if (whose !== side) await following.ask('sit', side, {});
    const rule = error.refusal?.rule;
    terminal.print(`You can't undo. ${error.message}${rule === undefined ? '' : ` (rule ${rule})`}`);
    return 'ask';
  }
  return whose === side ? 'changed' : 'handed over';
}

/** Gives the order again that was undone last. */
async function redoOrder({ following, side, terminal }: Seat): Promise<After> {
  try {
    await following.ask('redo', side, {});
    return 'changed';
  } catch (error) {
    if (!(error instanceof Problem) || error.fault) throw error;
    terminal.print(error.message);
    return 'ask';
  }
}

/** `quit`, or `quit anyway` where the match can't be saved. */
async function leaveTable({ following, terminal }: Seat, rest: string): Promise<After> {
  const problem = await leaveMatch(following);
  if (problem === null) {
    terminal.print(savedLines(following).join(' '));
    return 'quit';
  }
  if (rest.toLowerCase() !== 'anyway') {
    terminal.print(`${problem} To save a copy elsewhere: save FILE. To leave without it: quit anyway.`);
    return 'ask';
  }
  await leaveMatch(following, true);
  terminal.print(`You left without saving. ${following.file} has the match as it was last saved.`);
  return 'quit';
}

/** A copy of the match as it stands, under a name of its own. */
async function copyLines({ following }: Seat, rest: string): Promise<string[]> {
  if (rest === '') return [`The match is saved in ${following.file} after every order. To make a copy: save FILE.`];
  const { text } = await following.askMatch('export', {});
  try {
    const other = existsSync(rest) ? otherThan(rest, text) : null;
    if (other !== null) return [`"${rest}" ${other}. Nothing was overwritten.`];
    checkWritable(rest);
    writeAtomically(rest, `${text.trimEnd()}\n`);
    return [`A copy is saved in ${rest}.`];
  } catch (error) {
    if (error instanceof CommandFault) return [error.message];
    throw error;
  }
}

/** What a file is, where it isn't an earlier copy of the same match, which may be replaced. */
function otherThan(path: string, text: string): string | null {
  const head = headOf(readText(path));
  if (head === null) return "isn't a match file";
  const own = headOf(text);
  // Matches may begin alike: only one whose every order is also ours is the same.
  const isOurs = head.sum === own?.sum && text.includes(JSON.stringify(head.stands));
  return isOurs ? null : 'holds another match';
}
