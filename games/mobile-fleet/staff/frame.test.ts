import { counsel, createStaff, type Habits, OFF, STEADY, type Temper } from '@point-option/chit-pull';
import { ask, fast, observeMatch, refusalOf } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import type { Own } from '../data/own.ts';
import { SHIPS_OF } from '../data/ships.ts';
import { americanStrike, japaneseStrike } from '../rules/raids.testing.ts';
import { facing, FIELD, surface } from '../rules/surface.testing.ts';
import { AFTER, dataOf, hex, marker, now, playing, type Table } from '../rules/testing.ts';
import { kit } from './figures.ts';
import { playOn } from './staff.testing.ts';

const shipsOf = (group: string): string[] => (SHIPS_OF.get(group) ?? []).map((ship) => fleet.ships[ship]?.id ?? '');
const unitsOf = (group: string): string[] =>
  fleet.squadrons.filter(({ home }) => (SHIPS_OF.get(group) ?? []).includes(home)).map(({ id }) => id);

describe('a staff', () => {
  // Japan bombs TG 58.1, and the US is asked how its ships form up.
  const match = japaneseStrike(['Taiho DB', 'Taiho T'], { us: shipsOf('TG 58.1') });
  const question = ask(match, 'us');
  if (question === null) throw new Error('The US is not asked.');
  const seen = observeMatch(match, 'us');
  const staff = (habits: Habits<Own>) => createStaff<Own, Temper>('test', STEADY, habits, kit);
  const legal = Object.fromEntries(shipsOf('TG 58.1').map((id, box) => [id, `sea ${box}`]));

  it('gives the answer of its habit, and its reason for that answer and no other', () => {
    const { decide, reason } = staff({ 'raid: lay out': () => counsel(legal, 'because') });
    expect(decide(seen, question, fast('dice'))).toEqual(legal);
    expect(reason?.(seen, question, legal)).toEqual({ key: 'reason.because' });
    expect(reason?.(seen, question, { ...legal, Hornet: 'sea 18' })).toBeUndefined();
  });

  it('draws by lot what it has no habit for, has no opinion on, or gets wrong', () => {
    for (const habits of [
      {},
      { 'raid: lay out': () => undefined },
      { 'raid: lay out': () => counsel({ Hornet: 'sea 99' }, 'wrong') },
    ])
      expect(refusalOf(question, staff(habits).decide(seen, question, fast('dice')))).toBeNull();
  });

  it('reads the reason off an order in which dice had a say', () => {
    const { reason } = staff({
      'raid: lay out': () => ({ answer: legal, why: (given) => ({ key: given === null ? 'nothing' : 'something' }) }),
    });
    expect(reason?.(seen, question, { ...legal, Hornet: 'sea 18' })).toEqual({ key: 'something' });
  });

  it('decides the same from the same dice', () => {
    const { decide } = staff({});
    expect(decide(seen, question, fast('same'))).toEqual(decide(seen, question, fast('same')));
  });
});

describe('staffed from beginning to end', () => {
  /** Every order must be the staff's own, and must have a reason that can be said. */
  function playedOut(match: Table, until?: string): number {
    let orders = 0;
    playOn(match, until, (line) => {
      orders++;
      expect(line).toMatch(/ -- [A-Z0-9].*[.]$/);
    });
    return orders;
  }
  const seeds = ['one', 'two', 'three'];

  it.each(seeds)('a Japanese raid (%s)', (seed) => {
    const match = japaneseStrike(unitsOf('Force A'), {
      us: shipsOf('TG 58.1'),
      japan: shipsOf('Force A'),
      cap: ['VF-2/1', 'VF-2/2', 'VF-1/1', 'VF-24'],
      options: { ordnance: true, radar: true },
      seed,
    });
    expect(playedOut(match, 'strike: plan')).toBeGreaterThan(3);
    expect(dataOf(match).raid).toBeNull();
  });

  it.each(seeds)('an American raid (%s)', (seed) => {
    const match = americanStrike(unitsOf('TG 58.1'), {
      us: shipsOf('TG 58.1'),
      japan: shipsOf('Force A'),
      cap: ['Taiho F', 'Shokaku F1'],
      seed,
    });
    expect(playedOut(match, 'strike: plan')).toBeGreaterThan(2);
    expect(dataOf(match).raid).toBeNull();
  });

  it.each([2, 5])('surface battles (turn %i)', (turn) => {
    for (const us of ['TG 58.7', 'TG 52.10', 'TG 58.1']) {
      const locals = { hex: hex(FIELD), marker: marker('Force A'), from: OFF, retreated: [] };
      const match = playing(surface.battle, locals, surface.procedures, {
        seed: `${us} ${turn}`,
        change: (data) => {
          data.turn = turn;
          facing(data, shipsOf('Force C'), shipsOf(us));
        },
      });
      expect(playedOut(match)).toBeGreaterThan(3);
      expect(now(match)).toBe(AFTER);
    }
  });
});
