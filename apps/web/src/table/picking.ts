import { capital, type OptionId, type PromptView, type Ref, refId, sameRef } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { closeCard, inspectThing, whyNot } from '../store/asking.ts';
import { allot, answerOf, choose, emptyDraft, fillUp, hasBegun, place, strike } from '../store/draft.ts';
import { order, undoOrder } from '../store/orders.ts';
import { room, seatNow } from '../store/room.ts';
import { beginRoute, extendRoute, isLookingUp, shortenRoute, withWholeRoute } from '../store/route.ts';
import { isByStaff } from '../store/staff.ts';
import { t } from '../words.ts';
import { nameIn } from './look.ts';
import { shortName } from './names.ts';
import { endPlayback } from './playing.ts';
import { hexOf } from './previews.ts';
import { takeFirst } from './takeFirst.ts';
import { boxesAt, optionMeant, pointsAgain, routeStepAt } from './touching.ts';

/** What clicking, tapping or a key does, wherever it is done: list, chart and displays are the same thing. */

/** Chooses an option; one that is chosen already is ordered. */
export function chooseOption(id: OptionId): void {
  const prompt = seatNow()?.prompt;
  if (!prompt) return;
  const { draft } = room.get();
  switch (prompt.kind) {
    case 'path':
      return extendRoute(id);
    case 'one':
      if (draft.chosen[0] === id) return confirmOrder();
      break;
    case 'some':
    case 'arrange':
    case 'allot':
      break;
    case 'amount':
    case 'confirm':
      return;
  }
  room.set({ draft: choose(prompt, draft, id), focus: id, notice: null, inspected: null });
}

export function placePiece(piece: string, box: string): void {
  room.set(({ draft }) => ({ draft: place(draft, piece, box), focus: null, notice: null, inspected: null }));
}

export function strikePiece(piece: string): void {
  room.set(({ draft }) => ({ draft: strike(draft, piece) }));
}

/** Takes a piece in hand, or puts it back. What was said before one was taken is no longer true. */
export function takePiece(piece: string | null): void {
  const isTaken = piece !== null;
  room.set(({ draft }) => ({
    draft: { ...draft, piece },
    focus: piece,
    ...(isTaken && { notice: null, inspected: null }),
  }));
}

/** Gives an item more or less. */
export function allotMore(id: string, steps: number): void {
  const prompt = seatNow()?.prompt;
  if (prompt?.kind !== 'allot') return;
  room.set(({ draft }) => ({ draft: allot(prompt, draft, id, steps), focus: id, notice: null }));
}

export function allotAll(): void {
  const prompt = seatNow()?.prompt;
  if (prompt?.kind === 'allot') room.set(({ draft }) => ({ draft: fillUp(prompt, draft), notice: null }));
}

/** Something on the board was clicked: it is chosen, or it is said why not, or what it is. */
export function pick(ref: Ref): void {
  const table = seatNow();
  if (table === null) return;
  const { prompt } = table;
  if (prompt === null || table.staffActs) return inspectThis(ref);
  const { draft, route } = room.get();
  if (boxesAt(table, draft, ref).length > 0) return dropOn(ref);
  const wanted = optionMeant(prompt, draft, ref, route);
  if (wanted !== undefined && prompt.kind === 'one') return pointAt(ref, wanted);
  if (wanted !== undefined) return chooseOption(wanted);
  const at = routeStepAt(prompt, route, ref);
  if (at >= 0) return shortenRoute(at);
  const [only, ...others] = takeFirst(prompt, draft, ref, nameOf(table, ref))?.pieces ?? [];
  // Where one piece alone can go there is no doubt which: it is taken, and a second click puts it down.
  if (only !== undefined && others.length === 0) return chooseOption(only);
  const hex = hexUnder(table, ref);
  if (hex !== null && optionMeant(prompt, draft, hex, route) !== undefined) whyNotThis(ref, () => pick(hex));
  else whyNotThis(ref);
}

/** The same on the chart, where the piece in hand is put down on the hex of whatever lies there. */
export function pickOnChart(ref: Ref): void {
  const table = seatNow();
  const hex = table && hexUnder(table, ref);
  pick(hex && boxesAt(table, room.get().draft, hex).length > 0 ? hex : ref);
}

/** The hex that a piece lies in, where it is on the chart. */
function hexUnder({ presentation: { map } }: SeatView, ref: Ref): Ref | null {
  const hex = map && 'piece' in ref ? hexOf(map, ref) : null;
  return hex === null ? null : { hex };
}

/** Chooses what a click there means. That it is chosen already orders it only where the same thing is clicked again. */
function pointAt(ref: Ref, wanted: OptionId): void {
  const { draft } = room.get();
  if (draft.chosen[0] === wanted && pointsAgain(draft, ref)) return confirmOrder();
  const pointed = draft.chosen.length === 0 ? [] : draft.pointed.filter((other) => !sameRef(other, ref));
  if (draft.chosen[0] !== wanted) chooseOption(wanted);
  room.set((now) => ({ draft: { ...now.draft, pointed: [...pointed, ref] } }));
}

/**
 * The piece in hand was put down on a box or a display: it goes where that stands for. Where that may be several boxes
 * the player is asked which, and where it cannot go it is said why.
 */
