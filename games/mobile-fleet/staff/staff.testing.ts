import {
  at,
  type Contact,
  createDesk,
  createStaff,
  type Desk,
  enemyOf,
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
  type MatchOptions,
  type Observation,
  observeMatch,
  optionsOf,
  refusalOf,
  say,
  type Staff,
} from '@point-option/engine';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { MobileTheater, Own } from '../data/own.ts';
import { start } from '../data/start.ts';
import { mobileFleet } from '../index.ts';
import { moving } from '../rules/sailing.testing.ts';
import { AFTER, dataOf, deploy, marker, now, order, type Table } from '../rules/testing.ts';
import { observe } from '../view.ts';
import { words } from '../words.ts';
import type { Admiral } from './admirals.ts';
import { kit } from './figures.ts';
import type { OpsDesk } from './sea.ts';
import { createAdmiral } from './staffs.ts';

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

/** The same for an admiral, with everything that this game's staffs know. */
export function opsDesk(data: MobileTheater, side: SideId, admiral: Admiral): OpsDesk {
  return createDesk<Own, Admiral>(kit(), admiral, { view: observe(data, side), agenda: [] }, side);
}

/** The historical scenario on turn 2, by day, with all Japanese forces in the Mobile Fleet at 0618 and whatever a test changes. */
export function position(change: (data: MobileTheater) => void = () => {}): MobileTheater {
  const data = start('historical', optionsOf(mobileFleet));
  deploy(data);
  change(data);
  return data;
}

/** What an admiral orders here, and why. It must be legal, and have a reason. */
export function ordersOf(match: Table, side: SideId, admiral: Admiral): { answer: Answer; why: string } {
  const { seen, question } = putTo(match, side);
  const staff = createAdmiral('admiral', admiral, admiral);
  const answer = staff.decide(seen, question, fast('admiral'));
  const refusal = refusalOf(question, answer);
  if (refusal !== null) throw new Error(`Refused: ${JSON.stringify(refusal)}`);
  const why = staff.reason?.(seen, question, answer);
  if (why === undefined) throw new Error(`No reason for ${JSON.stringify(answer)}.`);
  return { answer, why: why.key.replace('reason.', '') };
}

/** Where a formation ends its move. */
export function sails(
  id: string,
  admiral: Admiral,
  change: (data: MobileTheater) => void,
): { hex: string; why: string } {
  const { hexes, why } = coursed(id, admiral, change);
  return { hex: hexes.at(-1) as string, why };
}

/** The hexes of a formation's move, from where it starts. */
export function coursed(
  id: string,
  admiral: Admiral,
  change: (data: MobileTheater) => void,
  options: MatchOptions = {},
): { hexes: string[]; why: string } {
  const match = moving(id, { change, options });
  const { side } = at(fleet.markers, marker(id));
  const start = at(dataOf(match).markers, marker(id)).hex;
  const { answer, why } = ordersOf(match, side, admiral);
  return { hexes: [start, ...(answer as number[])].map((each) => grid.label(each)), why };
}

/** The enemy has reported so many ships of each type under a marker: CV, CVL, BB, CA, CL and DD. */
export function report(data: MobileTheater, id: string, ...counts: number[]): void {
  const { side } = at(fleet.markers, marker(id));
  const contacts = data.contacts[enemyOf(side)];
  const contact: Contact = {
    marker: marker(id),
    hex: at(data.markers, marker(id)).hex,
    turn: data.turn,
    source: 'carrier search',
    told: 'types',
    total: counts.reduce((sum, n) => sum + n, 0),
    counts,
    within: 0,
    reports: 1,
  };
  data.contacts[enemyOf(side)] = [...contacts.filter((each) => each.marker !== marker(id)), contact];
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
