import { wordsOf } from '@point-option/host';
import {
  listed,
  notesOnHeader,
  scenarioIn,
  scenarioTitle,
  type Seating,
  staffOf,
  type Verdict,
  verify,
  type Viewer,
} from '@point-option/engine';
import { invariantsOf, registry } from '@point-option/games';
import { CommandFault, EXIT } from '../faults.ts';
import { endOfOldRules, named, oldEndLines, openMatch, type Opened } from '../matches.ts';
import { stepLines, stepThrough } from '../replay/stepper.ts';
import { stepsOf } from '../replay/steps.ts';
import { verdictLines } from '../replay/verdictLines.ts';
import { sideOf, staffNames } from '../settings.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { eventJson } from '../text/journal.ts';
import { resultLines } from '../text/outcome.ts';
import { titleOf } from '../text/words.ts';

export interface ReplayOptions {
  readonly side?: string;
  readonly verify?: boolean;
  readonly observe?: boolean;
  readonly full?: boolean;
  readonly staff?: readonly string[];
  readonly json?: boolean;
}

/** Steps through a match, or verifies it. */
export async function replayMatch(path: string, options: ReplayOptions, terminal: Terminal): Promise<number> {
  if (options.verify) {
    refuseWithVerify(options);
    return verifyMatch(path, options, terminal);
  }
  const opened = await openMatch(path, registry);
  const end = endOfOldRules(opened);
  if (end && !options.json) {
    terminal.print(...oldEndLines(opened, end));
    return EXIT.failed;
  }
  const viewer = viewerOf(opened, options.side);
  const steps = stepsOf(opened, viewer, options.observe === true, reasoners(opened, options));
  const words = wordsOf(opened.game);
  if (options.json) {
    const events = steps.flatMap((step) => step.events).map((event) => eventJson(words, event));
    terminal.json(events);
    return EXIT.ok;
  }
  const { header, outcome } = opened.file;
  const seen = viewer === 'referee' ? 'the truth' : `as ${viewer} saw it`;
  const title = scenarioTitle(opened.game, scenarioIn(opened.game, header));
  terminal.print(`${titleOf(words, header.game)}: ${title}, ${seen}.`);
  if (terminal.interactive) await stepThrough(words, steps, terminal, options.full === true);
  else {
    steps.forEach((step, i) => terminal.print(...stepLines(words, step, i, options.full === true)));
    terminal.print(...(outcome ? resultLines(words, outcome) : ['The match is not over.']));
  }
  return EXIT.ok;
}

/** A check is of the whole match and shows none of it, so what chooses what to show would be passed over. */
function refuseWithVerify({ side, observe, full, staff }: ReplayOptions): void {
  const named = [side !== undefined && '--side', observe && '--observe', full && '--full', staff && '--staff'];
  const given = named.find(Boolean);
  if (given) throw new CommandFault(`--verify checks the whole match without showing it. Leave ${given} out.`);
}

/** The truth is shown only when nobody can use it any more. */
function viewerOf({ path, file, game }: Opened, side: string | undefined): Viewer {
  if (side !== undefined) return sideOf(game, side);
  if (file.outcome !== null) return 'referee';
  throw new CommandFault(
    `The match in "${path}" is not over, so the truth stays hidden. Choose a side with --side ${listed(game.sides)}.`,
  );
}

/** A match file does not say who gave the orders, so the staff that tell why must be named; only at the end. */
function reasoners({ path, file, game }: Opened, { staff, json }: ReplayOptions): Partial<Seating<unknown>> {
  if (staff === undefined) return {};
  if (json) throw new CommandFault('--json lists events, which have no reasons. Leave --staff out.');
  if (file.outcome === null)
    throw new CommandFault(`The match in "${path}" is not over, and staff give their reasons only when it is.`);
  const named = Object.entries(staffNames(game, staff)).map(([side, id]) => [side, staffOf(game, id)] as const);
  const silent = named.find(([, { reason }]) => reason === undefined);
  if (silent) throw new CommandFault(`The staff "${silent[1].id}" of ${game.id} gives no reasons.`);
  return Object.fromEntries(named);
}

/** A file too damaged to be read at all. */
const UNREADABLE: Pick<Verdict, 'ok' | 'checkpoints' | 'commitment'> = {
  ok: false,
  checkpoints: 0,
  commitment: 'none',
};

async function verifyMatch(path: string, { json }: ReplayOptions, terminal: Terminal): Promise<number> {
  try {
    const opened = await openMatch(path, registry);
    const { file, game } = opened;
    const invariants = await invariantsOf(game.id);
    const verdict = named(path, () => verify(file, () => game, { ...(invariants && { invariants }) }));
    if (json) terminal.json({ ...verdict, notes: notesOnHeader(file, game) });
    else terminal.print(...verdictLines(opened, verdict));
    return verdict.ok ? EXIT.ok : EXIT.failed;
  } catch (error) {
    if (json && error instanceof CommandFault && error.exit === EXIT.failed) terminal.json(UNREADABLE);
    throw error;
  }
}
