import {
  ask,
  begin,
  clone,
  fast,
  observe,
  observeMatch,
  prepare,
  resample,
  sampleAnswer,
  submit,
} from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { invariants } from '../invariants.ts';
import { BOXES, type Battle, type Contact, enemyOf, fleetOf, setup } from '../data/state.ts';
import { sealedStrike } from '../index.ts';
import { codeOf, dispositions, placeIn } from './picture.ts';
import { at, standing, strike } from './table.testing.ts';

/** What Red may think of Blue's ships in the strait. */
function possible(shifts: number, contacts: readonly Partial<Contact>[] = []): string[] {
  const view = setup('strait');
  view.blue.shifts = shifts;
  view.red.contacts = contacts.map((contact) => ({
    round: 1,
    source: 'raid' as const,
    box: 'north' as const,
    ships: [],
    sunk: null,
    ...contact,
  }));
  const { codes } = dispositions(view, 'red');
  return codes.map((code) =>
    view.blue.ships.map((_ship, index) => BOXES[placeIn(code, index)]?.charAt(0) ?? '-').join(''),
  );
}

describe('how the enemy may lie', () => {
  test('rules 1.1, 1.3, 2.1: before anything is seen, every placement within the limits', () => {
    const all = possible(0);
    const boxes = ['n', 'c', 's', 'l'];
    const expected = boxes
      .flatMap((a) => boxes.flatMap((b) => boxes.flatMap((c) => boxes.map((d) => `${a}${b}${c}${d}`))))
      .filter((way) => !way.startsWith('l') && !/l.*l|(.).*\1.*\1/.test(way));
    expect(new Set(all)).toEqual(new Set(expected));
  });

  test('rules 4.1, 7.5: a contact pins the ships seen, and one shift later one of them may have left', () => {
    const pinned = possible(1, [{ box: 'north', ships: ['B-CV', 'B-CA'] }]);
    expect(pinned.every((way) => way.startsWith('nn') && !way.slice(2).includes('n'))).toBe(true);
    const later = possible(2, [{ box: 'north', ships: ['B-CV', 'B-CA'] }]);
    expect(later.some((way) => way.startsWith('cn'))).toBe(true);
    expect(later.some((way) => way.startsWith('sn') || way.startsWith('cc'))).toBe(false);
  });

  test('rule 7.5: an empty box is known to be empty, and a ship sunk there is gone', () => {
    expect(possible(1, [{ box: 'north' }]).some((way) => way.includes('n'))).toBe(false);
    const sunk = possible(1, [{ box: 'south', ships: ['B-DA'], sunk: 'B-DA' }]);
    expect(sunk.length > 0 && sunk.every((way) => way.endsWith('-'))).toBe(true);
  });

  test('there are few enough histories for one die', () => {
    const view = setup('archipelago');
    view.blue.shifts = view.rounds;
    expect(dispositions(view, 'red').total).toBeLessThan(2 ** 32);
  });
});

describe('what is hidden', () => {
  /** Plays by chance and looks at every decision. */
  function eachMoment(look: (data: Battle, side: string, seed: string) => void, seeds = 12): void {
    for (let i = 0; i < seeds; i++) {
      const seed = `moment ${i}`;
      const match = begin(sealedStrike, {
        scenario: i % 2 === 0 ? 'strait' : 'archipelago',
        options: { search: i % 3 === 0 },
        dice: { kind: 'fast', seed },
      });
      const dice = fast(`${seed}/orders`);
      while (match.table.whole.outcome === null) {
        for (const side of sealedStrike.sides) look(match.table.state, side, `${seed}/${dice.rolled}/${side}`);
        const side = match.table.whole.open[0]!;
        submit(match, side, sampleAnswer(ask(match, side)!, dice));
        expect(observeMatch(match, side).side).toBe(side);
      }
    }
  }

  test('rule 1.5: the truth is always among what a side holds possible', () => {
    eachMoment((data, side) => {
      const { ships } = fleetOf(data, enemyOf(side));
      if (ships.some((ship) => ship.box === 'port')) return;
      expect(dispositions(sealedStrike.observe(data, side), side).codes).toContain(codeOf(ships));
    });
  });

  test('rule 1.5: what is resampled looks the same to the side and breaks no limit', () => {
    eachMoment((data, side, seed) => {
      const state = { agenda: [], open: [], sealed: {}, data, outcome: null };
      const prepared = prepare(sealedStrike);
      const seen = observe(prepared, state, side);
      const drawn = resample(prepared, seen, fast(seed));
      expect(observe(prepared, drawn, side)).toEqual(seen);
      expect(invariants(drawn.data)).toEqual([]);
    });
  });

  test('rule 7.2: no unseen fighter can be over a box that a raid has reached', () => {
    const match = standing('assign');
    strike(match, { 'R-B1': 'strike north', 'R-B2': 'strike south' });
    expect(at(match)).toBe('raid: press on');
    const data = match.table.state;
    const boxes = new Set<unknown>();
    for (let i = 0; i < 60; i++) {
      const other = clone(data);
      for (const secret of sealedStrike.secrets) if (secret.hiddenFrom === 'red') secret.vary(other, fast(`vary ${i}`));
      const drawn = sealedStrike.resample(sealedStrike.observe(data, 'red'), 'red', fast(`draw ${i}`), []);
      for (const { blue } of [other, drawn]) for (const { box } of blue.squadrons) boxes.add(box);
    }
    expect(boxes).toEqual(new Set([null, 'centre', 'south', 'lagoon']));
  });

  test('rule 1.5: every secret can be varied without the side seeing it', () => {
    const varied = new Set<string>();
    eachMoment((data, side, seed) => {
      for (const secret of sealedStrike.secrets.filter(({ hiddenFrom }) => hiddenFrom === side)) {
        const other = clone(data);
        const changed = secret.vary(other, fast(seed));
        if (changed) varied.add(secret.name);
        expect(JSON.stringify(other) !== JSON.stringify(data)).toBe(changed);
        expect(sealedStrike.observe(other, side)).toEqual(sealedStrike.observe(data, side));
        expect(invariants(other)).toEqual([]);
      }
    });
    expect([...varied].sort()).toEqual(['blue fighters', 'blue ships', 'red fighters', 'red ships']);
  });
});
