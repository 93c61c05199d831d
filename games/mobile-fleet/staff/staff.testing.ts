import { createStaff, type SideId, STEADY, type Temper, tactics, radarPost } from '@point-option/chit-pull';
import { type Answer, ask, type Ask, fast, type Message, observeMatch, refusalOf, say } from '@point-option/engine';
import type { MobileTheater, Own } from '../data/own.ts';
import { AFTER, now, order, type Table } from '../rules/testing.ts';
import { observe } from '../view.ts';
import { words } from '../words.ts';
import { kit } from './figures.ts';

/** The tactical half alone, with a temper. */
export function staffWith(temper: Partial<Temper> = {}): ReturnType<typeof createStaff<Own, Temper>> {
  return createStaff<Own, Temper>('tactician', { ...STEADY, ...temper }, { ...tactics, 'radar: post': radarPost }, kit);
}
const steady = staffWith();

/** What a staff is asked here, and what it sees. */
export function deskOf(
  match: Table,
  side: SideId,
): { seen: ReturnType<typeof observeMatch<MobileTheater, MobileTheater>>; question: Ask } {
  const question = ask(match, side);
  if (question === null) throw new Error(`${side} is not asked now.`);
  // Tables of one procedure show everything: the staff gets what its side may see.
  return { seen: { ...observeMatch(match, side), view: observe(match.table.whole.data, side) }, question };
}

/** What the staff orders here. It must be legal, and the staff's own idea. */
export function ordered(match: Table, side: SideId, temper?: Partial<Temper>, seed = 'staff'): Answer {
  const { seen, question } = deskOf(match, side);
  const answer = (temper ? staffWith(temper) : steady).decide(seen, question, fast(seed));
  const refusal = refusalOf(question, answer);
  if (refusal !== null) throw new Error(`Refused: ${JSON.stringify(refusal)}`);
  return answer;
}

/** Why the staff orders that. */
export function reasonFor(match: Table, side: SideId, answer: Answer): Message | undefined {
  const { seen, question } = deskOf(match, side);
  return steady.reason?.(seen, question, answer);
}

/** Both staffs play on until nobody is asked, or until a question is put. Every order with its reason is told. */
export function playOn(match: Table, until?: string, tell?: (line: string) => void): void {
  for (let n = 0; n < MOST_ORDERS && now(match) !== AFTER; n++) {
    const side = (['japan', 'us'] as const).find((each) => ask(match, each) !== null);
    const question = side && ask(match, side);
    if (side === undefined || !question || `${question.procedure}: ${question.step}` === until) return;
    const answer = ordered(match, side, undefined, `staff ${n}`);
    const why = reasonFor(match, side, answer);
    tell?.(
      `[${side}] ${question.procedure}: ${question.step} ${JSON.stringify(answer)} -- ${why ? say(words, why) : ''}`,
    );
    order(match, side, answer);
  }
}
const MOST_ORDERS = 500;
