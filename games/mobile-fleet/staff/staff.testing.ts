import {
  createDesk,
  createStaff,
  type Desk,
  radarPost,
  type SideId,
  STEADY,
  tactics,
  type Temper,
} from '@point-option/chit-pull';
import {
  type Answer,
  ask,
  type Ask,
  fast,
  type Observation,
  observeMatch,
  refusalOf,
  say,
  type Staff,
} from '@point-option/engine';
import type { MobileTheater, Own } from '../data/own.ts';
import { AFTER, now, order, type Table } from '../rules/testing.ts';
import { observe } from '../view.ts';
import { words } from '../words.ts';
import { kit } from './figures.ts';

/** The tactical half alone, with a temper. */
function staffWith(temper: Partial<Temper> = {}): Staff<MobileTheater> {
  return createStaff<Own, Temper>('tactician', { ...STEADY, ...temper }, { ...tactics, 'radar: post': radarPost }, kit);
}
const steady = staffWith();

/** What a staff is asked here, and what it sees. */
function putTo(match: Table, side: SideId): { seen: Observation<MobileTheater>; question: Ask } {
  const question = ask(match, side);
  if (question === null) throw new Error(`${side} is not asked now.`);
  // Tables of one procedure show everything: the staff gets what its side may see.
  return { seen: { ...observeMatch(match, side), view: observe(match.table.whole.data, side) }, question };
}

/** What the staff orders here. It must be legal. */
export function ordered(match: Table, side: SideId, temper?: Partial<Temper>, seed = 'staff'): Answer {
  const { seen, question } = putTo(match, side);
  const answer = (temper ? staffWith(temper) : steady).decide(seen, question, fast(seed));
  const refusal = refusalOf(question, answer);
  if (refusal !== null) throw new Error(`Refused: ${JSON.stringify(refusal)}`);
  return answer;
}

/** The same where pieces are put into boxes. */
export function placed(match: Table, side: SideId, temper?: Partial<Temper>): Record<string, string> {
  return ordered(match, side, temper) as Record<string, string>;
}

/** Why the staff orders that, by its key and in words. */
export function reasonFor(match: Table, side: SideId, answer: Answer): { key: string; said: string } {
  const { seen, question } = putTo(match, side);
  const why = steady.reason?.(seen, question, answer);
  return { key: why?.key ?? '', said: why === undefined ? '' : say(words, why) };
}

/** Why it orders what it orders. */
export function why(match: Table, side: SideId): string {
  return reasonFor(match, side, ordered(match, side)).key;
}

/** What a side's staff has before it. */
export function deskOf(data: MobileTheater, side: SideId, temper: Partial<Temper> = {}): Desk<Own> {
  return createDesk<Own, Temper>(kit(), { ...STEADY, ...temper }, { view: observe(data, side), agenda: [] }, side);
}

const MOST_ORDERS = 500;

/** Both staffs play on until nobody is asked, or until a question is put. Every order is told with its reason. */
export function playOn(match: Table, until?: string, tell?: (line: string) => void): void {
  for (let n = 0; n < MOST_ORDERS && now(match) !== AFTER; n++) {
    const side = (['japan', 'us'] as const).find((each) => ask(match, each) !== null);
    const question = side && ask(match, side);
    if (side === undefined || !question || `${question.procedure}: ${question.step}` === until) return;
    const answer = ordered(match, side, undefined, `staff ${n}`);
    tell?.(
      `[${side}] ${question.procedure}: ${question.step} ${JSON.stringify(answer)} -- ${reasonFor(match, side, answer).said}`,
    );
    order(match, side, answer);
  }
}