export function dropOn(ref: Ref): void {
  const table = seatNow();
  const { draft } = room.get();
  const { piece } = draft;
  if (table?.prompt?.kind !== 'arrange' || piece === null) return;
  const { prompt } = table;
  const meant = boxesAt(table, draft, ref);
  const [only, ...others] = meant;
  if (only !== undefined && others.length === 0) return placePiece(piece, only);
  const what = inHand(prompt, piece);
  if (only !== undefined) return askWhich(what, meant);
  if (sayFull(table, ref)) return;
  const where = nameOf(table, ref);
  whyNot(ref, where, { otherwise: { text: t('table.not there', { piece: what, box: where }), rule: prompt.rule } });
}

function inHand({ pieces }: PromptView & { kind: 'arrange' }, piece: string): string {
  const taken = pieces.find(({ id }) => id === piece);
  return capital(taken ? shortName(taken) : piece);
}

/** What would take the piece in hand while nothing is placed is full by the draft: only the page can know that. */
function sayFull(table: SeatView, ref: Ref): boolean {
  const { prompt } = table;
  const { draft } = room.get();
  const { piece } = draft;
  if (prompt?.kind !== 'arrange' || piece === null || boxesAt(table, draft, ref).length > 0) return false;
  if (boxesAt(table, { ...emptyDraft(prompt), piece }, ref).length === 0) return false;
  const text = t('table.full now', { piece: inHand(prompt, piece), box: nameOf(table, ref) });
  room.set({ notice: { text, rule: prompt.rule }, inspected: null });
  return true;
}

function askWhich(piece: string, boxes: readonly string[]): void {
  room.set({ notice: { text: t('table.which', { piece }), boxes }, tab: 'order' });
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.notice [data-into]')?.focus());
}

/**
 * Why something cannot be chosen, or what it is. A piece of which the rules have nothing to say stands for its hex:
 * `otherwise` chooses that.
 */
export function whyNotThis(ref: Ref, otherwise?: () => void): void {
  const table = seatNow();
  if (table === null || sayFull(table, ref)) return;
  const { prompt } = table;
  const name = nameOf(table, ref);
  const missing = takeFirst(prompt, room.get().draft, ref, name);
  const points = picksOf(prompt, missing?.pieces ?? []);
  whyNot(ref, name, { offered: missing, points, ...(otherwise && { instead: otherwise }) });
}

/** What on the board stands for these pieces. */
function picksOf(prompt: PromptView | null, pieces: readonly string[]): readonly Ref[] {
  return prompt?.kind === 'arrange'
    ? prompt.pieces.filter(({ id }) => pieces.includes(id)).flatMap(({ picks }) => picks)
    : [];
}

/** Why a piece cannot be taken up. No other is in hand any more: it must not be put down in place of this one. */
export function whyNotTaken(piece: string): void {
  if (room.get().draft.piece !== null) takePiece(null);
  whyNotThis({ piece });
}

/** What something is, whether or not anything is asked. */
export function inspectThis(ref: Ref): void {
  const table = seatNow();
  if (table === null) return;
  inspectThing(ref, nameOf(table, ref));
}

export function nameOf({ presentation }: SeatView, ref: Ref): string {
  return nameIn(presentation, ref) ?? refId(ref);
}

/** Whether what is composed is an order, or may be one as soon as the last step is looked up. */
export function isComplete(): boolean {
  if (isLookingUp()) return true;
  const prompt = seatNow()?.prompt ?? null;
  const { draft, route } = room.get();
  return prompt !== null && answerOf(prompt, draft, route) !== undefined;
}

/** Clears the order being composed; where there is none, undoes the last order. */
export function clearOrUndo(): void {
  const table = seatNow();
  if (table === null) return;
  const now = room.get();
  // Pieces that the staff placed are not written by the player.
  const written = Object.keys(now.draft.placed).filter((piece) => !now.advice?.pieces || !isByStaff(now, piece));
  const own = { ...now.draft, placed: Object.fromEntries(written.map((piece) => [piece, ''])) };
  if (table.die === null && hasBegun(table.prompt, own)) {
    room.set({ draft: emptyDraft(table.prompt), route: null, advice: null, focus: null, notice: null });
    beginRoute(table);
  } else if (table.die === null ? table.canUndo : table.die.undoRefused === null) undoOrder();
}

/** Gives the order as it is composed, where it is one. */
export function confirmOrder(): void {
  void withWholeRoute(() => {
    const prompt = seatNow()?.prompt;
    if (!prompt) return;
    const { draft, route } = room.get();
    const answer = answerOf(prompt, draft, route);
    if (answer !== undefined) order(answer);
  });
}

/** One step back: what lies open, then the piece in hand, then what is chosen. */
export function stepBack(): void {
  const { draft, sheet, notice, inspected, playback } = room.get();
  if (sheet !== 'none') room.set({ sheet: 'none' });
  else if (playback !== null) endPlayback();
  else if (inspected !== null) closeCard();
  else if (notice !== null) room.set({ notice: null });
  else if (draft.piece !== null) takePiece(null);
  else if (draft.route.length > 0) shortenRoute();
  else room.set({ draft: { ...draft, chosen: [] }, focus: null });
}
