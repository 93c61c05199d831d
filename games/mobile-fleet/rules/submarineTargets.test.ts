import { NONE } from '@point-option/chit-pull';
import { ask, journalFor, oddsFor, promptFor } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { MobileTheater } from '../data/own.ts';
import { observe } from '../view.ts';
import { clearMap, moving, playedOf, sailing } from './sailing.testing.ts';
import { choices, dataOf, hex, join, marker, order, place, put, ship, type Table } from './testing.ts';

/** Force A sails onto a US submarine, which rolls a 9 on the contact table: it may attack what it likes. */
function contact(secretComposition: boolean, change: (data: MobileTheater) => void = () => {}): Table {
  const match = moving('Force A', {
    options: { secretComposition },
    change: (data) => {
      clearMap(data);
      place(data, 'Force A', '0618');
      data.subs = [{ side: 'us', hex: hex('0718'), is: 'real' }];
      change(data);
    },
  });
  order(match, 'japan', [hex('0718')], 9);
  return match;
}
const FORCE_A = ['Taiho', 'Shokaku', 'Zuikaku', 'Myoko', 'Haguro', 'Yahagi'];
const TRUTH = { CV: 3, CA: 2, CL: 1, DD: 2 };

describe('the target of the captain choice', () => {
  test('rule 11.1.4e: after an exact report its owner chooses the very ship', () => {
    const match = contact(false);
    expect(ask(match, 'japan')).toMatchObject({ kind: 'allot' });
    order(match, 'japan', TRUTH);
    expect(choices(match, 'us')).toEqual(expect.arrayContaining(FORCE_A));
    expect(choices(match, 'us')).toHaveLength(8);
    expect(promptFor(match, 'us')).toMatchObject({
      options: [
        { label: { key: 'torpedo ship', values: { ship: 'Taiho' } }, touches: [{ piece: 'Force A' }] },
        {},
        {},
        {},
        {},
        {},
        {},
        {},
      ],
    });
    expect(oddsFor(match, 'us', 'Zuikaku')?.of).toBe(10);
    // No die picks the ship: the first is for the torpedoes, the next for a critical hit.
    order(match, 'us', 'Zuikaku', 3, 1);
    const hit = FORCE_A.filter((id) => dataOf(match).hits[ship(id)] !== 0);
    expect(hit).toEqual(['Zuikaku']);
  });

  test('rule 11.1.4e: of a force it is a ship of the group that was met, which both sides see', () => {
    const match = moving('Mobile Fleet', {
      options: { secretComposition: false },
      change: (data) => {
        for (const force of ['Force A', 'Force B', 'Force C']) join(data, force, 'Mobile Fleet');
        data.subs = [{ side: 'us', hex: hex('0718'), is: 'real' }];
      },
    });
    order(match, 'japan', [hex('0718')], 9, 2);
    const rolls = journalFor(match.table.journal ?? [], 'us').filter(({ roll }) => roll);
    expect(rolls).toHaveLength(2);
    expect(observe(dataOf(match), 'us').report?.group).toBe(marker('Force B'));
    order(match, 'japan', { CVL: 3, BB: 1, CA: 1, DD: 2 });
    expect(choices(match, 'us')).toContain('Junyo');
    expect(choices(match, 'us')).not.toContain('Taiho');
  });

  test('rule 11.1.4i: which ships are there stays secret with the group', () => {
    const match = contact(true);
    expect(observe(dataOf(match), 'us').report?.group).toBe(NONE);
    order(match, 'japan', TRUTH);
    expect(choices(match, 'us')).toEqual(['CV', 'CA', 'CL', 'DD']);
  });

  test('rule 11.1.5d: destroyers are hit as easily as any other ship', () => {
    const match = contact(false);
    order(match, 'japan', TRUTH);
    // A 3 on column 6 hits once; less the 3 that aircraft have against destroyers it would not.
    order(match, 'us', 'DIV 61', 3);
    expect(dataOf(match).hits[ship('DIV 61')]).toBe(1);
    const [roll] = (match.table.journal ?? []).flatMap((event) =>
      event.roll?.purpose === 'purpose.submarine attack' ? [event.roll.chart] : [],
    );
    expect(roll).toMatchObject({ modified: 3, modifiers: [] });
  });
});

describe('the report and the torpedoes', () => {
  /** The chart rolls of the torpedoes, or of critical hits after them. */
  const rolls = (match: Table, purpose: string) =>
    (match.table.journal ?? []).flatMap(({ roll }) => (roll?.purpose === purpose ? [roll.chart] : []));

  test('rule 11.1.4f: who waits for the report knows how far off it may be', () => {
    const match = moving('Force A', {
      change: (data) => {
        clearMap(data);
        place(data, 'Force A', '0618');
        data.subs = [{ side: 'us', hex: hex('0718'), is: 'real' }];
      },
    });
    order(match, 'japan', [hex('0718')], 3);
    expect(observe(dataOf(match), 'us').report).toMatchObject({ tolerance: 3, open: true });
  });

  test('rule 11.1.5a: on column 6 a 9 is two hits', () => {
    const match = contact(false);
    order(match, 'japan', TRUTH);
    order(match, 'us', 'Taiho', 9, 1, 1);
    expect(rolls(match, 'purpose.submarine attack')).toMatchObject([{ column: '6', modified: 9, result: 2 }]);
  });

  test('rule 11.1.5b: destroyers of other groups in the force are no screen', () => {
    const match = moving('Mobile Fleet', {
      options: { secretComposition: false },
      change: (data) => {
        for (const force of ['Force A', 'Force B', 'Force C']) join(data, force, 'Mobile Fleet');
        put(data, 'Force A', 'DIV 4', 'DIV 27');
        data.subs = [{ side: 'us', hex: hex('0718'), is: 'real' }];
      },
    });
    order(match, 'japan', [hex('0718')], 9, 2);
    order(match, 'japan', { CVL: 3, BB: 1, CA: 1 });
    order(match, 'us', 'Mogami', 1);
    expect(rolls(match, 'purpose.submarine attack')).toMatchObject([{ natural: 1, modified: 2 }]);
  });

  test('rule 11.1.5c: two hits are two critical rolls', () => {
    const match = contact(false);
    order(match, 'japan', TRUTH);
    order(match, 'us', 'Taiho', 8, 1, 1);
    expect(rolls(match, 'purpose.critical by submarine')).toHaveLength(2);
  });
});

describe('ships on their own', () => {
  const around = (label: string): string[] => grid.neighbours(hex(label)).map(grid.label);
  /** Where the first US marker may go: its distance die, with Force A in 0618 and a detachment in 2010. */
  function hexes(die: number): string[] {
    const match = playedOf(
      sailing.submarines.patrol,
      { side: 'us' as const, left: 0, band: 'anywhere' as const, hex: -1 },
      {
        dice: [1, die],
        change: (data) => {
          clearMap(data);
          place(data, 'Force A', '0618');
          place(data, 'Japanese detachment 1', '2010');
          put(data, 'Japanese detachment 1', 'Haruna');
        },
      },
    );
    const asked = ask(match, 'us');
    return asked?.kind === 'one' ? asked.options.map((each) => grid.label(Number(each))) : [];
  }

  test('rule 11.1.2g: ships detached from a formation count for no distance', () => {
    expect(fleet.markers[marker('Japanese detachment 1')]?.kind).toBe('detached');
    expect(hexes(1)).toEqual(expect.arrayContaining(around('2010')));
    expect(hexes(6).sort()).toEqual(around('0618').sort());
  });

  test('rule 11.1.2c: but no marker goes where they are', () => {
    expect(hexes(1)).not.toContain('2010');
  });
});
