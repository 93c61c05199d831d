import { begin, type Game, hashOf, observeMatch, type Staff, submit } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { newMeta } from './beginning.ts';
import { teachNext } from './orders.ts';
import { PERSON } from './protocol.ts';
import { seatView } from './seatView.ts';
import { staffAdvice, staffAnswer, staffSeed } from './staff.ts';
import { type Table, createTable } from './table.ts';
import { skirmish } from './testing/index.ts';

function tableFor(scenario: string): Table {
  const match = begin(skirmish as unknown as Game, { scenario, dice: { kind: 'fast', seed: 'a' } });
  const seats = { red: 'drawn', blue: PERSON };
  return createTable(match, newMeta(match, { id: 'm', seats, now: 0 }), { seed: () => 'ab'.repeat(32) });
}

/** Everything of a table that could change. */
function allOf({ match, tutor, meta, pending, seqs, since, delegations, redo, staffDid }: Table): string {
  const { whole, journal, orders } = match.table;
  const maps = [seqs, since, delegations, redo, staffDid].map((map) => [...map]);
  return JSON.stringify([whole, journal, orders, match.seats, match.record?.orders, tutor, meta, pending, maps]);
}

describe('the view of a seat', () => {
  it('changes nothing, and is the same however often it is asked for', () => {
    const table = tableFor('first-camp');
    teachNext(table);
    const before = allOf(table);
    const view = seatView(table, 'blue');
    expect(seatView(table, 'blue')).toEqual(view);
    expect(view.lesson?.steps).toEqual([{ say: 'Welcome.' }]);
    expect(allOf(table)).toBe(before);
  });

  it('says a step of a lesson once before an order, however often play settles', () => {
    const table = tableFor('first-camp');
    submit(table.match, 'red', 1);
    submit(table.match, 'blue', 1);
    submit(table.match, 'red', 'north');
    submit(table.match, 'red', []);
    submit(table.match, 'red', false);
    for (let i = 0; i < 3; i++) teachNext(table);
    expect(seatView(table, 'blue').lesson?.steps.map(({ say }) => say)).toEqual(['Welcome.', 'Go south.']);
  });
});

describe('staff', () => {
  it('are given what their side may know, whether they play for themselves or for a person', () => {
    const { match } = tableFor('first-camp');
    for (const side of ['red', 'blue']) submit(match, side, 1);
    for (const answer of ['north', [], false]) submit(match, 'red', answer);
    const given: unknown[] = [];
    const staff: Staff<unknown> = {
      id: 'noting',
      decide: (seen) => {
        given.push(seen);
        return 'south';
      },
      reason: (seen) => {
        given.push(seen);
        return undefined;
      },
    };
    const advice = staffAdvice(match, 'blue', staff);
    expect([staffAnswer(match, 'blue', staff), advice.answer]).toEqual(['south', 'south']);
    const own = observeMatch(match, 'blue');
    expect(given).toEqual([own, own, own]);
    expect(own).not.toEqual({ ...observeMatch(match, 'referee'), side: 'blue' });
  });
});

describe('the seed of the staff', () => {
  it('is that of the header, the side and the number of its order, and of the side’s own dice where they are rolled by hand', () => {
    const { match } = tableFor('first-camp');
    expect(staffSeed(match, 'red')).toBe(`${hashOf(match.header)}/staff/red/0`);
    submit(match, 'red', 1);
    expect(staffSeed(match, 'red')).toBe(`${hashOf(match.header)}/staff/red/1`);
    expect(staffSeed(match, 'blue')).toBe(`${hashOf(match.header)}/staff/blue/0`);
    const byHand = begin(skirmish as unknown as Game, { dice: { kind: 'scripted', opening: [3] } });
    for (const [side, answer, dice] of [
      ['red', 1, []],
      ['blue', 1, []],
      ['red', 'north', []],
      ['red', [], []],
      ['red', true, [7]],
    ] as const)
      expect(submit(byHand, side, answer as never, { dice })).toBeNull();
    expect(staffSeed(byHand, 'red')).toBe(`${hashOf(byHand.header)}/staff/red/4/${hashOf(['', [7]])}`);
    expect(staffSeed(byHand, 'blue')).toBe(`${hashOf(byHand.header)}/staff/blue/1/`);
  });
});
