import {
  observeMatch,
  questionPut,
  say,
  type Scenario,
  scenarioIn,
  scenarioTitle,
  type Side,
} from '@point-option/engine';
import { EXIT } from '../faults.ts';
import { orderWords } from '../replay/orderText.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { commandText } from '../text/again.ts';
import { flowFor, flowPosition } from '../text/flow.ts';
import { eventLine, journalOf } from '../text/journal.ts';
import { outcomeText, resultLines } from '../text/outcome.ts';
import { changedLines, type Part, partsOf, statusLine } from '../text/presentation.ts';
import { capital, refusalText, sideName } from '../text/words.ts';
import { aimLines } from './aim.ts';
import type { After, Seat } from './commands.ts';
import { nothingToDecide } from './nothing.ts';
import { type AskDie, giveOrder, InputEnded, isFace, pendingOrder, staffPlay, undoProblem } from './orders.ts';
import type { Pending } from './pending.ts';
import { type Give, putQuestion, TAKEN_BACK } from './question.ts';
import { mapDrawn, presentationOf } from './questions.ts';
import { sayRefusal } from './refusals.ts';
import { awaited, type Session } from './session.ts';
import { explanationLines, noteAnswer, stepLines, stepsAtEnd, stepsBefore } from './tutor.ts';

/** How many lines of the diary a match taken up again begins with. */
const REMINDER = 5;

interface Shown {
  /** Lines of the journal that each side has been told. */
  readonly told: Map<Side, number>;
  /** The status each side last saw its position under: a new turn shows it again. */
  readonly status: Map<Side, string>;
  /** The position as each side last saw it. */
  readonly parts: Map<Side, readonly Part[]>;
  /** Who sits at the screen. */
  at: Side | null;
}

/** Plays a match in the terminal: plain lines, in the order in which a person needs them. */
export async function playInText(
  session: Session,
  terminal: Terminal,
  how: { resumed: boolean; map: boolean },
): Promise<number> {
  const shown: Shown = { told: new Map(), status: new Map(), parts: new Map(), at: null };
  const warn = (sentence: string): void => terminal.print(sentence);
  const askDie = dieAsker(terminal);
  if (how.resumed) {
    for (const side of session.people) {
      shown.told.set(side, Math.max(0, journalOf(session.match, side).length - REMINDER));
    }
  }
  for (;;) {
    await staffPlay(session, askDie, warn);
    const side = nextPerson(session, shown.at);
    if (side === undefined) break;
    const nothing = pendingOrder(session) === null ? nothingToDecide(session.match, side) : null;
    if (nothing !== null) {
      await giveOrder(session, side, nothing, askDie, warn);
      continue;
    }
    if (session.people.length > 1 && side !== shown.at) {
      await handOver(session, terminal, side, shown.at === null);
      // A screen that was wiped shows nothing of before.
      shown.status.delete(side);
      shown.parts.delete(side);
    }
    shown.at = side;
    const seat: Seat = { session, side, terminal };
    tell(seat, shown);
    terminal.print(...explanationLines(session));
    showPosition(seat, shown, how.map);
    const waiting = pendingOrder(session);
    const steps = stepsBefore(session, side);
    // Before an order that waits for its dice they were said already.
    if (waiting === null) terminal.print(...stepLines(session, side, steps));
    const at = questionPut(session.match, side);
    const give: Give = async (answer) => {
      const refusal = await giveOrder(session, side, answer, askDie, warn);
      if (refusal === null) noteAnswer(session, at);
      return refusal;
    };
    const after = waiting === null ? await putQuestion(seat, give) : await goOnWith(seat, waiting, give);
    if (after === 'quit') {
      terminal.print(
        `The match is kept in ${session.keeper.path}. Go on with: ${commandText('play', session.keeper.path)}`,
      );
      return EXIT.ok;
    }
  }
  finale(session, terminal, shown);
  return EXIT.ok;
}

/** Goes on asking for the dice of an order that was given before the match was left. */
async function goOnWith({ session, side, terminal }: Seat, { answer, dice }: Pending, give: Give): Promise<After> {
  const { match, words } = session;
  terminal.print(
    '',
    `Your order still needs dice: ${orderWords(words, match, { by: side, answer })}`,
    ...(dice.length === 0 ? [] : [`Dice typed already: ${dice.join(', ')}.`]),
  );
  const refusal = await give(answer);
  if (refusal === 'taken back') terminal.print(TAKEN_BACK);
  else if (refusal !== null) terminal.print(`Refused: ${refusalText(words, refusal)}`);
  return 'changed';
}

/** Whoever's order waits for dice; else whoever sits there goes on where that is possible. */
function nextPerson(session: Session, at: Side | null): Side | undefined {
  const waiting = pendingOrder(session);
  if (waiting !== null) return waiting.side;
  const { people } = awaited(session);
  return people.find((side) => side === at) ?? people[0];
}

/** The next person must see nothing of what the last one saw. */
async function handOver({ words }: Session, terminal: Terminal, side: Side, isFirst: boolean): Promise<void> {
  if (!isFirst) terminal.blank();
  const ready = await terminal.ask(`${capital(sideName(words, side))}: press Enter when you are ready. `);
  if (ready === null) throw new InputEnded();
}

