import { boxesIn, boxTitle, capital, delegableAsked, listed, say, type Side } from '@point-option/engine';
import { Problem, type Scope, thingsCalled } from '@point-option/host';
import { typedNames } from '../text/typedNames.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Arrange, Placed } from './arrangement.ts';
import type { Following } from './client.ts';
import type { After } from './commands.ts';
import { InputEnded } from './inputEnded.ts';
import { type Seat, viewContext } from './seat.ts';
import { answerWords, entriesIn } from './staffWords.ts';

/** What a person asks of the staff, and leaves to it. */

/** `advise`: what the staff would order. */
export async function adviceLines(seat: Seat): Promise<string[]> {
  const { following, side, words, view } = seat;
  const { prompt } = view;
  const { advice } = await following.ask('advise', side, {});
  if (prompt === null || advice === null) return ['Nothing is asked of you now.'];
  const order = await answerWords(words, prompt, advice.answer, async (route) => {
    return (await following.ask('route', side, { route: [...route] })).route;
  });
  return [
    `The staff would order: ${order}.`,
    ...(advice.reason === null ? [] : [say(words, advice.reason)]),
    'Type delegate to let the staff order it.',
  ];
}

/** What is typed for each scope. */
const SCOPES: Readonly<Record<string, Scope>> = {
  '': 'question',
  question: 'question',
  same: 'subject',
  kind: 'kind',
  step: 'phase',
  turn: 'clock',
  all: 'all',
};
const ALL_ASKS =
  'The staff plays for you until the match ends. Ctrl-C gives you command back, but dice already rolled stand. Type yes to let it: ';

/** `delegate`, `delegate kind`, `delegate all`; `delegate off` takes everything back. */
export async function delegateOrders(seat: Seat, rest: string): Promise<After> {
  const { following, side, terminal, view } = seat;
  const word = rest.toLowerCase();
  if (word === 'off') {
    terminal.print(view.delegated === null ? 'Nothing is delegated.' : 'You have command again.');
    await following.ask('delegate', side, { scope: null });
    return 'ask';
  }
  const scope = Object.hasOwn(SCOPES, word) ? SCOPES[word] : undefined;
  if (scope === undefined || (scope === 'clock' && view.clock === null)) {
    const known = Object.keys(SCOPES).filter((each) => each !== '' && (each !== 'turn' || view.clock !== null));
    terminal.print(`"${rest}" can't be delegated. Type delegate and ${listed([...known, 'off'])}.`);
    return 'ask';
  }
  if (scope === 'all' && !(await isSure(seat))) return 'ask';
  try {
    // Nothing is drawn between two orders, so nobody waits to see them.
    await following.askMatch('speed', { speed: 'instant' });
    await whileStaffPlay(
      terminal,
      following,
      () => side,
      () => following.ask('delegate', side, { scope }),
    );
    return 'changed';
  } catch (error) {
    if (!(error instanceof Problem) || error.fault) throw error;
    terminal.print(error.message);
    return 'ask';
  }
}

/**
 * Waits for something in which staff may play for the person at the screen: Ctrl-C gives the command back. `delegated` says
 * whose it is, or that nobody's is.
 */
export async function whileStaffPlay<T>(
  terminal: Terminal,
  following: Following,
  delegated: () => Side | null,
  work: () => Promise<T>,
): Promise<T> {
  const stop = terminal.onInterrupt(() => {
    const side = delegated();
    if (side === null) return false;
    terminal.print('You have command again.');
    void following.ask('delegate', side, { scope: null });
    return true;
  });
  try {
    return await work();
  } finally {
    stop();
  }
}

async function isSure({ terminal }: Seat): Promise<boolean> {
  const line = await terminal.ask(ALL_ASKS);
  if (line === null) throw new InputEnded();
  const isYes = ['yes', 'y'].includes(line.trim().toLowerCase());
  if (!isYes) terminal.print('You keep command.');
  return isYes;
}

/** `standing` lists the boxes that can be left to the staff; `standing BOX` leaves one, `standing BOX off` takes it back. */
export async function standingOrders(seat: Seat, rest: string): Promise<After> {
  const { following, side, terminal, words, view } = seat;
  const boxes = boxesIn(view.presentation).filter(({ delegable }) => delegable === true);
  if (rest === '' || boxes.length === 0) {
    terminal.print(...standingLines(seat));
    return 'ask';
  }
  const isOff = /\soff$/i.test(rest);
  const called = isOff ? rest.replace(/\s+off$/i, '') : rest;
  const meant = boxes.filter(({ id }) =>
    thingsCalled(viewContext(seat), called).some(({ wanted }) => 'box' in wanted && wanted.box === id),
  );
  const [box] = meant;
  if (!box || meant.length > 1) {
    const names = (box ? meant : boxes).map(({ title }) => say(words, title));
    terminal.print(
      `"${called}" is ${box ? 'several boxes' : 'no box that can be left to the staff'}: ${listed(names)}.`,
    );
    return 'ask';
  }
  await following.ask('standing', side, { box: box.id, on: !isOff });
  const title = capital(say(words, box.title));
  terminal.print(isOff ? `${title} is yours again.` : `${title} is left to the staff from now on.`);
  return 'changed';
}

function standingLines({ words, view }: Seat): string[] {
  const boxes = boxesIn(view.presentation).filter(({ delegable }) => delegable === true);
  if (boxes.length === 0) return ['No box here can be left to the staff.'];
  return boxes.map(({ id, title }) => {
    const left = view.standing.includes(id) ? ', left to the staff' : '';
    return `${capital(say(words, title))}${left}`;
  });
}

/** The pieces of the boxes that are left to the staff come placed, to be looked over before they are ordered. */
export async function filledByStaff(seat: Seat, prompt: Arrange): Promise<Placed> {
  const { following, side, words, view, terminal } = seat;
  const asked = [...delegableAsked(prompt, view.presentation)].filter(([box]) => view.standing.includes(box));
  if (asked.length === 0) return {};
  const { advice } = await following.ask('advise', side, {});
  const pieces = new Set(asked.flatMap(([, ids]) => ids));
  const placed = Object.fromEntries(
    entriesIn(advice?.answer ?? null).flatMap(([piece, box]) =>
      pieces.has(piece) && typeof box === 'string' ? [[piece, box]] : [],
    ),
  );
  const names = asked.map(([box]) => say(words, boxTitle(view.presentation, box) ?? { key: box }));
  const called = typedNames(words, prompt);
  const order = Object.entries(placed).map(([piece, box]) => `${called.piece(piece)} ${called.box(box)}`);
  terminal.print(
    `Left to the staff: ${names.join(', ')}. It places ${order.join(', ') || 'nothing'}. Change anything, then type done.`,
  );
  return placed;
}
