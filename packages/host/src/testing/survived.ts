import { readMatchFile, verify } from '@point-option/engine';
import { expect } from 'vitest';
import { createHost } from '../host.ts';
import type { Ports } from '../ports.ts';
import { type Desk, deskAt } from './desk.ts';
import { type Acknowledged, personal, playOn, SEAT } from './tireless.ts';

/** What a player had seen when the program was killed. */
export interface SeenBefore {
  /** All that was acknowledged, from the match's beginning. */
  readonly acknowledged: readonly Acknowledged[];
  /** How many lines of the journal were shown. */
  readonly shown: number;
}

/**
 * A match whose program was killed is there: all that was acknowledged and shown, in a file that verifies. It is
 * played on, and an order is taken back. Gives what stands then.
 */
export async function survived(ports: Ports, match: string, before: SeenBefore): Promise<SeenBefore> {
  const desk = deskAt(createHost(ports));
  const opening = await desk.open(match);
  expect(opening.notes).toEqual([]);
  await checkFile(desk, ports, match, before.acknowledged);
  const { lines } = await desk.ask('journal', { match, seat: SEAT });
  expect(lines.length).toBeGreaterThanOrEqual(before.shown);
  await takeBack(desk, match);
  const acknowledged = await checkFile(desk, ports, match, before.acknowledged);
  const { view } = await desk.ask('look', { match, seat: SEAT });
  await desk.ask('leave', { match });
  expect(desk.pushes.filter(({ push }) => push === 'unsaved' || push === 'note')).toEqual([]);
  return { acknowledged, shown: view.journalLength };
}

/** The exported file, which is played through: it has what was acknowledged, in that order and before all else. */
async function checkFile(
  desk: Desk,
  { registry }: Ports,
  match: string,
  before: readonly Acknowledged[],
): Promise<readonly Acknowledged[]> {
  const { text, notes } = await desk.ask('export', { match });
  expect(notes).toEqual([]);
  const game = await registry[0]?.load();
  const file = readMatchFile(text);
  expect(verify(file, () => game as never)).toMatchObject({ ok: true });
  const orders = personal(file);
  expect(orders.slice(0, before.length)).toEqual(before);
  return orders;
}

/** Plays on to where a camp is placed, and takes that back. */
async function takeBack(desk: Desk, match: string): Promise<void> {
  const step = async (): Promise<string | undefined> => (await desk.view(match, SEAT)).prompt?.step;
  while ((await step()) !== 'place') await playOn(desk, match, { orders: 1, acknowledged: () => {} });
  await desk.order(match, SEAT, 'north');
  expect(await step()).not.toBe('place');
  await desk.ask('undo', { match, seat: SEAT });
  expect(await step()).toBe('place');
}