/** What happened since the side was last asked, as a diary. */
function tell({ session: { match, words }, side, terminal }: Seat, { told }: Shown): void {
  const journal = journalOf(match, side);
  const fresh = journal.slice(told.get(side) ?? 0);
  told.set(side, journal.length);
  if (fresh.length > 0) terminal.print('', ...fresh.map((event) => eventLine(words, event)));
}

/** What changed in the position, whenever a new turn has changed its heading; in between "see" shows it all. */
function showPosition({ session, side, terminal }: Seat, { status, parts }: Shown, withMap: boolean): void {
  const { match, words } = session;
  const seen = presentationOf(session, side);
  const heading = statusLine(words, seen);
  if (status.get(side) === heading) return;
  status.set(side, heading);
  const now = partsOf(words, seen, side);
  const before = parts.get(side) ?? [];
  parts.set(side, now);
  terminal.print('', heading, ...changedLines(now, before));
  if (withMap && seen.map) terminal.print(...mapDrawn(session, side, terminal.width));
  terminal.print(`Now: ${flowPosition(words, flowFor(match, side))}.`);
}

/** Dice that can be bought; of others a person must be told which numbers there are. */
const COMMON_DICE = [4, 6, 8, 10, 12, 20, 100];

const DIE_HELP = [
  'Type the number that the die shows; 0 on a die of 10 sides is ten. Besides there are:',
  '  undo  take your order back, as long as none of its dice is typed and it has told no secret',
  '  quit  leave; the match, your order and the dice typed so far are kept',
];

/** Asks for dice that are rolled by hand. */
export function dieAsker(terminal: Terminal): AskDie {
  return async (die) => {
    const { sides, purpose } = die;
    const range = COMMON_DICE.includes(sides) ? '' : `, 1 to ${sides},`;
    for (;;) {
      const line = await terminal.ask(`Roll one die of ${sides} sides${range} for ${purpose}: `);
      const text = line?.trim() ?? 'quit';
      switch (text.toLowerCase()) {
        case 'quit':
        case 'exit':
        case 'q':
          return null;
        case 'help':
        case '?':
          terminal.print(...DIE_HELP);
          continue;
        case 'undo': {
          const problem = undoProblem(die);
          if (problem === null) return 'undo';
          terminal.print(sayRefusal(problem));
          continue;
        }
      }
      if (/^\d+$/.test(text) && isFace(Number(text), sides)) return Number(text);
      terminal.print(`A die of ${sides} sides has no face "${text}": give a number from 1 to ${sides}.`);
    }
  };
}

/** The end: once the match is over nothing is hidden any more. */
function finale(session: Session, terminal: Terminal, shown: Shown): void {
  const { match, words, people, keeper } = session;
  const { outcome } = match.table.whole;
  if (outcome === null) return;
  const [only] = people;
  if (people.length === 1 && only !== undefined) tell({ session, side: only, terminal }, shown);
  else terminal.print('', outcomeText(words, outcome));
  terminal.print(...explanationLines(session), ...stepLines(session, only ?? 'referee', stepsAtEnd(session)));
  // The title and the turn it ended in, with what ended it early.
  const last = statusLine(words, session.game.present(observeMatch(match, only ?? 'referee')));
  terminal.print('', terminal.colours.bold('The match is over.'), last, ...resultLines(words, outcome));
  const { dice } = match.header;
  if (dice.kind === 'fair') {
    terminal.print(
      `The dice came from the server seed ${dice.serverSeed ?? ''}, whose hash is the commitment ${dice.commitment}.`,
      `Check every die with: ${commandText('replay', keeper.path, '--verify')}`,
    );
  }
  terminal.print(`See what was true all along with: ${commandText('replay', keeper.path)}`);
}

/** The sentence a match begins with. */
export function openingLines(session: Session): string[] {
  const { match, words, people, staff, keeper } = session;
  const seats = session.game.sides.map((side) => {
    const name = capital(sideName(words, side));
    return people.includes(side) ? `${name}: you` : `${name}: the staff "${staff[side]?.id ?? ''}"`;
  });
  const { dice } = match.header;
  const scenario = scenarioIn(session.game, match.header);
  return [
    `${say(words, { key: 'title' })}: ${scenarioTitle(session.game, scenario)}.`,
    ...aboutLines(scenario),
    ...(session.tutor === null ? [] : [`What it teaches: ${session.tutor.lesson.teaches}`]),
    ...aimLines(session.game),
    ...(session.game.sides.length > 1 ? [`${seats.join('. ')}.`] : []),
    dice.kind === 'fair'
      ? `The dice are fair: committed to seed hash ${dice.commitment}.`
      : dice.kind === 'fast'
        ? `The dice come from the seed "${dice.seed}".`
        : session.game.sides.length > 1
          ? 'You roll the dice, the secret ones of the other side too: this is for two at one table.'
          : 'You roll the dice.',
    `The match is kept in ${keeper.path} after every order. Type help for the commands.`,
  ];
}

/** What the file of a scenario says about it. */
function aboutLines({ file }: Scenario): string[] {
  return typeof file?.['about'] === 'string' ? file['about'].trim().split('\n') : [];
}
