import { capital, same, say, type Side } from '@point-option/engine';
import type { BlankView, SeatView } from '@point-option/host';
import { EXIT } from '../faults.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { flowPosition } from '../text/flow.ts';
import { eventLine } from '../text/journal.ts';
import { changedLines, type Part, partsOf, statusLine } from '../text/presentation.ts';
import { sideName } from '../text/words.ts';
import type { Following } from './client.ts';
import type { After } from './commands.ts';
import { askDie } from './dice.ts';
import { finale } from './finale.ts';
import { InputEnded } from './inputEnded.ts';
import { stepLines, toldLines } from './lesson.ts';
import { putQuestion } from './question.ts';
import { mapDrawn } from './questions.ts';
import { type Seat, seatAt } from './seat.ts';
import { whileStaffPlay } from './staffCommands.ts';
import { staffDidLines } from './staffWords.ts';

/** How many lines of the journal a resumed match begins with. */
const REMINDER = 5;

/** What each side has been shown at this terminal. */
interface Shown {
  /** Lines of the journal that each side has been told. */
  readonly told: Map<Side, number>;
  /** The heading that each side last saw its position under: a new turn shows it again. */
  readonly status: Map<Side, string>;
  /** The position as each side last saw it. */
  readonly parts: Map<Side, readonly Part[]>;
  /** How many steps of the lesson were said, and how many of them had been answered when an order was last explained. */
  readonly steps: Map<Side, number>;
  readonly explained: Map<Side, number>;
  /** The latest orders of the staff that each side was told of. */
  readonly staffDid: Map<Side, SeatView['staffDid']>;
  /** Who sits at the screen. */
  at: Side | null;
  /** Whether an order that waits for dice was spoken of. */
  pending: boolean;
  /** Whether a question was put here: an order that waits for dice was then given here. */
  ordered: boolean;
}

interface How {
  readonly resumed: boolean;
  readonly map: boolean;
}

/** Plays a match in the terminal: plain lines, in the order in which a person needs them. */
export async function playInText(following: Following, terminal: Terminal, how: How): Promise<number> {
  const shown: Shown = {
    told: new Map(),
    status: new Map(),
    parts: new Map(),
    steps: new Map(),
    explained: new Map(),
    staffDid: new Map(),
    at: null,
    pending: false,
    ordered: false,
  };
  for (;;) {
    const table = await settled(following, terminal, (view) => tell(seatAt(following, terminal, view), shown, how));
    if (!table.blank && table.outcome !== null) {
      const seat = seatAt(following, terminal, table);
      if (following.opening.people.length === 1) await tell(seat, shown, how);
      terminal.print(...staffNews(seat, shown));
      await finale(seat, lessonNews(seat, shown));
      return EXIT.ok;
    }
    const after = table.blank
      ? await comeToTheScreen(following, terminal, table, shown)
      : await takeTurn(seatAt(following, terminal, table), shown, how);
    if (after === 'handed over') shown.at = null;
    if (after === 'quit') return EXIT.ok;
  }
}

/**
 * Waits for the next question. While staff play for the person at the screen the journal goes on, and Ctrl-C gives the
 * command back.
 */
async function settled(
  following: Following,
  terminal: Terminal,
  tellNews: (view: SeatView) => Promise<void>,
): Promise<SeatView | BlankView> {
  let at: Side | null = null;
  const wait = (): Promise<SeatView | BlankView> =>
    following.settled(async (view) => {
      at = view.delegated === null ? null : view.seat;
      if (view.staffActs) await tellNews(view);
    });
  return whileStaffPlay(terminal, following, () => at, wait);
}

/** The next person must see nothing of what the last one saw. */
async function comeToTheScreen(
  following: Following,
  terminal: Terminal,
  { next }: BlankView,
  shown: Shown,
): Promise<After> {
  await handOver(following, terminal, next, shown);
  await following.ask('sit', next, {});
  return 'changed';
}

async function handOver(following: Following, terminal: Terminal, side: Side, shown: Shown): Promise<void> {
  const { words } = following;
  // Before the first order there is nothing to hide.
  if (shown.status.size > 0) terminal.blank();
  const ready = await terminal.ask(`${capital(sideName(words, side))}: press Enter when you are ready. `);
  if (ready === null) throw new InputEnded();
  shown.at = side;
  // A wiped screen shows nothing of before.
  shown.status.delete(side);
  shown.parts.delete(side);
}

