import type { OptionId } from '@point-option/engine';
import { answerOf, choose, emptyDraft, hasBegun, place, strike } from '../store/draft.ts';
import { isByStaff, order, room, speak, undoOrder, whyNot } from '../store/room.ts';
import { t } from '../words.ts';
import type { TableView } from '../worker/protocol.ts';
import { nameIn, placeIn } from './look.ts';
import { briefly, capital } from './names.ts';
import { endPlayback } from './playing.ts';
import { boxAt, boxesAt, optionsAt } from './touching.ts';

/** What clicking, tapping or a key does, wherever it is done: list, chart and displays are the same thing. */

function tableNow(): TableView | null {
  const { table } = room.get();
  return table !== null && !table.blank ? table : null;
}

/** Chooses an option; chosen again it is ordered. */
export function chooseOption(id: OptionId): void {
  const table = tableNow();
  if (!table?.prompt) return;
  const { draft } = room.get();
  if (table.prompt.kind === 'one' && draft.chosen[0] === id) {
    confirmOrder();
    return;
  }
  room.set({ draft: choose(table.prompt, draft, id), focus: id, told: null });
}

export function placePiece(piece: string, box: string): void {
  room.set(({ draft }) => ({ draft: place(draft, piece, box), focus: null, told: null }));
}

export function strikePiece(piece: string): void {
  room.set(({ draft }) => ({ draft: strike(draft, piece) }));
}

export function takePiece(piece: string | null): void {
  room.set(({ draft }) => ({ draft: { ...draft, piece }, focus: piece }));
}

/** Something on the chart or a display was chosen. */
export function pick(id: string): void {
  const table = tableNow();
  if (!table?.prompt) return;
  const { prompt } = table;
  const { draft } = room.get();
  const box = boxAt(table, draft, id);
  if (box !== undefined && draft.piece !== null) {
    placePiece(draft.piece, box);
    return;
  }
  const found = optionsAt(prompt, id);
  const fresh = found.filter((each) => !draft.chosen.includes(each) && !(String(each) in draft.placed));
  const wanted = prompt.kind === 'one' && found.length > 1 ? fresh[0] : (fresh[0] ?? found[0]);
  if (wanted === undefined) whyNotThis(id);
  else chooseOption(wanted);
}

/**
 * The piece in hand was put down on a box or a display: it goes where that stands for. Where that may be several things
 * the list asks which, and where it may not go it is said why.
 */
export function dropOn(id: string): void {
  const table = tableNow();
  const { draft } = room.get();
  const { piece } = draft;
  if (!table?.prompt || piece === null) return;
  const { prompt } = table;
  const meant = boxesAt(table, draft, id);
  const [only, ...others] = meant;
  const label = prompt.options.find((option) => option.id === piece)?.label;
  const what = capital(label ? briefly(speak(label)) : (nameIn(table.presentation, piece) ?? ''));
  if (only !== undefined && others.length === 0) return placePiece(piece, only);
  if (only !== undefined) {
    room.set({ told: { text: t('table.which', { piece: what }), boxes: meant }, tab: 'order' });
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.told [data-box]')?.focus());
    return;
  }
  const box = prompt.boxes?.find((each) => each.id === id)?.label;
  const where = box ? speak(box) : placeIn(table.presentation, id);
  // What takes it while nothing is placed is full.
  const isFull = boxesAt(table, { ...emptyDraft(prompt), piece }, id).length > 0;
  const text = t(isFull ? 'table.full now' : 'table.not there', { piece: what, box: where });
  room.set({ told: { text, rule: prompt.rule, about: where } });
}

/** Why something is not offered, called by its name. */
export function whyNotThis(id: string): void {
  const table = tableNow();
  whyNot(id, (table && nameIn(table.presentation, id)) ?? id);
}

/** Whether what is composed is an order. */
export function isComplete(): boolean {
  const prompt = tableNow()?.prompt ?? null;
  return prompt !== null && answerOf(prompt, room.get().draft) !== undefined;
}

/** Takes back what is being written; where nothing is, the last order. */
export function takeBack(): void {
  const table = tableNow();
  if (table === null) return;
  const now = room.get();
  // What stands there because a deck was left to the staff nobody has written.
  const written = Object.keys(now.draft.placed).filter((piece) => !now.advice?.pieces || !isByStaff(now, piece));
  if (hasBegun(table.prompt, { ...now.draft, placed: Object.fromEntries(written.map((piece) => [piece, ''])) }))
    room.set({ draft: emptyDraft(table.prompt), advice: null, focus: null, told: null });
  else if (table.canUndo) undoOrder();
}

/** Gives the order as it is composed, where it is one. */
export function confirmOrder(): void {
  const table = tableNow();
  if (!table?.prompt) return;
  const answer = answerOf(table.prompt, room.get().draft);
  if (answer !== undefined) order(answer);
}

/** One step back: the piece in hand, then what is chosen, then what is told. */
export function stepBack(): void {
  const { draft, sheet, told, playback } = room.get();
  if (sheet !== 'none') room.set({ sheet: 'none' });
  else if (playback !== null) endPlayback();
  else if (told !== null) room.set({ told: null });
  else if (draft.piece !== null) takePiece(null);
  else room.set({ draft: { ...draft, chosen: [] }, focus: null });
}
