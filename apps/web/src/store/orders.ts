import type { Answer } from '@point-option/engine';
import type { Scope, Speed } from '@point-option/host/protocol';
import { askMatch, askSeat, connection } from './connection.ts';
import { act } from './faults.ts';
import { room, seatNow } from './room.ts';
import { keepSpeed } from './speed.ts';

/** What the seat at the screen tells the host to do. */

/** The question that an order is under way for: it is answered once. */
let answering = '';

export function freshAnswers(): void {
  answering = '';
}

export const order = (answer: Answer): void => void give(answer);

async function give(answer: Answer): Promise<void> {
  const table = seatNow();
  if (table === null || table.staffActs) return;
  const question = `${table.match} ${table.seat} ${table.seq}`;
  if (answering === question) return;
  answering = question;
  const done = await act(() => askSeat('order', { answer, seq: table.seq }));
  // A refused order may be given again, changed.
  if (!done && answering === question) answering = '';
}

/** Enters a die that was rolled by hand. */
export const rollDie = (face: number): void => void act(() => askSeat('roll', { face }));
export const undoOrder = (): void => void act(() => askSeat('undo', {}));
export const redoOrder = (): void => void act(() => askSeat('redo', {}));
export const delegate = (scope: Scope | null): void => void act(() => askSeat('delegate', { scope }));
export const stepStaff = (): void => void askMatch('step', {});
export const setLesson = (skip: boolean): void => void act(() => askSeat('lesson', { skip }));

/** A side comes to the screen. */
export function sit(seat: string): void {
  const match = room.get().opening?.match;
  if (match !== undefined) void act(() => connection().ask('sit', { match, seat }));
}

export function setSpeed(speed: Speed): void {
  keepSpeed(speed);
  void askMatch('speed', { speed });
  room.set({ speed, ...(speed === 'instant' && { playback: null, pulse: [] }) });
}
