import { useEffect } from 'react';
import { openBoxes } from '../store/draft.ts';
import { flipLamp } from '../store/lamp.ts';
import { delegate, order, redoOrder, room, undoOrder } from '../store/room.ts';
import type { TableView } from '../worker/protocol.ts';
import { chooseOption, confirmOrder, placePiece, stepBack } from './picking.ts';
import { nextEvent } from './playing.ts';

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
  else if (/^[1-9]$/.test(key)) byNumber(table, Number(key));
  else if (key === 'Enter') {
    // A button that has the focus does its own work, but for the rows of the list: there Enter orders.
    if (target?.closest('button, a, summary') && !target.closest('.opts')) return false;
    if (target?.closest('.opts') && !isChosen(target)) return false;
    confirmOrder();
  } else if (key === ' ') return target?.closest('button, a, summary') ? false : nextEvent();
  else if (key === 'ArrowDown' || key === 'ArrowUp') return moveFocus(target, key === 'ArrowDown' ? 1 : -1);
  else return byLetter(key.toLowerCase(), table);
  return true;
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

const LETTERS: Readonly<Record<string, (table: TableView) => void>> = {
  z: (table) => table.canUndo && undoOrder(),
  y: (table) => table.canRedo && redoOrder(),
  '?': () => room.set({ sheet: 'why' }),
  r: (table) => room.set({ sheet: 'rules', sheetRule: table.prompt?.rule ?? null }),
  j: () => {
    room.set({ tab: 'journal' });
    document.querySelector<HTMLElement>('.jou input')?.focus();
  },
  d: () => room.set(({ folded }) => ({ folded: !folded })),
  n: () => flipLamp(),
  s: (table) => table.prompt && delegate('question'),
  '/': () => room.set({ sheet: 'keys' }),
};

function byLetter(key: string, table: TableView): boolean {
  const deed = Object.hasOwn(LETTERS, key) ? LETTERS[key] : undefined;
  deed?.(table);
  return deed !== undefined;
}
