import type { OptionId } from '@point-option/engine';
import { answerOf, choose, emptyDraft, hasBegun, openBoxes, place, strike } from '../store/draft.ts';
import { isByStaff, order, room, speak, undoOrder, whyNot } from '../store/room.ts';
import { t } from '../words.ts';
import type { TableView } from '../worker/protocol.ts';
import { capital } from './names.ts';
import { endPlayback } from './playing.ts';
import { boxAt, optionsAt } from './touching.ts';

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
  if (wanted === undefined) whyNot(id);
  else chooseOption(wanted);
}

/** A piece was dropped where it may not go: the same answer as to a click, or why not with this piece. */
export function refuseDrop(id: string): void {
  const table = tableNow();
  const { piece } = room.get().draft;
  if (!table?.prompt || piece === null) return;
  const label = table.prompt.boxes?.find((box) => box.id === id)?.label;
  if (!label) return whyNot(id);
  const what = table.prompt.options.find((option) => option.id === piece)?.label ?? { key: piece };
  // A box that takes it while it is empty is full.
  const isFull = openBoxes(table.prompt, emptyDraft(table.prompt), piece, table.mayGo).includes(id);
  const text = t(isFull ? 'table.full now' : 'table.not there', { piece: capital(speak(what)), box: speak(label) });
  room.set({ told: { text, rule: table.prompt.rule, about: speak(label) } });
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
