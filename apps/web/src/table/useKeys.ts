import type { PromptView, Ref } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { useEffect } from 'react';
import { type Draft, openBoxes } from '../store/draft.ts';
import { flipLamp } from '../store/lamp.ts';
import { delegate, order, redoOrder, stepStaff } from '../store/orders.ts';
import { room } from '../store/room.ts';
import { shortenRoute } from '../store/route.ts';
import { advise } from '../store/staff.ts';
import { isClicked, watchClicks } from './clicked.ts';
import {
  allotMore,
  chooseOption,
  confirmOrder,
  inspectThis,
  isComplete,
  placePiece,
  stepBack,
  clearOrUndo,
  whyNotThis,
} from './picking.ts';
import { lastEvent, nextEvent, turnSpeed } from './playing.ts';
import { choices, touchedBy } from './touching.ts';
import { refAt } from './useInspecting.ts';

/** The keys of the table. While something is typed they are letters. */
export function useKeys(): void {
  useEffect(watchClicks, []);
  useEffect(watchPresses, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // Of a key that is held only the steps of a walk are meant again and again.
      if (event.repeat && !/^(Arrow.*|[[\]])$/.test(event.key)) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest('input, select, textarea') && event.key !== 'Escape') return;
      if (act(event, target)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Enter and Space are heard before what has the focus hears them: it may have it only because it was clicked. */
function watchPresses(): () => void {
  let isTaken = false;
  const onDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    isTaken = isMeantForTable(event, event.target as HTMLElement | null);
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onUp = (event: KeyboardEvent): void => {
    // Some browsers press a button when Space comes up, whatever became of its going down.
    if (event.key === ' ' && isTaken) event.preventDefault();
  };
  addEventListener('keydown', onDown, true);
  addEventListener('keyup', onUp, true);
  return () => {
    removeEventListener('keydown', onDown, true);
    removeEventListener('keyup', onUp, true);
  };
}

const TYPED = 'select, textarea, input:not([type="range"]), dialog';

/** Does what Enter or Space means for the table, where that goes before what has the focus. */
function isMeantForTable(event: KeyboardEvent, target: HTMLElement | null): boolean {
  const { table, sheet, playback } = room.get();
  if (table === null || table.blank || sheet !== 'none' || target?.closest(TYPED)) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // A key that is held presses once.
  if (event.repeat) return true;
  const isReached = !isClicked(target);
  if (event.key === ' ') {
    // While events are played Space is the next one, but on the buttons of the playback themselves.
    if (playback !== null && !(isReached && target?.closest('.playback button'))) return nextEvent();
    return !isReached && advance(table);
  }
  if (target?.matches('input')) return orderNow(table);
  // What a menu asks is answered before the table.
  if (isReached || target?.closest('.delegate details[open]')) return false;
  return orderNow(table);
}

function act({ key }: KeyboardEvent, target: HTMLElement | null): boolean {
  const { table, sheet } = room.get();
  if (table === null || table.blank) return false;
  if (key === 'Escape') stepBack();
  else if (sheet !== 'none') return false;
  else if (table.staffActs && /^([1-9]|Enter|[sa])$/i.test(key)) return false;
  else if (table.die !== null) return byLetter(key.toLowerCase(), table, target);
  else if (/^[1-9]$/.test(key)) byNumber(table, Number(key));
  else if (key === 'Backspace' && table.prompt?.kind === 'path') shortenRoute();
  else if (key === 'Enter') {
    // A button that has the focus does its own work, but for the rows of the list: there Enter orders.
    if (target?.closest('button, a, summary') && !target.closest('.opts')) return false;
    // A row of amounts is not chosen: its number is what it says.
    const isAmount = target?.getAttribute('role') === 'spinbutton';
    if (target?.closest('.opts') && !isAmount && !isChosen(target)) return false;
    confirmOrder();
  } else if (key === ' ') return target?.closest('button, a, summary') ? false : advance(table);
  else if (key === 'ArrowDown' || key === 'ArrowUp') return moveFocus(target, key === 'ArrowDown' ? 1 : -1);
  else return byLetter(key.toLowerCase(), table, target);
  return true;
}

/** Gives the order where there is one to give. */
function orderNow(table: SeatView): boolean {
  if (table.staffActs || !isComplete()) return false;
  confirmOrder();
  return true;
}

/** The next event; where none is played back, the staff's next order where it waits for a key. */
function advance(table: SeatView): boolean {
  if (nextEvent()) return true;
  if (table.staffActs) stepStaff();
  return table.staffActs;
}

function isChosen(target: HTMLElement): boolean {
  return target.closest('[aria-pressed="true"], [aria-checked="true"]') !== null;
}

function byNumber({ prompt }: SeatView, n: number): void {
  const { draft, route } = room.get();
  if (!prompt) return;
  const option = choices(prompt, route)[n - 1]?.id;
  switch (prompt.kind) {
    case 'confirm':
      if (n <= 2) order(n === 1);
      return;
    case 'arrange':
      if (draft.piece === null) break;
      return placeByNumber(prompt, draft, draft.piece, n);
    case 'allot':
      if (option !== undefined) allotMore(String(option), 1);
      return;
    case 'one':
    case 'some':
    case 'path':
    case 'amount':
      break;
  }
  if (option !== undefined) chooseOption(option);
}

function placeByNumber(prompt: PromptView & { kind: 'arrange' }, draft: Draft, piece: string, n: number): void {
  const box = openBoxes(prompt, draft, piece)[n - 1];
  if (box !== undefined) placePiece(piece, box);
}

/** The arrows go through the list of options, as in any list; elsewhere they are the chart's. */
function moveFocus(target: HTMLElement | null, by: number): boolean {
  // From the question, where an order leaves the focus, down into the list.
  const list =
    target?.closest('.opts') ?? (by > 0 && target?.matches('.ask h2') ? document.querySelector('.opts') : null);
  if (!list) return false;
  const rows = [...list.querySelectorAll<HTMLElement>('.row')];
  rows[rows.findIndex((row) => row.contains(target)) + by]?.focus();
  return true;
}

const LETTERS: Readonly<Record<string, (table: SeatView, target: HTMLElement | null) => void>> = {
  z: () => clearOrUndo(),
  y: (table) => table.canRedo && redoOrder(),
  '?': (_table, target) => askWhy(target),
  i: (table, target) => inspectFocused(table, target),
  o: (table) => showOdds(table),
  r: (table) => room.set({ sheet: 'rules', sheetRule: table.prompt?.rule ?? null }),
  a: () => void advise(),
  s: (table) => table.prompt && delegate('question'),
  '[': () => lastEvent(),
  ']': () => nextEvent(),
  p: () => turnSpeed(),
  j: () => {
    room.set({ tab: 'journal' });
    focusOn('.jou input');
  },
  c: (table) => table.prompt && room.set({ pulse: placesAsked(table.prompt) }),
  d: () => room.set(({ folded }) => ({ folded: !folded })),
  f: () => focusOn('.flow [aria-current] button, .flow button'),
  m: ({ presentation: { focus: [first] = [] } }) => {
    room.set({ tab: 'displays', folded: false, ...(first !== undefined && { pulse: [{ display: first }] }) });
    focusOn('.display [tabindex="0"], .disp button');
  },
  n: () => flipLamp(),
  '/': () => room.set({ sheet: 'keys' }),
};

function byLetter(key: string, table: SeatView, target: HTMLElement | null): boolean {
  const deed = Object.hasOwn(LETTERS, key) ? LETTERS[key] : undefined;
  deed?.(table, target);
  return deed !== undefined;
}

/** After the page has drawn the part that is wanted. */
function focusOn(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

/** Why not what has the keyboard's attention on the chart, a display or the list; else it is asked what is meant. */
function askWhy(target: HTMLElement | null): void {
  const ref = refAt(target);
  if (ref === null) room.set({ sheet: 'why' });
  else whyNotThis(ref);
}

/** The card of what has the keyboard's attention: on the board, or what an option of the list touches. */
function inspectFocused({ prompt }: SeatView, target: HTMLElement | null): void {
  const { focus, draft, route } = room.get();
  const [touched] = prompt ? touchedBy(prompt, focus ?? draft.piece ?? draft.chosen.at(-1) ?? null, route) : [];
  const ref = refAt(target) ?? touched ?? prompt?.about[0];
  if (ref) inspectThis(ref);
}

/** Opens the option that is chosen, or the first that rolls: its chances stand there. */
function showOdds({ prompt }: SeatView): void {
  const { draft, focus, route } = room.get();
  const options = prompt ? choices(prompt, route) : [];
  const option = draft.chosen.at(-1) ?? focus ?? (options.find(({ rolls }) => rolls) ?? options[0])?.id;
  if (option !== undefined) room.set({ focus: option });
}

/** What the question is about on the chart: what is chosen, or where its options lie. */
function placesAsked(prompt: NonNullable<SeatView['prompt']>): readonly Ref[] {
  const { draft, focus, route } = room.get();
  const own = touchedBy(prompt, draft.piece ?? draft.chosen.at(-1) ?? focus, route);
  return own.length > 0 ? own : choices(prompt, route).flatMap(({ touches }) => touches);
}