async function takeTurn(seat: Seat, shown: Shown, how: How): Promise<After> {
  const { following, terminal, side, view } = seat;
  const isShared = following.opening.people.length > 1;
  // After an undo for another side its person must come to the screen first.
  if (isShared && shown.at === null && shown.status.size > 0) await handOver(following, terminal, side, shown);
  else if (isShared && shown.at !== side) terminal.print('', `${capital(sideName(seat.words, side))} to order.`);
  shown.at = side;
  await tell(seat, shown, how);
  terminal.print(...staffNews(seat, shown));
  const { told, steps } = lessonNews(seat, shown);
  terminal.print(...told);
  showPosition(seat, shown, how.map);
  // Before an order that waits for its dice the lesson was heard already.
  if (view.die !== null) return resumeWithDice(seat, shown, how);
  shown.pending = false;
  shown.ordered = true;
  terminal.print(...steps);
  return putQuestion(seat);
}

/** What happened since the side was last asked, as lines of the journal. */
async function tell(
  { following, words, side, terminal, view: { journalLength } }: Seat,
  { told }: Shown,
  { resumed }: How,
): Promise<void> {
  const from = told.get(side) ?? (resumed ? Math.max(0, journalLength - REMINDER) : 0);
  told.set(side, journalLength);
  const fresh = await following.linesAfter(side, from);
  if (fresh.length > 0) terminal.print('', ...fresh.map((event) => eventLine(words, event)));
}

/** What the staff ordered in the person's name, once. */
function staffNews({ words, side, view }: Seat, { staffDid }: Shown): string[] {
  const { staffDid: did, staffOrders } = view;
  const isNews = did.length > 0 && !same(did, staffDid.get(side));
  staffDid.set(side, did);
  return isNews ? staffDidLines(words, did, staffOrders) : [];
}

/** What the lesson says of the order before, and what it says now. Each once. */
function lessonNews({ words, side, view }: Seat, shown: Shown): { told: string[]; steps: string[] } {
  const { lesson, presentation } = view;
  if (lesson === null || lesson.skipped) return { told: [], steps: [] };
  // An order given before this sitting, or before one that was taken back, has been explained.
  const isNews = lesson.fresh > (shown.explained.get(side) ?? lesson.fresh);
  shown.explained.set(side, lesson.fresh);
  const from = Math.max(lesson.fresh, shown.steps.get(side) ?? 0);
  if (view.die === null) shown.steps.set(side, Math.max(lesson.steps.length, shown.steps.get(side) ?? 0));
  return {
    told: isNews ? lesson.told.flatMap(toldLines) : [],
    steps: stepLines(words, presentation, lesson.steps.slice(from)),
  };
}

/** What changed in the position, whenever a new turn has changed its heading; in between "see" shows it all. */
function showPosition(seat: Seat, { status, parts }: Shown, withMap: boolean): void {
  const { words, side, terminal, following } = seat;
  const { presentation, flow } = seat.view;
  const heading = statusLine(words, presentation);
  if (status.get(side) === heading) return;
  status.set(side, heading);
  const now = partsOf(words, presentation, { viewer: side, nations: following.opening.nations });
  const before = parts.get(side) ?? [];
  parts.set(side, now);
  terminal.print('', heading, ...changedLines(now, before));
  if (withMap && presentation.map) terminal.print(...mapDrawn(seat));
  terminal.print(`Now: ${flowPosition(words, flow)}.`);
}

/** Asks for the dice that an order needs, one by one. */
async function resumeWithDice(seat: Seat, shown: Shown, how: How): Promise<After> {
  const { following, terminal, words, side } = seat;
  const { die } = seat.view;
  if (die === null) return 'changed';
  // An order that was just given needs no reminder.
  if (!shown.pending && die.order !== null && how.resumed && !shown.ordered) {
    const { question, answer } = die.order;
    const order = [say(words, question), answer.map((part) => say(words, part)).join('; ')];
    terminal.print('', `Your order still needs dice: ${order.join(' ')}.`);
    if (die.given.length > 0) terminal.print(`Dice entered: ${die.given.join(', ')}.`);
  }
  shown.pending = true;
  const rolled = await askDie(terminal, words, die, { undoRefused: die.undoRefused, seat });
  if (rolled === 'quit') throw new InputEnded();
  if (rolled === 'undo') {
    await following.ask('undo', side, {});
    terminal.print('Your order is undone.');
    return 'changed';
  }
  await following.ask('roll', side, { face: rolled.face });
  return 'changed';
}
