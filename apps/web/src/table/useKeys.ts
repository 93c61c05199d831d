import type { PromptView } from '@point-option/engine';
import { useEffect } from 'react';
import { openBoxes } from '../store/draft.ts';
import { flipLamp } from '../store/lamp.ts';
import { advise, delegate, order, redoOrder, room, stepStaff, undoOrder, whyNot } from '../store/room.ts';
import type { TableView } from '../worker/protocol.ts';
import { chooseOption, confirmOrder, placePiece, stepBack } from './picking.ts';
import { lastEvent, nextEvent, turnSpeed } from './playing.ts';
import { touchedBy } from './touching.ts';

/** The keys of the table. While something is typed they are letters. */
export function useKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest('input, select, textarea') && event.key !== 'Escape') return;
      if (act(event, target)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function act({ key }: KeyboardEvent, target: HTMLElement | null): boolean {
  const { table, sheet } = room.get();
  if (table === null || table.blank) return false;
  if (key === 'Escape') stepBack();
  else if (sheet !== 'none') return false;
  else if (table.staffActs && /^([1-9]|Enter|[sa])$/i.test(key)) return false;
  else if (/^[1-9]$/.test(key)) byNumber(table, Number(key));
  else if (key === 'Enter') {
    // A button that has the focus does its own work, but for the rows of the list: there Enter orders.
    if (target?.closest('button, a, summary') && !target.closest('.opts')) return false;
    if (target?.closest('.opts') && !isChosen(target)) return false;
    confirmOrder();
  } else if (key === ' ') return target?.closest('button, a, summary') ? false : goOn(table);
  else if (key === 'ArrowDown' || key === 'ArrowUp') return moveFocus(target, key === 'ArrowDown' ? 1 : -1);
  else return byLetter(key.toLowerCase(), table, target);
  return true;
}

/** The next event; where none is played back, the next order of staff who wait to be told. */
function goOn(table: TableView): boolean {
  if (nextEvent()) return true;
  if (table.staffActs) stepStaff();
  return table.staffActs;
}

function isChosen(target: HTMLElement): boolean {
  return target.closest('[aria-pressed="true"], [aria-checked="true"]') !== null;
}

function byNumber(table: TableView, n: number): void {
  const { prompt, mayGo } = table;
  const { draft } = room.get();
  if (!prompt) return;
  if (prompt.kind === 'confirm') {
    if (n <= 2) order(n === 1);
    return;
  }
  if (prompt.kind === 'arrange' && draft.piece !== null) {
    const box = openBoxes(prompt, draft, draft.piece, mayGo)[n - 1];
    if (box !== undefined) placePiece(draft.piece, box);
    return;
  }
  const option = prompt.options[n - 1];
  if (option) chooseOption(option.id);
}

/** The arrows go through the list of options, as in any list; elsewhere they are the chart's. */
function moveFocus(target: HTMLElement | null, by: number): boolean {
  const list = target?.closest('.opts');
  if (!list) return false;
  const rows = [...list.querySelectorAll<HTMLElement>('.row')];
  rows[rows.findIndex((row) => row.contains(target)) + by]?.focus();
  return true;
}

const LETTERS: Readonly<Record<string, (table: TableView, target: HTMLElement | null) => void>> = {
  z: (table) => table.canUndo && undoOrder(),
  y: (table) => table.canRedo && redoOrder(),
  '?': (_table, target) => askWhy(target),
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
  m: () => {
    room.set({ tab: 'decks', folded: false });
    document.querySelector('.lay-missions, [data-layout="missions"]')?.scrollIntoView({ inline: 'nearest' });
  },
  n: () => flipLamp(),
  '/': () => room.set({ sheet: 'keys' }),
};

function byLetter(key: string, table: TableView, target: HTMLElement | null): boolean {
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
  const at = target?.closest<HTMLElement>('[data-piece], [data-hex], [data-box], [data-option]')?.dataset;
  const id = at?.['piece'] ?? at?.['hex'] ?? at?.['box'] ?? at?.['option'];
  if (id === undefined) room.set({ sheet: 'why' });
  else whyNot(id);
}

/** Opens the option that is chosen, or the first that rolls: its chances stand there. */
function showOdds({ prompt }: TableView): void {
  const { draft, focus } = room.get();
  const option =
    draft.chosen.at(-1) ?? focus ?? prompt?.options.find(({ rolls }) => rolls)?.id ?? prompt?.options[0]?.id;
  if (option !== undefined) room.set({ focus: option });
}

/** What the question is about on the chart: what is chosen, or where its options lie. */
function placesAsked(prompt: PromptView): string[] {
  const { draft, focus } = room.get();
  const id = draft.piece ?? draft.chosen.at(-1) ?? focus;
  const own = touchedBy(prompt, id);
  return own.length > 0 ? own : prompt.options.flatMap(({ touches = [] }) => touches);
}
